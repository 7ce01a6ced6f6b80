/**
 * Scenarios in which the security check does not succeed. For each reason the page's author gets one message in the console, once, and the
 * visitor gets one in the form. More scenarios have a page from which no form can be sent. They run in Playwright's Chromium
 * (hostile.test.ts), Firefox and WebKit (tests/engines.ts).
 */
import { framesLater, good, inTag, runAt, until, type Scenario } from "./scenario.ts";
import { refusingApi, stagedAddress } from "./held.ts";
import { addressOf, apiOrigin, hostOrigin } from "./pages.ts";
import type { TypingTab } from "./take-over.ts";

const elsewhere = "The security check did not succeed. Please contact us in another way.";
const later = "The security check did not succeed. Our service can\u2019t be reached at the moment.";

type Cause = {
  /** The host page that causes the failure, or the way in which the API fails on a usual page. */
  readonly at: { readonly page: string } | { readonly api: string };
  readonly author: string;
  readonly visitor: string;
};

const causes: Readonly<Record<string, Cause>> = {
  "the page's policy leaves the API out": {
    at: { page: "a policy without the API" },
    author: `Content-Security-Policy blocks ${apiOrigin}. Add: connect-src ${apiOrigin}`,
    visitor: later,
  },
  "data-api is missing": {
    at: { page: "no-api" },
    author: `data-api is missing, so the page\u2019s own origin ${hostOrigin} was asked: ${hostOrigin} refuses it with status 404.`,
    visitor: elsewhere,
  },
  "the API does not allow the page's origin": {
    at: { api: refusingApi("other-origin") },
    author: `${refusingApi("other-origin")} answers, but does not allow the origin ${hostOrigin} (CORS)`,
    visitor: later,
  },
  "the page's origin is a sandbox's, which the API does not allow": {
    at: { page: "sandboxed, with forms" },
    author: `${refusingApi("other-origin")} refuses the origin "null" of a sandboxed frame`,
    visitor: later,
  },
  "the API refuses": {
    at: { api: refusingApi("403") },
    author: `${refusingApi("403")} refuses it with status 403. Check data-api`,
    visitor: elsewhere,
  },
  "the API has a fault": {
    at: { api: refusingApi("500") },
    author: `${refusingApi("500")} has a fault of its own (status 500)`,
    visitor: elsewhere,
  },
  "the answer is a web page": {
    at: { api: refusingApi("html") },
    author: `what ${refusingApi("html")} answers is not the API\u2019s`,
    visitor: elsewhere,
  },
};

async function open(tab: TypingTab, { at }: Cause): Promise<void> {
  if ("page" in at) return tab.go(addressOf(at.page));
  await tab.go(stagedAddress("causes", "<digi-newsletter></digi-newsletter>"));
  await tab.evaluate(`(window.run = ${runAt}, run("${good}", "${at.api}"))`);
}

/** A script for the page that begins to record console warnings. */
const listen = `(window.told = [], console.warn = (...said) => void told.push(said.join(" ")), 0)`;

const pressAgain = inTag(`(
  window.states = [],
  new MutationObserver(() => states.push(check.dataset.state)).observe(check, { attributeFilter: ["data-state"] }),
  [...root.querySelectorAll("button")].find((one) => one.textContent.includes("Please confirm again")).click(),
  0
)`);

export const causeScenarios: Readonly<Record<string, Scenario>> = Object.fromEntries(
  Object.entries(causes).map(([title, cause]): [string, Scenario] => [
    `${title}: the page's author hears it, once, and the visitor what to do`,
    async (tab) => {
      await open(tab, cause);
      await tab.evaluate(listen);
      await tab.evaluate(until(`tag.matches(":state(ready)")`));
      await tab.evaluate(inTag(`(root.querySelector("input").focus(), 0)`));
      await tab.evaluate(until(`state === "failed"`));
      const first = await tab.evaluate(inTag(`said`));
      await tab.evaluate(pressAgain);
      await tab.evaluate(until(`states.length > 0 && state === "failed"`));
      // The code that explains the reason to the page's author is a file of its own, so the test waits for it: it comes after the visitor's
      // message.
      await tab.evaluate(until(`told.some((one) => one.includes("[digi]"))`));
      const told = (await tab.evaluate(`told.filter((one) => one.includes("[digi]"))`)) as string[];
      return [
        [first, await tab.evaluate(inTag(`said`)), told.map((one) => (one.includes(cause.author) ? cause.author : one))],
        [cause.visitor, cause.visitor, [cause.author]],
      ];
    },
  ]),
);

const sentence = "No form can be sent from this page.";
const says = `(root.querySelector("[role=alert]")?.textContent === ${JSON.stringify(sentence)})`;

const press = `(
  window.heard = false,
  [root, document].forEach((one) => one.addEventListener("submit", () => (heard = true), true)),
  root.querySelector("button[type=submit]").click(),
  0
)`;

/**
 * Scenarios on a page with the restrictions of a frame with `sandbox`. They have no such frame, since the programs that control Firefox and
 * WebKit cannot reach into it.
 */
export const sandboxScenarios: Readonly<Record<string, Scenario>> = Object.fromEntries(
  [
    ["a form", "sandboxed", "digi-newsletter"],
    ["the login", "sandboxed login", "digi-login"],
  ].map(([title, page = "", tag]): [string, Scenario] => [
    `${title} on a page with sandbox and without allow-forms says that nothing can be sent from there, unless the browser lets it`,
    async (tab) => {
      await tab.go(addressOf(page));
      await tab.evaluate(until(`tag.matches(":state(ready)")`, tag));
      await tab.evaluate(inTag(press, tag));
      await tab.evaluate(until(`heard || ${says}`, tag));
      await tab.evaluate(framesLater);
      // WebKit still dispatches the submit event in a sandbox that forbids forms, and only forbids what the browser itself would send. Our
      // own call is then allowed, and nothing needs to be said.
      const [isHeard, isSaid] = (await tab.evaluate(inTag(`[heard, ${says}]`, tag))) as [boolean, boolean];
      return [[isHeard, isSaid], isHeard ? [true, false] : [false, true]];
    },
  ]),
);
