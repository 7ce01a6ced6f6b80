/** Tests the effects of a withdrawal: what the customer sees and pays until the end, and who gets which mail (decisions §14). */
import { asc, eq, like, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { myDigiAccount } from "#core/domain/customer/account.contract.ts";
import { myDigiProducts } from "#core/domain/customer/products.contract.ts";
import { customerOrder } from "#core/domain/order/customer-orders.contract.ts";
import { myDigiInvoices } from "#core/domain/invoices/invoices.contract.ts";
import { todayInBrussels } from "#core/base/values/brussels-time.ts";
import { addDays } from "#core/base/values/dates.ts";
import { specOf } from "#core/base/contract/spec-of.ts";
import { installSlots } from "#demo/api/db/schema-orders.ts";
import { mails } from "#demo/api/db/schema.ts";
import { sendWithdrawal } from "#widgets/withdrawal/withdrawal.contract.ts";
import { definition } from "#widgets/withdrawal/withdrawal.element.ts";
import { createTime, hourMs } from "./support/access.ts";
import { startApi, type TestApi } from "./support/api.ts";
import { newcomer, type Customer } from "./support/area.ts";
import { rowsOf } from "./support/order.ts";
import { mailsTo } from "./support/outbox.ts";
import { again, orderIdOf } from "./support/slots.ts";
import { inAnotherHome, internetOrder, mobileOrder, newLine } from "./support/sample-orders.ts";
import { orderedBy, stateTo, storedOf, taken, type Statement } from "./support/withdrawal.ts";

// The tests' clock begins on Monday 2 March 2026 at 10:00 in Brussels.
const time = createTime();
let api: TestApi;
let passedMs = 0;
beforeAll(async () => void (api = await startApi({ now: time.now, rateLimitScale: 1000, customerScale: 50 })));
afterAll(() => api.close());

/** Moves the clock to the given number of hours after the beginning of the test. */
function moveTo(hours: number): void {
  time.pass(hours * hourMs - passedMs);
  passedMs = hours * hourMs;
}

const send = (statement: Statement, more?: Parameters<typeof stateTo>[2]) => stateTo(api, statement, more);
const eSims = (startEarly: boolean) => {
  const body = mobileOrder(newLine("light", "1101", true));
  return { ...body, order: { ...body.order, startEarly } };
};
const linesOf = async (customer: Customer) =>
  (await customer.ask(myDigiProducts, { query: { lang: "en" } })).answer.sections.flatMap(({ items }) => items);

describe("what works", () => {
  test("works until 24:00 of the day of receipt, which `until` shows, and is gone a second later", async () => {
    moveTo(0);
    const customer = await newcomer(api);
    const orderId = await orderIdOf(customer, eSims(true));
    moveTo(50);
    let now = await again(api, customer);
    expect((await linesOf(now)).map(({ status, until }) => [status, until])).toEqual([["active", undefined]]);
    await send({ contract: orderId, email: customer.email }, { token: now.token });
    const contract = async () =>
      (await now.ask(myDigiAccount, { query: { lang: "en" } })).answer.account.contracts.find(({ id }) => id === orderId);
    const item = async () => (await now.ask(customerOrder, { query: { orderId, lang: "en" } })).answer.items.map(({ status }) => status);
    expect(await contract()).toMatchObject({ until: "2026-03-04", withdrawable_until: null });
    moveTo(62 - 1 / 3600);
    now = await again(api, customer);
    expect((await linesOf(now)).map(({ status, until }) => [status, until])).toEqual([["ending", "2026-03-04"]]);
    expect(await item()).toEqual(["ending"]);
    moveTo(62);
    now = await again(api, customer);
    expect(await linesOf(now)).toEqual([]);
    expect(await item()).toEqual(["ended"]);
  });

  const billed = async (customer: Customer) =>
    (await customer.ask(myDigiInvoices, { query: { lang: "en" } })).answer.invoices.reduce((sum, { amount }) => sum + amount, 0);

  test.each([
    ["to the day of receipt where an early start was asked for", true, (500 * 3) / 31],
    ["not at all where it was not", false, 0],
  ])("is billed %s, now and in the months to come", async (_what, startEarly, cents) => {
    moveTo(0);
    const customer = await newcomer(api);
    const orderId = await orderIdOf(customer, eSims(true));
    // Nothing works within the period unless it was asked for; here the wish is taken back, so that what works has no wish.
    if (!startEarly) await api.context.db.execute(sql`update orders set start_early = false where number = ${orderId}`);
    moveTo(50);
    let now = await again(api, customer);
    expect(await billed(now), "in advance").toBeGreaterThan(5);
    await send({ contract: orderId, email: customer.email }, { token: now.token });
    expect(await billed(now)).toBeCloseTo(Math.round(cents) / 100, 5);
    moveTo(24 * 70);
    now = await again(api, customer);
    expect(await billed(now)).toBeCloseTo(Math.round(cents) / 100, 5);
  });

  test("is billed to that day also where nobody had seen an invoice before", async () => {
    moveTo(0);
    const customer = await newcomer(api);
    const [early, late] = [await orderIdOf(customer, eSims(true)), await orderIdOf(customer, eSims(true))];
    await api.context.db.execute(sql`update orders set start_early = false where number = ${late}`);
    moveTo(26);
    for (const contract of [early, late]) await send({ contract, email: customer.email });
    moveTo(24 * 70);
    expect(await billed(await again(api, customer))).toBeCloseTo(Math.round((500 * 2) / 31) / 100, 5);
  });
});

describe("who is told", () => {
  /** Returns the text with `…` in place of the texts that are different in each declaration: its lines and its reference. */
  const common = (text: string, own: readonly string[]): string => own.reduce((left, one) => left.replaceAll(one, "…"), text);

  test("the same receipt, with or without effect: it tells nothing of the contract", async () => {
    moveTo(0);
    const [owner, other] = [await newcomer(api), await newcomer(api)];
    const [orderId, foreign] = [await orderedBy(owner, { startEarly: false }), await orderedBy(other, { startEarly: false })];
    const receipts: string[] = [];
    for (const [contract, email, effect] of [
      [orderId, owner.email, "effective"],
      [orderId, "stranger.1@example.com", "unproven"],
      [foreign, "stranger.2@example.com", "unproven"],
      ["599999999", "stranger.3@example.com", "unproven"],
      [orderId, owner.email, "to-check"],
    ] as const) {
      const name = `Sender of ${receipts.length}`;
      const { answer, status } = await send({ name, contract, email });
      const { reference } = answer.data;
      expect([status.message, (await storedOf(api, reference))?.effect]).toEqual([taken, effect]);
      // The outbox shows no mail that waits, and an owner has got several mails by now.
      const ofStatement = eq(mails.subject, `Receipt of your withdrawal ${reference}`);
      const [mail] = await api.context.db.select().from(mails).where(ofStatement);
      expect(mail?.recipient).toBe(email);
      receipts.push(common(mail?.text ?? "", [name, contract, email, reference]));
    }
    expect(receipts[0]).toContain("(Brussels time)");
    for (const receipt of receipts) expect(receipt).toBe(receipts[0]);
  });

  test("an unknown number tells nobody but customer service and the sender", async () => {
    const written = () => api.context.db.select({ to: mails.recipient, subject: mails.subject }).from(mails).orderBy(asc(mails.id));
    const before = (await written()).length;
    const { answer } = await send({ contract: "599999999", email: "alone@example.com" });
    const { reference } = answer.data;
    expect((await written()).slice(before)).toEqual([
      { to: "alone@example.com", subject: `Receipt of your withdrawal ${reference}` },
      { to: "support@digi.example", subject: `Withdrawal ${reference} (unproven)` },
    ]);
    expect(await api.context.db.select().from(mails).where(like(mails.recipient, "%.invalid"))).toEqual([]);
  });

  test("the owner is told at their own address, in their own language, whoever wrote in which", async () => {
    const owner = await newcomer(api);
    const orderId = await orderedBy(owner, { startEarly: false });
    await send({ contract: orderId, email: "somebody.else@example.com", lang: "fr", name: "A Stranger" });
    const notice = (await mailsTo(api, owner.email)).find(({ subject }) => subject === `Order ${orderId}: somebody sent us a withdrawal`);
    expect(notice?.text).toContain("Nothing has changed: your contract goes on.");
    expect(notice?.text).not.toContain("Stranger");
  });
});

test("receipts to one address come within the forms' bounds: three in a quarter of an hour, and the others later, none never", async () => {
  const email = "many@example.com";
  for (let index = 0; index < 5; index++) await send({ contract: String(index), email });
  const waits = await api.context.db
    .select({ seconds: sql<number>`extract(epoch from ${mails.nextTryAt} - now())::float8` })
    .from(mails)
    .where(eq(mails.recipient, email))
    .orderBy(asc(mails.id));
  expect(waits.map(({ seconds }) => (seconds > 60 ? "a quarter of an hour" : "now"))).toEqual([
    ...Array.from({ length: 3 }, () => "now"),
    ...Array.from({ length: 2 }, () => "a quarter of an hour"),
  ]);
  expect(Math.max(...waits.map(({ seconds }) => seconds))).toBeLessThanOrEqual(900);
});

test("the statement has name, number, email, and products of a customer: no captcha, no login, no reason", async () => {
  expect(Object.keys((specOf(sendWithdrawal).body as unknown as { schema: object }).schema).toSorted()).toEqual(
    ["contract", "email", "lang", "name", "products"].toSorted(),
  );
  expect([sendWithdrawal.access, specOf(sendWithdrawal).codes, definition.needs]).toEqual(["optional", ["in_progress"], ["session"]]);
  const body = { recaptcha: "x", reason: "x" };
  const { http, status } = await send(body as Statement);
  expect([http, Object.keys(status.message as object).toSorted()]).toEqual([422, ["reason", "recaptcha"]]);
});

test("products are chosen by who is signed in alone: without a login they are refused, and nothing ends", async () => {
  const customer = await newcomer(api);
  const orderId = await orderedBy(customer, { startEarly: false });
  const [product] = (await rowsOf(api, orderId)).products;
  const { http, status } = await send({ contract: orderId, email: customer.email, products: [product?.id ?? ""] });
  expect([http, Object.keys(status.message as object)]).toEqual([422, ["products"]]);
  const { products, row } = await rowsOf(api, orderId);
  expect([products.length, row.withdrawnAt, row.cancelledAt]).toEqual([2, null, null]);
});

test("who withdraws TV and keeps internet keeps the visit, until internet is withdrawn too", async () => {
  moveTo(0);
  const customer = await newcomer(api);
  const body = inAnotherHome(internetOrder({ date: addDays(todayInBrussels(time.now()), 9), intervalValue: "12:00-16:00" }));
  const bundle = { ...body.bundle, tv: { i: "tv-max-nl", wpId: "1303" } };
  const { answer } = await customer.order({ ...body, bundle, bundlesPrice: 22 });
  const { orderId } = answer.data;
  const { row, products } = await rowsOf(api, orderId);
  const idOf = (kind: string) => products.find((one) => one.kind === kind)?.id ?? expect.fail(`no ${kind}`);
  const withdraw = (kind: string) => send({ contract: orderId, email: customer.email, products: [idOf(kind)] }, { token: customer.token });
  const visits = () => api.context.db.$count(installSlots, eq(installSlots.orderId, row.id));
  const calledOff = async () =>
    (await mailsTo(api, customer.email)).flatMap(({ attachments }) => attachments.filter(({ type }) => type.includes("method=CANCEL")))
      .length;
  expect((await withdraw("tv")).status.error).toBe(false);
  expect((await rowsOf(api, orderId)).products.map(({ kind, endsOn }) => [kind, endsOn])).toEqual([["internet", null]]);
  expect([await visits(), await calledOff()]).toEqual([1, 0]);
  expect((await withdraw("internet")).status.error).toBe(false);
  expect(await visits()).toBe(0);
});
