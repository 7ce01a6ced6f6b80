/** Tests the checks of accessibility themselves: the tests cause each kind of fault in a tag, and the checks must find and name it. */
import { expect, test } from "#tests/page.ts";
import { describeFocus, findFaintEdges } from "./faults.ts";
import { unheardOn } from "./heard.ts";
import { faultsOf, rulesOf } from "./inspect.ts";
import { faultsInLooks } from "./looks.ts";
import { open, setLanguage } from "./page.ts";

const tag = "digi-newsletter";

/** Styles and scripts that cause a fault in the tag's shadow root, each with the message that the checks must report. */
const breaks: Readonly<Record<string, readonly [style: string, script: string, found: RegExp]>> = {
  "faint text": [".ui-heading + p { color: #bbb }", "", /^color-contrast: digi-newsletter >>> .*contrast of 1\.9/],
  "a field without a name": ["", "root.querySelector('label').remove()", /^label: digi-newsletter >>> \S*/],
  "two targets too small and too near": [
    ".ui-mark, .ui-check a { font-size: 8px } .ui-mark { inline-size: 12px; block-size: 12px }",
    "",
    /target of 12 × 12 px: input/,
  ],
  "a second live region": ["", "root.querySelector('.ui-body').append(document.createElement('output'))", /2 live regions/],
  "no live region": ["", "root.querySelector('output').remove()", /0 live regions/],
  "a tie that leads nowhere": [
    "",
    "root.querySelector('input').setAttribute('aria-describedby', 'lost')",
    /aria-describedby leads nowhere: input\[name="first_name"\]/,
  ],
  "an invalid field without an error": [
    "",
    "root.querySelector('input').setAttribute('aria-invalid', 'true')",
    /invalid without an error: input/,
  ],
  "a line that is too long": [
    ".ui-heading { white-space: nowrap; font-size: 400px !important }",
    "",
    /sticks out of the window: h2|wider than its box: h2/,
  ],
  "something that moves": ["@keyframes on { to { rotate: 1turn } } .ui-heading { animation: on 9s infinite }", "", /^moves: h2/],
};

for (const [what, [style, script, found]] of Object.entries(breaks)) {
  test(`finds ${what} @all`, async ({ page }) => {
    await open(page, tag);
    await expect(page.locator(`${tag}:state(ready)`)).toBeAttached();
    expect(await faultsOf(page, tag)).toEqual([]);
    await page.evaluate(
      `{ const root = document.querySelector("${tag}").shadowRoot; const sheet = new CSSStyleSheet(); sheet.replaceSync(${JSON.stringify(style)}); root.adoptedStyleSheets.push(sheet); ${script} }`,
    );
    expect(await faultsOf(page, tag)).toContainEqual(expect.stringMatching(found));
  });
}

test("rules of colours and of words, by what a look can change @all", () => {
  const [all = [], colours = [], words = []] = (["all", "colours", "words"] as const).map(rulesOf);
  expect(colours).toContain("color-contrast");
  expect(words).toEqual(
    expect.arrayContaining([
      ...["target-size", "label", "button-name", "link-name", "valid-lang", "heading-order", "label-content-name-mismatch"],
      ...["aria-input-field-name", "aria-dialog-name", "scrollable-region-focusable", "empty-heading", "landmark-unique", "svg-img-alt"],
    ]),
  );
  const rest = all.filter((id) => !colours.includes(id) && !words.includes(id));
  expect(rest).toEqual(
    expect.arrayContaining(["aria-allowed-attr", "aria-valid-attr-value", "list", "duplicate-id-aria", "hidden-content"]),
  );
  expect(colours.length + words.length + rest.length).toBe(all.length);
  expect([...colours, ...words].filter((id) => !all.includes(id))).toEqual([]);
});

/**
 * Styles that cause a fault in one language, at one width or in one colour scheme only, with the name of that language, width or scheme in
 * the message.
 */
