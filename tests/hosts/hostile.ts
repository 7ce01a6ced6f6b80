/**
 * Pages that take from a widget what it relies on, for every engine: Playwright's Chromium (hostile.test.ts), Firefox and WebKit
 * (tests/engines.ts). Each page answers our calls itself, so that no API is needed.
 */
import { createChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import { heldAddress, newGate, openGate } from "./held.ts";
import type { TypingTab } from "./take-over.ts";

type Scenario = (tab: TypingTab) => Promise<readonly [got: unknown, wanted: unknown]>;

const slowAfterMs = 25_000;

/** Runs in the page; `root` is the tag's shadow root, `state` that of the security check, `said` its line. */
const inTag = (expression: string, tag = "digi-newsletter"): string => `((tag) => {
  const root = tag?.shadowRoot;
  const check = root?.querySelector(".ui-captcha");
  const state = check?.dataset.state;
  const said = check?.querySelector("p").textContent;
  return (${expression});
})(document.querySelector("${tag}"))`;

/** Waits in the page until the expression is true. */
const until = (condition: string, tag?: string): string => `new Promise((resolve, reject) => {
  const patience = setTimeout(() => reject(new Error(${JSON.stringify(`never: ${condition}`)})), ${slowAfterMs});
  const look = () => {
    if (!(${inTag(condition, tag)})) return setTimeout(look, 10);
    clearTimeout(patience);
    resolve(true);
  };
  look();
})`;

/** What each step costs, and the fourth is the answer. */
const challengeOf = async (cost: number) => ({
  ...(await createChallenge({ algorithm: "PBKDF2/SHA-256", cost, counter: 3, deriveKey })),
  signature: "any",
});

/** The API, in the page: `asked` are its calls, as `[path, body]`. */
const apiInPage = async (cost = 1): Promise<string> => `<script>
  window.asked = [];
  window.fetch = async (address, { body } = {}) => {
    const path = new URL(address).pathname;
    asked.push([path, body]);
    const answers = { "/api/altcha-challenge": ${JSON.stringify(await challengeOf(cost))}, "/api/recaptcha": { res: true } };
    return Response.json({ ...answers[path], meta: { status: { error: false } } });
  };
</script>`;

const newsletter = "<digi-newsletter></digi-newsletter>";

/** Opens the page with the widget ready. */
async function open(tab: TypingTab, before: string, { tags = newsletter, cost = 1 } = {}): Promise<void> {
  await tab.go(heldAddress("0", (await apiInPage(cost)) + before + tags));
  await tab.evaluate(until(`tag.matches(":state(ready)")`));
}

const focusFirst = inTag(`(root.querySelector("input").focus(), 0)`);

export const hostileScenarios: Readonly<Record<string, Scenario>> = {
  "a step of the security check never ends, and the page comes back out of the browser's cache": async (tab) => {
    await open(
      tab,
      `<script>
        window.hangs = 0;
        const derive = crypto.subtle.deriveBits;
        crypto.subtle.deriveBits = function (...given) {
          return hangs++ === 0 ? new Promise(() => {}) : derive.apply(this, given);
        };
      </script>`,
    );
    await tab.evaluate(focusFirst);
    await tab.evaluate(until(`hangs === 1`));
    await tab.evaluate(`(dispatchEvent(new PageTransitionEvent("pageshow", { persisted: false })), 0)`);
    const before = await tab.evaluate(inTag(`state`));
    await tab.evaluate(`(dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })), 0)`);
    await tab.evaluate(until(`state === "verified"`));
    return [before, "working"];
  },

  "the connection is gone when the form is entered, and comes back": async (tab) => {
    await open(tab, `<script>window.isUp = false; Object.defineProperty(navigator, "onLine", { get: () => isUp })</script>`);
    await tab.evaluate(focusFirst);
    await tab.evaluate(until(`state === "failed"`));
    const said = await tab.evaluate(inTag(`said`));
    await tab.evaluate(`(isUp = true, dispatchEvent(new Event("online")), 0)`);
    await tab.evaluate(until(`state === "verified"`));
    return [said, "The security check did not succeed. You are offline."];
  },

  "Array.from answers an empty list": async (tab) => {
    await open(tab, `<script>Array.from = () => []</script>`);
    await tab.evaluate(focusFirst);
    await tab.evaluate(until(`state === "verified"`));
    const checked = `JSON.parse(atob(JSON.parse(asked.find(([path]) => path === "/api/recaptcha")[1]).token)).solution.derivedKey.length`;
    return [await tab.evaluate(checked), 64];
  },
};

/** Old libraries and polyfills that put something of their own in the place of the browser's. */
export const replacedScenarios: Readonly<Record<string, Scenario>> = {
  "a polyfill's form.elements has no iterator": async (tab) => {
    await open(
      tab,
      `<script>
        const { get } = Object.getOwnPropertyDescriptor(HTMLFormElement.prototype, "elements");
        Object.defineProperty(HTMLFormElement.prototype, "elements", { get() {
          const { ...list } = get.call(this);
          return { ...list, length: get.call(this).length, get [Symbol.iterator]() { throw new Error("Method not implemented."); } };
        } });
      </script>`,
    );
    await tab.evaluate(focusFirst);
    await tab.evaluate(until(`state === "verified"`));
    await tab.evaluate(inTag(`(root.querySelector("button[type=submit]").click(), 0)`));
    await tab.evaluate(until(`root.activeElement?.getAttribute("aria-invalid")`));
    return [await tab.evaluate(inTag(`root.activeElement.name`)), "first_name"];
  },

  "maxLength of a template that was there before the script is maxlength in the page": async (tab) => {
    await open(tab, "", { tags: `<digi-newsletter maxlength="3"></digi-newsletter>` });
    await tab.evaluate(focusFirst);
    await tab.keyboard.type("banana");
    const typed = await tab.evaluate(inTag(`root.querySelector("input").value`));
    await tab.evaluate(inTag(`(tag.setAttribute("maxlength", "5"), 0)`));
    await tab.evaluate(until(`root.querySelector("input").maxLength === 5`));
    await tab.evaluate(inTag(`(tag.removeAttribute("maxlength"), 0)`));
    await tab.evaluate(until(`!root.querySelector("input").hasAttribute("maxlength")`));
    return [typed, "ban"];
  },
};

const username = `tag.querySelector("input[name=username]")`;

/** A page with shortcuts of one letter, as old ones are written: what is no field to it is a place to press them. `heard` is what it was told. */
const shortcuts = `<script>
  window.heard = [];
  for (const type of ["keydown", "keypress", "keyup", "beforeinput", "input", "copy", "cut", "paste"])
    document.addEventListener(type, (event) => {
      heard.push(type + " " + (event.key ?? ""));
      if (!/INPUT|TEXTAREA/.test(event.target.tagName) && event.key === "a") event.preventDefault();
    });
</script>`;

/** Real keys into that field; Escape and Tab are the page's as far as we have no use for them. */
async function typeLetters(tab: TypingTab, field: string, tag?: string): Promise<readonly unknown[]> {
  await tab.evaluate(inTag(`(${field}.focus(), 0)`, tag));
  await tab.keyboard.type("banana");
  await tab.evaluate(
    inTag(
      `(["copy", "cut", "paste"].forEach((type) => ${field}.dispatchEvent(new Event(type, { bubbles: true, composed: true }))), 0)`,
      tag,
    ),
  );
  await tab.keyboard.press("Escape");
  await tab.keyboard.press("Tab");
  return (await tab.evaluate(
    inTag(`[${field}.value, heard.filter((one) => !["keyup Tab", "keypress Escape"].includes(one))]`, tag),
  )) as unknown[];
}

const bananaKept = ["banana", ["keydown Escape", "keyup Escape", "keydown Tab"]];

export const keyScenarios: Readonly<Record<string, Scenario>> = {
  "letters typed into the newsletter": async (tab) => {
    await open(tab, shortcuts);
    return [await typeLetters(tab, `root.querySelector("input")`), bananaKept];
  },

  "letters typed before the view is there": async (tab) => {
    const gate = newGate();
    await tab.go(heldAddress(gate, shortcuts + newsletter));
    await tab.evaluate(until(`root?.querySelector("input")`));
    const typed = await typeLetters(tab, `root.querySelector("input")`);
    await openGate(gate);
    await tab.evaluate(until(`tag.matches(":state(ready)")`));
    return [
      [typed, await tab.evaluate(inTag(`root.querySelector("input").value`))],
      [bananaKept, "banana"],
    ];
  },

  "letters typed into the login, whose fields are the page's": async (tab) => {
    await tab.go(heldAddress("0", (await apiInPage()) + shortcuts + "<digi-login></digi-login>"));
    await tab.evaluate(until(`tag.matches(":state(ready)")`, "digi-login"));
    const typed = await typeLetters(tab, username, "digi-login");
    // The view has heard them, too.
    await tab.evaluate(inTag(`(${username}.focus(), 0)`, "digi-login"));
    await tab.keyboard.press("Enter");
    await tab.evaluate(until(`${username}.getAttribute("aria-invalid") && document.activeElement === ${username}`, "digi-login"));
    const error = `document.getElementById(${username}.getAttribute("aria-describedby").split(" ").at(-1)).textContent.includes("name@example.be")`;
    return [
      [typed, await tab.evaluate(inTag(error, "digi-login"))],
      [bananaKept, true],
    ];
  },

  "letters typed into the login inside another tag": async (tab) => {
    await tab.go(heldAddress("0", (await apiInPage()) + shortcuts + "<digi-my-digi></digi-my-digi>"));
    await tab.evaluate(until(`tag?.matches(":state(ready)")`, "digi-my-digi > digi-login"));
    return [await typeLetters(tab, username, "digi-my-digi > digi-login"), bananaKept];
  },

  "Escape in a dialog of ours": async (tab) => {
    await tab.go(
      heldAddress("0", (await apiInPage()) + shortcuts + "<button id=own>Ours</button><digi-callback-modal></digi-callback-modal>"),
    );
    await tab.evaluate(`(own.focus(), document.querySelector("digi-callback-modal").open = true, 0)`);
    await tab.evaluate(until(`root?.querySelector("dialog")?.open && root.activeElement`, "digi-callback-modal"));
    await tab.keyboard.type("b");
    await tab.keyboard.press("Escape");
    await tab.evaluate(until(`!root.querySelector("dialog").open`, "digi-callback-modal"));
    const heard = await tab.evaluate(`heard.splice(0).filter((one) => one !== "keypress Escape")`);
    await tab.keyboard.press("Escape");
    return [
      [heard, await tab.evaluate(`heard.filter((one) => one !== "keypress Escape")`)],
      [[], ["keydown Escape", "keyup Escape"]],
    ];
  },
};

/** As visitors do it. Playwright's Chromium keeps no page. */
export const keptPageScenarios: Readonly<Record<string, Scenario>> = {
  "left during the security check, and back": async (tab) => {
    await open(tab, "<script>window.isKept = false</script>", { cost: 2_000_000 });
    const address = await tab.evaluate("location.href");
    await tab.evaluate(inTag(`(root.querySelector("input").focus(), isKept = true, 0)`));
    await tab.evaluate(until(`state === "working" && asked.length === 1`));
    await tab.go(heldAddress("0", ""));
    // The step ends while nobody is there to hear it: two as long are computed here.
    await tab.evaluate(`(async () => {
      const key = await crypto.subtle.importKey("raw", new Uint8Array(4), "PBKDF2", false, ["deriveBits"]);
      await crypto.subtle.deriveBits({ name: "PBKDF2", salt: new Uint8Array(4), iterations: 4_000_000, hash: "SHA-256" }, key, 256);
    })()`);
    await tab.evaluate("(setTimeout(() => history.back()), 0)");
    while ((await tab.evaluate("location.href").catch(() => "")) !== address)
      await tab.evaluate("new Promise(requestAnimationFrame)").catch(() => "");
    await tab.evaluate(until(`state === "verified"`));
    return [await tab.evaluate("isKept"), true];
  },
};
