/** An order of a fixed line: from whom it moves over, and when the technician comes. */
import type { Page } from "playwright/test";
import { contractSummary } from "#core/order/contract-summary.contract.ts";
import { bundleOrder } from "#core/order/order.contract.ts";
import { emptyBundle, priced } from "#core/bundle/bundle.rules.ts";
import type { Bundle } from "#core/bundle/bundle.schema.ts";
import { pathOf } from "#core/values/routes.ts";
import { withInternet } from "#tests/packs.ts";
import { expect, test } from "#tests/page.ts";
import type { Draft } from "#widgets/order-flow/order-flow.schema.ts";
import { mailsTo, recordEvents } from "./access.ts";
import { sizes } from "./builder.ts";
import { fakeCall } from "./fake-api.ts";
import {
  alert,
  button,
  choose,
  countOrders,
  errors,
  expectOnBothSizes,
  field,
  heading,
  leave,
  openStep,
  orderButton,
  widget,
} from "./ordering.ts";
import { signInByHand } from "./signed-in.ts";

const unasked = { portability: null, installation: null } as const;
const unpaid = { iban: null, isAgreed: false } as const;
const moveHeading = "Your internet and TV today";
const slotHeading = "When may our technician come?";
const payHeading = "How would you like to pay?";
const reviewHeading = "Check your order";
const placedHeading = "Your order has been placed successfully!";

/** Internet where no technician has a day: Meir 50. */
const antwerp: Bundle = {
  ...withInternet,
  address: { ...withInternet.address, street: "Meir", number: "50", fttbAddressId: "FTTB-2000-1-01-50" },
};
/** As a link may leave it: television beside mobile alone. */
const tvOnly: Bundle = priced({
  ...withInternet,
  internet: { selected: false, card: null },
  address: emptyBundle.address,
  tv: { selected: true, selectedCard: "tv", card: { i: "tv-essentials-nl", wpId: "1301", t: ["Essentials"], prc: 7, ih: false } },
} as Bundle);
/** As the builder makes it: at an address with fibre. */
const tvAtHome: Bundle = { ...tvOnly, address: withInternet.address };

/** Where the indicator stands, as it is read; and the ways out of the step. */
async function expectStep(page: Page, step: number): Promise<void> {
  await expect(widget(page).getByText(`Step ${step} of 3`)).toBeAttached();
  for (const way of ["Previous", "Cancel"]) await expect(button(page, way)).toBeVisible();
}

async function pay(page: Page): Promise<void> {
  await expect(heading(page, payHeading)).toBeFocused();
  await expectStep(page, 2);
  await field(page, "iban").fill("BE71 0961 2345 6769");
  await field(page, "terms").check();
  await field(page, "privacy").check();
  await button(page, "Next").click();
  await expect(heading(page, reviewHeading)).toBeFocused();
}

/** On to the next step, from either size. */
async function goOn(page: Page, by = "Next"): Promise<void> {
  await expectOnBothSizes(page, button(page, by));
  await button(page, by).click();
}

/** From the payment to the order, each step at both sizes; the review says it. */
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
const optionsOf = (page: Page): Promise<string[]> =>
  day(page)
    .locator("option")
    .evaluateAll((options) => options.map((one) => (one as HTMLOptionElement).value).filter(Boolean));

