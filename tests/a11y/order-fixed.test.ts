/** What an order of a fixed line asks beside the rest: from whom it moves over, when the technician comes, and its contract summary. */
import type { Locator, Page } from "playwright/test";
import { priced } from "#core/bundle/bundle.rules.ts";
import type { InstallDay } from "#core/order/installation.contract.ts";
import { slotIntervals } from "#core/order/installation.schema.ts";
import { mandateVersion } from "#core/order/portability.schema.ts";
import { todayInBrussels } from "#core/values/brussels-time.ts";
import { addDays, daysBetween, formatDate, parseDate, type CalendarDate } from "#core/values/dates.ts";
import { withInternet } from "#tests/packs.ts";
import { expect, test } from "#tests/page.ts";
import { grandPlace } from "#tests/unit/widgets/order-flow/samples.ts";
import { button, choose, expectSound, expectSoundInEnglish, heading, next, openKept, session, tag, type Kept } from "./kept-order.ts";
import { good } from "./links.ts";
import { control, type Stage } from "./page.ts";
import { listen } from "./transcript.ts";

const details = { clientAddress: grandPlace, sameBillingAddress: true, orderFor: "myself" } as const;
const switching = {
  choice: 1,
  later: false,
  currentProvider: { prefix: "PXS", name: "Proximus" },
  customerNumber: "12345678901234567890",
  switchNumber: "PXS12345678901234567",
  endDate: null,
  mandateVersion,
} as const;
const mandate = { iban: "BE71096123456769", isAgreed: true };
/** One number moves along. */
const kept = {
  ...{ phone: "+32470123456", provider: "Proximus", portability_provider: { id: "proximus", name: "Proximus" } },
  subscription: { portability: "postpaid", current_sim_card: "", first_digits: "4701", customer_number: "1002003" },
} as const;
const [card, ...cards] = withInternet.mobile.cards;
const bundle = priced({
  ...withInternet,
  mobile: { ...withInternet.mobile, cards: card ? [{ ...card, ...kept }, ...cards] : [] },
});

const slots = "/bundle-configurator/install-interval/*";
const today = todayInBrussels(Date.now());
const inDays = (days: number): CalendarDate => addDays(today, days);
/** Of the express request alone, and of everybody. */
const early = inDays(5);
const isTurn = inDays(16).slice(0, 7) !== inDays(18).slice(0, 7);
/** Two of one month, with a day between that is not free, and one of a later month. */
const [first, second, last] = [inDays(isTurn ? 18 : 16), inDays(isTurn ? 20 : 18), inDays(55)];
const dayOf = (date: CalendarDate): InstallDay => ({ date, intervals: slotIntervals.map((intervalValue) => ({ intervalValue })) });
const answerOf = (...dates: readonly CalendarDate[]): object => ({ ...good, data: dates.map(dayOf) });

/** As a customer whose details are there. */
async function openAt(page: Page, step: string, { draft, ...more }: Kept = {}): Promise<Stage> {
  (await control(page, "/oauth2/token")).answer(session);
  return openKept(page, tag, { step, signedIn: true, bundle, draft: { ...details, ...draft }, ...more });
}
const openSlots = async (page: Page, more: Kept = {}): Promise<Stage> => {
  const stage = await openAt(page, "installation-slot", { ...more, draft: { portability: switching, ...more.draft } });
  await expect(heading(stage, "When may our technician come?")).toBeVisible();
  return stage;
};
const calendar = ({ widget }: Stage): Locator => widget.locator(".ui-calendar");
const unfold = ({ widget }: Stage, selector: string): Promise<void> =>
  widget.locator(selector).evaluateAll((all) => all.forEach((one) => one.setAttribute("open", "")));

