/**
 * Tests the components of core in a real browser, on a widget that renders all of them: keys, focus, announcements, refused values, and the
 * strictest policy.
 */
import type { Locator, Page, Route } from "playwright/test";
import { expect, test } from "#tests/page.ts";
import { apiOrigin, cdnOrigin } from "./pages.ts";
import { openPieces, refuse } from "./pieces.ts";

const strictPolicy = `default-src 'none'; script-src ${cdnOrigin}; connect-src ${apiOrigin}; style-src 'none'; img-src data:; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'`;

type Visit = Awaited<ReturnType<typeof openPieces>> & { readonly page: Page };

test("keys, focus, what is said and what is refused: each piece, under the strictest policy @all", async ({ page, complaints }) => {
  complaints.announce(/status of 404|trusted-types digi-html|TrustedTypePolicy|Trusted Type/);
  await page.addInitScript(() => {
    window.violations = [];
    document.addEventListener("securitypolicyviolation", ({ violatedDirective }) => window.violations.push(violatedDirective));
  });
  const visit = { page, ...(await openPieces(page, { policy: strictPolicy })) };

  await test.step("tabs: arrows, Home and End choose, round at the ends; one stop for Tab, the next is the panel", () => chooseTabs(visit));
  await test.step("list: focus goes to the first row that came, which is said; not away from whoever went elsewhere", () =>
    loadMore(visit));
  await test.step("cards: one of them by arrows, past what cannot be chosen; boxes by the space bar", () => chooseCards(visit));
  await test.step("toggle: busy keeps focus and cannot be pressed twice; what was not taken is said and stays as it was", () =>
    pressToggle(visit));
  await test.step("copy: said and shown for two seconds [C-440]; where the browser refuses, the text stands there selected", () =>
    copyNumber(visit));
  await test.step("calendar: weeks begin on Monday; arrows go by days, weeks and months; a closed day is reached and says why", () =>
    chooseDay(visit));
  await test.step("carousel: by keys, to its end and back; what is out of sight is out of reach", () => showSlides(visit));
  await test.step("sheet: focus goes in and comes back; Escape, the icon and the backdrop close it; in a small window all of it is reached", () =>
    openSheet(visit));

  expect(await page.evaluate(() => window.violations)).toEqual([]);
  await test.step("a text of the CMS, which this page forbids to parse, is there as text", async () => {
    await visit.widget.getByRole("tab", { name: "News" }).click();
    await expect(visit.widget.getByRole("tabpanel").getByRole("paragraph")).toHaveText(["Works", "On Monday."]);
    // The browser reports a violation in a task of its own, which may come after the text is shown.
    await expect.poll(() => page.evaluate(() => window.violations)).toEqual(["trusted-types"]);
  });
});

/** Creates an answer to a call that is held back, together with the function with which the test releases it. */
function held(then: (route: Route) => Promise<void>) {
  let letGo = (): void => undefined;
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  return { letGo: () => letGo(), answer: (route: Route): Promise<void> => gate.then(() => then(route)) };
}

async function chooseTabs({ page, widget }: Visit): Promise<void> {
  const tabs = widget.getByRole("tab");
  const expectChosen = async (index: number): Promise<void> => {
    await expect(tabs.nth(index)).toBeFocused();
    await expect(tabs.nth(index)).toHaveAttribute("aria-selected", "true");
    await expect(widget.locator("[role=tab][tabindex='0']")).toHaveCount(1);
    await expect(widget.getByRole("tabpanel", { name: await tabs.nth(index).innerText() })).toBeVisible();
  };
  await tabs.first().focus();
  for (const [key, index] of [
    ["End", 2],
    ["ArrowRight", 0],
    ["ArrowLeft", 2],
    ["Home", 0],
  ] as const) {
    await page.keyboard.press(key);
    await expectChosen(index);
  }
  await page.keyboard.press("End");
  await page.keyboard.press("Tab");
  await expect(widget.getByRole("tabpanel")).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expectChosen(2);
  await page.keyboard.press("Home");
}

