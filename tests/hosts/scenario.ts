/**
 * Helpers for the scenarios that run in every browser: Playwright's Chromium (hostile.test.ts), Firefox and WebKit (tests/engines.ts). The
 * page of each scenario answers our calls itself, so that no API is needed.
 */
import { createChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import { heldAddress, heldRelease } from "./held.ts";
import type { TypingTab } from "./take-over.ts";

export type Scenario = (tab: TypingTab) => Promise<readonly [got: unknown, wanted: unknown]>;

const slowAfterMs = 25_000;

/**
 * Wraps an expression that runs in the page, where `root` is the tag's shadow root, `state` the state of the security check, and `said` its
 * message.
 */
export const inTag = (expression: string, tag = "digi-newsletter"): string => `((tag) => {
  const root = tag?.shadowRoot;
  const check = root?.querySelector(".ui-captcha");
  const state = check?.dataset.state;
  const said = check?.querySelector("p").textContent;
  return (${expression});
})(document.querySelector("${tag}"))`;

/** Returns a script for the page that waits until an expression is true. */
export const until = (condition: string, tag?: string): string => `new Promise((resolve, reject) => {
  const patience = setTimeout(() => reject(new Error(${JSON.stringify(`never: ${condition}`)})), ${slowAfterMs});
  const look = () => {
    if (!(${inTag(condition, tag)})) return setTimeout(look, 10);
    clearTimeout(patience);
    resolve(true);
  };
  look();
})`;

/** A script for the page that waits some animation frames, so that pending notifications of observers have been delivered. */
export const framesLater = `new Promise((resolve) => {
  let frames = 0;
  const next = () => (++frames < 20 ? setTimeout(next, 20) : resolve(true));
  next();
})`;

const cities = [1, 2].map((one) => ({ cityId: `${one}`, stateId: "1", city: `Bruxelles ${one}` }));

/** Returns a puzzle of the security check: each step has the given cost, and the fourth step is the solution. */
const challengeOf = async (cost: number) => ({
  ...(await createChallenge({ algorithm: "PBKDF2/SHA-256", cost, counter: 3, deriveKey })),
  signature: "any",
});

/** Returns a script that answers the API's calls in the page itself. `asked` lists the calls, as `[path, body]`. */
export const apiInPage = async (cost = 1): Promise<string> => `<script>
  window.asked = [];
  window.fetch = async (address, { body } = {}) => {
    const path = new URL(address).pathname;
    asked.push([path, body]);
    const answers = { "/api/altcha-challenge": { ...${JSON.stringify(await challengeOf(cost))}, signature: "any " + asked.length }, "/api/recaptcha": { res: true }, "/address/city": ${JSON.stringify({ cities })} };
    return Response.json({ ...answers[path], meta: { status: { error: false } } });
  };
</script>`;

export const newsletter = "<digi-newsletter></digi-newsletter>";

/** Opens a page and waits until the widget is ready. */
export async function openReady(tab: TypingTab, before: string, { tags = newsletter, cost = 1 } = {}): Promise<void> {
  await tab.go(heldAddress("0", (await apiInPage(cost)) + before + tags));
  await tab.evaluate(until(`tag.matches(":state(ready)")`));
}

export const focusFirst = inTag(`(root.querySelector("input").focus(), 0)`);

export const good = `${heldRelease("0")}/v1/loader.js`;

/** A function for the page that adds a script with an address, and resolves when the script has run. */
export const runAt = `(address, data = "") => new Promise((settle) => {
  const script = Object.assign(document.createElement("script"), { src: address, onload: settle, onerror: settle });
  if (data) script.dataset.api = data;
  document.head.append(script);
})`;