/** The whole step as it is read, but for the days of the month and the other operators. */
const treeOf = async ({ widget }: Stage): Promise<string[]> => {
  const lines = (await widget.locator(".order-step").ariaSnapshot()).split("\n");
  const grid = lines.findIndex((line) => line.trim() === "- rowgroup:");
  const end = lines.findIndex((line, index) => index > grid && line.startsWith("- "));
  const others = /^  - option "(?!Proximus)[\w !]+"$/;
  return (grid < 0 ? lines : lines.toSpliced(grid, end - grid)).filter((line) => !others.test(line) || line.includes("Choose"));
};
const moveTree = [
  '- heading "Your internet and TV today" [level=3]',
  '- radiogroup "How do you come to us?":',
  "  - text: How do you come to us?",
  '  - radio "I am switching from another operator We end your old contract for you, once your new line works. It’s called Easy Switch, it’s free, and the law makes it the standard." [checked]',
  "  - text: I am switching from another operator We end your old contract for you, once your new line works. It’s called Easy Switch, it’s free, and the law makes it the standard.",
  "  - 'radio \"I am new: I have no internet or TV today\"'",
  '  - text: "I am new: I have no internet or TV today"',
  '  - radio "I keep my current operator for now Your old contract goes on, and you pay for both until you end it yourself."',
  "  - text: I keep my current operator for now Your old contract goes on, and you pay for both until you end it yourself.",
  '- checkbox "I’ll give my numbers later (optional)"',
  "- text: I’ll give my numbers later (optional) Your current operator",
  '- combobox "Your current operator":',
  '  - option "Choose your operator"',
  '  - option "Proximus" [selected]',
  "- text: Customer number",
  "- paragraph: 1 to 20 digits, as on your bill.",
  '- textbox "Customer number": "1002003"',
  "- text: Easy Switch number",
  "- paragraph: With Proximus it begins with PXS.",
  '- textbox "Easy Switch number"',
  "- group:",
  "  - text: Where do I find these numbers?",
  "  - list:",
  "    - listitem: Customer number",
  "    - listitem: Easy Switch number",
  "  - paragraph: Both stand on every bill of Proximus, often at the top of the first page or beside the amount.",
  "  - paragraph: You also find them when you log in at your operator, or ask its customer service.",
  "- text: When should your old contract end? (optional)",
  '- paragraph: "Leave it empty for: as soon as your new line works."',
  '- textbox "When should your old contract end? (optional)"',
  "- group: How does Easy Switch work?",
  '- heading "Your mandate" [level=4]',
  "- paragraph: By placing this order, you ask us to end your contract for internet and TV at home with Proximus in your name.",
  "- paragraph: We do so on the date above or, without one, as soon as your new line works, and never before that. Landline numbers that you keep move to us.",
  '- button "Next"',
  '- button "Previous"',
  '- button "Cancel"',
];
function slotTree(nameOf: (date: CalendarDate) => string): readonly string[] {
  const month = formatDate(first, "en").replace(/^\d+ /, "");
  return [
    '- heading "When may our technician come?" [level=3]',
    '- heading "What the technician does" [level=4]',
    "- list:",
    "  - listitem: Connects the fibre in your home, and installs your box.",
    "  - listitem: Adds up to 2 WiFi boosters where the signal is weak.",
    "  - listitem: Checks with you that everything works.",
    '- heading "What you prepare" [level=4]',
    "- list:",
    "  - listitem: Somebody of 18 or older is at home, for the whole of the time that you choose.",
    "  - listitem: The place where the box comes is free, with a socket nearby.",
    '- checkbox "Start within the 14 days in which I can withdraw from the contract (optional)"',
    "- text: Start within the 14 days in which I can withdraw from the contract (optional)",
    `- paragraph: If you withdraw after all, you pay for the days until then. Without this request we come from ${formatDate(inDays(15), "en")}.`,
    `- 'button "First available: ${nameOf(first)}, 08:00 to 12:00"'`,
    '- group "Day of the visit":',
    '  - navigation "Day of the visit":',
    '    - button "Previous month" [disabled]',
    '    - button "Next month"',
    `  - text: ${month}`,
    `  - grid "${month}":`,
    "- text: Day",
    '- combobox "Day":',
    '  - option "Choose a day"',
    `  - option "${formatDate(first, "en", "day")}"`,
    `  - option "${formatDate(second, "en", "day")}" [selected]`,
    `  - option "${formatDate(last, "en", "day")}"`,
    '- radiogroup "Time":',
    "  - text: Time",
    '  - radio "08:00 to 12:00"',
    "  - text: 08:00 to 12:00",
    '  - radio "12:00 to 16:00" [checked]',
    "  - text: 12:00 to 16:00",
    '  - radio "16:00 to 20:00"',
    "  - text: 16:00 to 20:00",
    '- button "Next"',
    '- button "Previous"',
    '- button "Cancel"',
  ];
}

