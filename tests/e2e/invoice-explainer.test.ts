/** Journeys of the explained invoice: picture and list point at each other, the picture grows, and all can be read without it. */
import type { Locator, Page } from "playwright/test";
import { cmsPage } from "#core/domain/pages/cms-page.contract.ts";
import { languages } from "#core/base/values/language.ts";
import { pathOf } from "#core/base/values/routes.ts";
import { markUnless } from "#tests/depth.ts";
import { expect, test } from "#tests/page.ts";
import { alert, expectNoSidewaysScroll, openTab, show, tab } from "./cms-page.ts";
import { boxOf, fakeCall, faults, type Fault } from "./fake-api.ts";

const widget = (page: Page): Locator => page.locator("digi-invoice-explainer");
const picture = (page: Page): Locator => widget(page).locator("img");
const mark = (page: Page, id: string): Locator => widget(page).locator(`button[data-mark="${id}"]`);
const item = (page: Page, id: string): Locator => widget(page).locator(`li[data-mark="${id}"]`);
const frame = (page: Page): Locator => widget(page).locator(".explainer-frame");
const isDrawn = (page: Page): Promise<unknown> =>
  expect.poll(() => picture(page).evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth)).toBe(595);

for (const language of languages)
  test(`in ${language} both pages have a drawing of their own, and each mark an explanation [C-125]${markUnless(language === "en")}`, async ({
    page,
  }) => {
    await page.goto(pathOf("invoice-explained", language));
    const seen: string[] = [];
    for (const number of [1, 2]) {
      await widget(page)
        .getByRole("tab")
        .nth(number - 1)
        .click();
      await expect(picture(page)).toHaveAttribute("src", new RegExp(`/pictures/invoice-${number}-${language}`));
      await isDrawn(page);
      expect(await picture(page).getAttribute("alt")).not.toBe("");
      const marks = await widget(page)
        .locator(".explainer-sheet [data-mark]")
        .evaluateAll((all) => all.map((one) => one.getAttribute("data-mark")));
      const items = await widget(page)
        .locator("li[data-mark]")
        .evaluateAll((all) => all.map((one) => one.getAttribute("data-mark")));
      expect(items).toEqual(marks);
      for (const text of await widget(page).locator("li[data-mark] p").allInnerTexts()) expect(text.length).toBeGreaterThan(20);
      seen.push(...items.map(String));
    }
    for (const id of ["due-date", "communication", "vat", "reminder", "easy-switch", "customer-number"]) expect(seen).toContain(id);
  });

test("picture and list point at each other, by press and by focus, and the picture grows by buttons and by keys [C-125] @all", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/en/invoice-explained");
  await isDrawn(page);
  await mark(page, "due-date").click();
  await expect(item(page, "due-date")).toBeFocused();
  await expect(item(page, "due-date")).toHaveAttribute("data-pointed", "true");
  await expect(item(page, "due-date")).toBeInViewport();
  await item(page, "total").getByRole("button").focus();
  await expect(mark(page, "total")).toHaveAttribute("data-pointed", "true");
  await expect(mark(page, "due-date")).not.toHaveAttribute("data-pointed");
  await expect(mark(page, "total")).toHaveAccessibleName("5: Amount to pay");
  await expect(mark(page, "total")).toHaveAccessibleDescription(/^Everything together, VAT included/);
  await mark(page, "reminder").focus();
  await expect(item(page, "reminder")).toHaveAttribute("data-pointed", "true");
  await expect(mark(page, "reminder")).toBeFocused();

  const width = (): Promise<number> => picture(page).evaluate((img) => img.getBoundingClientRect().width);
  const before = await width();
  const percent = async (): Promise<number> => Math.round(((await width()) / before) * 100);
  const larger = widget(page).getByRole("button", { name: "Larger" });
  await larger.click();
  await expect.poll(percent).toBe(150);
  await expect(widget(page).getByRole("status")).toHaveText("Size: 150%");
  await frame(page).focus();
  await page.keyboard.press("+");
  await page.keyboard.press("+");
  await expect.poll(percent).toBe(300);
  await expect(larger).toBeDisabled();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => frame(page).evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  for (let times = 0; times < 4; times++) await page.keyboard.press("-");
  await expect.poll(percent).toBe(100);
  await tab(widget(page), "Page 2").click();
  await expect(page).toHaveURL(/tab=page-2$/);
});

