/** Scenarios with copies of the loader's script that cannot start or find no files, followed by a good one. */
import { storedAddress, heldRelease, stagedAddress } from "./held.ts";
import { apiInPage, focusFirst, good, inTag, runAt, until, type Scenario } from "./scenario.ts";

/** Ways in which a page may run a copy of the script's text, such as from a blob. Each is a function of the text. */
export const runCopy: Readonly<Record<string, string>> = {
  "from a blob": `(text) => document.head.append(Object.assign(document.createElement("script"), { src: URL.createObjectURL(new Blob([text])) }))`,
  "as a module from a blob": `(text) => import(URL.createObjectURL(new Blob([text], { type: "text/javascript" })))`,
  "in the page": `(text) => document.head.append(Object.assign(document.createElement("script"), { text }))`,
  "by eval": `(text) => (0, eval)(text)`,
};

/** Scenarios with a copy that cannot start, followed by a good one. */
export const copyScenarios: Readonly<Record<string, Scenario>> = Object.fromEntries(
  Object.entries(runCopy).map(([way, run]): [string, Scenario] => [
    `the script's text runs ${way}: one line names data-base, the page keeps its own, and a good copy serves`,
    async (tab) => {
      await tab.go(stagedAddress("copies", `<digi-newsletter><a href="/letters">Our newsletter</a></digi-newsletter>`));
      await tab.evaluate(`(async () => {
        window.told = [];
        console.warn = (line) => void told.push(line);
        window.failures = [];
        addEventListener("error", ({ message }) => void failures.push(message));
        window.run = ${run};
        await run(await (await fetch("${good}")).text());
        await new Promise((resolve) => setTimeout(resolve, 100));
      })()`);
      const before = await tab.evaluate(
        `[told.length, told[0]?.includes("data-base"), failures, !!customElements.get("digi-newsletter"), document.querySelector("a").checkVisibility()]`,
      );
      await tab.evaluate(`(document.head.append(Object.assign(document.createElement("script"), { src: "${good}" })), 0)`);
      await tab.evaluate(until(`tag.matches(":state(ready)")`));
      return [
        [before, await tab.evaluate("told.length")],
        [[1, true, [], false, true], 1],
      ];
    },
  ]),
);

/** Scenarios with a copy that starts and finds no files, followed by a good copy: at once, or after the visitor has seen the failure. */
export const reliefScenarios: Readonly<Record<string, Scenario>> = {
  ...Object.fromEntries(
    [true, false].map((isLate): [string, Scenario] => [
      `a copy that started and has no files is relieved by a good one ${isLate ? "after its failure was shown" : "at once"}`,
      async (tab) => {
        await tab.go(
          stagedAddress("copies", `${await apiInPage()}<digi-newsletter><a href="/letters">Our newsletter</a></digi-newsletter>`),
        );
        await tab.evaluate(`(window.run = ${runAt}, run("${storedAddress}", "https://nobody.example"))`);
        if (isLate) await tab.evaluate(until(`tag.matches(":state(error)") && root.querySelector("[role=alert] button")`));
        await tab.evaluate(`run("${good}", location.origin)`);
        await tab.evaluate(until(`tag.matches(":state(ready)")`));
        await tab.evaluate(focusFirst);
        await tab.evaluate(until(`state === "verified"`));
        return [await tab.evaluate(inTag(`[root.querySelectorAll("[role=alert]").length, tag.querySelectorAll("a").length]`)), [0, 1]];
      },
    ]),
  ),

  "of two good copies the first one's options count": async (tab) => {
    await tab.go(stagedAddress("copies", `${await apiInPage()}<digi-newsletter></digi-newsletter>`));
    await tab.evaluate(
      `(window.origins = [], window.fetch = ((own) => (address, ...given) => (origins.push(new URL(address).origin), own(address, ...given)))(fetch), 0)`,
    );
    await tab.evaluate(`(window.run = ${runAt}, run("${good}", "https://first.example"))`);
    await tab.evaluate(`run("${heldRelease("1")}/v1/loader.js", "https://second.example")`);
    await tab.evaluate(until(`tag.matches(":state(ready)")`));
    await tab.evaluate(focusFirst);
    await tab.evaluate(until(`state === "verified"`));
    return [await tab.evaluate(`[...new Set(origins)]`), ["https://first.example"]];
  },
};
