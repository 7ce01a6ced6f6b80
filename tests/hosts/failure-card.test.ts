/** Tests what a visitor sees when a file is late or never arrives: the page's own content, and below it a card with a button to go on. */
import type { Page } from "playwright/test";
import { expect, test } from "#tests/page.ts";
import { recordShifts, shiftsOf } from "#tests/shifts.ts";
import { killed, pauses, skipPauses, unavailable } from "./faults.ts";
import { addressOf, release } from "./pages.ts";
import { becomeLate, expectReady, holdLate, makeLateSoon, newsletter, recordRequests } from "./widget.ts";

/** Returns the position of the failure card, in CSS px. */
const cardIn = (page: Page) =>
  newsletter(page).evaluate((tag) => {
    const button = tag.shadowRoot?.querySelector("[role=alert] > button") as HTMLElement;
    const card = button.parentElement as HTMLElement;
    const [fallback] = tag.children as unknown as [HTMLElement];
    const [top, bottom] = [card.getBoundingClientRect().top, card.getBoundingClientRect().bottom];
    const underFallbackPx = top - fallback.getBoundingClientRect().bottom;
    return { underFallbackPx, underCardPx: tag.getBoundingClientRect().bottom - bottom, buttonPx: button.offsetHeight, lang: card.lang };
  });

const widgetOf = (page: Page): Promise<number> => newsletter(page).evaluate((tag) => tag.clientHeight);

for (const [name, language, retry] of [
  ["plain", "en", "Try again"],
  ["plain-fr", "fr", "Réessayer"],
  ["plain-nl", "nl", "Opnieuw proberen"],
  ["strict", "en", "Try again"],
  ["verify", "en", "Try again"],
] as const) {
  test(`${name}: when a file never comes, a card under the page's own content, a real button that works, and no space reserved @all`, async ({
    page,
    complaints,
  }) => {
    complaints.announce(/Failed to load|digi/);
    const violations: string[] = [];
    page.on("console", (message) => void (message.text().includes("Content Security Policy") && violations.push(message.text())));
    let isDown = true;
    await page.route(`${release}/*/newsletter.js*`, (route) => (isDown ? unavailable(route) : route.continue()));
    await page.addInitScript(skipPauses, pauses);
    await page.goto(addressOf(name));
    await expect(page.locator("digi-newsletter:state(error)")).toBeAttached();
    await expect(page.getByRole("link", { name: "Our newsletter" })).toBeVisible();
    const { underFallbackPx, underCardPx, buttonPx, lang } = await cardIn(page);
    expect(underFallbackPx).toBeLessThanOrEqual(24);
    expect(underCardPx).toBeLessThanOrEqual(24);
    expect(buttonPx).toBeGreaterThanOrEqual(48);
    expect(lang).toBe(language);
    expect(violations).toEqual([]);
    isDown = false;
    await newsletter(page).getByRole("alert").getByRole("button", { name: retry }).click();
    await expectReady(page);
    await expect(page.getByRole("link", { name: "Our newsletter" })).toBeHidden();
    expect(await widgetOf(page), "kept anew").toBeGreaterThan(300);
  });
}

/**
 * Opens a page where the first request for a file is held back, and where the wait before the card is shown is short, or controlled by the
 * test.
 * @returns a function that releases the file
 */
async function openLate(page: Page, name: string, file: string, prepareLate = makeLateSoon): Promise<() => void> {
  let letCome = (): void => undefined;
  const gate = new Promise<void>((open) => (letCome = open));
  let count = 0;
  await page.route(
    (url) => url.pathname.split("/").at(-1)?.startsWith(file) === true,
    async (route) => {
      count += 1;
      if (count === 1) await gate;
      await route.continue().catch(() => undefined); // The page may have been closed meanwhile, so an error is ignored.
    },
  );
  await prepareLate(page);
  await page.goto(addressOf(name), { waitUntil: "commit" });
  return letCome;
}

