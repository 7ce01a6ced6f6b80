/** Journeys of an order of a fixed line: from which operator the customer moves, and when the technician comes. */
import type { Page } from "playwright/test";
import { emptyBundle, priced } from "#core/domain/bundle/bundle.rules.ts";
import type { Bundle } from "#core/domain/bundle/bundle.schema.ts";
import { withInternet } from "#tests/bundles.ts";
import { markUnless } from "#tests/depth.ts";
import { expect, test } from "#tests/page.ts";
import { recordEvents } from "./access.ts";
import { sizes } from "./builder.ts";
import {
  button,
  choose,
  confirmation,
  countOrders,
  errors,
  expectOnBothSizes,
  field,
  freeDays,
  goOn,
  heading,
  leave,
  openStep,
  orderButton,
  payByDebit,
  startOrder,
  widget,
} from "./ordering.ts";
import { signInByHand } from "./signed-in.ts";

const unasked = { portability: null, installation: null, startEarly: null } as const;
const unpaid = { iban: null, isAgreed: false } as const;
const moveHeading = "Your internet and TV today";
const slotHeading = "When may our technician come?";
const payHeading = "How would you like to pay?";
const reviewHeading = "Check your order";
const placedText = "Your order has been placed successfully!";

/** A bundle with internet at Meir 50 in Antwerp, where no technician has a free day. */
const antwerp: Bundle = {
  ...withInternet,
  address: { ...withInternet.address, street: "Meir", number: "50", fttbAddressId: "FTTB-2000-1-01-50" },
};
/** A bundle of mobile plans and TV without internet, as a link may bring it. */
const tvOnly: Bundle = priced({
  ...withInternet,
  internet: { selected: false, card: null },
  address: emptyBundle.address,
  tv: { selected: true, selectedCard: "tv", card: { i: "tv-essentials-nl", wpId: "1301", t: ["Essentials"], prc: 7, ih: false } },
} as Bundle);
/** The bundle of mobile plans and TV as the builder creates it, at an address with fibre. */
const tvAtHome: Bundle = { ...tvOnly, address: withInternet.address };

/** Expects the step number in the progress indicator, and the buttons that leave the step. */
async function expectStep(page: Page, step: number): Promise<void> {
  await expect(widget(page).getByText(`Step ${step} of 3`)).toBeAttached();
  for (const way of ["Previous", "Cancel"]) await expect(button(page, way)).toBeVisible();
}

async function pay(page: Page): Promise<void> {
  await expect(heading(page, payHeading)).toBeFocused();
  await expectStep(page, 2);
  await payByDebit(page);
  await expect(heading(page, reviewHeading)).toBeFocused();
}

/** Goes from the payment to the placed order, and checks each step at both sizes. The review must contain the given text. */
async function payAndOrder(page: Page, says: RegExp): Promise<void> {
  await expect(heading(page, payHeading)).toBeFocused();
  await expectOnBothSizes(page, button(page, "Next"));
  await pay(page);
  await expectOnBothSizes(page, orderButton(page));
  await expect(widget(page)).toContainText(says);
  await orderButton(page).click();
}

const first = (page: Page) => widget(page).getByRole("button", { name: /^First available/ });
const day = (page: Page) => field(page, "date");

/**
 * Fills in the move from another operator. Expects an error for missing and wrong values, and that a number may be typed with the spaces
 * and dots that a bill has.
 */
async function giveNumbers(page: Page): Promise<void> {
  await expect(heading(page, moveHeading)).toBeFocused();
  await expectStep(page, 1);
  await expect(field(page, "portability").and(page.locator('[value="1"]'))).toBeChecked();
  await button(page, "Next").click();
  await expect(errors(page)).toHaveText(["Please select current provider", "Enter your customer number", "Enter your Easy Switch number"]);
  await expect(field(page, "provider")).toBeFocused();
  await field(page, "provider").selectOption({ label: "Proximus" });
  for (const wrong of ["1".repeat(21), "12A"]) {
    await field(page, "customer_number").fill(wrong);
    await button(page, "Next").click();
    await expect(errors(page).first()).toHaveText("Use digits only, at most 20");
    await expect(field(page, "customer_number")).toHaveValue(wrong);
  }
  await field(page, "end_date").fill("2026-01-01");
  await button(page, "Next").click();
  await expect(errors(page).last()).toHaveText("Choose today or a later day");
  await field(page, "end_date").fill("");
  await field(page, "switch_number").fill("PXS1234567890123456789");
  await button(page, "Next").click();
  await expect(errors(page)).toHaveText(["Use digits only, at most 20", "Use letters and digits only, at most 20"]);
  await field(page, "customer_number").fill("12-34 56");
  await field(page, "switch_number").fill("PXS 1234-5678");
  await expect(widget(page).getByText("With Proximus it begins with PXS.")).toBeVisible();
  await expect(widget(page)).toContainText(
    "you ask us to end, in your name, your contract with Proximus for the home services that this order replaces",
  );
  await button(page, "Next").click();
}

