/**
 * Journeys of an order of all products with Easy Switch, its numbers and its documents; and of a visit's time that other customers take
 * meanwhile.
 */
import { randomInt } from "node:crypto";
import type { APIRequestContext, Page, Response } from "playwright/test";
import { chooseCard } from "#core/domain/eligibility/cards.rules.ts";
import { keepsNumber, withConsent, withNumber, withOperator } from "#core/domain/eligibility/landline.rules.ts";
import type { Bundle } from "#core/domain/bundle/bundle.schema.ts";
import type { InstallSlot, SlotTaken } from "#core/domain/order/installation.schema.ts";
import { bundleOrder } from "#core/domain/order/order.contract.ts";
import type { FlowOrder } from "#core/domain/order/order.schema.ts";
import { mandateVersion } from "#core/domain/order/portability.schema.ts";
import { todayInBrussels } from "#core/base/values/brussels-time.ts";
import { addDays, formatDate } from "#core/base/values/dates.ts";
import { phonePrefix } from "#core/base/values/limits.ts";
import { shownPhone } from "#core/base/values/shown-phone.ts";
import { withInternet } from "#tests/bundles.ts";
import { expect, test } from "#tests/page.ts";
import { answerOf } from "#tests/presses.ts";
import { essentials, keptLine, landline, offerCard, withLine } from "#tests/unit/core/domain/bundle/samples.ts";
import { customer, orderOf } from "#tests/unit/widgets/order-flow/samples.ts";
import { flowOrderOf } from "#widgets/order-flow/payload.rules.ts";
import { api, fromSite, newAddress, signIn } from "./access.ts";
import { addressIds } from "./builder.ts";
import {
  acceptTerms,
  alert,
  button,
  choose,
  confirmation,
  countOrders,
  expectOnBothSizes,
  field,
  filledDraft,
  filledSecret,
  goOn,
  heading,
  leave,
  openStep,
  orderButton,
  widget,
} from "./ordering.ts";
import { signInByHand } from "./signed-in.ts";

const slotHeading = "When may our technician come?";
const payHeading = "How would you like to pay?";
const reviewHeading = "Check your order";
const unpaid = { iban: null, isAgreed: false } as const;

const proximus = { id: "proximus", name: "Proximus" };
/** Digits that differ in each run of the tests, because a number can be kept by one customer only. */
const someDigits = String(randomInt(10_000, 100_000));
const mobileDigits = `4703${someDigits}`;
const landlineDigits = `298${someDigits}`;
const [mobileNumber, landlineNumber] = [phonePrefix + mobileDigits, phonePrefix + landlineDigits];
const tvMax = offerCard("tv-max-nl", "1303", ["TV", "Max in Dutch"], 12);

/**
 * A bundle of two mobile lines, one of them with the customer's own number; internet, TV, and a landline with the customer's own number.
 */
const everything: Bundle = [
  (bundle: Bundle) => ({ ...bundle, mobile: { ...bundle.mobile, cards: bundle.mobile.cards.slice(0, 1) } }),
  (bundle: Bundle) => withLine(bundle, { ...keptLine(essentials, mobileNumber), t: ["Essentials"] }),
  (bundle: Bundle) => chooseCard(bundle, "tv", tvMax),
  (bundle: Bundle) => chooseCard(bundle, "landline", landline),
  (bundle: Bundle) => withConsent(withOperator(withNumber(keepsNumber(bundle, true), `0${landlineDigits}`), proximus), true),
].reduce((bundle, change) => change(bundle), withInternet);

/** Downloads a document by the address of its link alone, without a session, as a customer does later from a mail program. */
async function read(request: APIRequestContext, page: Page, link: string): Promise<{ readonly type: string; readonly body: Buffer }> {
  const href = await widget(page).getByRole("link", { name: link, exact: true }).getAttribute("href");
  const answer = await request.get(href ?? "");
  expect(answer.status(), link).toBe(200);
  return { type: answer.headers()["content-type"] ?? "", body: await answer.body() };
}

async function expectPdf(request: APIRequestContext, page: Page, link: string): Promise<Buffer> {
  const { type, body } = await read(request, page, link);
  expect([type, body.subarray(0, 5).toString()]).toEqual(["application/pdf", "%PDF-"]);
  return body;
}

