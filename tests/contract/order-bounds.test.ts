/** Tests the limits for what one customer may order: in an order, on a day, for a home, and of phone numbers (decisions §8, §14). */
import { and, eq, gt, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cancelOrder } from "#core/domain/order/order-changes.contract.ts";
import { todayInBrussels } from "#core/base/values/brussels-time.ts";
import { languages, type Language } from "#core/base/values/language.ts";
import { createAccount } from "#demo/api/store/accounts.ts";
import { orders } from "#demo/api/db/schema-orders.ts";
import { mails } from "#demo/api/db/schema.ts";
import { most } from "#demo/api/modules/order/bounds.ts";
import { createTime } from "./support/access.ts";
import { customerOf, newcomer, type Customer } from "./support/area.ts";
import { somebodyNew, startApiWithIdentityApp, type IdentityApi } from "./support/identity.ts";
import { newcomersOrder, sendOrder, type More } from "./support/order.ts";
import { mailsTo } from "./support/outbox.ts";
import { grandPlace, inAnotherHome, internetOrder, mobileOrder, newLine } from "./support/sample-orders.ts";
import { installDays } from "./support/slots.ts";

const time = createTime();
let api: IdentityApi;
beforeAll(async () => void (api = await startApiWithIdentityApp({ now: time.now, rateLimitScale: 50 })));
afterAll(() => api.close());

const order = (body: unknown, more?: More) => sendOrder(api, body, more);
/** Logs the customer in again, because the session has expired with the days that passed. */
const again = async ({ email }: Customer): Promise<Customer> => customerOf(api, email);

const internet = { i: "internet-500", wpId: "1201" };
const tv = { i: "tv-max-nl", wpId: "1303" };
const landline = { i: "landline", wpId: "1401", phone: "new-phone", phoneProvider: null, landline_agree: false };

/** Returns an order as the customer area sends it, by default at Grote Markt 1. */
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

describe("a customer", () => {
  const noDate = { date: null, intervalValue: null } as const;
  const hadAlready = {
    en: "You already have internet at this address, or have ordered it.",
    fr: "Vous avez déjà internet à cette adresse, ou une commande en cours.",
    nl: "Je hebt al internet op dit adres, of er loopt al een bestelling.",
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
    // A home may have only one line of internet, TV and landline; a second mobile line is allowed.
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

  /** Returns an order of a person who is new to the identity app, with an email address that belongs to another person's account. */
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
