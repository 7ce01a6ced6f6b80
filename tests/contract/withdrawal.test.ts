/**
 * Tests declarations of withdrawal: what they end and what they do not end, and that the answers reveal nothing about customers (decisions
 * §14).
 */
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { myDigiAccount } from "#core/domain/customer/account.contract.ts";
import { myDigiInvoices } from "#core/domain/invoices/invoices.contract.ts";
import { todayInBrussels } from "#core/base/values/brussels-time.ts";
import { addDays } from "#core/base/values/dates.ts";
import { languages } from "#core/base/values/language.ts";
import { installSlots, orders } from "#demo/api/db/schema-orders.ts";
import { withdrawals } from "#demo/api/db/schema-withdrawals.ts";
import { receivedAtIn } from "#widgets/withdrawal/withdrawal.rules.ts";
import { sendWithdrawal } from "#widgets/withdrawal/withdrawal.contract.ts";
import { createTime } from "./support/access.ts";
import { startApi, type TestApi } from "./support/api.ts";
import { newcomer, type Customer } from "./support/area.ts";
import { call } from "./support/call.ts";
import { newKey, rowsOf } from "./support/order.ts";
import { mailsTo } from "./support/outbox.ts";
import { customersOrder, inAnotherHome, internetOrder, newLine } from "./support/sample-orders.ts";
import { orderedBy, stateTo, storedOf as storedIn, taken, unproven, type Statement } from "./support/withdrawal.ts";

const time = createTime();
let api: TestApi;
beforeAll(async () => void (api = await startApi({ now: time.now, rateLimitScale: 1000, customerScale: 50 })));
afterAll(() => api.close());

const send = (statement: Statement, more?: Parameters<typeof stateTo>[2]) => stateTo(api, statement, more);
const storedOf = (reference: string) => storedIn(api, reference);

describe("a statement that takes effect", () => {
  test("cancels what has not begun, and ends what works at 24:00 of the day of receipt", async () => {
    const customer = await newcomer(api);
    const orderId = await orderedBy(customer);
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
    const orderId = await orderedBy(customer, { startEarly: false });
    const { status } = await send({ contract: `Order no. ${orderId}`, email: customer.email.toUpperCase() });
    expect(status.message).toBe(taken);
    const { products, row } = await rowsOf(api, orderId);
    expect([products, row.cancelledAt?.getTime()]).toEqual([[], time.now()]);
    const subjects = (await mailsTo(api, customer.email)).map(({ subject }) => subject);
    expect(subjects).toContain(`Your withdrawal from order ${orderId}: what follows`);
  });

  test("signed in, whatever address gets the receipt", async () => {
    const customer = await newcomer(api);
    const orderId = await orderedBy(customer, { startEarly: false });
    const email = "receipts.elsewhere@example.com";
    const { status } = await send({ contract: orderId, email }, { token: customer.token });
    expect(status.message).toBe("What had not begun yet is cancelled.");
    expect((await rowsOf(api, orderId)).products).toEqual([]);
    expect((await mailsTo(api, email)).map(({ subject }) => subject)).toEqual([expect.stringContaining("Receipt of your withdrawal")]);
  });

  test("signed in, of chosen products: the others go on", async () => {
    const customer = await newcomer(api);
    const orderId = await orderedBy(customer, { startEarly: false });
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
    const orderId = await orderedBy(customer);
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
    const orderId = await orderedBy(customer);
    const mail = (await mailsTo(api, customer.email)).find(({ subject }) => subject === `Your order ${orderId}`);
    expect(mail?.text).toMatch(new RegExp(`Withdraw from contract here:\\n\\S+/en/withdraw\\?contract=${orderId}\\n`));
  });
});

