/**
 * Scenarios with a file that is requested and never arrives. Its time limit ends when the scenario says so, and not by the clock. They run
 * in Playwright's Chromium (hostile.test.ts), Firefox and WebKit (tests/engines.ts).
 */
import { attemptMs } from "#loader/chunks.ts";
import { apiInPage, focusFirst, inTag, runAt, until, type Scenario } from "./scenario.ts";
import { asked, hangingLoader, stagedAddress } from "./held.ts";
import type { TypingTab } from "./take-over.ts";

const holdAttempts = `(() => {
  const real = setTimeout;
  const waiting = [];
  window.endAttempts = () => waiting.splice(0).forEach((end) => end());
  window.setTimeout = (work, delayMs = 0, ...given) =>
    [1, 2, 4, 8].includes(delayMs / ${attemptMs}) ? -waiting.push(work) : real(work, delayMs, ...given);
})()`;

/**
 * Opens a page where the first `times` requests for a file hang.
 * @returns a function that waits until the file was requested `count` times, and then ends the time limit of that attempt
 */
async function open(tab: TypingTab, file: string, times: number): Promise<(count: number) => Promise<void>> {
  const { loader, name } = hangingLoader(file, times);
  const tag = `<digi-newsletter><a href="/letters">Our newsletter</a></digi-newsletter>`;
  await tab.go(stagedAddress("hanging", (await apiInPage()) + tag));
  await tab.evaluate(holdAttempts);
  await tab.evaluate(`(window.run = ${runAt}, run("${loader}", location.origin))`);
  return async (count) => {
    while ((await asked(name)) < count);
    await tab.evaluate("endAttempts()");
  };
}

/** Opens a page where the file that solves the security check never arrives, and focuses the form, which starts the check. */
async function openCheck(tab: TypingTab, times: number): Promise<(count: number) => Promise<void>> {
  const endAttempt = await open(tab, "altcha-", times);
  await tab.evaluate(until(`tag.matches(":state(ready)")`));
  await tab.evaluate(focusFirst);
  return endAttempt;
}

const takesTooLong = "The security check did not succeed. Our service is taking too long to respond.";

const pressConfirmAgain = `[...check.querySelectorAll("button")].find((one) => one.textContent === "Please confirm again").click()`;
const confirmAgain = inTag(`(${pressConfirmAgain}, 0)`);

/**
 * Presses the control of the security check, and presses it again where the check has failed once more. The control reports a failure after
 * ten seconds, but the code gives the file up a little later, after it has checked whether the release is still there; a press in between
 * waits for that end.
 */
const confirmUntilVerified = until(`state === "verified" || (state === "failed" && (${pressConfirmAgain}, false))`);

export const hangingScenarios: Readonly<Record<string, Scenario>> = {
  ...Object.fromEntries(
    ["newsletter.js", "newsletter.en.js", "react-"].map((file): [string, Scenario] => [
      `${file} hangs once: asked for again when its time is over, the widget is ready`,
      async (tab) => {
        const endAttempt = await open(tab, file, 1);
        await endAttempt(1);
        await tab.evaluate(until(`tag.matches(":state(ready)")`));
        return [await tab.evaluate(inTag(`root.querySelectorAll("[role=alert]").length`)), 0];
      },
    ]),
  ),

  "newsletter.en.js always hangs: the page's own content and a card with a button in the end": async (tab) => {
    const endAttempt = await open(tab, "newsletter.en.js", 4);
    for (let count = 1; count <= 4; count++) await endAttempt(count);
    await tab.evaluate(until(`tag.matches(":state(error)") && root.querySelector("[role=alert] > button")`));
    const seen = `[root.querySelector("[role=alert] > button").textContent, tag.querySelector("a").checkVisibility()]`;
    return [await tab.evaluate(inTag(seen)), ["Try again", true]];
  },

  "the security check's own file hangs once: it is said after ten seconds, and whoever confirms again has it done": async (tab) => {
    const endAttempt = await openCheck(tab, 1);
    await endAttempt(1);
    await tab.evaluate(until(`state === "failed"`));
    const told = await tab.evaluate(inTag(`said`));
    await tab.evaluate(confirmAgain);
    await tab.evaluate(until(`state === "verified"`));
    return [told, takesTooLong];
  },

  "the security check's own file always hangs: it is said each time, and whoever confirms again has it done when the file comes": async (
    tab,
  ) => {
    const endAttempt = await openCheck(tab, 4);
    await endAttempt(1);
    await tab.evaluate(until(`state === "failed"`));
    const first = await tab.evaluate(inTag(`said`));
    await tab.evaluate(confirmAgain);
    const meanwhile = await tab.evaluate(inTag(`state`));
    for (let count = 2; count <= 4; count++) await endAttempt(count);
    await tab.evaluate(until(`state === "failed"`));
    const second = await tab.evaluate(inTag(`said`));
    await tab.evaluate(confirmUntilVerified);
    return [
      [first, meanwhile, second],
      [takesTooLong, "working", takesTooLong],
    ];
  },
};