for (const [where, size] of Object.entries(sizes))
  test(`everything with Easy Switch, on ${where}: what is missing is said, numbers, a day and its hours, one order [C-057 order-flow, C-058 order-flow, C-061 order-flow, C-152, C-153, C-160, C-214, C-216, C-218, C-223 order-flow, C-231 order-flow, C-300, C-301, C-329, C-332, C-333, C-369, C-372, C-436]`, async ({
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

    await expect(heading(page, moveHeading)).toBeFocused();
    await expectStep(page, 1);
    await expect(field(page, "portability").and(page.locator('[value="1"]'))).toBeChecked();
    await button(page, "Next").click();
    await expect(errors(page)).toHaveText([
      "Please select current provider",
      "Enter your customer number",
      "Enter your Easy Switch number",
    ]);
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
    await expect(widget(page)).toContainText("you ask us to end your contract for internet and TV at home with Proximus in your name");
    await button(page, "Next").click();

    await expect(heading(page, slotHeading)).toBeFocused();
    await expectStep(page, 2);
    await expect(widget(page)).toContainText(/Connects the fibre.*up to 2 WiFi boosters.*18 or older/s);
    await button(page, "Next").click();
    await expect(errors(page)).toHaveText(["Choose a day"]);
    const late = await optionsOf(page);
    await field(page, "start_early").check();
    await expect.poll(async () => (await optionsOf(page)).length).toBeGreaterThan(late.length);
    const early = (await optionsOf(page))[0] ?? "";
    expect(late).not.toContain(early);
    await day(page).selectOption(early);
    await button(page, "Next").click();
    await expect(errors(page)).toHaveText(["select option"]);
    await choose(page, "interval", "16:00-20:00");
    await field(page, "start_early").uncheck();
    await expect(day(page)).toHaveValue(""); // closed again without the request
    await first(page).click();
    await expect(day(page)).toHaveValue(late[0] ?? "");
    await choose(page, "interval", "12:00-16:00");

    await page.reload();
    await expect(day(page)).toHaveValue(late[0] ?? "");
    await expect(field(page, "interval").and(page.locator('[value="12:00-16:00"]'))).toBeChecked();
    await button(page, "Previous").click(); // nothing is taken away here (C-224)
    await expect(heading(page, moveHeading)).toBeFocused();
    await expect(field(page, "customer_number")).toHaveValue("123456"); // as it was given
    await page.goBack();
    await expect(heading(page, slotHeading)).toBeVisible();
    await button(page, "Next").click();
    await pay(page);
    await expect(widget(page)).toContainText(
      /Installation address.*Grote Markt 1\s*1000 Brussel.*We end your contract with Proximus.*123456 · PXS12345678.*12:00 to 16:00/s,
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
        installation: { date: late[0], intervalValue: "12:00-16:00" },
        startEarly: false,
      },
    });
    await expect(heading(page, placedHeading)).toBeVisible();
    expect([...lost], "each file came at the second time").toEqual([]);
    await expect(widget(page).getByRole("link", { name: "Add the technician’s visit to your calendar" })).toBeVisible();
    expect(await events()).toMatch(/"add_shipping_info".*"shipping_tier":"slot".*"add_payment_info".*"purchase"/s);
    expect((await mailsTo(request, email))[0]?.text).toMatch(/The technician comes on .* between 12:00 and 16:00/);
  });

