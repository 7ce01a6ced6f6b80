/**
 * Tests which products end along with products that are withdrawn, even if they are of another order: a landline without the internet of
 * its home, and TV without this internet and without any mobile line (decisions §8, §14). The tests run on both databases.
 */
import { asc, like } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { myDigiAccount } from "#core/domain/customer/account.contract.ts";
import { myDigiInvoices } from "#core/domain/invoices/invoices.contract.ts";
import { languages } from "#core/base/values/language.ts";
import { mails } from "#demo/api/db/schema.ts";
import { createTime, hourMs } from "./support/access.ts";
import { startApi, type TestApi } from "./support/api.ts";
import { newcomer, type Customer } from "./support/area.ts";
import { areaOrder, landline, sendAreaOrder, tvInFrench } from "./support/area-order.ts";
import { rowsOf } from "./support/order.ts";
import { internetOrder, mobileOrder, newLine } from "./support/sample-orders.ts";
import { again, orderIdOf, slotAt } from "./support/slots.ts";
import { stateTo } from "./support/withdrawal.ts";

const time = createTime();
let api: TestApi;
beforeAll(async () => void (api = await startApi({ now: time.now, rateLimitScale: 1000, customerScale: 50 })));
afterAll(() => api.close());

const dayMs = 24 * hourMs;
const cancelled = "What had not begun yet is cancelled.";
const tvToo = {
  en: "TV ends, too: it doesn’t work without internet or a mobile line.",
  fr: "La TV prend fin aussi\u00a0: elle ne fonctionne pas sans internet ni ligne mobile.",
  nl: "De tv stopt ook: die werkt niet zonder internet of mobiele lijn.",
} as const;
const landlineToo = "The landline ends, too: it doesn’t work without internet.";

async function placed(own: Customer, bundle: Parameters<typeof areaOrder>[0]): Promise<string> {
  const { status, answer } = await sendAreaOrder(own, areaOrder(bundle));
  return status.error ? expect.unreachable(JSON.stringify(status)) : answer.data.orderId;
}
const internetAndMobile = () => {
  const body = internetOrder({ date: null, intervalValue: null });
  return { ...body, bundle: { ...body.bundle, mobile: [newLine()] }, bundlesPrice: 15 };
};
const idsOf = async (orderId: string) => (await rowsOf(api, orderId)).products.map(({ id }) => id);
const idOf = async (orderId: string, kind: string): Promise<string> =>
  (await rowsOf(api, orderId)).products.find((one) => one.kind === kind)?.id ?? expect.unreachable(kind);
const withdraw = async (own: Customer, contract: string, products?: readonly string[], lang?: string) =>
  (await stateTo(api, { contract, email: own.email, ...(products && { products }), ...(lang && { lang }) }, { token: own.token })).status
    .message;
/** Returns the mails about the effects of the withdrawals from an order, the first one first. They include mails that are not sent yet. */
const toldOf = async (orderId: string) => {
  const ofOrder = like(mails.subject, `Your withdrawal from order ${orderId}: %`);
  const rows = await api.context.db.select({ text: mails.text }).from(mails).where(ofOrder).orderBy(asc(mails.id));
  return rows.map(({ text }) => text);
};
const contractOf = async ({ ask }: Customer, orderId: string) =>
  (await ask(myDigiAccount)).answer.account.contracts.find(({ id }) => id === orderId) ?? expect.unreachable(orderId);