describe("a statement that ends nothing", () => {
  let owner: Customer;
  let orderId: string;
  beforeAll(async () => {
    owner = await newcomer(api);
    orderId = await orderedBy(owner, { startEarly: false });
  });

  test("is one of ten", () => expect(unproven).toHaveLength(10));

  test.each(unproven)("%s gets the same answer and receipt", async (_what, statement) => {
    const before = await rowsOf(api, orderId);
    const given = statement({ orderId, email: owner.email });
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

describe("one receipt", () => {
  test("for one key, and for an equal body within 60 seconds", async () => {
    const statement = { contract: "123456", email: "twice@example.com" };
    const key = newKey();
    const [first, again, other] = [await send(statement, { key }), await send(statement, { key }), await send(statement)];
    expect([again.answer, other.answer]).toEqual([first.answer, first.answer]);
    expect((await mailsTo(api, "twice@example.com")).length).toBe(1);
    const { reference } = first.answer.data;
    const sentAgo = async (ago: string) =>
      void (await api.context.db
        .update(withdrawals)
        .set({ storedAt: sql`now() - ${ago}::interval` })
        .where(eq(withdrawals.reference, reference)));
    const of = async (more?: { key: string }) => (await send(statement, more)).answer.data.reference;
    await sentAgo("30 seconds");
    expect(await of(), "an equal body within 60 seconds").toBe(reference);
    await sentAgo("60 seconds");
    expect(await of(), "an equal body later").not.toBe(reference);
    await sentAgo("23 hours 50 minutes");
    expect(await of({ key }), "the key within 24 hours").toBe(reference);
    expect((await send({ ...statement, name: "Other" }, { key })).http).toBe(422);
    await api.context.db.update(withdrawals).set({ storedAt: sql`now() - interval '24 hours'` });
    expect(await of({ key }), "the key later").not.toBe(reference);
  });

  test("of 10 at once", async () => {
    const answered = await Promise.all(Array.from({ length: 10 }, () => send({ contract: "77", email: "ten@example.com" })));
    expect(new Set(answered.map(({ answer }) => answer.data.reference)).size).toBe(1);
  });

  const words = {
    en: {
      at: (day: string, clock: string) => `On ${day} at ${clock} (Brussels time)`,
      labels: ["Name:", "Contract or order number:", "Email for the receipt:"],
    },
    fr: {
      at: (day: string, clock: string) => `Le ${day} à ${clock} (heure de Bruxelles)`,
      labels: ["Nom\u00a0:", "Numéro de contrat ou de commande\u00a0:", "E\u2011mail pour l’accusé de réception\u00a0:"],
    },
    nl: {
      at: (day: string, clock: string) => `Op ${day} om ${clock} (Brusselse tijd)`,
      labels: ["Naam:", "Contract- of bestelnummer:", "E\u2011mail voor de ontvangstbevestiging:"],
    },
  } as const;

  test.each(languages)("repeats the statement letter by letter, with the second of its receipt (%s)", async (lang) => {
    const given = {
      name: `Zoë  “O’Brien” e\u0301 ﬁ ${lang}`,
      contract: `<i>N° 5</i> & "6" - Name: x %20 \\n ${lang} 👩`,
      email: `letter.${lang}@example.com`,
      lang,
    };
    time.pass(5678);
    const { answer } = await send(given);
    const [mail] = await mailsTo(api, given.email);
    const paragraphs = mail?.text.split("\n\n") ?? [];
    const [name, contract, email] = words[lang].labels;
    expect(paragraphs[2]).toBe(`- ${name} ${given.name}\n- ${contract} ${given.contract}\n- ${email} ${given.email}`);
    const shown = receivedAtIn(answer.data.receivedAt, lang) ?? expect.fail("no instant");
    expect(shown.time).toBe("10:00:05");
    expect(paragraphs[1]).toContain(words[lang].at(shown.day, shown.time));
    const stored = await storedOf(answer.data.reference);
    expect(stored).toMatchObject({ ...{ name: given.name, contract: given.contract, email: given.email }, receipt: mail?.text });
    time.pass(-5678);
  });

  test("names the chosen products as the page does", async () => {
    const customer = await newcomer(api);
    const orderId = await orderedBy(customer, { startEarly: false });
    const { account } = (await customer.ask(myDigiAccount, { query: { lang: "nl" } })).answer;
    const [product] = account.contracts.find(({ id }) => id === orderId)?.withdrawable_products ?? [];
    const given = { name: "Nora Maes", contract: orderId, email: customer.email, products: [product?.id ?? ""], lang: "nl" };
    const { answer } = await send(given, { token: customer.token });
    expect((await storedOf(answer.data.reference))?.receipt).toContain(
      `- Naam: Nora Maes\n- Contract- of bestelnummer: ${orderId}\n- Producten: ${product?.t.join(" ")}\n- E\u2011mail`,
    );
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
    const orderId = await orderedBy(customer);
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