const brokenLooks: readonly (readonly [style: string, look: string])[] = [
  ...["en", "fr", "nl"].flatMap((language) =>
    [320, 1280].map((width) => {
      const query = width === 320 ? "(width < 400px)" : "(width > 1000px)";
      return [
        `@media ${query} { [lang=${language}] .ui-input { block-size: 12px !important; min-block-size: 0 !important } }`,
        `${language}, ${width} px: target of`,
      ] as const;
    }),
  ),
  ...["light", "dark"].flatMap((scheme) =>
    [320, 1280].map((width) => {
      const query = `(prefers-color-scheme: ${scheme}) and ${width === 320 ? "(width < 400px)" : "(width > 1000px)"}`;
      return [
        `@media ${query} { .ui-label { color: ${scheme === "light" ? "#ccc" : "#444"} !important } }`,
        `en, ${scheme}, ${width} px: color-contrast`,
      ] as const;
    }),
  ),
  ["@media (height < 300px) { .ui-heading { inline-size: 2000px } }", "en, 400 %: sticks out of the window"],
];

test("what is wrong in a single language, scheme or width is found in that look @all", async ({ page }) => {
  await open(page, tag);
  await expect(page.locator(`${tag}:state(ready)`)).toBeAttached();
  const sheet = await page.evaluateHandle((name) => {
    const added = new CSSStyleSheet();
    document.querySelector(name)?.shadowRoot?.adoptedStyleSheets.push(added);
    return added;
  }, tag);
  for (const language of ["nl", "fr", "en"]) {
    await setLanguage(page, tag, language);
    expect(await faultsInLooks(page, tag, language)).toEqual([]);
    const broken = brokenLooks.filter(([, look]) => look.startsWith(language));
    await sheet.evaluate((added, css) => added.replaceSync(css), broken.map(([style]) => style).join(" "));
    const found = await faultsInLooks(page, tag, language);
    for (const [, look] of broken) expect(found, look).toContainEqual(expect.stringContaining(look));
    await sheet.evaluate((added) => added.replaceSync(""));
  }
});

test("finds what is wrong with a field in the tag's light DOM @all", async ({ page }) => {
  const stage = await open(page, "digi-password-recovery");
  await stage.field("email").fill("marie@example");
  await expect(stage.submit).toBeEnabled();
  await stage.submit.click();
  await expect(stage.errors).toHaveCount(1);
  expect(await faultsOf(page, stage.tag)).toEqual([]);
  await stage.field("email").evaluate((input) => input.removeAttribute("aria-describedby"));
  const found = await faultsOf(page, stage.tag);
  expect(found).toContainEqual(expect.stringMatching(/^an error that no control is tied to/));
  expect(found).toContainEqual(expect.stringMatching(/^invalid without an error: input\[name="email"\]/));
});

test("finds a box that nobody heard of, until it takes focus or its title is said @all", async ({ page }) => {
  await open(page, tag);
  await expect(page.locator(`${tag}:state(ready)`)).toBeAttached();
  const add = (title: string, then: string): Promise<unknown> =>
    page.evaluate(
      `{ const root = document.querySelector("${tag}").shadowRoot; const box = document.createElement("div"); box.setAttribute("part", "alert");
         box.innerHTML = '<p class="ui-alert-title" tabindex="-1">${title}</p>'; root.querySelector(".ui-body").append(box); ${then} }`,
    );
  await add("In silence", "");
  await add("With focus", "box.firstChild.focus()");
  await add("Said", "root.querySelector('output').textContent = 'Said. And more.'");
  await add("Out of sight", "box.hidden = true");
  expect(await unheardOn(page, tag)).toEqual(["nobody heard of: In silence"]);
});

test("finds a control without ring, out of sight or without an edge @all", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  const { field } = await open(page, tag);
  await expect(page.locator(`${tag}:state(ready)`)).toBeAttached();
  await page.evaluate((name) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      ".ui-input { outline: none !important; border: 0 } .ui-body::after { content: ''; position: fixed; inset: 0; z-index: 9 }",
    );
    document.querySelector(name)?.shadowRoot?.adoptedStyleSheets.push(sheet);
  }, tag);
  await field("email").focus();
  expect((await page.evaluate(describeFocus, tag)).faults).toEqual(["no ring", expect.stringContaining("covered by")]);
  expect(await page.evaluate(findFaintEdges, tag)).toContain("input.ui-input: no edge");
});
