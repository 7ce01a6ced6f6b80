/** Tests statements of withdrawal: what they end and what not, and that the answers tell nothing about customers (decisions §14). */
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { myDigiAccount } from "#core/domain/customer/account.contract.ts";
import { myDigiInvoices } from "#core/domain/invoices/invoices.contract.ts";
import { instantInBrussels, todayInBrussels } from "#core/base/values/brussels-time.ts";
import { addDays } from "#core/base/values/dates.ts";
import { languages } from "#core/base/values/language.ts";
import { lastWithdrawalDay } from "#core/base/values/working-days.ts";
import { installSlots, orders } from "#demo/api/db/schema-orders.ts";
import { withdrawals } from "#demo/api/db/schema-withdrawals.ts";
import { sendWithdrawal } from "#widgets/withdrawal/withdrawal.contract.ts";
import { bearer, createTime } from "./support/access.ts";
import { startApi, type TestApi } from "./support/api.ts";
import { customerOf, newcomer, type Customer } from "./support/area.ts";
import { call } from "./support/call.ts";
import { newKey, rowsOf } from "./support/order.ts";
import { mailsTo } from "./support/outbox.ts";
import { customersOrder, inAnotherHome, internetOrder, newLine } from "./support/sample-orders.ts";

const time = createTime();
let api: TestApi;
beforeAll(async () => void (api = await startApi({ now: time.now, rateLimitScale: 1000, customerScale: 50 })));
afterAll(() => api.close());

type Statement = {
  readonly name?: string;
  readonly contract?: string;
  readonly email?: string;
  readonly products?: readonly string[];
  readonly lang?: string;
};

const send = (statement: Statement, { key = newKey(), token }: { key?: string; token?: string } = {}) =>
  call(api, sendWithdrawal, {
    body: { name: "Nora Maes", lang: "en", email: "somebody@example.com", contract: "1", ...statement },
    headers: { "idempotency-key": key, ...(token !== undefined && bearer(token)) },
  });

const taken = "We have your statement, check it and write to you.";

/** Orders an eSIM, which works at once, and a SIM card, which the post still has to deliver. */
async function ordered(customer: Customer, change: Partial<ReturnType<typeof customersOrder>["order"]> = {}): Promise<string> {
  const body = customersOrder();
  const { answer } = await customer.order({ ...body, order: { ...body.order, ...change } });
  return answer.data.orderId;
}

const storedOf = async (reference: string) =>
  (await api.context.db.select().from(withdrawals).where(eq(withdrawals.reference, reference)))[0];

describe("a statement that takes effect", () => {
  test("cancels what has not begun, and ends what works at 24:00 of the day of receipt", async () => {
    const customer = await newcomer(api);
    const orderId = await ordered(customer);
    const { http, status, answer } = await send({ contract: orderId, email: customer.email }, { token: customer.token });
    expect(http).toBe(200);
    expect(answer.data.receivedAt).toBe(new Date(time.now()).toISOString());
    expect(status.message).toBe("What had not begun yet is cancelled. What works already ends on 2 March 2026 at 24:00.");
    const { products, row } = await rowsOf(api, orderId);
    expect(products.map(({ offer, endsOn }) => [offer, endsOn])).toEqual([["mobile-light", "2026-03-02"]]);
    expect([row.withdrawnAt?.getTime(), row.cancelledAt]).toEqual([time.now(), null]);
  });

  test("without a login, by order number and email of one order; its reader is told what follows", async () => {
    const customer = await newcomer(api);
    const orderId = await ordered(customer, { startEarly: false });
    const { status } = await send({ contract: `Order no. ${orderId}`, email: customer.email.toUpperCase() });
    expect(status.message).toBe(taken);
    const { products, row } = await rowsOf(api, orderId);
    expect([products, row.cancelledAt?.getTime()]).toEqual([[], time.now()]);
    const subjects = (await mailsTo(api, customer.email)).map(({ subject }) => subject);
    expect(subjects).toContain(`Your withdrawal from order ${orderId}: what follows`);
  });

  test("signed in, of chosen products: the others go on", async () => {
    const customer = await newcomer(api);
    const orderId = await ordered(customer, { startEarly: false });
    const [first, second] = (await rowsOf(api, orderId)).products;
    const { status } = await send({ contract: orderId, email: customer.email, products: [first?.id ?? ""] }, { token: customer.token });
    expect(status.message).toBe("What had not begun yet is cancelled.");
    const { products, row } = await rowsOf(api, orderId);
    expect(products.map(({ id, endsOn }) => [id, endsOn])).toEqual([[second?.id, null]]);
    expect([row.withdrawnAt, row.cancelledAt]).toEqual([null, null]);
  });
});

