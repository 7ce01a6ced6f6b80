/** Scenarios for unusual places in a page where a tag, or the button that opens it, may be. */
import { heldAddress } from "./held.ts";
import { apiInPage, framesLater, inTag, newsletter, until, type Scenario } from "./scenario.ts";

const button = `<button id="call" type="button">Call me</button>`;
const modal = `<digi-callback-modal for="call"></digi-callback-modal>`;
/** Returns HTML that puts the given HTML into a shadow root. Only the page keeps a reference to that root. */
const inRoot = (mode: "open" | "closed", html: string): string => `<div class="root"></div><script>
  window.inside = document.querySelector(".root").attachShadow({ mode: "${mode}" });
  inside.innerHTML = ${JSON.stringify(html)};
</script>`;
const stops = (target: string, capture: boolean): string =>
  `<script>${target}.addEventListener("click", (event) => event.stopPropagation(), ${capture})</script>`;

/**
 * Pages on which the opening button is in an unusual place. `where` names the page's variables that contain the roots of the button and of
 * the tag.
 */
const clicks: Readonly<Record<string, { readonly html: string; readonly where?: readonly [button: string, tag: string] }>> = {
  "in a menu that stops clicks": { html: `<nav>${button}</nav>${modal}${stops(`document.querySelector("nav")`, false)}` },
  "in a slider that takes clicks before it": { html: `<nav>${button}</nav>${modal}${stops(`document.querySelector("nav")`, true)}` },
  "on a page that takes all clicks first": { html: `${button}${modal}${stops("document", true)}` },
  "in one closed root with its tag": { html: inRoot("closed", button + modal), where: ["inside", "inside"] },
  "in one open root with its tag, which stops clicks": {
    html: inRoot("open", `<nav>${button}</nav>${modal}`) + stops(`inside.querySelector("nav")`, false),
    where: ["inside", "inside"],
  },
  "of the page, whose tag is in a root": { html: button + inRoot("open", modal), where: ["document", "inside"] },
};

/** CSS that sets a writing direction of the page, which the widget must not take over. */
const settings = [
  ...["vertical-rl", "vertical-lr", "sideways-rl"].map((mode) => `body { writing-mode: ${mode} }`),
  "html { direction: rtl }",
  "html { direction: rtl } body { writing-mode: vertical-rl }",
];

/** An expression that tells whether the form is inside the window, and its fields are as wide as they must be. */
const isWhole = `(() => {
  const { left, right } = root.querySelector("button[type=submit]").getBoundingClientRect();
  const field = root.querySelector("input").getBoundingClientRect();
  return [left >= 0 && right <= innerWidth, field.width > 150 && field.width > field.height, getComputedStyle(root.querySelector("form")).direction];
})()`;

export const surroundingScenarios: Readonly<Record<string, Scenario>> = {
  ...Object.fromEntries(
    Object.entries(clicks).map(([how, { html, where: [has, of] = ["document", "document"] }]): [string, Scenario] => [
      `a button ${how} opens its dialog, once`,
      async (tab) => {
        await tab.go(heldAddress("0", (await apiInPage()) + html));
        await tab.evaluate(until(`customElements.get("digi-callback-modal")`));
        const open = `${of}.querySelector("digi-callback-modal").shadowRoot.querySelector("dialog[open]")`;
        await tab.evaluate(
          `(window.readies = 0, ${of}.querySelector("digi-callback-modal").addEventListener("digi-ready", () => readies++), 0)`,
        );
        await tab.evaluate(`(${has}.querySelector("#call").click(), 0)`);
        await tab.evaluate(until(open));
        await tab.evaluate(framesLater);
        return [await tab.evaluate(`[readies, !!${open}]`), [1, true]];
      },
    ]),
  ),

  ...Object.fromEntries(
    settings.map((css): [string, Scenario] => [
      `on a page with ${css} the newsletter is set in lines, and all of it is there`,
      async (tab) => {
        await tab.go(heldAddress("0", `${await apiInPage()}<style>${css}</style>${newsletter}`));
        await tab.evaluate(until(`tag.matches(":state(ready)")`));
        await tab.evaluate(inTag(`(root.querySelector("button[type=submit]").scrollIntoView({ behavior: "instant" }), 0)`));
        return [await tab.evaluate(inTag(isWhole)), [true, true, "ltr"]];
      },
    ]),
  ),
};
