/**
 * Tests a widget with parts in a browser that Playwright does not drive: each file of a part fails in every way, and the part must be shown
 * nevertheless.
 */
import { createReadStream, existsSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import { once } from "node:events";
import { basename, join } from "node:path";
import type { Fault } from "#tests/hosts/held.ts";
import { generated, sampleRelease } from "#tests/hosts/sample-release.ts";
import { ports } from "#tests/ports.ts";
import type { Stage } from "#tests/runner/results.ts";
import type { Engine, Tab } from "./engine.ts";

const origin = `http://localhost:${ports.sample}`;
const html = { "content-type": "text/html; charset=utf-8" };
const pageWith = (tag: string): string =>
  `<!doctype html><html lang="fr"><title>Parts</title><link rel="icon" href="data:,"><script async src="/dist/v1/loader.js"></script><${tag} loading="eager"></${tag}>`;

/** The French names of the buttons that lead to the parts, each with the heading of its part. */
const parts = [
  ["Vers les détails", "Vos coordonnées"],
  ["Vers le plan", "Votre plan"],
  ["Vers le récapitulatif", "Récapitulatif"],
] as const;

/** The pattern of names of a part's files; it matches no file of a widget itself or of a widget's language. */
const partFile = /^[\w-]+\.\w{3,}(\.fr)?\.js$/;

/** Serves the pages and the release. While `fault` is set, each file whose name matches `which` fails `times` times before it is sent. */
function createSite(dist: string) {
  const state = { fault: undefined as Fault | undefined, times: 0, which: /./ };
  const failures = new Map<string, number>();
  const asked: string[] = [];
  const fail = (response: ServerResponse, fault: Fault): void => {
    if (fault === "503") response.writeHead(503).end();
    else if (fault === "html") response.writeHead(200, html).end("<!doctype html><p>Maintenance</p>");
    else
      response
        .writeHead(200, { "content-type": "text/javascript", "content-length": 9999 })
        .write("export const d = [", () => response.socket?.resetAndDestroy());
  };
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? "/", origin).pathname);
    if (path === "/sample-list") return void response.writeHead(503).end();
    if (!path.startsWith("/dist/")) return void response.writeHead(200, html).end(pageWith(path.slice(1)));
    asked.push(request.url ?? "");
    const name = basename(path);
    const count = failures.get(name) ?? 0;
    if (state.fault && state.which.test(name) && count < state.times) {
      failures.set(name, count + 1);
      return fail(response, state.fault);
    }
    const file = join(dist, path.slice("/dist/".length));
    if (!existsSync(file)) return void response.writeHead(404).end();
    // Files are sent with `no-store`: otherwise the address with which the loader tries again would come from the cache of an earlier
    // visit, and nothing would fail.
    response.writeHead(200, { "content-type": "text/javascript", "cache-control": "no-store" });
    createReadStream(file).pipe(response);
    return undefined;
  });
  return {
    server,
    asked,
    failures,
    set(fault: Fault | undefined, times: number, which = /./): void {
      Object.assign(state, { fault, times, which });
      failures.clear();
      asked.length = 0;
    },
  };
}

/**
 * Presses the button of the given name as soon as it is shown, then waits for a heading, or the title of an alert, with the wanted text.
 * This script runs in the page.
 */
const press = (button: string, wanted: string): string => `new Promise((resolve, reject) => {
  const limit = setTimeout(() => reject(new Error("not there after 20 s")), 20_000);
  let isPressed = false;
  const look = () => {
    const root = document.querySelector("digi-sample-steps")?.shadowRoot;
    const named = (selector, text) => [...(root?.querySelectorAll(selector) ?? [])].find((one) => one.textContent.trim() === text);
    const button = named("button", ${JSON.stringify(button)});
    if (!isPressed && button) isPressed = (button.click(), true);
    const found = isPressed && named("h3, .ui-alert-title", ${JSON.stringify(wanted)});
    if (!found) return requestAnimationFrame(look);
    clearTimeout(limit);
    requestAnimationFrame(() => resolve(root.activeElement?.textContent.includes(${JSON.stringify(wanted)}) ? "focused" : "not focused"));
  };
  look();
})`;