test("order flow: from whom it moves over, how, later, and not at all", async ({ page }) => {
  const stage = await openAt(page, "move-to-digi");
  const { field, errors, widget } = stage;
  await expect(field("provider").locator("option")).not.toHaveCount(1);
  await expectSound(stage, "move, as it opens");
  await next(stage);
  await expect(errors).toHaveCount(3);
  await expectSound(stage, "move, errors");
  await field("provider").selectOption({ label: "Proximus" });
  await field("customer_number").fill("12a");
  await field("switch_number").fill("PXS 12 / 34");
  await field("customer_number").focus();
  await unfold(stage, ".move-help");
  await expect(widget.locator(".move-bill svg")).toContainText("Proximus");
  await expect(widget.locator(".move-text li", { hasText: "+32\u00a0470" })).toBeVisible();
  await expectSound(stage, "move, the bill and what happens", { everyWidth: true });
  await field("later").check();
  await expect(stage.alert).toContainText("Your old contract goes on");
  await expectSound(stage, "move, numbers later");
  await choose(stage, "portability", "2");
  await expect(stage.alert).toHaveCount(0);
  await expectSoundInEnglish(stage, "move, new");
  await choose(stage, "portability", "3");
  await expectSoundInEnglish(stage, "move, keeps the operator");
});

test("order flow: no list of operators", async ({ page, complaints }) => {
  complaints.announce("Failed to load resource");
  complaints.announce("the list of operators could not be fetched");
  (await control(page, "/bundle-configurator/easyswitch-operators*")).answer({}, 404);
  const stage = await openAt(page, "move-to-digi");
  await expect.poll(() => complaints.said.join()).toContain("the list of operators");
  await next(stage);
  await expect(stage.errors).toHaveCount(3);
  await expectSoundInEnglish(stage, "move, without operators");
});

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
  await expect(errors).toHaveCount(1);
  await expectSound(stage, "slots, no day");
  await field("date").selectOption(second);
  await next(stage);
  await expect(errors).toHaveCount(1);
  await expectSoundInEnglish(stage, "slots, no hours");
  await choose(stage, "interval", "12:00-16:00");
  await field("start_early").check();
  await expect(field("date").locator(`option[value="${early}"]`)).toBeAttached();
  await expectSound(stage, "slots, day and hours, with the express request");
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
  await expect(only.widget.getByText("The days that are free are all earlier.")).toBeVisible();
  await expectSoundInEnglish(only, "slots, early ones alone");
  call.answer({ status: { error: true }, meta: { status: { error: true } } }, 503);
  const failed = await openSlots(page);
  await expect(failed.alert.getByRole("button", { name: "Try again" })).toBeVisible();
  await expectSound(failed, "slots, not to be known", { isThere: () => expect(failed.alert).toBeVisible() });
  call.answer(answerOf(early, first, second));
  const typed = { "installation-slot": { taken: "1", date: first, interval: "08:00-12:00", start_early: "" } };
  const taken = await openSlots(page, { secret: { ...mandate, typed } });
  await expect(taken.alert).toContainText("We have filled in the next one that is free");
  await expect(taken.field("date")).toHaveValue(first);
  await expectSound(taken, "slots, taken by somebody else");
  await button(taken, "Previous").click();
  await expect(heading(taken, "Your internet and TV today")).toBeFocused();
  await expect(taken.field("provider")).toHaveValue("PXS");
});

