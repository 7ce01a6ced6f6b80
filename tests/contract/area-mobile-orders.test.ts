/** Tests the order of another mobile line in the customer area: its addresses, plans and fields. The tests run on both databases. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { installAddresses } from "#core/domain/customer/install-addresses.contract.ts";
import { bundleOffers, mobileOffers } from "#core/domain/offers/offers.contract.ts";
import { customerOrder, customerOrders } from "#core/domain/order/customer-orders.contract.ts";
import { cancelOrder } from "#core/domain/order/order-changes.contract.ts";
import { bundleOrder } from "#core/domain/order/order.contract.ts";
import { createTime } from "./support/access.ts";
import { startApi, type TestApi } from "./support/api.ts";
import { customerOf, newcomer, type Customer } from "./support/area.ts";
import { areaOrder, placedInArea, problemsInArea, sendAreaOrder, withOneLine } from "./support/area-order.ts";
import { call } from "./support/call.ts";
import { newKey, rowsOf } from "./support/order.ts";
import { mailsTo } from "./support/outbox.ts";
import { addressAt, grandPlace, keptLine, newLine } from "./support/sample-orders.ts";

// The tests' clock begins on Monday 2 March 2026, so that day 15 of an order is 17 March.
const time = createTime();
let api: TestApi;
beforeAll(async () => void (api = await startApi({ now: time.now, rateLimitScale: 50 })));
afterAll(() => api.close());

const sim = () => newLine();
const eSim = () => newLine("light", "1101", true);
const inGhent = { installAddress: { fttbAddressId: "FTTB-9000-1-01-10" } };
const nowhere = { installAddress: null };
const addressesOf = async ({ ask }: Customer, lang = "en") => {
  const { http, answer } = await ask(installAddresses, { query: { lang, sectionType: "mobil" } });
  return http === 200 ? answer.data : expect.unreachable();
};
const labelsOf = async (own: Customer, lang?: string) => (await addressesOf(own, lang)).map(({ label }) => label);
const orderOf = async ({ ask }: Customer, orderId: string) => (await ask(customerOrder, { query: { orderId, lang: "en" } })).answer;
const countOf = async ({ ask }: Customer) => (await ask(customerOrders, { query: { lang: "en" } })).answer.total_items;

describe("the addresses for another line [C-168, C-378]", () => {
  test("are the customer's own, that of the newest order first, each once", async () => {
    const demo = await customerOf(api, "demo@digi.example");
    expect(await addressesOf(demo)).toEqual([
      {
        label: expect.stringMatching(/^\S.* 10, 9000 Ghent$/),
        street: expect.any(String),
        number: "10",
        box: "",
        postalCode: "9000",
        city: "Ghent",
        cityId: "9000-1",
        stateId: "BE-VOV",
        streetId: "9000-1-01",
        fttbAddressId: "FTTB-9000-1-01-10",
      },
      {
        label: "Grand-Place 1, 1000 Brussels",
        street: "Grand-Place",
        number: "1",
        box: "",
        postalCode: "1000",
        city: "Brussels",
        cityId: "1000-1",
        stateId: "BE-BRU",
        streetId: "1000-1-01",
        fttbAddressId: grandPlace,
      },
    ]);
    expect((await labelsOf(demo, "fr"))[1]).toBe("Grand-Place 1, 1000 Bruxelles");
    expect((await labelsOf(await customerOf(api, "company@digi.example"), "nl"))[0]).toBe("Meir 50, 2000 Antwerpen");
  });

  test("are none where nothing was ordered, and are told to the signed-in customer alone", async () => {
    expect(await addressesOf(await customerOf(api, "new@digi.example"))).toEqual([]);
    expect((await call(api, installAddresses, { query: { lang: "en", sectionType: "mobil" } })).http).toBe(401);
    const { http } = await (await newcomer(api)).ask(installAddresses, { query: { lang: "en", sectionType: "tv" } });
    expect(http).toBe(422);
  });

  test("have a box where the home has one, and go with the order that is cancelled", async () => {
    const own = await withOneLine(api);
    time.pass(1000);
    const orderId = await placedInArea(own, areaOrder({ mobile: [sim()] }, { installAddress: { fttbAddressId: grandPlace, box: "12" } }));
    expect(await labelsOf(own)).toEqual(["Grand-Place 1 box 12, 1000 Brussels", "Grand-Place 1, 1000 Brussels"]);
    expect((await addressesOf(own))[0]?.box).toBe("12");
    expect((await own.ask(cancelOrder, { query: { orderId }, body: {} })).status.error).toBe(false);
    expect(await labelsOf(own)).toEqual(["Grand-Place 1, 1000 Brussels"]);
  });
});

test("the plans of another line are those of the site, for the signed-in customer alone [C-362]", async () => {
  const query = { serviceType: "mobil", lang: "nl" };
  const { answer } = await (await newcomer(api)).ask(mobileOffers, { query });
  const { mobile } = (await call(api, bundleOffers, { query: { lang: "nl" }, body: { fttbId: null } })).answer;
  expect(answer.mobile).toEqual(mobile);
  expect(mobile.length).toBeGreaterThan(2);
  expect((await call(api, mobileOffers, { query })).http).toBe(401);
  expect((await (await newcomer(api)).ask(mobileOffers, { query: { ...query, serviceType: "tv" } })).http).toBe(422);
});

describe("the lines of an order of the area [C-379, C-380, C-381]", () => {
  test("are stored as they were sent, and answered with the order's number and sum", async () => {
    const own = await withOneLine(api);
    const lines = [keptLine("+32470300101"), { ...eSim(), sim: { name: "eSIM", mobile: "device-not-found" } }];
    const { status, answer } = await sendAreaOrder(own, areaOrder({ mobile: lines }, { bundlesPrice: 16 }));
    expect([status.error, answer.data]).toMatchObject([
      false,
      { total: 16, outcome: "accepted", warnings: [], notices: [{ code: "number_check" }] },
    ]);
    const { row, lines: stored } = await rowsOf(api, answer.data.orderId);
    expect(row).toMatchObject({ installAddress: grandPlace, deliveryAddress: null, clientAddress: null, email: own.email });
    expect(stored.map(({ offer, wpId, details }) => ({ i: offer, wpId, ...details }))).toEqual(lines);
  });

  const kept = keptLine("+32470300102");
  const withKept = (subscription: object): object => ({ ...kept, subscription: { ...kept.subscription, ...subscription } });
  test.each<[what: string, line: object, field: string]>([
    ["a number of another operator than its first digits", withKept({ first_digits: "4711" }), "mobile"],
    ["a number to keep and no customer number", withKept({ customer_number: "" }), "customer_number"],
    ["a prepaid number and a SIM card that is none", withKept({ portability: "prepaid", current_sim_card: "1" }), "current_sim_card"],
    ["an operator that nobody knows", { ...kept, portability_provider: { id: "nobody", name: "Nobody" } }, "mobile"],
    ["two operators", { ...kept, provider: "Proximus" }, "mobile"],
    ["a new number and an operator to leave", { ...sim(), provider: "Proximus" }, "new_phone"],
    ["a number that is none", { ...kept, new_phone: "+3247" }, "new_phone"],
    ["a phone that nobody knows", { ...eSim(), sim: { name: "eSIM", mobile: "nokia-3310" } }, "mobile"],
    ["an eSIM without a phone", { ...eSim(), sim: { name: "eSIM", mobile: "" } }, "mobile"],
    ["a SIM card of no kind", { ...sim(), sim: { name: "", mobile: null } }, "name"],
    ["a field that nobody knows", { ...sim(), colour: "red" }, "colour"],
    ["no plan", { ...sim(), wpId: "" }, "wpId"],
  ])("are refused with %s", async (_what, line, field) => {
    const own = await withOneLine(api);
    expect(Object.keys((await problemsInArea(own, areaOrder({ mobile: [eSim(), line] }))) as object)).toContain(field);
    expect(await countOf(own)).toBe(1);
  });

  test("are plans that are sold: another one is not found; and nobody orders for a customer who is not signed in", async () => {
    const { status } = await sendAreaOrder(await withOneLine(api), areaOrder({ mobile: [{ ...sim(), wpId: "9999" }] }));
    expect(status.code).toBe("not_found");
    const headers = { "idempotency-key": newKey() };
    expect((await call(api, bundleOrder, { body: areaOrder({ mobile: [sim()] }), headers })).http).toBe(401);
  });
});

describe("the addresses of an order of a line [C-316, C-317]", () => {
  const required = ["This field is required"];

  test("name a delivery for a SIM card of a customer who has no address; an eSIM is sent nowhere", async () => {
    const own = await customerOf(api, "new@digi.example");
    const body = areaOrder({ mobile: [eSim(), sim()] }, nowhere);
    expect(await problemsInArea(own, body)).toEqual({ deliveryAddress: required });
    expect(await countOf(own)).toBe(0);
    const { row } = await rowsOf(api, await placedInArea(own, { ...body, deliveryAddress: addressAt(grandPlace, "7") }));
    expect(row.deliveryAddress).toEqual({ fttbAddressId: grandPlace, box: "7" });
    await placedInArea(await newcomer(api), areaOrder({ mobile: [eSim()] }, nowhere));
  });

  test("may be left out by a customer with one address, and are required with several", async () => {
    const own = await withOneLine(api);
    await placedInArea(own, areaOrder({ mobile: [sim()] }, nowhere));
    await placedInArea(own, areaOrder({ mobile: [eSim()] }, inGhent));
    expect(await problemsInArea(own, areaOrder({ mobile: [eSim()] }, nowhere))).toEqual({ installAddress: required });
    expect(
      await problemsInArea(await customerOf(api, "demo@digi.example"), areaOrder({ mobile: [sim()] }, { ...nowhere, lang: "fr" })),
    ).toEqual({
      installAddress: ["Ce champ est obligatoire"],
    });
  });

  test("send a SIM card to the customer's home, whose box may have letters", async () => {
    const own = await withOneLine(api);
    await placedInArea(own, areaOrder({ mobile: [eSim()] }, { installAddress: { fttbAddressId: grandPlace, box: "2B" } }));
    const home = (await addressesOf(own)).find(({ box }) => box === "2B");
    const delivery = { deliveryAddress: addressAt(grandPlace, home?.box), installAddress: { fttbAddressId: grandPlace, box: "2B" } };
    const { row } = await rowsOf(api, await placedInArea(own, areaOrder({ mobile: [sim()] }, delivery)));
    expect([row.deliveryAddress, row.installAddress]).toEqual([{ fttbAddressId: grandPlace, box: "2B" }, `${grandPlace}~2B`]);
  });

  const foreign = { ...addressAt(), number: "2" };
  test.each([
    ["a delivery that mixes two addresses", { deliveryAddress: foreign }, "deliveryAddress"],
    ["a delivery that is not of the book", { deliveryAddress: { ...addressAt(), fttbAddressId: "FTTB-0000-1-01-1" } }, "deliveryAddress"],
    ["a delivery to a box that is none", { deliveryAddress: { ...addressAt(), box: "123456" } }, "box"],
    ["a home that is not of the book", { installAddress: { fttbAddressId: "FTTB-0000-1-01-1" } }, "installAddress"],
    ["a home whose box is none", { installAddress: { fttbAddressId: grandPlace, box: "~1" } }, "box"],
  ])("are refused: %s", async (_what, more, field) => {
    const problems = await problemsInArea(await withOneLine(api), areaOrder({ mobile: [sim()] }, more));
    expect(Object.keys(problems as object)).toEqual([field]);
  });

  test("stay with the order: nobody comes, and nothing is installed there", async () => {
    const own = await withOneLine(api);
    const orderId = await placedInArea(own, areaOrder({ mobile: [sim()] }, inGhent));
    const { row, products } = await rowsOf(api, orderId);
    expect([row.installAddress, products.map(({ address }) => address)]).toEqual([inGhent.installAddress.fttbAddressId, [null]]);
    const order = await orderOf(own, orderId);
    expect(order).toMatchObject({ "address-id": row.installAddress, slot: null, needs: [], move_until: null });
    expect(order.steps.map(({ id }) => id)).toEqual(["taken", "checked", "shipped", "active"]);
    const { orders } = (await own.ask(customerOrders, { query: { lang: "en" } })).answer;
    expect(orders.find((one) => one.orderId === orderId)?.next).not.toContain("technician");
    expect((await mailsTo(api, own.email))[0]?.text).not.toMatch(/technician/);
  });
});
