/**
 * Pages that take from a widget what it relies on, for every engine: Playwright's Chromium (hostile.test.ts), Firefox and WebKit
 * (tests/engines.ts). Each page answers our calls itself, so that no API is needed.
 */
import { createChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import { heldAddress, heldRelease, keptAddress, newGate, openGate, stagedAddress } from "./held.ts";
import type { TypingTab } from "./take-over.ts";

type Scenario = (tab: TypingTab) => Promise<readonly [got: unknown, wanted: unknown]>;

const slowAfterMs = 25_000;

/** Runs in the page; `root` is the tag's shadow root, `state` that of the security check, `said` its line. */
export const inTag = (expression: string, tag = "digi-newsletter"): string => `((tag) => {
  const root = tag?.shadowRoot;
  const check = root?.querySelector(".ui-captcha");
  const state = check?.dataset.state;
  const said = check?.querySelector("p").textContent;
  return (${expression});
})(document.querySelector("${tag}"))`;

/** Waits in the page until the expression is true. */
export const until = (condition: string, tag?: string): string => `new Promise((resolve, reject) => {
  const patience = setTimeout(() => reject(new Error(${JSON.stringify(`never: ${condition}`)})), ${slowAfterMs});
  const look = () => {
    if (!(${inTag(condition, tag)})) return setTimeout(look, 10);
    clearTimeout(patience);
    resolve(true);
  };
  look();
})`;

/** What observers tell has been told. */
const framesLater = `new Promise((resolve) => {
  let frames = 0;
  const next = () => (++frames < 20 ? setTimeout(next, 20) : resolve(true));
  next();
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

  "a page that prevents presses on their way up is not told that no form can be sent": async (tab) => {
    await open(tab, `<script>document.addEventListener("click", (event) => event.preventDefault())</script>`);
    await tab.evaluate(inTag(`(root.querySelector("button[type=submit]").click(), 0)`));
    await tab.evaluate(framesLater);
    return [await tab.evaluate(inTag(`root.querySelectorAll("[role=alert]").length`)), 0];
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

const good = `${heldRelease("0")}/v1/loader.js`;

/** In a page without the script: its text runs from elsewhere, then a good copy comes. */
const runCopy: Readonly<Record<string, string>> = {
  "from a blob": `(text) => document.head.append(Object.assign(document.createElement("script"), { src: URL.createObjectURL(new Blob([text])) }))`,
  "as a module from a blob": `(text) => import(URL.createObjectURL(new Blob([text], { type: "text/javascript" })))`,
  "in the page": `(text) => document.head.append(Object.assign(document.createElement("script"), { text }))`,
  "by eval": `(text) => (0, eval)(text)`,
};

/** A copy that cannot start, and then a good one. */
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

/** Resolves when it has run. */
const runAt = `(address, data = "") => new Promise((settle) => {
  const script = Object.assign(document.createElement("script"), { src: address, onload: settle, onerror: settle });
  if (data) script.dataset.api = data;
  document.head.append(script);
})`;

/** A copy that starts and has no files, and a good one after it: at once, or when the visitor has seen the failure. */
export const reliefScenarios: Readonly<Record<string, Scenario>> = {
  ...Object.fromEntries(
    [true, false].map((isLate): [string, Scenario] => [
      `a copy that started and has no files is relieved by a good one ${isLate ? "after its failure was shown" : "at once"}`,
      async (tab) => {
        await tab.go(
          stagedAddress("copies", `${await apiInPage()}<digi-newsletter><a href="/letters">Our newsletter</a></digi-newsletter>`),
        );
        await tab.evaluate(`(window.run = ${runAt}, run("${keptAddress}", "https://nobody.example"))`);
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

const spacer = `<div style="height: 6000px"></div>`;
const coming = `document.querySelector("digi-newsletter").scrollIntoView ? scrollTo(0, document.body.scrollHeight) : 0`;

/** The page's styles take the tag's box, or hide it as long as it is not there. `isSeen` is what is seen of it once it is ready. */
const unseen: Readonly<Record<string, { readonly css: string; readonly tag?: string }>> = {
  "hidden while it is empty": { css: "digi-newsletter:empty { display: none }" },
  "hidden until it is ready": {
    css: "digi-newsletter:not(:state(ready)) { display: none }",
    tag: "<digi-newsletter>Letters</digi-newsletter>",
  },
  "shown when it is ready": {
    css: "digi-newsletter { display: none } digi-newsletter:state(ready) { display: block }",
    tag: "<digi-newsletter>Letters</digi-newsletter>",
  },
  "without a box": { css: "digi-newsletter { display: contents }", tag: "<digi-newsletter>Letters</digi-newsletter>" },
};

export const unseenScenarios: Readonly<Record<string, Scenario>> = {
  ...Object.fromEntries(
    Object.entries(unseen).map(([how, { css, tag = newsletter }]): [string, Scenario] => [
      `a tag that is ${how} comes to life when its place comes near, and is seen then`,
      async (tab) => {
        await tab.go(heldAddress("0", `${await apiInPage()}<style>${css}</style>${spacer}${tag}<p>After it</p>`));
        await tab.evaluate(until(`customElements.get("digi-newsletter")`));
        await tab.evaluate(framesLater);
        const far = await tab.evaluate(inTag(`["loading", "ready"].some((one) => tag.matches(":state(" + one + ")"))`));
        await tab.evaluate(`(${coming}, 0)`);
        await tab.evaluate(until(`tag.matches(":state(ready)")`));
        return [
          [
            far,
            await tab.evaluate(inTag(`root.querySelector("input").checkVisibility() && root.querySelector("input").offsetWidth > 100`)),
          ],
          [false, true],
        ];
      },
    ]),
  ),

  "what the page hides stays hidden, and is not fetched": async (tab) => {
    const hidden = [
      `<digi-newsletter hidden></digi-newsletter>`,
      `<digi-newsletter style="display: none"></digi-newsletter>`,
      `<digi-newsletter class="closed">Letters</digi-newsletter>`,
      `<div class="closed"><digi-newsletter></digi-newsletter></div>`,
    ].join("");
    await tab.go(
      heldAddress("0", `${await apiInPage()}<style>.closed { display: none } digi-newsletter:empty { display: none }</style>${hidden}`),
    );
    await tab.evaluate(until(`customElements.get("digi-newsletter")`));
    await tab.evaluate(framesLater);
    const idle = `[...document.querySelectorAll("digi-newsletter")].map((one) => one.matches(":state(loading), :state(ready)"))`;
    const before = await tab.evaluate(idle);
    await tab.evaluate(`(document.querySelectorAll(".closed").forEach((one) => one.classList.remove("closed")), 0)`);
    await tab.evaluate(until(`[...document.querySelectorAll("digi-newsletter")].slice(2).every((one) => one.matches(":state(ready)"))`));
    return [
      [before, await tab.evaluate(idle)],
      [Array(4).fill(false), [false, false, true, true]],
    ];
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