/**
 * Chooses a day and an interval for the visit: first none, and no answer when to start; then an early day, which needs the answer 'as soon
 * as possible', and is given up; and at last the first regular day.
 */
async function chooseDay(page: Page): Promise<string> {
  await expect(heading(page, slotHeading)).toBeFocused();
  await expectStep(page, 2);
  await expect(widget(page)).toContainText(/Connects the fibre.*up to 2 WiFi boosters.*18 or older/s);
  await expect(field(page, "start_early").and(page.locator(":checked"))).toHaveCount(0);
  await button(page, "Next").click();
  await expect(errors(page)).toHaveText(["select option", "Choose a day"]);
  await expect(field(page, "start_early").first()).toBeFocused();
  const late = await freeDays(page);
  await startOrder(page, "early");
  await expect.poll(async () => (await freeDays(page)).length).toBeGreaterThan(late.length);
  const early = (await freeDays(page))[0] ?? "";
  expect(late).not.toContain(early);
  await day(page).selectOption(early);
  await button(page, "Next").click();
  await expect(errors(page)).toHaveText(["select option"]);
  await choose(page, "interval", "16:00-20:00");
  await startOrder(page, "later");
  await expect(day(page)).toHaveValue(""); // Without the request the early day is closed again.
  await first(page).click();
  await expect(day(page)).toHaveValue(late[0] ?? "");
  await choose(page, "interval", "12:00-16:00");
  return late[0] ?? "";
}

for (const [where, size] of Object.entries(sizes))
  test(`orders a line with Easy Switch and a technician's visit, on ${where}${markUnless(where === "a phone")}`, async ({
    page,
    request,
    complaints,
  }) => {
    complaints.announce("Failed to load resource");
    await page.setViewportSize(size);
    const { email } = await signInByHand(page, request);
    const lost = new Set(["/order-flow.move-to-digi.js", "/order-flow.installation-slot.js", "/order-flow.slot-calendar.js"]);
    for (const file of lost) await page.route(`**${file}*`, (route) => (lost.delete(file) ? route.abort() : route.continue()));
    await leave(page, { bundle: withInternet, draft: unasked, secret: unpaid });
    const events = await recordEvents(page);
    await openStep(page, "digi-account");
    await button(page, "Next").click();

    await test.step("asks for the numbers of the old contract [C-057, C-061, C-214, C-231, C-329, C-332, C-333]", () => giveNumbers(page));
    const chosen = await test.step("asks for a free day and its hours [C-058, C-061, C-216, C-300, C-301, C-369, C-436]", () =>
      chooseDay(page));

    await test.step("keeps both over a reload and Previous, and leads to the payment [C-058, C-061, C-218, C-223]", async () => {
      await page.reload();
      await expect(day(page)).toHaveValue(chosen);
      await expect(field(page, "interval").and(page.locator('[value="12:00-16:00"]'))).toBeChecked();
      await button(page, "Previous").click(); // This step back clears no value, so nothing is asked (C-224).
      await expect(heading(page, moveHeading)).toBeFocused();
      await expect(field(page, "customer_number")).toHaveValue("123456"); // The number is still there as it was typed.
      await page.goBack();
      await expect(heading(page, slotHeading)).toBeVisible();
      await button(page, "Next").click();
      await pay(page);
    });
    await test.step("sends numbers, day and hours in one order, which the mail confirms [C-152, C-153, C-160]", async () => {
      await expect(widget(page)).toContainText(
        /Installation address.*Grand-Place 1\s*1000 Brussels.*We end your contract with Proximus.*123456 · PXS12345678.*12:00 to 16:00/s,
      );
      const sent = page.waitForRequest((one) => one.url().endsWith("/bundle-configurator/order"));
      await orderButton(page).click();
      expect((await sent).postDataJSON()).toMatchObject({
        order: {
          portability: {
            currentProvider: { prefix: "PXS", name: "Proximus" },
            customerNumber: "123456",
            switchNumber: "PXS12345678",
            endDate: null,
          },
          installation: { date: chosen, intervalValue: "12:00-16:00" },
          startEarly: false,
        },
      });
      await expect(widget(page).getByText(placedText)).toBeVisible();
      expect([...lost], "each file came at the second time").toEqual([]);
      await expect(widget(page).getByRole("link", { name: "Add the technician’s visit to your calendar" })).toBeVisible();
      expect(await events()).toMatch(/"add_shipping_info".*"shipping_tier":"slot".*"add_payment_info".*"purchase"/s);
      expect(await confirmation(request, email)).toMatch(/The technician comes on .* between 12:00 and 16:00/);
    });
  });

