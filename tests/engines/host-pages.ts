/** The host pages in an engine that Playwright does not drive: on each the newsletter must be ready and take typing. */
import { addressOf, inclusions, strictPages, surroundings } from "#tests/hosts/pages.ts";
import { faultyAddress } from "#tests/hosts/held.ts";
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
    const input = tag.shadowRoot.querySelector("input");
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value").set.call(input, "Marie");
    input.dispatchEvent(new Event("input", { bubbles: true, composed: true }));
    requestAnimationFrame(() => resolve(input.isConnected ? input.value : "the field is gone"));
  };
  look();
})`;

async function problemAt(tab: Tab, address: string): Promise<string | undefined> {
  try {
    await tab.go(address);
    const typed = await tab.evaluate(typeIntoNewsletter);
    return typed === "Marie" ? undefined : `the field holds ${JSON.stringify(typed)}`;
  } catch (error) {
    return String(error);
  }
}

export async function runHostPages(engine: Engine): Promise<Stage> {
  const stage = { name: `host pages, ${engine.name}`, passed: 0, failed: 0 };
  const tab = await engine.open();
  const names = Object.keys({ ...inclusions, ...surroundings, ...strictPages }).filter((one) => !undrivable[engine.name]?.includes(one));
  const pages = Object.fromEntries([
    ...names.map((name) => [name, addressOf(name)]),
    ...files.map((file) => [`${file} fails once`, faultyAddress(file)]),
  ]) as Readonly<Record<string, string>>;
  for (const [name, address] of Object.entries(pages)) {
    const problem = await problemAt(tab, address);
    if (problem) console.log(`  ✘ ${engine.name}: ${name}: ${problem}`);
    stage[problem ? "failed" : "passed"] += 1;
  }
  await tab.close();
  return stage;
}
