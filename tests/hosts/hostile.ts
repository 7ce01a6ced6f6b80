/** Scenarios on pages that take away or replace functions of the browser that a widget relies on. */
import { heldAddress } from "./held.ts";
import { focusFirst, framesLater, inTag, openReady, until, type Scenario } from "./scenario.ts";

/** An expression for the length of the solution's key, in hexadecimal digits, that the page has sent as the answer to the puzzle. */
const solvedKeyLength = `JSON.parse(atob(JSON.parse(asked.find(([path]) => path === "/api/recaptcha")[1]).token)).solution.derivedKey.length`;

export const hostileScenarios: Readonly<Record<string, Scenario>> = {
  "a step of the security check never ends, and the page comes back out of the browser's cache": async (tab) => {
    await openReady(
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
    await openReady(tab, `<script>window.isUp = false; Object.defineProperty(navigator, "onLine", { get: () => isUp })</script>`);
    await tab.evaluate(focusFirst);
    await tab.evaluate(until(`state === "failed"`));
    const said = await tab.evaluate(inTag(`said`));
    await tab.evaluate(`(isUp = true, dispatchEvent(new Event("online")), 0)`);
    await tab.evaluate(until(`state === "verified"`));
    return [said, "The security check did not succeed. You are offline."];
  },

  "Array.from answers an empty list": async (tab) => {
    await openReady(tab, `<script>Array.from = () => []</script>`);
    await tab.evaluate(focusFirst);
    await tab.evaluate(until(`state === "verified"`));
    return [await tab.evaluate(solvedKeyLength), 64];
  },
};

/** Scenarios with old libraries and polyfills that replace the browser's own functions. */
export const replacedScenarios: Readonly<Record<string, Scenario>> = {
  "a polyfill's form.elements has no iterator": async (tab) => {
    await openReady(
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

  "Prototype.js has put its own Array.from there, which hears of no mapper": async (tab) => {
    await openReady(
      tab,
      `<script>
        Array.from = (iterable) => {
          if ("toArray" in Object(iterable)) return iterable.toArray();
          let length = iterable.length || 0;
          const results = new Array(length);
          while (length--) results[length] = iterable[length];
          return results;
        };
      </script>`,
    );
    await tab.evaluate(focusFirst);
    await tab.evaluate(until(`state === "verified"`));
    return [await tab.evaluate(solvedKeyLength), 64];
  },

  "a page that prevents presses on their way up is not told that no form can be sent": async (tab) => {
    await openReady(tab, `<script>document.addEventListener("click", (event) => event.preventDefault())</script>`);
    await tab.evaluate(inTag(`(root.querySelector("button[type=submit]").click(), 0)`));
    await tab.evaluate(framesLater);
    return [await tab.evaluate(inTag(`root.querySelectorAll("[role=alert]").length`)), 0];
  },

  "maxLength of a template that was there before the script is maxlength in the page": async (tab) => {
    await openReady(tab, "", { tags: `<digi-newsletter maxlength="3"></digi-newsletter>` });
    await tab.evaluate(focusFirst);
    await tab.keyboard.type("banana");
    const typed = await tab.evaluate(inTag(`root.querySelector("input").value`));
    await tab.evaluate(inTag(`(tag.setAttribute("maxlength", "5"), 0)`));
    await tab.evaluate(until(`root.querySelector("input").dataset.max === "5"`));
    await tab.evaluate(inTag(`(tag.removeAttribute("maxlength"), 0)`));
    await tab.evaluate(until(`!root.querySelector("input").hasAttribute("maxlength")`));
    return [typed, "ban"];
  },
};

/**
 * Scenarios in which the browser keeps the page in its back/forward cache. Playwright's Chromium keeps no page in it, so they run in
 * Firefox and WebKit.
 */
export const keptPageScenarios: Readonly<Record<string, Scenario>> = {
  "left during the security check, and back": async (tab) => {
    await openReady(tab, "<script>window.isKept = false</script>", { cost: 2_000_000 });
    const address = await tab.evaluate("location.href");
    await tab.evaluate(inTag(`(root.querySelector("input").focus(), isKept = true, 0)`));
    // The test waits until the page has loaded completely, because otherwise the browser does not keep it in the back/forward cache.
    await tab.evaluate(until(`state === "working" && asked.length === 1 && document.readyState === "complete"`));
    await tab.go(heldAddress("0", ""));
    // The step of the security check must end while the page is in the cache and cannot receive the result. So this page waits for the time
    // of a computation that takes as long as two steps.
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
