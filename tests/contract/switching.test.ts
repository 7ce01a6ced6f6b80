/**
 * Tests a customer's move from another operator: what the API stores of it, what it refuses, and until when its details can be given later.
 */
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { cancelOrder, sendPortability } from "#core/domain/order/order-changes.contract.ts";
import type { FlowOrder } from "#core/domain/order/order.schema.ts";
import { mandateVersion, type Switch } from "#core/domain/order/portability.schema.ts";
import { todayInBrussels } from "#core/base/values/brussels-time.ts";
import { addDays, formatDate } from "#core/base/values/dates.ts";
import { languages } from "#core/base/values/language.ts";
import { installSlots, orders, products } from "#demo/api/db/schema-orders.ts";
import { createTime, hourMs } from "./support/access.ts";
import { siteUrl, startApi, type TestApi } from "./support/api.ts";
import { newcomer, type Customer } from "./support/area.ts";
import { customersOrder, inAnotherHome, internetOrder as ordered, keptLine, keptNumber } from "./support/sample-orders.ts";
import { mailsTo } from "./support/outbox.ts";
import { again, orderAs, orderIdOf, slotAt } from "./support/slots.ts";

const time = createTime();
const dayMs = 24 * hourMs;
let api: TestApi;
let customer: Customer;
beforeAll(async () => {
  api = await startApi({ now: time.now, rateLimitScale: 50, customerScale: 50 });
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.context.db.delete(installSlots);
  customer = await newcomer(api);
});

const internetOrder = (slot: FlowOrder["order"]["installation"]): FlowOrder => inAnotherHome(ordered(slot));
const slotOn = (index: number, interval?: number) => slotAt(api, index, interval);
const placeOrder = (body: FlowOrder, key?: string) => orderAs(customer, body, key);
const placed = (body: FlowOrder) => orderIdOf(customer, body);

const switching = (change: object = {}): Switch => ({
  currentProvider: { prefix: "PXS", name: "Proximus" },
  customerNumber: "60012345",
  switchNumber: "PXS123456A",
  endDate: null,
  mandateVersion,
  ...change,
});
const later = { currentProvider: null, customerNumber: null, switchNumber: null } as const;
const body = (portability: unknown) => {
  const order = internetOrder({ date: null, intervalValue: null });
  return { ...order, order: { ...order.order, portability } } as FlowOrder;
};
const kept = async (orderId: string) => (await api.context.db.select().from(orders).where(eq(orders.number, orderId)))[0]?.portability;

