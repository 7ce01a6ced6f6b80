/** Journeys of the cookie settings: a choice of single purposes, a change of mind, the focus, and files that do not come. */
import { expect, test, unasked } from "#tests/page.ts";
import {
  all,
  answer,
  bar,
  box,
  byDefault,
  dialog,
  inDialog,
  keptChoice,
  none,
  pressSettingsLink,
  queue,
  update,
} from "./cookie-consent.ts";

test.use(unasked);

test("settings: details, a choice of one's own, a change of mind by the page's link; focus is given back [P-316, P-317, P-318] @all", async ({
  page,
  context,
}) => {
  await page.goto("/en");
  await answer(page, "Settings").click();
  await expect(dialog(page).getByRole("heading", { name: "Your cookie settings" })).toBeFocused();
  await expect(box(page, "Necessary")).toBeDisabled();
  await expect(box(page, "Necessary")).toBeChecked();
  for (const name of ["Preferences", "Statistics", "Marketing"]) await expect(box(page, name)).not.toBeChecked();
  await dialog(page).getByText("Details").first().click();
  await expect(dialog(page)).toContainText("Your language, once you’ve chosen one: ten years.");
  await expect(dialog(page).getByRole("link", { name: "cookie policy" })).toHaveAttribute("href", "/en/cookie-policy");

  await box(page, "Marketing").check();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await expect(answer(page, "Settings"), "closing is no choice").toBeFocused();
  expect(await keptChoice(context)).toBeUndefined();

  await answer(page, "Settings").press("Enter");
  await expect(box(page, "Marketing"), "what was not saved is forgotten").not.toBeChecked();
  await box(page, "Statistics").check();
  await inDialog(page, "Save Settings").click();
  await expect(bar(page)).toHaveCount(0);
  await expect(page.getByText("Your cookie choice has been saved.")).toBeFocused();
  const first = (await keptChoice(context))?.choice;
  expect(first).toMatchObject({ ...none, statistics: true });

  const link = await pressSettingsLink(page);
  await expect(box(page, "Statistics")).toBeChecked();
  await expect(dialog(page)).toContainText(`Your choice is kept under number ${first?.id}.`);
  await inDialog(page, "Accept all").click();
  await expect(dialog(page)).toBeHidden();
  await expect(link).toBeFocused();
  await expect(page).toHaveURL("/en");
  const second = (await keptChoice(context))?.choice;
  expect(second).toMatchObject(all);
  expect(second?.id).not.toBe(first?.id);
  expect(await queue(page)).toEqual([byDefault, update({ ...none, statistics: true }), update(all)]);

  await page.locator("digi-cookie-consent").evaluate((tag) => (tag as unknown as { show(): Promise<void> }).show());
  await box(page, "Marketing").uncheck();
  await inDialog(page, "Save Settings").click();
  expect((await keptChoice(context))?.choice).toMatchObject({ ...all, marketing: false });

  await page.goto("/en/cookie-policy#digi-cookies");
  await expect(dialog(page).getByRole("heading"), "the link in a tab of its own").toBeFocused();
  await expect(page).toHaveURL("/en/cookie-policy");
});

test("settings keep focus: Tab and Shift+Tab go round, and never to the page behind them @all", async ({ page }) => {
  await page.goto("/en");
  await answer(page, "Settings").click();
  await expect(dialog(page).getByRole("heading", { name: "Your cookie settings" })).toBeFocused();
  /** Returns where the focus is: in the cookie settings, in the browser's own controls, or on the page. */
  const focused = (): Promise<string> =>
    page.evaluate(() => {
      const within = document.activeElement?.shadowRoot?.activeElement;
      if (within) return within.closest("dialog[open]") ? "settings" : "bar";
      return document.activeElement === document.body ? "browser" : "page";
    });
  for (const key of ["Tab", "Shift+Tab"]) {
    const seen: string[] = [];
    for (let presses = 0; presses < 24; presses++) {
      await page.keyboard.press(key);
      seen.push(await focused());
    }
    expect(new Set([...seen, "settings", "browser"]), key).toEqual(new Set(["settings", "browser"]));
    expect(seen.filter((one) => one === "settings").length, key).toBeGreaterThan(12);
  }
});

test("settings that are opened while they close stay open @all", async ({ page }) => {
  await page.goto("/en");
  await answer(page, "Settings").click();
  await expect(box(page, "Necessary")).toBeVisible();
  // The browser dispatches the `close` event of a dialog later than it closes it, so a dialog that was opened in between must not count as
  // closed.
  await page.locator("digi-cookie-consent").evaluate(async (tag) => {
    const shown = tag.shadowRoot?.querySelector("dialog") as HTMLDialogElement;
    const closes = new Promise<void>((resolve) => {
      new MutationObserver(() => shown.open || resolve()).observe(shown, { attributeFilter: ["open"] });
    });
    const isTold = new Promise((resolve) => shown.addEventListener("close", resolve));
    shown.querySelector<HTMLElement>(".consent-ends button:last-child")?.click();
    await closes;
    await (tag as unknown as { show(): Promise<void> }).show();
    await isTold;
  });
  await expect(dialog(page).getByRole("heading", { name: "Your cookie settings" })).toBeFocused();
});

test("settings whose files are lost: tried again by itself, then said, then there @all", async ({ page, complaints }) => {
  complaints.announce("choices.settings");
  complaints.announce("Failed to load resource");
  let lost = 0;
  let isMissing = true;
  await page.route("**/choices.settings.js*", (route) => (isMissing ? (lost++, route.abort()) : route.continue()));
  await page.goto("/en");
  await answer(page, "Settings").click();
  await expect(answer(page, "Settings")).toHaveAttribute("aria-busy", "true");
  await expect(bar(page).locator(".consent-failed")).toContainText("The settings couldn’t be loaded.", { timeout: 20_000 });
  await expect(page.locator("digi-cookie-consent output")).toContainText("The settings couldn’t be loaded.");
  expect(lost).toBeGreaterThan(1);
  isMissing = false;
  await answer(page, "Settings").click();
  await expect(dialog(page).getByRole("heading")).toBeFocused();
  await expect(bar(page).locator(".consent-failed")).toHaveCount(0);
});