describe("what the account says of a contract", () => {
  test("the products that are left can still be withdrawn; of those that have an end, none", async () => {
    const customer = await newcomer(api);
    const orderId = await ordered(customer);
    const contract = async () => {
      const { answer } = await customer.ask(myDigiAccount);
      return answer.account.contracts.find(({ id }) => id === orderId);
    };
    const before = await contract();
    expect(before?.withdrawable_products.map(({ t }) => t.join(" "))).toEqual(["Light", "Essentials"]);
    const [first, second] = before?.withdrawable_products ?? [];
    const withdraw = (products?: readonly string[]) =>
      send({ contract: orderId, email: customer.email, ...(products && { products }) }, { token: customer.token });
    await withdraw([first?.id ?? ""]);
    expect(await contract()).toMatchObject({ withdrawable_until: "2026-03-16", withdrawable_products: [{ id: second?.id }] });
    await withdraw();
    expect(await contract()).toMatchObject({ withdrawable_until: null, withdrawal_days_left: null, withdrawable_products: [] });
  });
});

describe("the way there", () => {
  test("the mail of an order leads to the page, with its number", async () => {
    const customer = await newcomer(api);
    const orderId = await ordered(customer);
    const mail = (await mailsTo(api, customer.email)).find(({ subject }) => subject === `Your order ${orderId}`);
    expect(mail?.text).toMatch(new RegExp(`Withdraw from contract here:\\n\\S+/en/withdraw\\?contract=${orderId}\\n`));
  });
});

describe("a statement that ends nothing", () => {
  let owner: Customer;
  let orderId: string;
  beforeAll(async () => {
    owner = await newcomer(api);
    orderId = await ordered(owner, { startEarly: false });
  });

  test.each<[string, () => Statement]>([
    ["an unknown number", () => ({ contract: "999999999" })],
    ["an unknown number with an email that has an order", () => ({ contract: "999999999", email: owner.email })],
    ["a number of somebody else's order", () => ({ contract: orderId })],
    ["such a number within a sentence", () => ({ contract: `my order ${orderId}, please` })],
    ["the email with a letter more", () => ({ contract: orderId, email: `x${owner.email}` })],
    ["the name of the customer with another email", () => ({ contract: orderId, name: "Nora Maes", email: "nora@example.com" })],
    ["two numbers", () => ({ contract: `${orderId} and ${orderId}`, email: owner.email })],
    ["no number at all", () => ({ contract: "my internet", email: owner.email })],
    ["the number with a digit missing", () => ({ contract: orderId.slice(0, -1), email: owner.email })],
    ["HTML around the number, with another email", () => ({ contract: `<b>${orderId}</b>` })],
  ])("%s gets the same answer and receipt", async (_what, statement) => {
    const before = await rowsOf(api, orderId);
    const given = statement();
    const { http, status, answer } = await send(given);
    expect([http, status.error, status.message]).toEqual([200, false, taken]);
    expect(Object.keys(answer.data)).toEqual(["reference", "receivedAt"]);
    expect((await rowsOf(api, orderId)).products).toEqual(before.products);
    expect(await storedOf(answer.data.reference)).toMatchObject({ effect: "unproven", contract: given.contract });
    const service = await mailsTo(api, "support@digi.example");
    expect(service[0]?.subject).toBe(`Withdrawal ${answer.data.reference} (unproven)`);
  });

  test("tells the owner of the number, within the bounds of forms, and no stranger's word with it", async () => {
    const notices = (await mailsTo(api, owner.email)).filter(({ subject }) => subject.includes("somebody sent us a withdrawal"));
    expect(notices.length).toBeGreaterThan(0);
    expect(notices.length).toBeLessThanOrEqual(3);
    expect(notices[0]?.text).not.toContain("<b>");
  });

  test("signed in as somebody else, it is nobody's; chosen products of a foreign order are refused like made-up ones", async () => {
    const stranger = await newcomer(api);
    const { status } = await send({ contract: orderId, email: stranger.email }, { token: stranger.token });
    expect(status.message).toBe(taken);
    const [product] = (await rowsOf(api, orderId)).products;
    const refusals = [];
    for (const products of [[product?.id ?? ""], ["made-up"]])
      refusals.push(await send({ contract: orderId, email: stranger.email, products }, { token: stranger.token }));
    for (const { http, status: refused } of refusals) expect([http, Object.keys(refused.message as object)]).toEqual([422, ["products"]]);
    expect((await rowsOf(api, orderId)).row.withdrawnAt).toBeNull();
  });
});

