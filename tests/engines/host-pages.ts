/** The host pages in an engine that Playwright does not drive: on each the newsletter must be ready and take typing. */
import { addressOf, inclusions, strictPages, surroundings } from "#tests/hosts/pages.ts";
import { faultyAddress, tamperedAddress } from "#tests/hosts/held.ts";
import type { Stage } from "#tests/results.ts";
import type { Engine, Tab } from "./engine.ts";

/** Where pages patch prototypes, WebKit's driver cannot send its own answer: "cannot serialize cyclic structures". */
const undrivable: Readonly<Record<string, readonly string[]>> = { WebKit: ["patched prototypes"] };

/** What the French newsletter is made of, by the start of the name. */
const files = ["paint-", "react-", "core-", "forms-", "newsletter.js", "newsletter.fr.js", "core.fr.js"];

const patienceMs = 20_000;

/** Runs in the page: waits for the tag (in another shadow root too), types, and answers what then stands in the field. */
const typeIntoNewsletter = `new Promise((resolve, reject) => {
  const limit = setTimeout(() => reject(new Error("not ready after ${patienceMs} ms")), ${patienceMs});
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

/** From the first answer for that file, which was a 503, to the widget. */
const recoveryMs = (file: string): string => `(() => {
  const [failed] = performance.getEntriesByType("resource").filter(({ name }) => name.includes("/${file}"));
  const [ready] = performance.getEntriesByName("ready");
  return Math.round(ready.startTime - failed.responseEnd);
})()`;
const longestRecoveryMs = 2000;

async function problemAt(tab: Tab, address: string, faulty?: string): Promise<string | undefined> {
  try {
    await tab.go(address);
    const typed = await tab.evaluate(typeIntoNewsletter);
    if (typed !== "Marie") return `the field holds ${JSON.stringify(typed)}`;
    if (!faulty) return undefined;
    const took = Number(await tab.evaluate(recoveryMs(faulty)));
    return took <= longestRecoveryMs ? undefined : `ready ${took} ms after the file failed`;
  } catch (error) {
    return String(error);
  }
}

/** Runs in the page: waits until the tag has failed, and answers whether a byte of the changed file ran. */
const failAndTell = `new Promise((resolve, reject) => {
  const limit = setTimeout(() => reject(new Error("no failure after ${patienceMs} ms")), ${patienceMs});
  const look = () => {
    if (!document.querySelector("digi-newsletter")?.matches(":state(error)")) return requestAnimationFrame(look);
    clearTimeout(limit);
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
  const names = Object.keys({ ...inclusions, ...surroundings, ...strictPages }).filter((one) => !undrivable[engine.name]?.includes(one));
  const pages: readonly (readonly [name: string, address: string, faulty?: string])[] = [
    ...names.map((name) => [name, addressOf(name)] as const),
    ...files.map((file) => [`${file} fails once`, faultyAddress(file), file] as const),
  ];
  const count = (name: string, problem: string | undefined): void => {
    if (problem) console.log(`  ✘ ${engine.name}: ${name}: ${problem}`);
    stage[problem ? "failed" : "passed"] += 1;
  };
  for (const [name, address, faulty] of pages) count(name, await problemAt(tab, address, faulty));
  for (const file of ["integrity.js", ...files]) count(`${file} is not what was built`, await problemOfTampered(tab, file));
  await tab.close();
  return stage;
}
