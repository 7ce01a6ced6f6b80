/**
 * Tests the accessibility of the choice of the technician's visit: free days, a chosen day, no days, a day that was taken meanwhile, and
 * days that cannot be loaded.
 */
import type { Page } from "playwright/test";
import { expect, test } from "#tests/page.ts";
import { answerOf, calendar, early, first, last, mandate, openAt, second, slots, switching } from "./fixed-order.ts";
import { button, choose, expectSound, expectSoundInEnglish, heading, next, type Kept } from "./stored-order.ts";
import { control, type Stage } from "./page.ts";

const openSlots = async (page: Page, more: Kept = {}): Promise<Stage> => {
  const stage = await openAt(page, "installation-slot", { ...more, draft: { portability: switching, ...more.draft } });
  await expect(heading(stage, "When may our technician come?")).toBeVisible();
  return stage;
};

test("order flow: the technician's visit: on its way, free days, chosen, early, missing", async ({ page }) => {
  const call = await control(page, slots);
  call.hold();
  const stage = await openSlots(page);
  const { field, errors, widget } = stage;
  await expect(widget.locator(".ui-skeleton")).toBeVisible();
  await expectSound(stage, "slots, on their way");
  call.answer(answerOf(early, first, second, last));
  await expect(calendar(stage)).toBeVisible();
  await expectSound(stage, "slots", { everyWidth: true });
  await next(stage);
  await expect(errors).toHaveCount(2);
  await expectSound(stage, "slots, no day and no start");
  await field("date").selectOption(second);
  await next(stage);
  await expect(errors).toHaveCount(2);
  await expectSoundInEnglish(stage, "slots, no hours");
  await choose(stage, "interval", "12:00-16:00");
  await choose(stage, "start_early", "early");
  await expect(field("date").locator(`option[value="${early}"]`)).toBeAttached();
  await expectSound(stage, "slots, day and hours, as soon as possible");
});

test("order flow: no visit to be had, not to be known, taken by somebody else", async ({ page, complaints }) => {
  complaints.announce("Failed to load resource");
  const call = await control(page, slots);
  call.answer(answerOf());
  const none = await openSlots(page);
  await expect(none.alert).toContainText("There is no installation slot at Grote Markt, 1");
  await expectSound(none, "slots, none");
  call.answer(answerOf(early));
  const only = await openSlots(page);
  await expect(only.widget.getByText("The days that are free are all before your 14 days are over.")).toBeVisible();
  await expect(button(only, "Go on without a date")).toBeVisible();
  await expectSound(only, "slots, early ones alone");
  call.answer({ status: { error: true }, meta: { status: { error: true } } }, 503);
  const failed = await openSlots(page);
  await expect(failed.alert.getByRole("button", { name: "Try again" })).toBeVisible();
  await expectSound(failed, "slots, not to be known", { isThere: () => expect(failed.alert).toBeVisible() });
  call.answer(answerOf(early, first, second));
  const typed = { "installation-slot": { taken: "1", date: first, interval: "08:00-12:00" } };
  const taken = await openSlots(page, { secret: { ...mandate, typed } });
  await expect(taken.alert).toContainText("We have filled in the next one that is free");
  await expect(taken.field("date")).toHaveValue(first);
  await expectSound(taken, "slots, taken by somebody else");
  const stale = await openSlots(page, { secret: { ...mandate, typed: { "installation-slot": { stale: "1" } } } });
  await expect(stale.alert).toContainText("The time that you had chosen is no longer offered");
  await expectSound(stale, "slots, chosen too long ago");
  await button(stale, "Previous").click();
  await expect(heading(stale, "Your internet and TV today")).toBeFocused();
  await expect(stale.field("provider")).toHaveValue("PXS");
});
