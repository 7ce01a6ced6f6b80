/**
 * Tests phone numbers that customers keep from another operator: each belongs to one customer, and to no customer before the other operator
 * has agreed (decisions §8).
 */
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { myDigiProducts } from "#core/domain/customer/products.contract.ts";
import { settingsPhoneNumber } from "#core/domain/customer/settings.contract.ts";
import { cancelOrder } from "#core/domain/order/order-changes.contract.ts";
import type { FlowOrder } from "#core/domain/order/order.schema.ts";
import { languages } from "#core/base/values/language.ts";
import { findAccount } from "#demo/api/store/accounts.ts";
import { confirmNumber } from "#demo/api/store/phone-numbers.ts";
import { bringUpToDate } from "#demo/api/modules/invoices/billing-run.ts";
import { products } from "#demo/api/db/schema-orders.ts";
import { createTime, hourMs } from "./support/access.ts";
import { startApi, type TestApi } from "./support/api.ts";
import { customerOf, newcomer, type Customer } from "./support/area.ts";
import { internetOrder, keptLine, mobileOrder, newLine } from "./support/sample-orders.ts";

const time = createTime();
const dayMs = 24 * hourMs;
let api: TestApi;
beforeAll(async () => void (api = await startApi({ now: time.now, rateLimitScale: 50 })));
afterAll(() => api.close());

/** Logs the customer in again, because the session has expired with the days that passed. */
const again = async ({ email }: Customer): Promise<Customer> => customerOf(api, email);
const productsWith = (phone: string) => api.context.db.select().from(products).where(eq(products.phone, phone));

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
    const live = (nowMs: number) => bringUpToDate(db, account, nowMs, { ...api.context, options: { ...api.context.options, demo: false } });
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