export async function runParts(engine: Engine): Promise<Stage> {
  const stage = { name: `parts, ${engine.name}`, passed: 0, failed: 0 };
  const site = createSite(await sampleRelease());
  site.server.listen(ports.sample, "localhost");
  await once(site.server, "listening");
  const tab = await engine.open();
  const check = async (title: string, work: () => Promise<string | undefined>): Promise<void> => {
    const problem = await work().catch((error: unknown) => String(error));
    if (problem) console.log(`  ✘ ${engine.name}: ${title}: ${problem}`);
    stage[problem ? "failed" : "passed"] += 1;
  };
  for (const fault of ["503", "cut", "html"] as const) {
    for (const [button, heading] of parts)
      await check(`each file of a part fails once (${fault}): ${heading}`, () => shownAfter(tab, site, fault, button, heading));
  }
  for (const fault of ["503", "cut", "html"] as const)
    await check(`each file of each part of a generated widget fails once (${fault})`, () => generatedAfter(tab, site, fault));
  await check("the box's retry works after a file has failed for good", () => shownByRetry(tab, site));
  await tab.close();
  site.server.close();
  return stage;
}

type Site = ReturnType<typeof createSite>;

async function openWidget(tab: Tab, site: Site): Promise<void> {
  site.set(undefined, 0);
  await tab.go(`${origin}/digi-sample-steps?${Math.random()}`);
  await tab.evaluate(
    `new Promise((resolve) => { const look = () => document.querySelector("digi-sample-steps:state(ready)") ? resolve() : requestAnimationFrame(look); look(); })`,
  );
}

async function shownAfter(tab: Tab, site: Site, fault: Fault, button: string, heading: string): Promise<string | undefined> {
  await openWidget(tab, site);
  site.set(fault, 1);
  const focus = await tab.evaluate(press(button, heading));
  if (site.failures.size < 2) return `only ${[...site.failures.keys()].join(" ")} failed`;
  return focus === "focused" ? undefined : `its heading is ${String(focus)}`;
}

/** Tests a widget that `npm run new` has generated, whose parts are shown from the start. */
async function generatedAfter(tab: Tab, site: Site, fault: Fault): Promise<string | undefined> {
  const [, ...titles] = Object.values(generated);
  site.set(fault, 1, partFile);
  await tab.go(`${origin}/digi-sample-list?${Math.random()}`);
  const shown = await tab.evaluate(`new Promise((resolve) => {
    const headings = () => [...(document.querySelector("digi-sample-list")?.shadowRoot?.querySelectorAll("h3") ?? [])].map((one) => one.textContent);
    const limit = setTimeout(() => resolve(headings().join()), 20_000);
    const look = () => (headings().length < ${titles.length} ? requestAnimationFrame(look) : (clearTimeout(limit), resolve(headings().join())));
    look();
  })`);
  if (site.failures.size !== 2 * titles.length) return `failed: ${[...site.failures.keys()].join(" ")}`;
  const wanted = titles.map((title) => title.fr).join();
  return shown === wanted ? undefined : `shown: ${String(shown)}`;
}

async function shownByRetry(tab: Tab, site: Site): Promise<string | undefined> {
  await openWidget(tab, site);
  site.set("503", 4);
  await tab.evaluate(press("Vers le récapitulatif", "Cette partie n’a pas pu s’afficher."));
  const focus = await tab.evaluate(press("Réessayer", "Récapitulatif"));
  const twice = site.asked.filter((address, index) => site.asked.indexOf(address) !== index);
  if (twice.length > 0) return `asked for twice: ${twice.join(" ")}`;
  return focus === "focused" ? undefined : `its heading is ${String(focus)}`;
}