async function loadMore({ page, widget, said, answers }: Visit): Promise<void> {
  const rows = widget.getByRole("list", { name: "Bills" }).getByRole("listitem");
  const more = widget.getByRole("button", { name: "Load more" });
  const second = held(answers.bills);
  const { bills } = answers;
  answers.bills = second.answer;
  await more.focus();
  await page.keyboard.press("Enter");
  await expect(more).toHaveAttribute("aria-busy", "true");
  await expect(more).toBeFocused();
  second.letGo();
  await expect(rows).toHaveCount(8);
  await expect(rows.nth(4)).toBeFocused();
  await expect(said).toHaveText("4 more: 8 of 10");

  answers.bills = refuse;
  await more.focus();
  await page.keyboard.press("Enter");
  const again = widget.getByRole("button", { name: "Try again" });
  await expect(again).toBeFocused();
  const third = held(bills);
  answers.bills = third.answer;
  await page.keyboard.press("Enter");
  await expect(more).toBeFocused();
  const elsewhere = page.getByRole("link", { name: "Before" });
  await elsewhere.focus();
  third.letGo();
  await expect(rows).toHaveCount(10);
  await expect(said).toHaveText("2 more: 10 of 10");
  await expect(elsewhere).toBeFocused();
  await expect(more).toHaveCount(0);
}

async function chooseCards({ page, widget }: Visit): Promise<void> {
  const plans = widget.getByRole("radiogroup", { name: "Which plan do you want?" });
  await plans.getByRole("radio", { name: "Small" }).focus();
  await page.keyboard.press("Space");
  await expect(plans.getByRole("radio", { name: "Small" })).toBeChecked();
  await page.keyboard.press("ArrowDown");
  await expect(plans.getByRole("radio", { name: "Medium" })).toBeChecked();
  await expect(plans.getByRole("radio", { name: "Medium" })).toBeFocused();
  await expect(plans.getByText("Chosen")).toHaveCount(1);
  await expect(plans.getByRole("radio", { name: "Large" })).toBeDisabled();
  await expect(plans.getByRole("radio", { name: "Large" })).toHaveAccessibleDescription(/per month.*Not at your address yet/);
  const extras = widget.getByRole("group", { name: "What would you like with it?" });
  await expect(extras).toHaveAccessibleDescription("Choose at least one, or go on without.");
  for (const box of await extras.getByRole("checkbox").all()) {
    await box.focus();
    await page.keyboard.press("Space");
    await expect(box).toBeChecked();
  }
  await expect(extras).not.toHaveAccessibleDescription(/Choose/);
}

async function pressToggle({ page, widget, answers }: Visit): Promise<void> {
  const toggle = widget.getByRole("switch", { name: "Remind me" });
  const taken = held(answers.reminder);
  let calls = 0;
  answers.reminder = (route) => (calls++, taken.answer(route));
  await toggle.focus();
  await page.keyboard.press("Space");
  await expect(toggle).toHaveAttribute("aria-busy", "true");
  await page.keyboard.press("Space");
  await expect(toggle).not.toBeChecked();
  await expect(toggle).toBeFocused();
  taken.letGo();
  await expect(toggle).toBeChecked();
  expect(calls).toBe(1);
  answers.reminder = refuse;
  await page.keyboard.press("Space");
  await expect(toggle).toHaveAccessibleDescription(/nine in the morning.*That was not saved/);
  await expect(toggle).toBeChecked();
  await expect(widget.getByRole("switch", { name: "Bills on paper" })).toHaveAccessibleDescription(
    "Not possible while you pay by direct debit.",
  );
}

async function copyNumber({ page, widget, said }: Visit): Promise<void> {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const copy = widget.getByRole("button", { name: "Copy the account number" });
  const copied = widget.getByRole("button", { name: "Copied to clipboard!" });
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  await copy.focus();
  await page.keyboard.press("Enter");
  await expect(copied).toBeFocused();
  await page.clock.runFor(1999);
  await expect(copied).toBeFocused();
  await expect(said).toHaveText("Copied to clipboard!");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("BE71096123456769");
  await page.clock.runFor(1);
  await expect(copy).toBeFocused();
  await page.clock.resume();
  await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  await page.keyboard.press("Enter");
  const field = widget.getByRole("textbox", { name: "Copy the account number" });
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/copy it yourself/);
  expect(await field.evaluate((input: HTMLInputElement) => input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0))).toBe(
    "BE71096123456769",
  );
}