/** Chooses the afternoon of the first free day. */
async function chooseVisit(page: Page): Promise<InstallSlot["date"]> {
  await expect(heading(page, slotHeading)).toBeFocused();
  await widget(page)
    .getByRole("button", { name: /^First available/ })
    .click();
  await choose(page, "interval", "12:00-16:00");
  return (await field(page, "date").inputValue()) as InstallSlot["date"];
}

const [shownMobile, shownLandline] = [shownPhone(mobileDigits), shownPhone(landlineDigits)];

test("puts Easy Switch and two kept numbers into one order, phone and desk, with its documents @all", async ({ page, request }) => {
  const { email } = await signInByHand(page, request);
  await leave(page, { bundle: everything, draft: { portability: null, installation: null }, secret: unpaid });
  await openStep(page, "digi-account");
  await goOn(page);

  await expect(heading(page, "Your internet and TV today")).toBeFocused();
  await field(page, "provider").selectOption({ label: "Proximus" });
  await field(page, "customer_number").fill("123456");
  await field(page, "switch_number").fill("PXS 1234-5678");
  const endDate = addDays(todayInBrussels(Date.now()), 40);
  await field(page, "end_date").fill(endDate);
  await widget(page).getByText("How does Easy Switch work?").click();
  const moving = widget(page).locator("details", { hasText: "How does Easy Switch work?" });
  for (const number of [shownMobile, shownLandline]) await expect(moving.getByRole("listitem").filter({ hasText: number })).toBeVisible();
  await goOn(page);

  const date = await chooseVisit(page);
  await goOn(page);

  await test.step("the payment, and a review that says it all", async () => {
    await expect(heading(page, payHeading)).toBeFocused();
    await field(page, "iban").fill("BE71 0961 2345 6769");
    await acceptTerms(page);
    await goOn(page);

    await expect(heading(page, reviewHeading)).toBeFocused();
    const review = widget(page).locator(".order-review");
    for (const shown of [shownMobile, shownLandline, /We end your contract with Proximus/, /123456 · PXS12345678/, /12:00 to 16:00/])
      await expect(review).toContainText(shown);
    await expectOnBothSizes(page, orderButton(page));
  });

  const summary = await expectPdf(request, page, "Download the contract summary (PDF)");
  const sending = page.waitForRequest((one) => one.url().endsWith(bundleOrder.path));
  await orderButton(page).click();
  expect((await sending).postDataJSON()).toMatchObject({
    bundle: {
      mobile: [{ new_phone: "new-phone" }, { new_phone: mobileNumber, subscription: { portability: "postpaid", first_digits: "4703" } }],
      internet: { wpId: "1201" },
      tv: { wpId: "1303" },
      landline: { wpId: "1401", phone: landlineNumber, phoneProvider: proximus, landline_agree: true },
    },
    installAddress: { fttbAddressId: addressIds.brussels },
    order: {
      portability: {
        currentProvider: { prefix: "PXS", name: "Proximus" },
        ...{ customerNumber: "123456", switchNumber: "PXS12345678", endDate, mandateVersion },
      },
      installation: { date, intervalValue: "12:00-16:00" },
    },
  });

  await expect(widget(page)).toContainText(/Your order has been placed.*We check your number with your operator.*You need do nothing/s);
  await expect(heading(page, "Warning"), "nothing is asked of the customer").toHaveCount(0);
  await expectOnBothSizes(page, widget(page).getByRole("link").first());
  expect(await countOrders(request, email)).toBe(1);

  await test.step("its documents", async () => {
    // The contract summary is the one that was read before the order.
    expect(await expectPdf(request, page, "Contract summary")).toEqual(summary);
    const calendar = await read(request, page, "Add the technician’s visit to your calendar");
    expect(calendar.type).toMatch(/^text\/calendar/);
    expect(calendar.body.toString()).toMatch(
      new RegExp(`^BEGIN:VCALENDAR\r\n.*\r\nDTSTART;TZID=Europe/Brussels:${date.replaceAll("-", "")}T120000\r\n`, "s"),
    );
    const confirmation = await read(request, page, "Order confirmation");
    expect(confirmation.type).toMatch(/^text\/html/);
    const written = confirmation.body.toString();
    expect(written).toContain("Customer number 123456, Easy Switch number PXS12345678");
    expect(written).toContain(
      `end, in your name, your contract with Proximus for the home services that this order replaces. We do so on ${formatDate(endDate, "en")}`,
    );
  });
});