describe("the last day", () => {
  test.each([
    ["over the change to summer time", "2026-03-20T10:00:00Z"],
    ["that a Saturday would be", "2026-05-02T10:00:00Z"],
    ["before Ascension, which is moved by it", "2026-04-30T10:00:00Z"],
  ])("%s holds to its last second, and not a second longer", async (_what, placed) => {
    const customer = await newcomer(api);
    const orderIds = [await ordered(customer, { startEarly: false }), await ordered(customer, { startEarly: false })];
    const placedAt = new Date(placed);
    for (const number of orderIds) await api.context.db.update(orders).set({ placedAt }).where(eq(orders.number, number));
    const endMs = instantInBrussels(addDays(lastWithdrawalDay(todayInBrussels(placedAt.getTime())), 1));
    const back = time.now();
    time.pass(endMs - 1000 - back);
    const inTime = await send({ contract: orderIds[0] ?? "", email: customer.email });
    time.pass(1000);
    const late = await send({ contract: orderIds[1] ?? "", email: customer.email });
    expect([inTime.status.message, late.status.message]).toEqual([taken, taken]);
    expect((await storedOf(inTime.answer.data.reference))?.effect).toBe("effective");
    expect((await storedOf(late.answer.data.reference))?.effect).toBe("to-check");
    expect((await rowsOf(api, orderIds[1] ?? "")).row.withdrawnAt).toBeNull();
    const again = await customerOf(api, customer.email);
    expect(
      (await send({ contract: orderIds[1] ?? "", email: customer.email, name: "N. Maes" }, { token: again.token })).status.message,
    ).toBe("We have your statement. We will check it and write to you.");
    time.pass(back - time.now());
  });
});

describe("one receipt", () => {
  test("for one key, and for an equal body within 60 seconds", async () => {
    const statement = { contract: "123456", email: "twice@example.com" };
    const key = newKey();
    const [first, again, other] = [await send(statement, { key }), await send(statement, { key }), await send(statement)];
    expect([again.answer, other.answer]).toEqual([first.answer, first.answer]);
    expect((await mailsTo(api, "twice@example.com")).length).toBe(1);
    const { reference } = first.answer.data;
    await api.context.db
      .update(withdrawals)
      .set({ storedAt: sql`now() - interval '61 seconds'` })
      .where(eq(withdrawals.reference, reference));
    expect((await send(statement)).answer.data.reference).not.toBe(reference);
    expect((await send(statement, { key })).answer.data.reference).toBe(reference);
    expect((await send({ ...statement, name: "Other" }, { key })).http).toBe(422);
    await api.context.db.update(withdrawals).set({ storedAt: sql`now() - interval '25 hours'` });
    expect((await send(statement, { key })).answer.data.reference).not.toBe(reference);
  });

  test("of 10 at once", async () => {
    const answered = await Promise.all(Array.from({ length: 10 }, () => send({ contract: "77", email: "ten@example.com" })));
    expect(new Set(answered.map(({ answer }) => answer.data.reference)).size).toBe(1);
  });

  test.each(languages)("repeats the statement letter by letter, with the second of its receipt (%s)", async (lang) => {
    const given = { name: `Zoë O’Brien ${lang}`, contract: `<i>N° 5</i> & "6" ${lang}`, email: `letter.${lang}@example.com`, lang };
    const { answer } = await send(given);
    const [mail] = await mailsTo(api, given.email);
    for (const value of [given.name, given.contract, given.email, answer.data.reference]) expect(mail?.text).toContain(value);
    expect(mail?.text).toMatch(/\b10:00:00\b/);
    expect((await storedOf(answer.data.reference))?.receipt).toBe(mail?.text);
  });
});

