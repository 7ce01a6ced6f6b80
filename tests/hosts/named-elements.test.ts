/**
 * Tests pages where strangers have given pictures the names of all properties of a document: `<img name="createElement">` hides the
 * document's own method. Every tag must work there, with the libraries that it uses.
 */
import type { Page } from "playwright/test";
import { test } from "#tests/page.ts";
import { widgets } from "#tests/widgets.ts";
import { tagMarkup } from "#tests/real-hosts/tag-pages.ts";
import { stagedAddress } from "./held.ts";
import { apiOrigin, release } from "./pages.ts";
import { until } from "./scenario.ts";

/** A script that adds a picture for each name of a property that a document inherits. */
const pictures = `<script>{
  const names = [HTMLDocument, Document, Node, EventTarget].flatMap(({ prototype }) => Object.getOwnPropertyNames(prototype));
  const html = names.map((name) => "<img alt='' name=" + name + ">").join("");
  document.currentScript.insertAdjacentHTML("beforebegin", "<div hidden>" + html + "</div>");
}</script>`;

/**
 * Runs an expression in the page. The expression finds the tag by the browser's own method, because a picture of the page whose `name` is
 * `querySelector` hides `document.querySelector`.
 */
const inPage = (page: Page, expression: string): Promise<unknown> =>
  page.evaluate(expression.replaceAll("document.querySelector(", "Document.prototype.querySelector.call(document, "));

/** Opens a page with one tag, and waits until the tag's view is rendered. */
async function openNamed(page: Page, tag: string): Promise<void> {
  const script = `<script src="${release}/v1/loader.js" data-api="${apiOrigin}"></script>`;
  await page.goto(stagedAddress("named", pictures + tagMarkup(tag) + script));
  await inPage(page, until(`tag.matches(":state(ready)") && document.createElement instanceof HTMLImageElement`, tag));
}

/** An expression for all elements of the tag that match a selector: in its shadow root, among its children, and in their shadow roots. */
const all = (selector: string): string =>
  `[tag, ...tag.querySelectorAll("*")].flatMap((one) => [one, one.shadowRoot ?? one]).flatMap((tree) => [...tree.querySelectorAll("${selector}")])`;

for (const { tag, field } of widgets) {
  test(`${tag} shows itself, and takes what is typed @all`, async ({ page, complaints }) => {
    // The page's address has no link of a mail, which the API refuses; a slow machine has the answer only after the test.
    complaints.announce(/status of 422 .*\/activate-account\b/);
    await openNamed(page, tag);
    if (field === undefined) return;
    const input = `${all(`[name=${field}]`)}[0]`;
    await inPage(page, until(`${input} && !${input}.disabled && (${input}.focus(), true)`, tag));
    await page.keyboard.type("1000");
    await inPage(page, until(`${input}.value === "1000"`, tag));
  });
}

for (const [tag, one] of [
  ["digi-hero-slider", "slide"],
  ["digi-subscription-carousel", "offer"],
] as const) {
  test(`the carousel of ${tag} moves on @all`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await openNamed(page, tag);
    const slides = all(`[aria-roledescription=${one}]`);
    await inPage(page, until(`${slides}.length === 2 && ${slides}[1].inert`, tag));
    const next = `${all("button")}.find((one) => /next/i.test(one.ariaLabel ?? one.textContent) && !one.disabled)`;
    await inPage(page, until(`${next} && (${next}.click(), true)`, tag));
    await inPage(page, until(`!${slides}[1].inert`, tag));
  });
}