async function chooseDay({ page, widget, said }: Visit): Promise<void> {
  const calendar = widget.getByRole("group", { name: "Which day suits you?" });
  const day = (name: string | RegExp): Locator => calendar.getByRole("button", { name });
  // The name of each day contains its weekday, so the row of weekdays is hidden from screen readers.
  await expect(calendar.locator("th").first()).toHaveText("Mon");
  await day("today, Monday, 9 February 2026").focus();
  await page.keyboard.press("ArrowRight");
  await expect(day("Tuesday, 10 February 2026")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  const full = day("Thursday, 12 February 2026, not possible: All our technicians are taken.");
  await expect(full).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(calendar.getByRole("gridcell", { selected: true })).toHaveCount(0);
  await page.keyboard.press("ArrowDown");
  await expect(day("Thursday, 19 February 2026")).toBeFocused();
  await page.keyboard.press("End");
  await expect(day(/^Sunday, 22 February 2026, not possible: We do not come/)).toBeFocused();
  await page.keyboard.press("PageDown");
  await expect(day(/^Sunday, 22 March 2026/)).toBeFocused();
  await expect(said).toHaveText("March 2026");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  await expect(calendar.getByRole("gridcell", { selected: true })).toHaveText("14");
  await expect(day(/Saturday, 14 March 2026/)).toBeFocused();
}

const nextButton = (region: Locator): Locator => region.getByRole("button", { name: "Next offer" });

async function showSlides({ page, widget, said }: Visit): Promise<void> {
  const offers = widget.getByRole("region", { name: "Offers" });
  const shown = offers.locator(".ui-slide:not([inert])");
  const previous = offers.getByRole("button", { name: "Previous offer" });
  await offers.scrollIntoViewIfNeeded();
  await expect(shown.first()).toHaveAccessibleName("Offer 1 of 6");
  await expect(previous).toHaveAttribute("aria-disabled", "true");
  await nextButton(offers).focus();
  await page.keyboard.press("ArrowRight");
  await expect(shown.first()).toHaveAccessibleName("Offer 2 of 6");
  await expect(said).toHaveText("Offer 2 of 6");
  await expect(previous).not.toHaveAttribute("aria-disabled", "true");
  await page.keyboard.press("ArrowLeft");
  await expect(shown.first()).toHaveAccessibleName("Offer 1 of 6");
  await expect(said).toHaveText("Offer 1 of 6");
  await page.keyboard.press("Tab");
  await expect(shown.first().getByRole("link")).toBeFocused();
  await nextButton(offers).focus();
  while ((await nextButton(offers).getAttribute("aria-disabled")) !== "true") {
    const before = await shown.first().getAttribute("aria-label");
    await page.keyboard.press("Enter");
    await expect(shown.first()).not.toHaveAccessibleName(before ?? "");
  }
  await expect(nextButton(offers)).toBeFocused();
  await expect(shown.last()).toHaveAccessibleName("Offer 6 of 6");
}

async function openSheet({ page, widget }: Visit): Promise<void> {
  const sheet = widget.getByRole("dialog", { name: "What you have chosen" });
  const opener = widget.getByRole("button", { name: "Show the overview" });
  await page.setViewportSize({ width: 320, height: 225 });
  await opener.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  const closings: readonly (() => Promise<void>)[] = [
    () => page.keyboard.press("Escape"),
    () => page.mouse.click(160, 20),
    () => sheet.getByRole("button", { name: "Close" }).click(),
  ];
  for (const close of closings) {
    await opener.focus();
    await page.keyboard.press("Enter");
    await expect(sheet.getByRole("heading")).toBeFocused();
    await page.mouse.move(160, 90);
    await page.mouse.wheel(0, 2000);
    await expect(sheet.getByRole("listitem").last()).toBeInViewport();
    await expect(sheet.getByRole("button", { name: "Continue to your details" })).toBeInViewport({ ratio: 1 });
    await page.mouse.wheel(0, 2000);
    await page.mouse.move(160, 20);
    await page.mouse.wheel(0, 2000);
    await close();
    await expect(sheet).toBeHidden();
    await expect(opener).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(before);
  }
}
