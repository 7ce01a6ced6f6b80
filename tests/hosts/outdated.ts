/**
 * Scenarios in which a release is removed from its server while a page is open: rendered widgets stay, and a widget that can load no more
 * files tells the visitor what to do. They run in Playwright's Chromium (hostile.test.ts), Firefox and WebKit (tests/engines.ts).
 */
import { setTimeout as pause } from "node:timers/promises";
import { leavingLoader, stagedAddress } from "./held.ts";
import { apiInPage, focusFirst, inTag, runAt, until, type Scenario } from "./scenario.ts";
import type { TypingTab } from "./take-over.ts";

/** HTML with a tag far below the window, whose files are therefore not requested yet. */
const further = `<div style="height: 6000px"></div><digi-contact><a href="/contact">Write to us</a></digi-contact>`;

/**
 * Opens a page and waits until its newsletter is ready.
 * @returns a function that removes the page's release from the server
 */
async function openReady(tab: TypingTab, { lang = "en", data = "" } = {}): Promise<() => Promise<void>> {
  const { loader, leave } = leavingLoader();
  await tab.go(stagedAddress("outdated", `${await apiInPage()}<digi-newsletter></digi-newsletter>${further}`, lang));
  await tab.evaluate(`(window.isOld = true, window.run = ${runAt}, run("${loader}", location.origin, "${data}"))`);
  await tab.evaluate(until(`tag.matches(":state(ready)")`));
  return leave;
}

const scrollDown = `(document.querySelector("digi-contact").scrollIntoView(), 0)`;
const pressIn = (selector: string): string => `(root.querySelector("${selector}").click(), 0)`;

/**
 * Waits until the page was loaded anew, for 25 s at most. The program that controls the browser may have lost the old page meanwhile, and
 * an error then counts as the old page.
 */
async function reloaded(tab: TypingTab): Promise<boolean> {
  for (let looks = 0; looks < 1000; looks++) {
    const isOld = await tab.evaluate("window.isOld === true").catch(() => true);
    if (!isOld) return true;
    await pause(25);
  }
  return false;
}

export const outdatedScenarios: Readonly<Record<string, Scenario>> = {
  "the release is gone, and the security check asks for its file: it says so, what was typed stays, a button reloads the page": async (
    tab,
  ) => {
    const leave = await openReady(tab);
    await leave();
    await tab.evaluate(focusFirst);
    await tab.keyboard.type("Marie");
    await tab.evaluate(until(`state === "failed"`));
    const seen = await tab.evaluate(inTag(`[said, check.querySelector("button").textContent, root.querySelector("input").value]`));
    await tab.evaluate(inTag(pressIn(".ui-captcha button")));
    return [
      [seen, await reloaded(tab)],
      [["The security check did not succeed. This page is out of date.", "Reload", "Marie"], true],
    ];
  },

  ...Object.fromEntries(
    [
      ["en", "This page is out of date.", "Reload"],
      ["fr", "Cette page n’est plus à jour.", "Recharger"],
      ["nl", "Deze pagina is verouderd.", "Opnieuw laden"],
    ].map(([lang, message, button]): [string, Scenario] => [
      `the release is gone before a tag is come to: its card offers to reload, under the page's own content (${lang})`,
      async (tab) => {
        const leave = await openReady(tab, { lang: lang as string });
        await leave();
        await tab.evaluate(scrollDown);
        await tab.evaluate(until(`tag.matches(":state(error)") && root.querySelector("[role=alert]").textContent !== ""`, "digi-contact"));
        const seen = `[...root.querySelector("[role=alert]").childNodes].map((node) => node.textContent)`;
        const card = await tab.evaluate(inTag(seen, "digi-contact"));
        const fallback = await tab.evaluate(inTag(`tag.querySelector("a").checkVisibility()`, "digi-contact"));
        await tab.evaluate(inTag(pressIn("[role=alert] > button"), "digi-contact"));
        return [
          [card, fallback, await reloaded(tab)],
          [[message, button], true, true],
        ];
      },
    ]),
  ),

  "the release is gone: a switch of the language and the doctor say so to whoever asked": async (tab) => {
    const leave = await openReady(tab);
    await leave();
    const codes = await tab.evaluate(
      `Promise.all([digiWidgets.setLanguage("fr"), digiWidgets.doctor()].map((one) => one.then(() => "done", ({ code }) => code)))`,
    );
    return [codes, ["chunk.outdated", "chunk.outdated"]];
  },
};