describe("a move from another operator", () => {
  test("is kept with the order, and the mandate's text version with it [C-152]", async () => {
    const endDate = addDays(todayInBrussels(time.now()), 30);
    const { answer } = await placeOrder(body(switching({ endDate })));
    expect(answer.data.warnings.map(({ code }) => code)).toEqual(["no_slot"]);
    expect(await kept(answer.data.orderId)).toEqual(switching({ endDate }));
  });

  test("of everything is kept with both numbers that move along: the landline's and the mobile line's", async () => {
    const order = body(switching());
    const landline = {
      ...{ i: "landline-unlimited", wpId: "1401", phone: "+3222999888", landline_agree: true },
      phoneProvider: { id: "proximus", name: "Proximus" },
    };
    const bundle = { ...order.bundle, mobile: [keptLine()], tv: { i: "tv-max-nl", wpId: "1303" }, landline };
    const { answer } = await placeOrder({ ...order, bundle, bundlesPrice: 35.5 });
    expect([answer.data.warnings, answer.data.notices]).toMatchObject([[{ code: "no_slot" }], [{ code: "number_check" }]]);
    expect(await kept(answer.data.orderId)).toEqual(switching());
    const found = await api.context.db
      .select({ kind: products.kind, phone: products.phone })
      .from(products)
      .innerJoin(orders, eq(orders.id, products.orderId))
      .where(eq(orders.number, answer.data.orderId))
      .orderBy(products.position);
    expect(found).toEqual([
      { kind: "mobile", phone: keptNumber },
      { kind: "internet", phone: null },
      { kind: "tv", phone: null },
      { kind: "landline", phone: "+3222999888" },
    ]);
  });

  test.each([
    [
      "en",
      "end, in your name, your contract with Proximus for the home services that this order replaces",
      "as soon as your new services work",
    ],
    [
      "fr",
      "résilier en votre nom votre contrat auprès de Proximus pour les services à domicile que cette commande remplace",
      "dès que vos nouveaux services fonctionnent",
    ],
    [
      "nl",
      "in jouw naam je contract bij Proximus op te zeggen voor de diensten thuis die deze bestelling vervangt",
      "zodra je nieuwe diensten werken",
    ],
  ] as const)("has its mandate in its confirmation, with the day on which the old contract ends (%s)", async (lang, words, soon) => {
    const confirmed = async (portability: unknown): Promise<string> => {
      const { answer } = await placeOrder({ ...body(portability), lang });
      return (await api.app.inject({ method: "GET", url: new URL(answer.data.documents[0]?.url ?? "").pathname })).body;
    };
    const endDate = addDays(todayInBrussels(time.now()), 30);
    const [dated, undated, none] = [await confirmed(switching({ endDate })), await confirmed(switching()), await confirmed(later)];
    expect([dated, undated].map((page) => page.includes(words))).toEqual([true, true]);
    expect([dated.includes(formatDate(endDate, lang)), undated.includes(soon)]).toEqual([true, true]);
    expect(dated).toMatch(/60012345.*PXS123456A/);
    expect(none).not.toContain("Proximus");
  });

  test.each([
    ["21 digits", { customerNumber: "1".repeat(21) }, "customerNumber"],
    ["letters in the customer number", { customerNumber: "12AB" }, "customerNumber"],
    ["no customer number", { customerNumber: "" }, "customerNumber"],
    ["21 characters", { switchNumber: "A".repeat(21) }, "switchNumber"],
    ["a hyphen that was not taken out", { switchNumber: "AB-12" }, "switchNumber"],
    ["an operator that nobody knows", { currentProvider: { prefix: "QQQ", name: "Nobody" } }, "currentProvider"],
    ["an operator under another prefix", { currentProvider: { prefix: "TLN", name: "Proximus" } }, "currentProvider"],
    ["a mandate that was never shown", { mandateVersion: "1999" }, "mandateVersion"],
    ["an end that is past", { endDate: "2020-01-01" }, "endDate"],
  ])("with %s is refused at its field [C-333]", async (_what, change, field) => {
    const { http, status } = await placeOrder(body(switching(change)));
    expect([http, status.code, Object.keys(status.message as object)]).toEqual([422, "invalid", [field]]);
  });

  test("of mobile lines alone is none", async () => {
    const { http, status } = await placeOrder({ ...customersOrder(), order: { ...customersOrder().order, portability: switching() } });
    expect([http, Object.keys(status.message as object)]).toEqual([422, ["portability"]]);
  });
});