test("no technician has a day, and the numbers come later: taken with both warnings, and mailed, phone and desk [C-419 order-flow]", async ({
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
  await goOn(page, "Go on without a date");
  await payAndOrder(page, /give us the numbers of your contract later.*Without a date/s);
  await expect(heading(page, "Warning")).toBeVisible();
  await expectOnBothSizes(page, widget(page).getByRole("link").first());
  await expect(widget(page)).toContainText(
    /Your order has been placed.*give us your customer number.*within 2 working days to choose a day/s,
  );
  expect((await mailsTo(request, email))[0]?.text).toMatch(/customer number/);
});

test("television with mobile alone has no visit; whoever is new, or keeps the operator, is asked for no numbers; going back from payment asks before it clears [C-217, C-225 order-flow, C-228, C-230 order-flow, C-232, C-233 order-flow]", async ({
  page,
  request,
}) => {
  await signInByHand(page, request);
  await leave(page, { bundle: tvOnly, draft: unasked, secret: unpaid });
  await openStep(page, "move-to-digi");
  await choose(page, "portability", "3");
  await expect(widget(page)).toContainText("you pay for both until you end it yourself");
  await expect(field(page, "provider")).toHaveCount(0);
  const chosen = field(page, "portability").and(page.locator(":checked"));
  await expect(chosen).toHaveCount(1);
  await expect(chosen).toHaveAccessibleName(/^I keep my current operator for now/);
  await choose(page, "portability", "2");
  await expect(chosen).toHaveCount(1);
  await expect(chosen).toHaveAccessibleName("I am new: I have no internet or TV today");
  await button(page, "Next").click();
  await expect(heading(page, payHeading)).toBeFocused();
  await button(page, "Previous").click();
  await widget(page).getByRole("dialog").getByRole("button", { name: "Go back and clear" }).click();
  await expect(heading(page, moveHeading)).toBeFocused();
  await expect(field(page, "portability").and(page.locator('[value="1"]'))).toBeChecked();
  await page.goForward(); // nothing is open there any more
  await expect(heading(page, moveHeading)).toBeVisible();
});

for (const { who, bundle, choice, says } of [
  { who: "whoever is new", bundle: withInternet, choice: "2", says: /No operator today.*Technician’s visit/s },
  { who: "whoever keeps another operator for now", bundle: withInternet, choice: "3", says: /You keep your current operator for now\./ },
  { who: "television with mobile alone", bundle: tvAtHome, choice: "2", says: /No operator today/ },
])
  test(`${who}, phone and desk: from the choice to one order, with a visit where there is a line to connect`, async ({ page, request }) => {
    const { email } = await signInByHand(page, request);
    await leave(page, { bundle, draft: unasked, secret: unpaid });
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
    await expect(heading(page, placedHeading)).toBeVisible();
    await expect(widget(page).getByRole("link", { name: /calendar/ })).toHaveCount(hasVisit ? 1 : 0);
    await expectOnBothSizes(page, widget(page).getByRole("link").first());
    expect(await countOrders(request, email)).toBe(1);
  });

test("the slot is taken meanwhile, phone and desk: back to its step with everything kept and the next one filled in", async ({
  page,
  request,
  complaints,
}) => {
  complaints.announce("Failed to load resource");
  await signInByHand(page, request);
  const slot = { fttbAddressId: "FTTB-1000-1-01-1", date: "2026-11-30", intervalValue: "08:00-12:00" } as unknown as Draft["installation"];
  await leave(page, { bundle: withInternet, draft: { portability: { choice: 2 }, installation: slot } });
  const order = await fakeCall(page, bundleOrder);
  await openStep(page, "installation-slot");
  await expect(first(page)).toBeVisible();
  const [, second = ""] = await optionsOf(page);
  await openStep(page, "review-order");
  await expect(orderButton(page)).toBeEnabled();
  const conflict = {
    data: { next: { date: second, intervalValue: "12:00-16:00" } },
    meta: { status: { error: true, code: "slot_taken" } },
  };
  order.fail({ answer: { status: 409, json: conflict } });
  await orderButton(page).click();
  await expect(heading(page, slotHeading)).toBeFocused();
  await expect(alert(page)).toContainText(/Somebody was faster.*Nothing was ordered yet.*filled in the next one/s);
  await expect(day(page)).toHaveValue(second);
  await expect(field(page, "interval").and(page.locator('[value="12:00-16:00"]'))).toBeChecked();
  const told = await alert(page).textContent();
  await choose(page, "interval", "08:00-12:00");
  await expect(alert(page)).toHaveText(told ?? ""); // what was filled in, not what is chosen since
  order.pass();
  await goOn(page);
  await expect(heading(page, reviewHeading)).toBeFocused();
  await expectOnBothSizes(page, orderButton(page));
  await expect(widget(page)).toContainText(/BE71\s0961\s2345\s6769/); // all else is kept
});

test("no summary, no order: the button says why, and waits until it is made; so it is at a new price", async ({
  page,
  request,
  complaints,
}) => {
  complaints.announce("Failed to load resource");
  await signInByHand(page, request);
  const summary = await fakeCall(page, contractSummary);
  summary.fail({ answer: { status: 503, body: "" } });
  await leave(page, {
    bundle: withInternet,
    draft: { portability: { choice: 3 }, installation: { fttbAddressId: "FTTB-1000-1-01-1", date: null, intervalValue: null } },
  });
  await page.goto(`${pathOf("order", "nl")}?step=review-order`);
  const place = widget(page).getByRole("button", { name: /betaling/ });
  await expect(place).toBeDisabled();
  await expect(alert(page)).toBeVisible();
  summary.pass();
  await alert(page).getByRole("button").first().click();
  await expect(place).toBeEnabled();
  await expect(widget(page)).toContainText("Samenvatting van het contract");

  const order = await fakeCall(page, bundleOrder);
  const data = { total: 23, lines: [{ kind: "internet", wpId: "1201", t: ["500 Mbps"], prc: 11 }] };
  order.fail({ answer: { status: 409, json: { data, meta: { status: { error: true, code: "price_changed" } } } } });
  summary.fail({ answer: { status: 503, body: "" } });
  const read = widget(page).getByText("De samenvatting van het contract lezen");
  await expect(read).toBeVisible();
  await place.click();
  const changed = alert(page).filter({ hasText: "De prijs is veranderd" });
  const agree = changed.getByRole("button", { name: /betaling/ });
  await expect(agree).toBeDisabled();
  await expect(agree).toHaveAccessibleDescription(/samenvatting/);
  await expect(read).toHaveCount(0); // it was that of the old price
  const again = widget(page).getByRole("button", { name: "Opnieuw proberen" });
  await expect(again).toBeVisible();
  summary.pass();
  await again.click();
  await expect(read).toBeVisible();
  await agree.click();
  await expect.poll(() => order.seen.length).toBe(2);
  expect(JSON.parse(order.seen[1] ?? "")).toMatchObject({ bundlesPrice: 23 });
});