test("order flow: how one comes and a day of the calendar by keys, and what is told of them", async ({ page }) => {
  (await control(page, slots)).answer(answerOf(early, first, second, last));
  const stage = await openAt(page, "move-to-digi");
  const { field, widget } = stage;
  const reader = await listen(page, tag);
  const nameOf = (date: CalendarDate): string => formatDate(date, "en", "weekday");
  /** Where focus is, in the calendar. */
  const here = async (): Promise<CalendarDate> => {
    const day = await calendar(stage).locator("td:focus-within").getAttribute("data-day");
    const date = parseDate(day);
    if (!date) throw new Error(`no day has focus: ${day}`);
    return date;
  };
  const walkTo = async (date: CalendarDate): Promise<void> => {
    const days = daysBetween(await here(), date);
    for (let week = 0; week < Math.trunc(days / 7); week++) await page.keyboard.press("ArrowDown");
    for (let day = 0; day < days % 7; day++) await page.keyboard.press("ArrowRight");
    expect(await here()).toBe(date);
  };
  await expect(field("provider").locator("option")).not.toHaveCount(1);
  await field("portability").and(page.locator(":checked")).focus();
  await reader.tell();
  for (const stop of ["I’ll give my numbers later", "Your current operator"]) await reader.tabTo(stop);
  await page.keyboard.type("Prox");
  await expect(field("provider").locator("option:checked")).toHaveText("Proximus");
  await reader.tabTo("Customer number");
  await page.keyboard.type("1002003");
  await reader.tabTo("Easy Switch number");
  await reader.tabTo("Where do I find these numbers?");
  await page.keyboard.press("Enter");
  await expect(widget.locator(".move-bill svg")).toBeVisible();
  await reader.tell();
  // The browser's own date field has stops of its own.
  await widget.locator("summary", { hasText: "How does Easy Switch work?" }).focus();
  await reader.tell();
  for (const stop of ["Next", "Previous", "Cancel"]) await reader.tabTo(stop);
  expect(await treeOf(stage)).toEqual(moveTree);
  await field("portability").and(page.locator(":checked")).focus();
  for (const key of ["ArrowDown", "ArrowDown", "ArrowUp"]) {
    await page.keyboard.press(key);
    await reader.tell();
  }
  await reader.tabTo("Next");
  await page.keyboard.press("Enter");
  await expect(heading(stage, "When may our technician come?")).toBeFocused();
  await reader.tell();
  await expect(calendar(stage)).toBeVisible();
  await reader.tabTo("First available");
  await reader.tabTo("Next month");
  await page.keyboard.press("Tab");
  await walkTo(first);
  await reader.tell();
  await page.keyboard.press("ArrowRight");
  await reader.tell();
  await page.keyboard.press("Enter");
  await expect(field("date")).toHaveValue("");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(field("date")).toHaveValue(second);
  expect(await here()).toBe(second);
  await reader.tell();
  await reader.tabTo("Day");
  await reader.tabTo("08:00 to 12:00");
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowRight");
  await reader.tell();
  await expect(field("interval").and(page.locator(":checked"))).toHaveValue("12:00-16:00");
  expect(await treeOf(stage)).toEqual(slotTree(nameOf));
  // The other way round the calendar follows.
  await field("date").selectOption(last);
  await expect(widget.locator(`.rdp-selected[data-day="${last}"]`)).toBeVisible();
  await next(stage);
  await expect(heading(stage, "How would you like to pay?")).toBeFocused();
  const hint = "If you withdraw after all, you pay for the days until then. Without this request we come from";
  // A file that is slow to come may have been told before.
  expect(reader.lines.filter((line) => line !== "says: Loading…")).toEqual([
    'radio "I am switching from another operator We end your old contract for you, once your new line works. It’s called Easy Switch, it’s free, and the law makes it the standard." (checked)',
    'checkbox "I’ll give my numbers later (optional)" (not checked)',
    'combobox "Your current operator" (not expanded)',
    'textbox "Customer number": 1 to 20 digits, as on your bill. (required)',
    'textbox "Easy Switch number": With Proximus it begins with PXS. (required)',
    'DisclosureTriangle "Where do I find these numbers?" (not expanded)',
    'DisclosureTriangle "Where do I find these numbers?" (expanded)',
    'DisclosureTriangle "How does Easy Switch work?" (not expanded)',
    'button "Next"',
    'button "Previous"',
    'button "Cancel"',
    'radio "I am new: I have no internet or TV today" (checked)',
    'radio "I keep my current operator for now Your old contract goes on, and you pay for both until you end it yourself." (checked)',
    'radio "I am new: I have no internet or TV today" (checked)',
    'button "Next"',
    'heading "When may our technician come?"',
    `checkbox "Start within the 14 days in which I can withdraw from the contract (optional)": ${hint} ${formatDate(inDays(15), "en")}. (not checked)`,
    `button "First available: ${nameOf(first)}, 08:00 to 12:00"`,
    'button "Next month"',
    `button "${nameOf(first)}"`,
    `button "${nameOf(addDays(first, 1))}, not possible: no technician is free" (disabled)`,
    `button "${nameOf(second)}"`,
    'combobox "Day" (not expanded)',
    'radio "08:00 to 12:00" (not checked)',
    'radio "12:00 to 16:00" (checked)',
  ]);
});

