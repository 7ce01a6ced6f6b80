/** What one customer may ask for has an end: of an order, of a day, of a home, of numbers (decisions §8, §14). */
import { and, eq, gt, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { myDigiProducts } from "#core/customer/products.contract.ts";
import { settingsPhoneNumber } from "#core/customer/settings.contract.ts";
import { cancelOrder } from "#core/order/order-changes.contract.ts";
import type { FlowOrder } from "#core/order/order.schema.ts";
import { todayInBrussels } from "#core/values/brussels-time.ts";
import { languages, type Language } from "#core/values/language.ts";
import { createAccount, findAccount } from "#demo/api/account/accounts.ts";
import { confirmNumber } from "#demo/api/customer/numbers.ts";
import { bringUpToDate } from "#demo/api/customer/up-to-date.ts";
import { orders, products } from "#demo/api/db/schema-orders.ts";
import { mails } from "#demo/api/db/schema.ts";
import { most } from "#demo/api/order/bounds.ts";
import { createTime, hourMs } from "./support/access.ts";
import { customerOf, newcomer, type Customer } from "./support/area.ts";
import { somebodyNew, startApiWithIdentityApp, type IdentityApi } from "./support/identity.ts";
import { newcomersOrder, sendOrder, type More } from "./support/order.ts";
import { mailsTo } from "./support/outbox.ts";
import { customersOrder, grandPlace, inAnotherHome, internetOrder, keptLine, newLine } from "./support/sample-orders.ts";
import { installDays } from "./support/slots.ts";

const time = createTime();
const dayMs = 24 * hourMs;
let api: IdentityApi;
beforeAll(async () => void (api = await startApiWithIdentityApp({ now: time.now, rateLimitScale: 50 })));
afterAll(() => api.close());

const order = (body: unknown, more?: More) => sendOrder(api, body, more);
/** Their session ends with the days that pass. */
const again = async ({ email }: Customer): Promise<Customer> => customerOf(api, email);
const productsWith = (phone: string) => api.context.db.select().from(products).where(eq(products.phone, phone));

const internet = { i: "internet-500", wpId: "1201" };
const tv = { i: "tv-max-nl", wpId: "1303" };
const landline = { i: "landline", wpId: "1401", phone: "new-phone", phoneProvider: null, landline_agree: false };

/** What the customer area sends, at Grote Markt 1 unless it says otherwise. */
const areaOrder = (bundle: object, more: object = {}) => ({
  bundle: { mobile: [], internet: [], tv: [], landline: [], ...bundle },
  deliveryAddress: null,
  installAddress: { fttbAddressId: grandPlace },
  lang: "en",
  ...more,
});

const many = <One>(count: number, one: One): One[] => Array.from({ length: count }, () => one);

describe("an order of the customer area", () => {
  const tooMany: [what: string, bundle: object, field: string][] = [
    ["1,700 internet lines at one home", { internet: many(1700, internet) }, "internet"],
    ["one internet line more than a home can have", { internet: many(2, internet) }, "internet"],
    ["1,500 times TV beside a mobile line", { mobile: [newLine()], tv: many(1500, tv) }, "tv"],
    ["TV twice", { mobile: [newLine()], tv: many(2, tv) }, "tv"],
    ["300 landlines", { internet: [internet], landline: many(300, landline) }, "landline"],
    ["two landlines", { internet: [internet], landline: many(2, landline) }, "landline"],
  ];

  test.each(tooMany)("is refused with %s", async (_what, bundle, field) => {
    const { token } = await newcomer(api);
    const { http, status } = await order(areaOrder(bundle), { token });
    expect([http, status.code, status.message]).toEqual([422, "invalid", { [field]: ["Please check this field"] }]);
  });

  test.each(languages)("is refused with seven SIM cards, in words (%s) [C-435]", async (lang) => {
    const { token } = await newcomer(api);
    const { http, status } = await order(areaOrder({ mobile: many(7, newLine()) }, { lang }), { token });
    const said = {
      en: "You can order up to 6 SIM cards.",
      fr: "Vous pouvez commander jusqu’à 6 cartes SIM.",
      nl: "Je kunt tot 6 simkaarten bestellen.",
    };
    expect([http, status.message]).toEqual([422, { mobile: [said[lang]] }]);
  });

  test("is refused for its lists before anything else is looked at", async () => {
    const { token } = await newcomer(api);
    const { status } = await order(areaOrder({ internet: many(1700, { i: 7 }) }, { installAddress: { fttbAddressId: "nowhere" } }), {
      token,
    });
    expect(status.message).toEqual({ internet: ["Please check this field"] });
  });
});

const mobileOrder = (...mobile: FlowOrder["bundle"]["mobile"]): FlowOrder => {
  const prices: Readonly<Record<string, number>> = { "mobile-light": 5, "mobile-max": 11, "mobile-essentials": 7 };
  const bundlesPrice = mobile.reduce((sum, { i }) => sum + (prices[i] ?? 0), 0);
  return { ...customersOrder(), bundle: { mobile, internet: null, tv: null, landline: null }, bundlesPrice };
};
const withKeptLandline = (phone: string): FlowOrder => {
  const kept = { i: "landline-unlimited", wpId: "1401", phone, phoneProvider: { id: "proximus", name: "Proximus" }, landline_agree: true };
  const body = internetOrder({ date: null, intervalValue: null });
  return { ...body, bundle: { ...body.bundle, landline: kept }, bundlesPrice: 12.5 };
};

describe("a number that is kept", () => {
  const said = {
    en: "Phone number already used.",
    fr: "Ce numéro de téléphone est déjà utilisé.",
    nl: "Dit telefoonnummer is al gebruikt.",
  };

  test.each(languages)("and that another customer has here is refused, in words (%s)", async (lang) => {
    const own = await newcomer(api);
    const { http, status } = await own.order({ ...mobileOrder(keptLine("+32470123456")), lang });
    expect([http, status.code, status.message]).toEqual([422, "invalid", { mobile: [said[lang]] }]);
    const ofDemo = (await productsWith("+32470123456")).map(({ status }) => status);
    expect(ofDemo).toEqual(["active"]);
  });

  test("is refused as a landline's too, and a number that was given out here likewise", async () => {
    const own = await newcomer(api);
    for (const phone of ["+3222123456", "+32470123456"]) {
      const { http, status } = await own.order(withKeptLandline(phone));
      expect([http, status.message]).toEqual([422, { landline: [said.en] }]);
    }
    const { status } = await own.order(mobileOrder(keptLine("+32471654321")));
    expect(status.message).toEqual({ mobile: [said.en] });
  });

  test("is refused to everybody while somebody waits for it, and free again once that is cancelled", async () => {
    const [one, other] = [await newcomer(api), await newcomer(api)];
    const body = mobileOrder(keptLine("+32470300001"));
    const { answer } = await one.order(body);
    expect((await other.order(body)).status.message).toEqual({ mobile: [said.en] });
    expect((await one.order(body)).status.message).toEqual({ mobile: [said.en] });
    const { orderId } = answer.data;
    expect((await one.ask(cancelOrder, { query: { orderId }, body: {} })).status.error).toBe(false);
    expect((await other.order(body)).status.error).toBe(false);
  });

  test("stands once in an order, whatever the plans and kinds", async () => {
    const own = await newcomer(api);
    const twoPlans = mobileOrder(keptLine("+32470300002"), { ...keptLine("+32470300002"), i: "mobile-light", wpId: "1101" });
    expect((await own.order(twoPlans)).status.message).toEqual({ mobile: [said.en] });
    const both = withKeptLandline("+32470300002");
    const { status } = await own.order({ ...both, bundle: { ...both.bundle, mobile: [keptLine("+32470300002")] }, bundlesPrice: 23.5 });
    expect(status.message).toEqual({ mobile: [said.en] });
  });

  test("is one customer's, of ten that ask for it at once", async () => {
    const customers = await Promise.all(Array.from({ length: 10 }, () => newcomer(api)));
    const answered = await Promise.all(customers.map((one) => one.order(mobileOrder(keptLine("+32470300003")))));
    expect(answered.filter(({ status }) => !status.error)).toHaveLength(1);
    expect(answered.filter(({ http }) => http === 422)).toHaveLength(9);
    expect(await productsWith("+32470300003")).toHaveLength(1);
  });

  test("cannot be had twice at the database either", async () => {
    const [row] = await productsWith("+32470123456");
    if (!row) throw new Error("the demo's customer has no line");
    const { id: _id, ...copied } = row;
    const twice = api.context.db.insert(products).values({ ...copied, status: "ordered" });
    await expect(twice).rejects.toMatchObject({ cause: { code: "23505" } });
  });

  test("begins two working days after the order, when the demo's operator has said yes; an eSIM too", async () => {
    let own = await newcomer(api);
    const line = { ...keptLine("+32470300004"), sim: { name: "eSIM", mobile: "apple-iphone-15" } } as const;
    expect((await own.order(mobileOrder(line))).status.error).toBe(false);
    const states = async () =>
      (await own.ask(myDigiProducts, { query: { lang: "en" } })).answer.sections[0]?.items.map(({ status }) => status);
    expect(await states()).toEqual(["ordered"]);
    const change = { lang: "en", value: "0470 11 22 33", "phone-nr": "470300004" };
    expect((await own.ask(settingsPhoneNumber, { body: change })).status.code).toBe("not_found");
    time.pass(4 * dayMs);
    own = await again(own);
    expect(await states()).toEqual(["active"]);
    const [row] = await productsWith("+32470300004");
    expect([row?.numberConfirmedAt, row?.status]).toEqual([row?.startsAt, "active"]);
    expect((await own.ask(settingsPhoneNumber, { body: change })).status.error).toBe(false);
  });

  test("stays ordered where no operator has said yes, however long it takes, and begins with that", async () => {
    const { email } = await newcomer(api);
    const account = await findAccount(api.context.db, email);
    if (!account) throw new Error("no such customer");
    const { db } = api.context;
    await (await customerOf(api, email)).order(mobileOrder(keptLine("+32470300005")));
    const later = time.now() + 40 * dayMs;
    const live = (nowMs: number) => bringUpToDate(db, account, { nowMs, demo: false });
    expect((await live(later)).map(({ status }) => status)).toEqual(["ordered"]);
    await confirmNumber(db, "+32470300005", later);
    expect((await live(later)).map(({ status, startsAt }) => [status, startsAt?.getTime()])).toEqual([["active", later]]);
  });

  test("is never given to somebody else as a new one", async () => {
    const next = await api.context.db.execute(sql`select nextval('mobile_numbers')::bigint + 1 as number`);
    const kept = `+32${String((next as unknown as { rows: { number: string }[] }).rows[0]?.number)}`;
    expect((await (await newcomer(api)).order(mobileOrder(keptLine(kept)))).status.error).toBe(false);
    const own = await newcomer(api);
    await own.order(mobileOrder(newLine("light", "1101", true), newLine("light", "1101", true)));
    const { answer } = await own.ask(myDigiProducts, { query: { lang: "en" } });
    const given = answer.sections[0]?.items.map((item) => `+32${item["phone-nr"]}`) ?? [];
    expect([given.length, given.includes(kept), new Set(given).size]).toEqual([2, false, 2]);
  });
});

describe("a customer", () => {
  const noDate = { date: null, intervalValue: null } as const;
  const hadAlready = {
    en: "You already have internet at this address, or have ordered it.",
    fr: "Vous avez déjà internet à cette adresse, ou l’avez déjà commandé.",
    nl: "Je hebt al internet op dit adres, of hebt het al besteld.",
  };

  test.each(languages)("awaits one visit at a home, and is told so (%s)", async (lang) => {
    const own = await newcomer(api);
    const slot = (await installDays(api))[12];
    const body = { ...internetOrder(slot ? { date: slot.date, intervalValue: "08:00-12:00" } : noDate), lang };
    expect((await own.order(body)).status.error).toBe(false);
    const { http, status } = await own.order(body);
    expect([http, status.code, status.message]).toEqual([200, "already_done", hadAlready[lang]]);
    const { status: without } = await own.order({ ...internetOrder(noDate), lang });
    expect(without.code).toBe("already_done");
    const { status: fromArea } = await order(areaOrder({ internet: [internet] }, { lang }), own);
    expect([fromArea.code, fromArea.message]).toEqual(["already_done", hadAlready[lang]]);
  });

  test("is refused what works at that home already; what others have there nobody is told", async () => {
    const demo = await customerOf(api, "demo@digi.example");
    const { status } = await order(areaOrder({ internet: [internet], tv: [tv] }), demo);
    expect([status.code, status.message]).toEqual([
      "already_done",
      "You already have internet and TV at this address, or have ordered it.",
    ]);
    expect((await order(areaOrder({ internet: [internet] }), await newcomer(api))).status.error).toBe(false);
    // A second line of mobile is no second one of a home's.
    expect((await demo.order(mobileOrder(newLine()))).status.error).toBe(false);
  });

  test("books no more than three visits, at once either, and others find the day as free as before", async () => {
    const own = await newcomer(api);
    const day = (await installDays(api))[14];
    if (!day) throw new Error("no day is offered");
    const slot = { date: day.date, intervalValue: "12:00-16:00" } as const;
    const answered = await Promise.all(Array.from({ length: 8 }, () => own.order(inAnotherHome(internetOrder(slot)))));
    expect(answered.filter(({ status }) => !status.error)).toHaveLength(most.visits);
    const said = { installAddress: ["You are waiting for 3 technician’s visits already. Please wait for one of them, or contact us."] };
    for (const { http, status } of answered.filter((one) => one.status.error))
      expect([http, status.code, status.message]).toEqual([422, "invalid", said]);
    expect((await (await newcomer(api)).order(inAnotherHome(internetOrder(slot)))).status.error).toBe(false);
    const mobile = mobileOrder(newLine());
    expect((await own.order(mobile)).status.error, "what needs nobody to come").toBe(false);
    const first = answered.find(({ status }) => !status.error);
    const orderId = first?.answer.data.orderId ?? "";
    expect((await own.ask(cancelOrder, { query: { orderId }, body: {} })).status.error).toBe(false);
    expect((await own.order(inAnotherHome(internetOrder(slot)))).status.error, "once one is cancelled").toBe(false);
  });

  test("orders ten times a day, cancelled ones counted, and again on the next day in Brussels", async () => {
    let own = await newcomer(api);
    const body = mobileOrder(newLine());
    for (let count = 0; count < most.ordersADay; count++) {
      const { answer } = await own.order(body);
      const { orderId } = answer.data;
      if (count < 5) expect((await own.ask(cancelOrder, { query: { orderId }, body: {} })).status.error).toBe(false);
    }
    const { http, status, headers } = await own.order(body);
    expect([http, status.code, status.message]).toEqual([
      429,
      "rate_limited",
      "You have ordered as often as you can in one day. Please try again tomorrow, or contact us.",
    ]);
    const seconds = Number(headers["retry-after"]);
    expect(todayInBrussels(time.now() + seconds * 1000)).not.toBe(todayInBrussels(time.now()));
    time.pass((seconds - 1) * 1000);
    own = await again(own);
    expect((await own.order(body)).http).toBe(429);
    time.pass(1000);
    expect((await own.order(body)).status.error).toBe(false);
  });

  test("has at most 20 products, and is told so", async () => {
    const own = await newcomer(api);
    const six = mobileOrder(...many(6, newLine()));
    for (let count = 0; count < 3; count++) expect((await own.order(six)).status.error).toBe(false);
    const { http, status } = await own.order(mobileOrder(...many(3, newLine())));
    const said = { bundle: ["You can have up to 20 products. Please contact us if you need more."] };
    expect([http, status.code, status.message]).toEqual([422, "invalid", said]);
    expect((await own.order(mobileOrder(...many(2, newLine())))).status.error).toBe(false);
    expect((await own.order(mobileOrder(newLine()))).http).toBe(422);
  });
});

describe("a person whose first order has no login", () => {
  const said = {
    en: "Your first order is still under way. Log in, or contact us.",
    fr: "Votre première commande est encore en cours. Connectez-vous ou contactez-nous.",
    nl: "Je eerste bestelling loopt nog. Log in of neem contact met ons op.",
  };

  /** Somebody new, whose address has an account of somebody else. */
  async function somebodyKnown(lang?: Language) {
    const person = somebodyNew();
    const { email } = (await newcomersOrder(api, person)).account;
    const holder = { email, firstName: "Nora", lastName: "Maes", language: "en", passwordHash: "", nowMs: time.now() } as const;
    await createAccount(api.context.db, holder);
    return { email, send: async () => order(await newcomersOrder(api, person, lang)) };
  }

  test.each(languages)("places no second one while it is open, and nobody else is written to for it (%s)", async (lang) => {
    const { send, email } = await somebodyKnown(lang);
    const first = await send();
    expect([first.status.error, first.answer.data.newAccount]).toEqual([false, true]);
    const mailsBefore = (await mailsTo(api, email)).length;
    for (let count = 0; count < 2; count++) {
      const { http, status } = await send();
      expect([http, status.code, status.message]).toEqual([200, "already_done", said[lang]]);
    }
    expect(await mailsTo(api, email)).toHaveLength(mailsBefore);
  });

  test("orders again once the first was taken into an account or cancelled", async () => {
    const { send } = await somebodyKnown();
    const { answer } = await send();
    expect((await send()).status.code).toBe("already_done");
    await api.context.db
      .update(orders)
      .set({ cancelledAt: new Date(time.now()) })
      .where(eq(orders.number, answer.data.orderId));
    expect((await send()).status.error).toBe(false);
  });
});

test("nobody gets more than three mails of orders in a quarter of an hour, and those that are left come later", async () => {
  const own = await newcomer(api);
  const subjects = async () => (await mailsTo(api, own.email)).filter(({ subject }) => subject.startsWith("Your order")).length;
  for (let count = 0; count < 5; count++) expect((await own.order(mobileOrder(newLine()))).status.error).toBe(false);
  expect(await subjects()).toBe(3);
  const waiting = await api.context.db
    .select({ subject: mails.subject })
    .from(mails)
    .where(and(eq(mails.recipient, own.email), gt(mails.nextTryAt, sql`now()`)));
  expect(waiting.filter(({ subject }) => subject.startsWith("Your order"))).toHaveLength(2);
});
