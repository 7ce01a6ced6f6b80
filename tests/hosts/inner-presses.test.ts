/**
 * Tests tags inside a link, a button or a label of the page, as the cards of a CMS may have them: a press inside the tag must not act on
 * the element around the tag.
 */
import type { Page } from "playwright/test";
import { expect, test } from "#tests/page.ts";
import { heldAddress } from "./held.ts";
import { apiInPage } from "./scenario.ts";

const newsletter = "<digi-newsletter></digi-newsletter>";

const around: Readonly<Record<string, (tag: string) => string>> = {
  "a link": (tag) => `<a id="around" href="/elsewhere">${tag}</a>`,
  "a button": (tag) => `<form action="/elsewhere"><button id="around">${tag}</button></form>`,
  "a summary": (tag) => `<details open><summary id="around">${tag}</summary></details>`,
  "a label": (tag) => `<label id="around">${tag}</label><input id="other">`,
  "a link around a shadow root": (tag) =>
    `<a id="around" href="/elsewhere"><span id="box"></span></a><script>box.attachShadow({ mode: "open" }).innerHTML = "${tag}"</script>`,
  "a component with a link around its slot": (tag) =>
    `<span id="around">${tag}</span><script>around.attachShadow({ mode: "open" }).innerHTML = '<a href="/elsewhere"><slot></slot></a>'</script>`,
  "a link of an SVG picture": (tag) => {
    const html = `<foreignObject width="700" height="1200">${tag}</foreignObject>`;
    return `<svg width="700" height="1200"><a id="around" xlink:href="/elsewhere">${html}</a></svg>`;
  },
};

/** Opens a page with the tag, which counts the clicks that the element around the tag receives. */
async function open(page: Page, tag: string): Promise<void> {
  const listens = `<script>window.heard = 0; document.querySelector("#around").addEventListener("click", () => heard++)</script>`;
  await page.goto(heldAddress("0", (await apiInPage()) + tag + listens));
  await expect(page.locator(":state(ready)").first()).toBeAttached();
}

for (const [title, put] of Object.entries(around))
  test(`in ${title} a form is filled in and sent, and nothing around it is pressed @all`, async ({ page }) => {
    await open(page, put(newsletter));
    const address = page.url();
    const name = page.getByLabel("First name");
    await name.click();
    // The text contains spaces, because a space or Enter would press a button around the tag.
    await page.keyboard.type("An na ");
    await page.getByLabel("Last name").click();
    await page.keyboard.type("De Smet");
    await page.locator("digi-newsletter label", { hasText: "Email" }).click();
    await page.keyboard.type("anna@example.be");
    await expect(page.getByLabel("Email")).toHaveValue("anna@example.be");
    await page.getByRole("checkbox").first().click();
    await expect(page.getByRole("checkbox").first()).toBeChecked();
    await page.keyboard.press("Space");
    await expect(page.getByRole("checkbox").first()).not.toBeChecked();
    await expect(name).toHaveValue("An na ");
    await page.locator("digi-newsletter").getByRole("button").last().click();
    expect(page.url()).toBe(address);
    expect(await page.evaluate(() => (globalThis as unknown as { heard: number }).heard)).toBe(0);
    if (title === "a summary") await expect(page.locator("details")).toHaveAttribute("open");
  });

test("what is around the tag is pressed by itself all the same @all", async ({ page }) => {
  await open(page, `<button id="around" type="button"><b>More</b>${newsletter}</button>`);
  const heard = (): Promise<number> => page.evaluate(() => (globalThis as unknown as { heard: number }).heard);
  await page.locator("b").click();
  expect(await heard()).toBe(1);
  await page.locator("#around").focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  expect(await heard()).toBe(3);
});