test("order flow: the contract summary before the order: on its way, there, read, not to be had; what goes with Previous", async ({
  page,
  complaints,
}) => {
  complaints.announce("Failed to load resource");
  const call = await control(page, "/bundle-configurator/contract-summary*");
  const draft = {
    portability: switching,
    installation: { fttbAddressId: grandPlace.fttbAddressId, date: second, intervalValue: "08:00-12:00" },
    method: "debit",
  } as const;
  call.hold();
  const stage = await openAt(page, "review-order", { draft, secret: mandate });
  const { widget } = stage;
  await expect(widget.locator(".ui-skeleton")).toBeVisible();
  await expectSoundInEnglish(stage, "review, summary on its way");
  call.pass();
  const summary = widget.locator(".order-contract > summary");
  await expect(summary).toBeVisible();
  await expectSound(stage, "review with slot and switch, the summary there", { isThere: () => expect(summary).toBeVisible() });
  const title = widget.locator(".order-contract h5");
  const titles = { en: "Contract summary", fr: "Récapitulatif contractuel", nl: "Samenvatting van het contract" };
  await expectSound(stage, "review, the summary read", {
    async isThere() {
      const language = await widget.locator(".ui-reset").first().getAttribute("lang");
      await expect(title).toHaveText(titles[language as keyof typeof titles]);
      await unfold(stage, ".order-contract");
      await expect(title).toBeVisible();
    },
  });
  call.answer({ status: { error: true }, meta: { status: { error: true } } }, 503);
  const failed = await openAt(page, "review-order", {
    draft: { ...draft, installation: { ...draft.installation, date: null, intervalValue: null }, portability: { choice: 3 } },
    secret: mandate,
  });
  const isThere = (): Promise<void> => expect(failed.alert.getByRole("button")).toBeVisible();
  await isThere();
  await expectSound(failed, "review, no summary", { isThere });
  call.pass();
  await button(failed, "Previous").click();
  await expect(heading(failed, "How would you like to pay?")).toBeFocused();
  await button(failed, "Previous").click();
  await expect(failed.widget.getByRole("dialog")).toBeVisible();
  await expectSound(failed, "the question before the visit goes");
});