/**
 * A bundle at an address in Ghent, where no other journey orders. The free times for visits are counted by town, so another journey could
 * take them.
 */
const inGhent: Bundle = {
  ...withInternet,
  address: { ...withInternet.address, street: "Veldstraat", number: "10", fttbAddressId: addressIds.ghent },
};

/**
 * Takes all free visits of a time, each for another address, as the pages of other customers would do. The API refuses the last of these
 * orders, because the time is no longer free.
 */
async function takeAll(request: APIRequestContext, slot: InstallSlot): Promise<void> {
  const email = newAddress("others");
  await expect(await request.post(`${api}/demo/customer`, { data: { email, lang: "en" } })).toBeOK();
  const headers = { ...fromSite, authorization: `Bearer ${await signIn(request, email, "Demo-Passw0rd!")}` };
  const order = {
    ...orderOf("everything", { ...filledDraft, ...filledSecret, orderer: customer, portability: { choice: 2 } }),
    ...{ fttbAddressId: addressIds.ghent, installation: { fttbAddressId: addressIds.ghent, ...slot } },
  };
  const data = flowOrderOf(order, inGhent, "en");
  let homes = 0;
  const placeOrder = async (): Promise<number> => {
    const installAddress = { fttbAddressId: addressIds.ghent, box: String(++homes) };
    const sent = { data: { ...data, installAddress }, headers: { ...headers, "idempotency-key": crypto.randomUUID() } };
    return (await request.post(api + bundleOrder.path, sent)).status();
  };
  let status = await placeOrder();
  while (status === 200 || status === 503) status = await placeOrder();
  expect(status).toBe(409);
}

test("fills in the next slot where others were faster, phone and desk, keeps the rest, and ends in one order @all", async ({
  page,
  request,
  complaints,
}) => {
  complaints.announce("Failed to load resource");
  const { email } = await signInByHand(page, request);
  await leave(page, { bundle: inGhent, draft: { portability: { choice: 3 }, installation: null } });
  await openStep(page, "installation-slot");
  await field(page, "date").locator("option").last().waitFor({ state: "attached" });
  const last = await field(page, "date").locator("option").last().getAttribute("value");
  await field(page, "date").selectOption(last);
  await field(page, "interval").last().check();
  const slot = { date: last, intervalValue: await field(page, "interval").last().inputValue() } as InstallSlot;
  await button(page, "Next").click();
  await expect(heading(page, payHeading)).toBeFocused();
  await openStep(page, "review-order");
  await expect(widget(page)).toContainText(formatDate(slot.date, "en", "weekday"));
  await takeAll(request, slot);

  const isOrder = (one: Response): boolean => one.url().endsWith(bundleOrder.path) && one.request().method() === "POST";
  const refused = await answerOf(page, isOrder, () => orderButton(page).click());
  expect(refused.status).toBe(409);
  const { next } = (refused.body as { data: SlotTaken }).data;
  if (!next) throw new Error("every slot is taken");
  await expect(heading(page, slotHeading)).toBeFocused();
  await expect(alert(page)).toContainText(/Somebody was faster.*Nothing was ordered yet.*filled in the next one/s);
  await expect(field(page, "date")).toHaveValue(next.date);
  await expect(field(page, "interval").and(page.locator(`[value="${next.intervalValue}"]`))).toBeChecked();
  expect(await countOrders(request, email)).toBe(0);
  await goOn(page);

  await expect(heading(page, reviewHeading)).toBeFocused();
  await expectOnBothSizes(page, orderButton(page));
  const sending = page.waitForRequest((one) => one.url().endsWith(bundleOrder.path));
  await orderButton(page).click();
  const [before, after] = [refused.request, await sending];
  const wanted = before.postDataJSON() as FlowOrder;
  expect(wanted.order.installation).toEqual(slot);
  expect(after.postDataJSON()).toEqual({ ...wanted, order: { ...wanted.order, installation: next } });
  expect(after.headers()["idempotency-key"]).toBe(before.headers()["idempotency-key"]);
  await expect(widget(page).getByText("Your order has been placed successfully!")).toBeVisible();
  await expectOnBothSizes(page, widget(page).getByRole("link").first());
  expect(await countOrders(request, email)).toBe(1);
  expect(await confirmation(request, email)).toContain(formatDate(next.date, "en", "weekday"));
});