describe("bills", () => {
  const invoicesOf = async (customer: Customer) =>
    (await customer.ask(myDigiInvoices, { query: { lang: "en" } })).answer.invoices.map(({ amount, status }) => ({ amount, status }));

  test("an early start is paid to the day of receipt, and what was billed beyond it comes back", async () => {
    const customer = await newcomer(api);
    const { answer } = await customer.order({
      ...customersOrder(),
      bundle: { ...customersOrder().bundle, mobile: [newLine("light", "1101", true)] },
      bundlesPrice: 5,
    });
    const [first] = await invoicesOf(customer);
    await send({ contract: answer.data.orderId, email: customer.email }, { token: customer.token });
    const all = await invoicesOf(customer);
    const owed = Math.round((500 * 1) / 31) / 100;
    expect(all.map(({ status }) => status)).toContain("paid");
    expect(all.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(owed, 2);
    expect(first?.amount).toBeGreaterThan(owed);
  });

  test("without the express wish nothing is owed", async () => {
    const customer = await newcomer(api);
    const orderId = await ordered(customer);
    await invoicesOf(customer);
    await api.context.db.update(orders).set({ startEarly: false }).where(eq(orders.number, orderId));
    await send({ contract: orderId, email: customer.email }, { token: customer.token });
    expect((await invoicesOf(customer)).reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(0, 5);
  });
});

test("an internet order's slot is free again, and its visit taken out of the calendar", async () => {
  const customer = await newcomer(api);
  const slot = { date: addDays(todayInBrussels(time.now()), 8), intervalValue: "08:00-12:00" } as const;
  const { answer } = await customer.order(inAnotherHome(internetOrder(slot)));
  const { row } = await rowsOf(api, answer.data.orderId);
  const taking = () => api.context.db.select().from(installSlots).where(eq(installSlots.orderId, row.id));
  expect(await taking()).toHaveLength(1);
  await send({ contract: answer.data.orderId, email: customer.email });
  expect(await taking()).toHaveLength(0);
  const gone = (await mailsTo(api, customer.email)).find(({ subject }) => subject.includes("what follows"));
  expect(gone?.attachments.map(({ type }) => type)).toEqual(["text/calendar; charset=utf-8; method=CANCEL"]);
});

test.each([
  ["a contract of blanks", { contract: "   " }, "contract"],
  ["500 characters", { contract: "9".repeat(500) }, "contract"],
  ["no name", { name: "" }, "name"],
  ["a wrong email", { email: "marie" }, "email"],
  ["no product chosen", { products: [] }, "products"],
])("%s is refused in place", async (_what, statement, field) => {
  const { http, status } = await send(statement);
  expect([http, Object.keys(status.message as object)]).toEqual([422, [field]]);
});

test("more than ten a minute from one address wait", async () => {
  const own = await startApi({ now: time.now });
  const answered = [];
  for (let index = 0; index < 11; index++)
    answered.push(
      await call(own, sendWithdrawal, {
        body: { name: "Nora", contract: String(index), email: "n@example.com", lang: "en" },
        headers: { "idempotency-key": newKey() },
      }),
    );
  expect(answered.map(({ http }) => http)).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  expect(Number(answered.at(-1)?.headers["retry-after"])).toBeGreaterThan(0);
  await own.close();
});