describe("the days of a move from another operator", () => {
  test("a contract that ends today is taken, with the order and after it; one that ended yesterday is refused", async () => {
    const today = todayInBrussels(time.now());
    const [ending, over] = [switching({ endDate: today }), switching({ endDate: addDays(today, -1) })];
    const refused = [422, ["endDate"]];
    const { http, status } = await placeOrder(body(over));
    expect([http, Object.keys(status.message as object)]).toEqual(refused);
    const { answer } = await placeOrder(body(ending));
    expect(await kept(answer.data.orderId)).toEqual(ending);

    const orderId = await placed(body(later));
    const late = await customer.ask(sendPortability, { query: { orderId }, body: over });
    expect([late.http, Object.keys(late.status.message as object), await kept(orderId)]).toEqual([...refused, later]);
    expect((await customer.ask(sendPortability, { query: { orderId }, body: ending })).status.error).toBe(false);
    expect(await kept(orderId)).toEqual(ending);
  });

  test.each([
    ["no customer number", { customerNumber: "" }, "customerNumber"],
    ["a customer number of 21 digits", { customerNumber: "1".repeat(21) }, "customerNumber"],
    ["no Easy Switch number", { switchNumber: "" }, "switchNumber"],
    ["an Easy Switch number of 21 characters", { switchNumber: "A".repeat(21) }, "switchNumber"],
  ])("%s is refused at its field after the order, too, and 20 are taken [C-333]", async (_what, change, field) => {
    const orderId = await placed(body(later));
    const send = (given: object) => customer.ask(sendPortability, { query: { orderId }, body: switching(given) });
    const { http, status } = await send(change);
    expect([http, status.code, Object.keys(status.message as object), await kept(orderId)]).toEqual([422, "invalid", [field], later]);
    const longest = { customerNumber: "1".repeat(20), switchNumber: "A".repeat(20) };
    expect((await send(longest)).status.error).toBe(false);
    expect(await kept(orderId)).toEqual(switching(longest));
  });

  test("numbers for an order that was cancelled meanwhile are refused, and nothing of them is stored", async () => {
    const orderId = await placed(body(later));
    await customer.ask(cancelOrder, { query: { orderId }, body: {} });
    const { status } = await customer.ask(sendPortability, { query: { orderId }, body: switching() });
    expect([status.code, await kept(orderId)]).toEqual(["already_done", later]);
  });

  test("'I give it later' is taken with a warning in three languages, and given until 3 days before the slot", async () => {
    const texts = await Promise.all(
      languages.map(async (lang) => {
        const { answer } = await placeOrder({ ...body(later), lang });
        return answer.data.warnings.find(({ code }) => code === "portability_later")?.message;
      }),
    );
    expect(texts).toEqual([
      "Tell us which operator you’re leaving, and we’ll arrange the switch for you.",
      "Dites-nous quel opérateur vous quittez : nous nous chargeons du changement.",
      "Laat ons weten van welke operator je overstapt: wij regelen de rest.",
    ]);

    const slot = await slotOn(0);
    const orderId = await placed({ ...body(later), order: { ...body(later).order, installation: slot } });
    expect(await kept(orderId)).toEqual(later);
    const send = (change: object = {}) => customer.ask(sendPortability, { query: { orderId }, body: switching(change) });
    expect(Object.keys((await send({ currentProvider: { prefix: "X", name: "X" } })).status.message as object)).toEqual([
      "currentProvider",
    ]);
    expect((await send()).status.error).toBe(false);
    expect(await kept(orderId)).toEqual(switching());
    while (todayInBrussels(time.now()) < addDays(slot.date, -3)) time.pass(dayMs);
    expect(todayInBrussels(time.now())).toBe(addDays(slot.date, -3));
    customer = await again(api, customer);
    expect((await customer.ask(sendPortability, { query: { orderId }, body: switching() })).status.error).toBe(false);
    time.pass(dayMs);
    customer = await again(api, customer);
    const { status } = await customer.ask(sendPortability, { query: { orderId }, body: switching({ customerNumber: "1" }) });
    expect([status.code, await kept(orderId)]).toEqual(["already_done", switching()]);
  });
});

describe("'I give it later'", () => {
  test.each([
    ["en", "Tell us which operator you’re leaving, and we’ll arrange the switch for you.", "by", "/en/my-digi/orders"],
    ["fr", "Dites-nous quel opérateur vous quittez\u00a0: nous nous chargeons du changement.", "au plus tard le", "/fr/my-digi/orders"],
    ["nl", "Laat ons weten van welke operator je overstapt: wij regelen de rest.", "ten laatste op", "/nl/my-digi/orders"],
  ] as const)("is asked for by its mail: warning, last day, and where to tell (%s)", async (lang, warning, until, ordersPath) => {
    const slot = await slotOn(12);
    const body = internetOrder(slot);
    const portability = { currentProvider: null, customerNumber: null, switchNumber: null };
    const { answer } = await placeOrder({ ...body, lang, order: { ...body.order, portability } });
    expect(answer.data).toMatchObject({ outcome: "warning", warnings: [{ code: "portability_later", message: warning }] });
    const [mail] = await mailsTo(api, customer.email);
    expect(mail?.text).toContain(warning);
    expect(mail?.text).toContain(`${until} ${formatDate(addDays(slot.date, -3), lang, "weekday")}`);
    expect(mail?.text).toContain(`\n${siteUrl}${ordersPath}?order-id=${answer.data.orderId}\n`);
  });
});
