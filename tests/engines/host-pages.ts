/** Tests the host pages in a browser that Playwright does not drive: on each page the newsletter must become ready and accept typing. */
import { addressOf, includingPages, inclusions, strictPages, surroundings } from "#tests/hosts/pages.ts";
import { faultyAddress, tamperedAddress, type Fault } from "#tests/hosts/held.ts";
import type { Stage } from "#tests/runner/results.ts";
import type { Engine, Tab } from "./engine.ts";

/**
 * Host pages that cannot be tested, by the name of the browser. On a page with patched prototypes WebKit's driver cannot send its own
 * response ("cannot serialize cyclic structures").
 */
const undrivable: Readonly<Record<string, readonly string[]>> = { WebKit: ["patched prototypes"] };

const redirectedModule = "redirected alone, as a module";

/** The files that the French newsletter needs, each by the beginning of its name. */
const files = ["prerender-", "react-", "core-", "forms-", "newsletter.js", "newsletter.fr.js", "core.fr.js"];

/** One file that all widgets share, and one that belongs to a single widget. */
const oneOfEachKind = ["react-", "newsletter.js"];

type Faulty = { readonly file: string; readonly faults: readonly Fault[] };
const faulty: readonly Faulty[] = [
  ...files.map((file) => ({ file, faults: ["503"] as const })),
  ...oneOfEachKind.flatMap((file) => [["cut"], ["html"], ["503", "cut", "html"]].map((faults) => ({ file, faults: faults as Fault[] }))),
];

const slowAfterMs = 20_000;

/**
 * Waits for the newsletter (also in another tag's shadow root), types into its field, and returns the value that the field then has. This
 * script runs in the page.
 */
const typeIntoNewsletter = `new Promise((resolve, reject) => {
  const limit = setTimeout(() => reject(new Error("not ready after ${slowAfterMs} ms")), ${slowAfterMs});
  const find = () =>
    document.querySelector("digi-newsletter") ??
    [...document.querySelectorAll("div")].map((one) => one.shadowRoot?.querySelector("digi-newsletter")).find(Boolean);
  const look = () => {
    const tag = find();
    if (!tag?.matches(":state(ready)")) return requestAnimationFrame(look);
    clearTimeout(limit);
    performance.mark("ready");
    const input = tag.shadowRoot.querySelector("input");
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value").set.call(input, "Marie");
    input.dispatchEvent(new Event("input", { bubbles: true, composed: true }));
    requestAnimationFrame(() => resolve(input.isConnected ? input.value : "the field is gone"));
  };
  look();
})`;

/**
 * Returns a script for the page that tells how many ms passed from the first, failed response for a file until the widget was ready, and
 * how often the file was requested.
 */
const recovery = (file: string): string => `(() => {
  const answers = performance.getEntriesByType("resource").filter(({ name }) => name.split("/").at(-1).startsWith("${file}"));
  const [ready] = performance.getEntriesByName("ready");
  return [Math.round(ready.startTime - answers[0].responseEnd), answers.length];
})()`;

/** Returns the ms within which a widget must be ready after a file has failed once, or several times. */
const longestRecoveryMs = (faults: readonly Fault[]): number => (faults.length === 1 ? 2000 : 8000);

async function problemAt(engine: string, tab: Tab, address: string, faulty?: Faulty): Promise<string | undefined> {
  try {
    await tab.go(address);
    const typed = await tab.evaluate(typeIntoNewsletter);
    if (typed !== "Marie") return `the field holds ${JSON.stringify(typed)}`;
    if (!faulty) return undefined;
    const [took = Infinity, asked] = (await tab.evaluate(recovery(faulty.file))) as number[];
    // WebKit records no performance entry of a request that was cut off, so such a request is not counted.
    const seen = faulty.faults.filter((fault) => engine !== "WebKit" || fault !== "cut");
    if (asked !== seen.length + 1) return `the file was asked for ${asked} times`;
    return took <= longestRecoveryMs(faulty.faults) ? undefined : `ready ${took} ms after the file failed`;
  } catch (error) {
    return String(error);
  }
}

/**
 * Waits until the tag has failed, checks the card of the failure, and tells whether any code of the changed file ran. This script runs in
 * the page.
 */
const failAndTell = `new Promise((resolve, reject) => {
  const limit = setTimeout(() => reject(new Error("no failure after ${slowAfterMs} ms")), ${slowAfterMs});
  const look = () => {
    const tag = document.querySelector("digi-newsletter");
    if (!tag?.matches(":state(error)")) return requestAnimationFrame(look);
    clearTimeout(limit);
    const button = tag.shadowRoot.querySelector("[role=alert] > button");
    if (!(button?.offsetHeight >= 48)) return reject(new Error("no card with a button of 48 px"));
    if (tag.offsetHeight > 200) return reject(new Error("the widget was not given back: " + tag.offsetHeight + " px"));
    resolve("tampered" in globalThis ? "it ran" : "it did not run");
  };
  look();
})`;

async function problemOfTampered(tab: Tab, file: string): Promise<string | undefined> {
  try {
    await tab.go(tamperedAddress(file));
    const told = await tab.evaluate(failAndTell);
    return told === "it did not run" ? undefined : String(told);
  } catch (error) {
    return String(error);
  }
}

export async function runHostPages(engine: Engine): Promise<Stage> {
  const stage = { name: `host pages, ${engine.name}`, passed: 0, failed: 0 };
  const tab = await engine.open();
  const names = Object.keys({ ...inclusions, ...surroundings, ...strictPages, ...includingPages }).filter(
    (one) => !undrivable[engine.name]?.includes(one),
  );
  // The page "redirected alone, as a module" is tested before all others: once Firefox has compiled the file, it may report another address
  // from which the file came.
  names.sort((one, other) => Number(other === redirectedModule) - Number(one === redirectedModule));
  // The pages `integrity`, `verify` and `verify-fr` have every file checked by its hash, and all hashes are right.
  names.push("integrity", "verify", "verify-fr");
  const pages: readonly (readonly [name: string, address: string, faulty?: Faulty])[] = [
    ...names.map((name) => [name, addressOf(name)] as const),
    ...faulty.map((one) => [`${one.file} fails: ${one.faults.join(", ")}`, faultyAddress(one.file, one.faults), one] as const),
  ];
  const count = (name: string, problem: string | undefined): void => {
    if (problem) console.log(`  ✘ ${engine.name}: ${name}: ${problem}`);
    stage[problem ? "failed" : "passed"] += 1;
  };
  for (const [name, address, fault] of pages) count(name, await problemAt(engine.name, tab, address, fault));
  for (const file of ["integrity.js", ...files]) count(`${file} is not what was built`, await problemOfTampered(tab, file));
  await tab.close();
  return stage;
}