describe("TV", () => {
  test.each(languages)("of another order ends with the last of internet and mobile lines, which is said in %s", async (lang) => {
    const own = await newcomer(api);
    const base = await orderIdOf(own, internetAndMobile());
    const tv = await placed(own, { tv: [tvInFrench] });
    const { dependent_products: along } = await contractOf(own, base);
    expect(along?.map(({ id, needs }) => [id, needs?.toSorted()])).toEqual([[await idOf(tv, "tv"), (await idsOf(base)).toSorted()]]);
    expect((await contractOf(own, tv)).withdrawable_products.map(({ needs }) => needs)).toEqual([undefined]);

    await withdraw(own, base, [await idOf(base, "internet")]);
    expect(await idsOf(tv), "the mobile line is left").toHaveLength(1);
    expect(await withdraw(own, base, undefined, lang)).toContain(tvToo[lang]);
    expect((await rowsOf(api, tv)).row).toMatchObject({ withdrawnAt: expect.any(Date), cancelledAt: expect.any(Date) });
    expect(await idsOf(tv)).toEqual([]);
    expect(await toldOf(base)).toEqual([expect.not.stringContaining(tvToo.en), expect.stringContaining(tvToo.en)]);
  });

  test("of the same order ends with them, too, and is not named where the statement names it", async () => {
    const withTv = () => {
      const body = internetAndMobile();
      return { ...body, bundle: { ...body.bundle, tv: tvInFrench }, bundlesPrice: 27 };
    };
    const own = await newcomer(api);
    const first = await orderIdOf(own, withTv());
    const [net, sim, tv] = [await idOf(first, "internet"), await idOf(first, "mobile"), await idOf(first, "tv")];
    const needs = (await contractOf(own, first)).withdrawable_products.find(({ id }) => id === tv)?.needs;
    expect(needs?.toSorted()).toEqual([net, sim].toSorted());
    expect(await withdraw(own, first, [net, sim])).toBe(`${cancelled} ${tvToo.en}`);
    expect(await idsOf(first)).toEqual([]);
    const other = await newcomer(api);
    expect(await withdraw(other, await orderIdOf(other, withTv()))).toBe(cancelled);
  });

  test("stays while a mobile line of another order does", async () => {
    const own = await newcomer(api);
    const line = await orderIdOf(own, mobileOrder(newLine()));
    const net = await orderIdOf(own, internetOrder({ date: null, intervalValue: null }));
    const tv = await placed(own, { tv: [tvInFrench] });
    expect((await contractOf(own, net)).dependent_products).toEqual([]);
    expect(await withdraw(own, net)).toBe(cancelled);
    expect(await idsOf(tv)).toHaveLength(1);
    expect(await withdraw(own, line)).toBe(`${cancelled} ${tvToo.en}`);
    expect(await idsOf(tv)).toEqual([]);
  });

  test("of somebody else stays", async () => {
    const [own, other] = [await newcomer(api), await newcomer(api)];
    const [mine, base] = [await orderIdOf(own, internetAndMobile()), await orderIdOf(other, internetAndMobile())];
    const tv = await placed(other, { tv: [tvInFrench] });
    expect(await withdraw(own, mine)).toBe(cancelled);
    expect([await idsOf(tv), await idsOf(base)].map(({ length }) => length)).toEqual([1, 2]);
  });
});

describe("a landline of another order", () => {
  test("ends with the internet of its home, also where nobody is logged in", async () => {
    const own = await newcomer(api);
    const net = await orderIdOf(own, internetOrder({ date: null, intervalValue: null }));
    const line = await placed(own, { landline: [landline] });
    await stateTo(api, { contract: net, email: own.email });
    expect(await idsOf(line)).toEqual([]);
    expect(await toldOf(net)).toEqual([expect.stringContaining(landlineToo)]);
  });

  test("stays where the statement has no effect", async () => {
    const own = await newcomer(api);
    const net = await orderIdOf(own, internetOrder({ date: null, intervalValue: null }));
    const line = await placed(own, { landline: [landline] });
    await stateTo(api, { contract: net, email: "somebody.else@example.com" });
    expect([await idsOf(net), await idsOf(line)].map(({ length }) => length)).toEqual([1, 1]);
  });

  test("in use ends at 24:00 of the same day, and each order is billed to that day", async () => {
    const own = await newcomer(api);
    const net = await orderIdOf(own, internetOrder(await slotAt(api, 0)));
    const { status, answer } = await sendAreaOrder(own, areaOrder({ landline: [landline] }, { startEarly: true }));
    expect(status.error).toBe(false);
    time.pass(12 * dayMs);
    const now = await again(api, own);
    const amounts = async () => (await now.ask(myDigiInvoices, { query: { lang: "en" } })).answer.invoices.map(({ amount }) => amount);
    const before = await amounts();
    expect(await withdraw(now, net)).toBe(`What works already ends on 14 March 2026 at 24:00. ${landlineToo}`);
    const [line] = (await rowsOf(api, answer.data.orderId)).products;
    expect(line).toMatchObject({ kind: "landline", endsOn: "2026-03-14" });
    expect((await rowsOf(api, answer.data.orderId)).row).toMatchObject({ withdrawnAt: expect.any(Date), cancelledAt: null });
    // From 9 to 14 March: 6 of 31 days of 10.00 € and 2.50 €.
    expect(await amounts()).toEqual([-3.87, -15.48, ...before]);
    expect((await amounts()).reduce((sum, amount) => sum + amount)).toBeCloseTo((12.5 * 6) / 31, 2);
    time.pass(-12 * dayMs);
  });
});
