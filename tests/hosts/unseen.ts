/** Scenarios with tags that the styles of the page hide. */
import { heldAddress } from "./held.ts";
import { apiInPage, framesLater, inTag, newsletter, until, type Scenario } from "./scenario.ts";

const spacer = `<div style="height: 6000px"></div>`;
const coming = `document.querySelector("digi-newsletter").scrollIntoView ? scrollTo(0, document.body.scrollHeight) : 0`;

/**
 * Styles of the page that take away the tag's box, or that hide the tag until it is ready. `tag` is the HTML of a tag that has content of
 * its own.
 */
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