test("drawings are loaded when near, weigh 30 KiB at most, keep their space, and are not needed to read @all", async ({
  page,
  complaints,
}) => {
  complaints.announce("Failed to load resource");
  const asked: string[] = [];
  page.on("request", (request) => void (request.url().includes("/pictures/invoice-") && asked.push(request.url())));
  await page.setViewportSize({ width: 390, height: 700 });
  await show(page, `${"<p>Far</p>".repeat(200)}<digi-invoice-explainer loading="eager"></digi-invoice-explainer>`);
  await expect(item(page, "total")).toBeAttached();
  expect(asked).toEqual([]);
  await picture(page).scrollIntoViewIfNeeded();
  await isDrawn(page);
  for (const number of [1, 2])
    for (const language of languages) {
      const response = await page.request.get((asked[0] ?? "").replace(/invoice-1-en/, `invoice-${number}-${language}`));
      expect(response.ok()).toBe(true);
      expect((await response.body()).length).toBeLessThanOrEqual(30 * 1024);
    }
  const { height = 0 } = (await picture(page).boundingBox()) ?? {};
  await page.route("**/pictures/invoice-*", (route) => route.abort());
  await page.goto("/en/invoice-explained");
  await expect(item(page, "due-date")).toContainText("The last day on which the money should be with us.");
  expect(((await picture(page).boundingBox())?.height ?? 0) / height).toBeGreaterThan(0.5);
  await mark(page, "due-date").click();
  await expect(item(page, "due-date")).toBeFocused();
});

test("the drawing of a closed tab is fetched when its tab is opened, or for paper, which waits for it @all", async ({
  page,
  complaints,
}) => {
  complaints.announce("Failed to load resource");
  const asked: string[] = [];
  await page.route(/\/pictures\/invoice-/, (route) => {
    asked.push(/invoice-\d/.exec(route.request().url())?.[0] ?? "");
    return route.continue();
  });
  await page.goto("/en/invoice-explained");
  await isDrawn(page);
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual(["invoice-1"]);
  const whole = await page.pdf();
  expect(asked).toEqual(["invoice-1", "invoice-2"]);
  await page.route(/\/pictures\/invoice-2/, (route) => route.abort());
  await page.reload();
  await isDrawn(page);
  expect(whole.length - (await page.pdf()).length, "the second drawing is on paper").toBeGreaterThan(1000);
  await page.unroute(/\/pictures\/invoice-2/);
  asked.length = 0;
  await page.reload();
  await isDrawn(page);
  expect(asked).toEqual(["invoice-1"]);
  await tab(widget(page), "Page 2").click();
  await isDrawn(page);
  expect(asked).toEqual(["invoice-1", "invoice-2"]);
});

test("on a tablet and on a desktop the whole width of the picture is seen, and a number is beside the first line of its title @all", async ({
  page,
}) => {
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/nl/je-factuur-uitgelegd?tab=page-2");
    await isDrawn(page);
    expect(await frame(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), `${width} px`).toBe(0);
  }
  await page.setViewportSize({ width: 320, height: 900 });
  await expect.poll(() => frame(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeGreaterThan(0);
  const title = item(page, "communication").locator(".explainer-title");
  expect(await title.evaluate((one) => one.getClientRects()[0]?.height ?? 0), "the title has two lines").toBeGreaterThan(40);
  // The first line box of the item is aligned with the top of the title, and the number stands on its baseline.
  await expect(title).toHaveCSS("vertical-align", "top");
});

test("at 320 px nothing scrolls the page sideways, paper has both pages, and an outage is tried again @all", async ({
  page,
  complaints,
}) => {
  complaints.announce("Failed to load resource");
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto("/fr/comprendre-ma-facture?tab=page-2");
  await openTab(widget(page), "Page 2");
  await expectNoSidewaysScroll(page);
  await page.emulateMedia({ media: "print" });
  await expect(picture(page)).toHaveCount(2);
  for (const id of ["due-date", "communication"]) await expect(item(page, id)).toBeVisible();
  await expect(widget(page).getByRole("button", { name: "Plus grand" }).first()).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await page.clock.install();
  const call = await fakeCall(page, cmsPage);
  const outage = faults["an outage"] as Fault;
  call.fail(outage);
  await page.goto("/en/invoice-explained?tab=%3Cscript%3E");
  const box = await boxOf(page, alert(widget(page)), outage);
  call.pass();
  await box.getByRole("button", { name: "Try again" }).click();
  await openTab(widget(page), "Page 1");
});