test("no technician has a day, and the numbers come later: taken with both warnings, and mailed, phone and desk [C-419] @all", async ({
  page,
  request,
}) => {
  const { email } = await signInByHand(page, request);
  await leave(page, { bundle: antwerp, draft: unasked, secret: unpaid });
  await openStep(page, "move-to-digi");
  await field(page, "later").check();
  await expect(field(page, "customer_number")).toHaveCount(0);
  await expect(widget(page)).toContainText("Your old contract goes on until you give us your numbers");
  await goOn(page);
  await expect(widget(page)).toContainText("There is no installation slot at Meir, 50");
  await button(page, "Go on without a date").click();
  await expect(errors(page)).toHaveText(["select option"]);
  await startOrder(page, "later");
  await goOn(page, "Go on without a date");
  await payAndOrder(page, /give us the numbers of your contract later.*Without a date/s);
  await expect(heading(page, "Warning")).toBeVisible();
  await expectOnBothSizes(page, widget(page).getByRole("link").first());
  await expect(widget(page)).toContainText(
    /Your order has been placed.*The numbers of your current contract.*within 2 working days to choose one/s,
  );
  expect(await confirmation(request, email)).toMatch(/customer number/);
});

test("asks for no visit with television alone, and for no numbers of whoever is new or stays with the operator @all", async ({
  page,
  request,
}) => {
  await signInByHand(page, request);
  await leave(page, { bundle: tvOnly, draft: unasked, secret: unpaid });
  await openStep(page, "move-to-digi");
  const asked = field(page, "provider").or(field(page, "customer_number")).or(field(page, "switch_number"));
  const chosen = field(page, "portability").and(page.locator(":checked"));
  await test.step("hides provider, customer number and switch number with choices 3 and 2 [C-230, C-232, C-233]", async () => {
    await expect(asked).toHaveCount(3);
    await choose(page, "portability", "3");
    await expect(widget(page)).toContainText("you pay for both until you end it yourself");
    await expect(asked).toHaveCount(0);
    await expect(chosen).toHaveCount(1);
    await expect(chosen).toHaveAccessibleName(/^I keep my current operator for now/);
    await choose(page, "portability", "2");
    await expect(asked).toHaveCount(0);
    await expect(chosen).toHaveCount(1);
    await expect(chosen).toHaveAccessibleName("I am new: I have no internet or TV today");
  });
  await test.step("leads to the payment, and clears the choice on the way back once that was agreed to [C-217, C-225, C-228]", async () => {
    await button(page, "Next").click();
    await expect(heading(page, payHeading)).toBeFocused();
    await button(page, "Previous").click();
    await widget(page).getByRole("dialog").getByRole("button", { name: "Go back and clear" }).click();
    await expect(heading(page, moveHeading)).toBeFocused();
    await expect(field(page, "portability").and(page.locator('[value="1"]'))).toBeChecked();
  });
  await page.goForward(); // The steps can no longer be opened.
  await expect(heading(page, moveHeading)).toBeVisible();
});

for (const { who, bundle, choice, says } of [
  { who: "whoever is new", bundle: withInternet, choice: "2", says: /No operator today.*Technician’s visit/s },
  { who: "whoever keeps another operator for now", bundle: withInternet, choice: "3", says: /You keep your current operator for now\./ },
  { who: "television with mobile alone", bundle: tvAtHome, choice: "2", says: /No operator today/ },
])
  test(`${who}, phone and desk: from the choice to one order, with a visit where there is a line to connect @all`, async ({
    page,
    request,
  }) => {
    const { email } = await signInByHand(page, request);
    await leave(page, { bundle, draft: { ...unasked, startEarly: false }, secret: unpaid });
    await openStep(page, "move-to-digi");
    await choose(page, "portability", choice);
    await goOn(page);
    const hasVisit = bundle.internet.selected;
    if (hasVisit) {
      await expect(heading(page, slotHeading)).toBeFocused();
      await first(page).click();
      await goOn(page);
    }
    await payAndOrder(page, says);
    await expect(widget(page).getByText(placedText)).toBeVisible();
    await expect(widget(page).getByRole("link", { name: /calendar/ })).toHaveCount(hasVisit ? 1 : 0);
    await expectOnBothSizes(page, widget(page).getByRole("link").first());
    expect(await countOrders(request, email)).toBe(1);
  });
