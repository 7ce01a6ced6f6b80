/**
 * `npm run lighthouse` runs Lighthouse, as on a phone, on the demo's home page and on the same page without the tags. The page with tags
 * must come within 5 points of the other in performance, and reach 100 in accessibility and best practices. The result is the median of
 * five visits, alternating between the pages, each in a browser of its own.
 */
import { spawn, type ChildProcess } from "node:child_process";
import { createServer, type Server } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import lighthouse from "lighthouse";
import { chromium } from "playwright-core";
import { chromiumArgs, ensureChromium } from "#tests/browser.ts";
import { ports } from "#tests/ports.ts";
import { median } from "./statistics.ts";

const rounds = 5;
const mostBehind = 5;
const categories = ["performance", "accessibility", "best-practices"] as const;
type Scores = Readonly<Record<(typeof categories)[number], number>>;

const site = `http://localhost:${ports.demo}`;
const debuggingPort = ports.sample + 1;

async function startDemo(): Promise<ChildProcess> {
  const env = { ...process.env, DEMO_PORT: String(ports.demo), DATA_DIR: ".cache/lighthouse-data" };
  const demo = spawn(process.execPath, ["--import", "tsx", "tests/start-demo.ts"], { env, stdio: ["ignore", "ignore", "inherit"] });
  for (let tries = 0; tries < 120; tries++) {
    const answer = await fetch(`${site}/en`).catch(() => undefined);
    if (answer?.ok) return demo;
    await pause(500);
  }
  demo.kill();
  throw new Error(`no demo answers at ${site}`);
}

/** Returns the HTML of a page without our tags, our script and the reserved space. The rest of the page stays. */
const without = (html: string): string =>
  html
    .replaceAll(/<(digi-[\w-]+)[\s\S]*?<\/\1>/g, "")
    .replace(/<script async src="\/v1\/loader\.js"[^>]*><\/script>/, "")
    .replace('<link rel="stylesheet" href="/v1/reserve.css">', "");

async function serveWithout(): Promise<Server> {
  const server = createServer((request, response) => {
    const answer = async (): Promise<void> => {
      const found = await fetch(site + (request.url ?? "/"));
      const type = found.headers.get("content-type") ?? "";
      response.writeHead(found.status, { "content-type": type, "cache-control": found.headers.get("cache-control") ?? "" });
      response.end(type.startsWith("text/html") ? without(await found.text()) : Buffer.from(await found.arrayBuffer()));
    };
    answer().catch((cause: unknown) => response.writeHead(502).end(String(cause)));
  });
  await new Promise<void>((resolve) => server.listen(ports.hosts, resolve));
  return server;
}

/** Visits a page and returns its scores. For each score below 100 the reasons that Lighthouse gives are printed. */
async function visit(address: string): Promise<Scores> {
  const args = [...chromiumArgs, `--remote-debugging-port=${debuggingPort}`];
  const browser = await chromium.launch({ executablePath: ensureChromium(), args });
  try {
    const result = await lighthouse(address, { port: debuggingPort, onlyCategories: [...categories], logLevel: "error" });
    if (!result) throw new Error(`Lighthouse says nothing of ${address}`);
    const { categories: found, audits } = result.lhr;
    const scores = Object.fromEntries(categories.map((name) => [name, Math.round((found[name]?.score ?? 0) * 100)])) as Scores;
    const numbers = ["first-contentful-paint", "largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift", "speed-index"];
    console.log(address, JSON.stringify(scores), numbers.map((name) => `${name} ${audits[name]?.displayValue}`).join(", "));
    for (const name of categories.slice(1).filter((one) => scores[one] < 100))
      for (const { id } of found[name]?.auditRefs.filter((one) => one.weight > 0 && audits[one.id]?.score === 0) ?? [])
        console.log(`  ${name}: ${audits[id]?.title} ${JSON.stringify(audits[id]?.details).slice(0, 600)}`);
    return scores;
  } finally {
    await browser.close();
  }
}

const demo = await startDemo();
const bare = await serveWithout();
const failures: string[] = [];
try {
  const [ours, theirs]: [Scores[], Scores[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    ours.push(await visit(`${site}/en`));
    theirs.push(await visit(`http://localhost:${ports.hosts}/en`));
  }
  const of = (all: readonly Scores[], name: keyof Scores): number => median(all.map((scores) => scores[name]));
  const [withTags, withoutTags] = [of(ours, "performance"), of(theirs, "performance")];
  console.log(`performance ${withTags}, without the tags ${withoutTags}`);
  if (withoutTags - withTags > mostBehind) failures.push(`performance ${withTags} beside ${withoutTags}`);
  // The other pages are the home page in other languages, so one visit of each is enough.
  for (const [path, all] of [
    ["/en", ours],
    ["/fr", [await visit(`${site}/fr`)]],
    ["/nl", [await visit(`${site}/nl`)]],
  ] as const)
    for (const name of categories.slice(1)) if (of(all, name) < 100) failures.push(`${path}: ${name} ${of(all, name)}`);
} finally {
  bare.close();
  demo.kill();
}
for (const failure of failures) console.error(`✘ ${failure}`);
process.exitCode = failures.length > 0 ? 1 : 0;