for (const file of ["prerender-", "newsletter.en.js"]) {
  test(`${file} comes late: the same card, the space stays, and nothing moves when the form comes after all @all`, async ({ page }) => {
    await recordShifts(page);
    const letCome = await openLate(page, "in-text", file);
    await expect(newsletter(page).getByRole("alert")).toBeVisible();
    const { underFallbackPx, buttonPx } = await cardIn(page);
    expect(underFallbackPx).toBeLessThanOrEqual(24);
    expect(buttonPx).toBeGreaterThanOrEqual(48);
    const widget = await widgetOf(page);
    expect(widget, "kept").toBeGreaterThan(300);
    await expect(page.locator("digi-newsletter:state(loading)")).toBeAttached();
    letCome();
    await expectReady(page);
    await expect(newsletter(page).getByRole("button", { name: "Try again" })).toHaveCount(0);
    expect(await widgetOf(page)).toBe(widget);
    const shifts = (await shiftsOf(page)).filter(({ isOfPage }) => isOfPage);
    expect(shifts).toEqual([]);
  });
}

test("whoever presses while a file is late gets it by a second request, though the first never ends @all", async ({ page }) => {
  const requests = recordRequests(page);
  await openLate(page, "plain", "prerender-");
  await newsletter(page).getByRole("button", { name: "Try again" }).click();
  await expectReady(page);
  const urls = requests.map((request) => request.url()).filter((url) => url.includes("/prerender-"));
  expect(urls.length).toBe(2);
  expect(new Set(urls).size, "no address twice").toBe(2);
});

for (const [what, name, file] of [
  ["a form", "plain", "react-"],
  ["a form that came with the page", "included, in text", "prerender-"],
] as const) {
  test(`${what} that can be typed into is not taken away because the rest of it is late @all`, async ({ page }) => {
    const letCome = await openLate(page, name, file, holdLate);
    await newsletter(page).getByLabel("First name").fill("Marie");
    await expect(page.locator("digi-newsletter:state(loading)")).toBeAttached();
    expect(await becomeLate(page)).toBe(1);
    await expect(newsletter(page).getByRole("button", { name: "Try again" })).toHaveCount(0);
    letCome();
    await expectReady(page);
    await expect(newsletter(page).getByLabel("First name")).toHaveValue("Marie");
  });
}

test("a page that comes online again tries by itself @all", async ({ page, context, complaints }) => {
  complaints.announce(/Failed to load|digi/);
  let isDown = true;
  await page.route(`${release}/*/newsletter.js*`, (route) => (isDown ? killed(route) : route.continue()));
  await page.goto(addressOf("plain"));
  await expect(page.locator("digi-newsletter:state(error)")).toBeAttached();
  await context.setOffline(true);
  isDown = false;
  await context.setOffline(false);
  await expectReady(page);
});

test("a failed widget does not cover the page @all", async ({ page, complaints }) => {
  complaints.announce(/Failed to load|digi/);
  await page.route(`${release}/*/newsletter.js*`, unavailable);
  await page.goto(addressOf("in-text"));
  await expect(page.locator("digi-newsletter:state(error)")).toBeAttached();
  await page.getByRole("heading", { name: "Before" }).click();
  await page.locator("#after").click();
});

test("no address is asked for twice, also across a retry of the visitor @all", async ({ page, complaints }) => {
  complaints.announce(/Failed to load|digi/);
  const requests = recordRequests(page);
  await page.route(`${release}/*/newsletter.js*`, unavailable);
  await page.goto(addressOf("plain"));
  await expect(page.locator("digi-newsletter:state(error)")).toBeAttached();
  await newsletter(page).getByRole("button", { name: "Try again" }).click();
  await expect(page.locator("digi-newsletter:state(error)")).toHaveCount(0);
  await expect(page.locator("digi-newsletter:state(error)")).toHaveCount(1);
  const urls = requests.map((request) => request.url()).filter((url) => url.includes("/newsletter.js"));
  expect(urls.length).toBe(new Set(urls).size);
});
