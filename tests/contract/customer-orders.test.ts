/**
 * Tests the orders of the customer area: their list, and the steps of each order as the clock moves on, with the changes that are possible
 * and until when.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { accountDocument } from "#core/domain/customer/documents.contract.ts";
import { customerOrder, customerOrders } from "#core/domain/order/customer-orders.contract.ts";
import { myDigiProducts } from "#core/domain/customer/products.contract.ts";
import { cancelOrder, moveSlot, sendPortability } from "#core/domain/order/order-changes.contract.ts";
import type { FlowOrder } from "#core/domain/order/order.schema.ts";
import { mandateVersion } from "#core/domain/order/portability.schema.ts";
import { todayInBrussels } from "#core/base/values/brussels-time.ts";
import { addDays } from "#core/base/values/dates.ts";
import { languages } from "#core/base/values/language.ts";
import { sendWithdrawal } from "#widgets/withdrawal/withdrawal.contract.ts";
import { createTime, hourMs } from "./support/access.ts";
import { startApi, type TestApi } from "./support/api.ts";
import { customerOf, newcomer, type Customer } from "./support/area.ts";
import { newKey } from "./support/order.ts";
import { mailsTo } from "./support/outbox.ts";
import { customersOrder, inAnotherHome, internetOrder, keptLine, mobileOrder, newLine } from "./support/sample-orders.ts";
import { again, orderIdOf, slotAt, visitsSent } from "./support/slots.ts";

// The tests' clock begins on Monday 2 March 2026.
const time = createTime();
const dayMs = 24 * hourMs;
let api: TestApi;
let customer: Customer;
let passedDays = 0;
beforeAll(async () => {
  api = await startApi({ now: time.now, rateLimitScale: 50, customerScale: 50 });
});
afterAll(() => api.close());
beforeEach(async () => {
  time.pass(-passedDays * dayMs);
  passedDays = 0;
  customer = await newcomer(api);
});

async function pass(days: number): Promise<void> {
  time.pass(days * dayMs);
  passedDays += days;
  customer = await again(api, customer);
}

const read = async (orderId: string, lang = "en") => (await customer.ask(customerOrder, { query: { orderId, lang } })).answer;
const listed = async (page = "1") => (await customer.ask(customerOrders, { query: { page, lang: "en" } })).answer;
const stepsOf = async (orderId: string) => (await read(orderId)).steps.map(({ id, at }) => [id, at]);
const placed = (body: FlowOrder) => orderIdOf(customer, body);
const late = (body: FlowOrder): FlowOrder => ({ ...body, order: { ...body.order, startEarly: false } });
const noSlot = { date: null, intervalValue: null };
const laterGiven = { currentProvider: null, customerNumber: null, switchNumber: null } as const;
const withLater = (body: FlowOrder): FlowOrder => ({ ...body, order: { ...body.order, portability: laterGiven } });
const details = { currentProvider: { prefix: "PXS", name: "Proximus" }, customerNumber: "60012345", switchNumber: "PXS123456A" };

describe("the list of orders", () => {
  test("has the newest first, cancelled ones too, ten a page, with what happens next", async () => {
    expect(await listed()).toMatchObject({ orders: [], page: 1, page_count: 0, total_items: 0 });
    const ids: string[] = [];
    for (let index = 0; index < 10; index++) {
      ids.unshift(await placed(late(customersOrder())));
      time.pass(1000);
    }
    await pass(1);
    ids.unshift(await placed(inAnotherHome(internetOrder(noSlot))));
    await customer.ask(cancelOrder, { query: { orderId: ids[1] ?? "" }, body: {} });
    const [first, second] = [await listed(), await listed("2")];
    expect([...first.orders, ...second.orders].map(({ orderId }) => orderId)).toEqual(ids);
    expect([first.orders.length, first.page_count, first.page_size, first.total_items]).toEqual([10, 2, 10, 11]);
    expect(first.orders.slice(0, 3).map(({ status, next, t }) => [status, next, t])).toEqual([
      ["open", "Choose a day for the technician.", ["Fibre 500 Mbps"]],
      ["cancelled", null, ["Light", "Essentials"]],
      ["open", "We send what comes by post on Friday, 13 March 2026.", ["Light", "Essentials"]],
    ]);
    expect((await listed("3")).orders).toEqual([]);
    expect((await listed("1000000")).orders).toEqual([]);
    for (const page of ["0", "-1", "1.5", "1000001", "1e18", "1e308", "Infinity"])
      expect((await customer.ask(customerOrders, { query: { page } })).http, page).toBe(422);
  });

  test("asks for no visit where everything works without one, as in old orders of the demo's customer", async () => {
    customer = await customerOf(api, "demo@digi.example");
    const working = (await listed()).orders.filter(({ status }) => status === "active");
    expect(working.map(({ next }) => next)).toEqual([null, null]);
    for (const { orderId } of working) expect((await read(orderId)).needs).toEqual([]);
  });
});

describe("an order's page", () => {
  test("of an eSIM that works at once is done, and nothing follows", async () => {
    const orderId = await placed(mobileOrder(newLine("light", "1101", true)));
    expect(await read(orderId)).toMatchObject({ status: "active", can_cancel: false });
    expect(await stepsOf(orderId)).toEqual([
      ["taken", "2026-03-02"],
      ["checked", "2026-03-02"],
      ["active", "2026-03-02"],
    ]);
    expect((await listed()).orders[0]?.next).toBeNull();
  });

  test.each([
    ["en", "Follow your order and change it, once you’re logged in:", "Log in and give them to us here:"],
    ["fr", "Suivez et modifiez votre commande, une fois que vous êtes connecté\u00a0:", "Connectez-vous et indiquez-les ici\u00a0:"],
    ["nl", "Volg en wijzig je bestelling, zodra je ingelogd bent:", "Log in en geef ze hier door:"],
  ] as const)("is where the order's mail leads to, for numbers that are given later as well (%s)", async (lang, follow, give) => {
    const orderId = await placed(withLater(inAnotherHome({ ...internetOrder(noSlot), lang })));
    const [mail] = await mailsTo(api, customer.email);
    for (const words of [follow, give])
      expect(mail?.text).toMatch(new RegExp(`${words}\\n\\S+/${lang}/my-digi/orders\\?order-id=${orderId}\\n`));
  });

  test("of SIM cards goes from taken to active with the days, and says what it costs", async () => {
    const orderId = await placed(late(customersOrder()));
    const order = await read(orderId);
    expect(order).toMatchObject({
      status: "open",
      items: [
        { t: ["Light"], status: "ordered" },
        { t: ["Essentials"], status: "ordered" },
      ],
      once: 0,
      startEarly: false,
      withdrawable_until: "2026-03-16",
      slot: null,
      move_until: null,
      portability: null,
      portability_until: null,
      can_cancel: true,
      needs: [],
    });
    expect(order.total).toBeCloseTo(
      order.items.reduce((sum, { prc }) => sum + prc, 0),
      2,
    );
    expect(order.steps.map(({ id, at, text }) => [id, at, text])).toEqual([
      ["taken", "2026-03-02", "We have received your order."],
      ["checked", undefined, "We are checking your order."],
      ["shipped", undefined, "We send what comes by post on Friday, 13 March 2026."],
      ["active", undefined, "Everything works from Tuesday, 17 March 2026."],
    ]);
    await pass(1);
    expect((await stepsOf(orderId)).filter(([, at]) => at)).toEqual([
      ["taken", "2026-03-02"],
      ["checked", "2026-03-03"],
    ]);
    await pass(9);
    expect((await stepsOf(orderId))[2]).toEqual(["shipped", undefined]);
    await pass(1);
    expect((await stepsOf(orderId))[2]).toEqual(["shipped", "2026-03-13"]);
    await pass(4);
    expect((await stepsOf(orderId))[3]).toEqual(["active", "2026-03-17"]);
    expect(await read(orderId)).toMatchObject({ status: "active", can_cancel: false, withdrawable_until: null });
    expect((await listed()).orders[0]?.next).toBeNull();
  });

  test("of a kept number waits for the other operator, and tells the day of the yes", async () => {
    const bundle = { ...customersOrder().bundle, mobile: [keptLine("+32470998877")] };
    const orderId = await placed({ ...customersOrder(), bundle, bundlesPrice: 11 });
    expect(await stepsOf(orderId)).toContainEqual(["number_asked", undefined]);
    await pass(2);
    expect(await stepsOf(orderId)).toContainEqual(["number_asked", "2026-03-04"]);
  });

  test("asks for a day, tells until when it can be moved, and is done once the technician has come [C-216]", async () => {
    const orderId = await placed(inAnotherHome(internetOrder(noSlot)));
    expect(await read(orderId)).toMatchObject({ needs: ["slot"], slot: null, move_until: null, can_cancel: true });
    expect((await read(orderId)).documents.map(({ text }) => text)).toEqual(["Order confirmation", "Contract summary"]);
    const [first, second] = [await slotAt(api, 10), await slotAt(api, 11, 1)];
    await customer.ask(moveSlot, { query: { orderId }, body: first });
    expect(await read(orderId)).toMatchObject({ needs: [], slot: first, move_until: addDays(first.date, -1) });
    await customer.ask(moveSlot, { query: { orderId }, body: second });
    expect((await visitsSent(api, orderId)).map(({ sequence }) => sequence)).toEqual([0, 1]);
    const { documents, steps } = await read(orderId);
    expect(steps.map(({ id }) => id)).toEqual(["taken", "checked", "visit", "active"]);
    const calendar = documents.find(({ text }) => text === "The technician’s visit, for your calendar");
    const id = new URL(calendar?.url ?? "").pathname.split("/").at(-1) ?? "";
    const { answer: file, headers } = await customer.ask(accountDocument, { query: { id, lang: "en" } });
    expect(file.type).toBe("text/calendar");
    expect(headers["content-disposition"]).toContain(`appointment-${orderId}.ics`);
    expect(await file.text()).toMatch(/SEQUENCE:1\r\n/);
    while (todayInBrussels(time.now()) < addDays(second.date, -1)) await pass(1);
    expect(await read(orderId)).toMatchObject({ move_until: addDays(second.date, -1), can_cancel: true });
    await pass(1);
    expect(await read(orderId)).toMatchObject({ move_until: null, can_cancel: false, needs: [] });
    await pass(1);
    expect(await stepsOf(orderId)).toContainEqual(["visit", second.date]);
    expect(await read(orderId)).toMatchObject({ status: "active" });
  });

  test("asks for the numbers of the old operator until three days before the visit, and shows what was given [C-333]", async () => {
    const slot = await slotAt(api, 10);
    const orderId = await placed(withLater(inAnotherHome(internetOrder(slot))));
    expect(await read(orderId)).toMatchObject({ needs: ["portability"], portability: null, portability_until: addDays(slot.date, -3) });
    expect((await listed()).orders[0]?.next).toBe("Give us the numbers of your current operator.");
    await customer.ask(sendPortability, { query: { orderId }, body: { ...details, endDate: null, mandateVersion } });
    expect(await read(orderId)).toMatchObject({ needs: [], portability: details, portability_until: addDays(slot.date, -3) });
    while (todayInBrussels(time.now()) < addDays(slot.date, -2)) await pass(1);
    expect(await read(orderId)).toMatchObject({ portability: details, portability_until: null, move_until: addDays(slot.date, -1) });
  });

  test("says that numbers are missing after their last day, too, but does not ask for them any more", async () => {
    const slot = await slotAt(api, 10);
    const orderId = await placed(withLater(inAnotherHome(internetOrder(slot))));
    while (todayInBrussels(time.now()) < addDays(slot.date, -3)) await pass(1);
    expect(await read(orderId)).toMatchObject({ needs: ["portability"], portability_until: addDays(slot.date, -3) });
    await pass(1);
    expect(await read(orderId)).toMatchObject({ needs: ["portability"], portability: null, portability_until: null });
    expect((await listed()).orders[0]?.next).not.toContain("numbers");
  });

  test("that was cancelled keeps what was done, and nothing can be changed any more", async () => {
    const orderId = await placed(withLater(inAnotherHome(internetOrder(await slotAt(api, 10)))));
    await pass(1);
    await customer.ask(cancelOrder, { query: { orderId }, body: {} });
    expect(await read(orderId)).toMatchObject({
      ...{ status: "cancelled", slot: null, needs: [], can_cancel: false, move_until: null, portability_until: null },
      ...{ withdrawable_until: null, items: [{ status: "cancelled" }] },
    });
    await pass(5);
    expect(await stepsOf(orderId)).toEqual([
      ["taken", "2026-03-02"],
      ["checked", "2026-03-03"],
    ]);
  });

  const leave = (contract: string, products?: string[]) =>
    customer.ask(sendWithdrawal, {
      headers: { "idempotency-key": newKey() },
      body: { lang: "en", name: "Ann Peeters", email: customer.email, contract, ...(products && { products }) },
    });

  test("whose products were withdrawn one after the other, though they worked, is withdrawn", async () => {
    const eSim = (plan: string, wpId: string) => newLine(plan, wpId, true);
    const orderId = await placed(mobileOrder(eSim("light", "1101"), eSim("essentials", "1102")));
    const lines = (await customer.ask(myDigiProducts, { query: { lang: "en" } })).answer.sections.flatMap(({ items }) => items);
    for (const [index, status] of (["active", "withdrawn"] as const).entries()) {
      expect((await leave(orderId, [lines[index]?.id ?? ""])).status.error).toBe(false);
      expect(await read(orderId)).toMatchObject({ status });
    }
    expect(await read(orderId)).toMatchObject({ withdrawable_until: null, items: [{ status: "ending" }, { status: "ending" }] });
  });

  test("that was withdrawn says so; one of which a product was withdrawn goes on without it", async () => {
    const [whole, part] = [await placed(late(customersOrder())), await placed(late(customersOrder()))];
    expect((await leave(whole)).status.error).toBe(false);
    expect(await read(whole)).toMatchObject({ status: "withdrawn", can_cancel: false, withdrawable_until: null });
    const lines = (await customer.ask(myDigiProducts, { query: { lang: "en" } })).answer.sections.flatMap(({ items }) => items);
    expect((await leave(part, [lines[0]?.id ?? ""])).status.error).toBe(false);
    const before = (await read(whole)).total;
    const { items, ...left } = await read(part);
    expect([left.status, ...items.map(({ status }) => status)]).toEqual(["open", "cancelled", "ordered"]);
    expect(left.total).toBeCloseTo(before - (items[0]?.prc ?? 0), 2);
    expect((await listed()).orders.map(({ total }) => total)).toEqual([left.total, before]);
  });

  test("is told in three languages, and nobody else's is there", async () => {
    const orderId = await placed(inAnotherHome(internetOrder(noSlot)));
    const texts = await Promise.all(languages.map(async (lang) => (await read(orderId, lang)).steps.map(({ text }) => text)));
    expect(texts).toEqual([
      [
        "We have received your order.",
        "We are checking your order.",
        "Choose a day for the technician.",
        "The start follows once the steps above are done.",
      ],
      [
        "Nous avons reçu votre commande.",
        "Nous vérifions votre commande.",
        "Choisissez un jour pour le technicien.",
        "La date de début suivra une fois les étapes précédentes terminées.",
      ],
      [
        "We hebben je bestelling ontvangen.",
        "We controleren je bestelling.",
        "Kies een dag voor de technicus.",
        "De startdatum volgt zodra de stappen hierboven klaar zijn.",
      ],
    ]);
    const stranger = await customerOf(api, "company@digi.example");
    expect((await stranger.ask(customerOrder, { query: { orderId } })).status.code).toBe("not_found");
  });
});
