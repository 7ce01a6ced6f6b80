/**
 * Tests the options of TV: how they are switched on and off, billed and credited (C-236, C-237, C-386). The tests run on both databases.
 */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { eq } from "drizzle-orm";
import { parseDate, type CalendarDate } from "#core/base/values/dates.ts";
import { tvExtraOptionDisable, tvExtraOptionEnable } from "#core/domain/customer/options.contract.ts";
import { myDigiInvoices } from "#core/domain/invoices/invoices.contract.ts";
import { products } from "#demo/api/db/schema-orders.ts";
import { createTime, newCustomer } from "./support/access.ts";
import { startApi, type TestApi } from "./support/api.ts";
import { customerOf, type Customer } from "./support/area.ts";
import { createMoments } from "./support/moments.ts";
import { mailsTo } from "./support/outbox.ts";
import { pageOf } from "./support/product-page.ts";

const time = createTime();
const at = createMoments(time);
let api: TestApi;
beforeAll(async () => void (api = await startApi({ now: time.now, rateLimitScale: 50 })));
afterAll(() => api.close());

const day = (text: string): CalendarDate => parseDate(text) ?? expect.unreachable(text);
const plain = (text: unknown): string => String(text).replaceAll("\u00a0", " ");
const home = "FTTB-1000-1-01-1~7";

/** Creates a customer whose TV began on 1 January and is billed until the end of March. */
async function withTv(): Promise<Customer & { readonly id: string }> {
  const { email, id: accountId } = await newCustomer(api);
  const startsAt = new Date("2026-01-01T08:00:00Z");
  const [row] = await api.context.db
    .insert(products)
    .values({
      ...{ accountId, kind: "tv", offer: "tv-essentials-nl", wpId: "1301", cents: 700, status: "active", address: home },
      ...{ startsAt, orderedAt: startsAt, billedUntil: day("2026-04-01") },
    })
    .returning();
  return { ...(await customerOf(api, email)), id: row?.id ?? "" };
}

const optionOf = async (own: Customer) => (await pageOf(own, "tv")).options?.[0] ?? expect.unreachable("a TV without options");
const switchTo = async (own: Customer, isOn: boolean, lang = "en") => {
  const { odin } = await optionOf(own);
  const endpoint = isOn ? tvExtraOptionEnable : tvExtraOptionDisable;
  return (await own.ask(endpoint, { body: { lang, "address-id": home, odin } })).status;
};
/** Returns the amounts that each invoice has for the option, the oldest invoice first. Invoices without such an amount are left out. */
const billsOf = async ({ email }: Customer) => {
  const { answer } = await (await customerOf(api, email)).ask(myDigiInvoices, { query: {} });
  return answer.invoices
    .toReversed()
    .map(({ date, lines }) => [date, ...lines.filter(({ kind }) => kind === "option").map(({ amount }) => amount)])
    .filter(({ length }) => length > 1);
};

describe("the International channel pack", () => {
  test("is inactive at first, with its price; each section of the page is there with it [C-113, C-175]", async () => {
    const page = await pageOf(await withTv(), "tv");
    expect(page.options).toEqual([
      { odin: expect.any(Number), status: "inactive", t: "International channel pack", d: expect.any(String), prc: 2.5 },
    ]);
    expect(page.sections.map(({ i }) => i)).toEqual(["section_tv_options", "section_tv_box"]);
  });

  test("is on at once, and billed from that day, for the price of the page [C-236]", async () => {
    const own = await withTv();
    expect(plain((await switchTo(own, true)).message)).toBe(
      "International channel pack is on now. It costs €2.50 a month, billed from today.",
    );
    expect((await optionOf(own)).status).toBe("active");
    // 2 to 31 March are 30 of 31 days.
    expect(await billsOf(own)).toEqual([["2026-03-02", 2.42, 2.5]]);
    expect(await at("2026-05-02T09:00:00Z", () => billsOf(own))).toEqual([
      ["2026-03-02", 2.42, 2.5],
      ["2026-05-01", 2.5],
    ]);
  });

  test("is switched on once by many calls at the same time, and then is on already", async () => {
    const own = await withTv();
    const answers = await Promise.all(Array.from({ length: 4 }, () => switchTo(own, true)));
    expect(answers.map(({ code }) => code).toSorted()).toEqual(["already_done", "already_done", "already_done", undefined]);
    expect(await billsOf(own)).toEqual([["2026-03-02", 2.42, 2.5]]);
  });

  test("costs nothing when it is switched off within 14 days, at the last moment too", async () => {
    const own = await withTv();
    await switchTo(own, true);
    // 16 March is the last day: the 14th day after the order, a Monday.
    await at("2026-03-16T22:59:59Z", async () => {
      const now = await customerOf(api, own.email);
      expect(plain((await switchTo(now, false)).message)).toMatch(/^International channel pack is off\. You pay nothing for it/);
      expect((await optionOf(now)).status).toBe("inactive");
      expect((await switchTo(now, false)).code).toBe("already_done");
    });
    expect(await at("2026-06-02T09:00:00Z", () => billsOf(own))).toEqual([
      ["2026-03-02", 2.42, 2.5],
      ["2026-03-16", -4.92],
    ]);
  });

  test("is paid to the day on which it is switched off later [C-237]", async () => {
    const own = await withTv();
    await switchTo(own, true);
    await at("2026-03-16T23:00:00Z", async () => {
      const now = await customerOf(api, own.email);
      expect(plain((await switchTo(now, false)).message)).toMatch(/You pay for it until today/);
    });
    // It was on from 2 to 17 March: 16 of 31 days, €1.29 of €4.92.
    expect(await at("2026-06-02T09:00:00Z", () => billsOf(own))).toEqual([
      ["2026-03-02", 2.42, 2.5],
      ["2026-03-17", -3.63],
    ]);
  });

  test("that is switched on again on the same day is not paid twice for that day", async () => {
    const own = await withTv();
    await switchTo(own, true);
    await at("2026-03-20T09:00:00Z", async () => {
      const now = await customerOf(api, own.email);
      await switchTo(now, false);
      await switchTo(now, true);
      expect((await optionOf(now)).status).toBe("active");
    });
    // 19 of 31 days until 20 March; then 11 of 31 days, and April.
    expect(await at("2026-03-22T09:00:00Z", () => billsOf(own))).toEqual([
      ["2026-03-02", 2.42, 2.5],
      ["2026-03-20", -3.39],
      ["2026-03-21", 0.89, 2.5],
    ]);
  });

  test("is confirmed by mail, with the last day to withdraw; its end too", async () => {
    const own = await withTv();
    await switchTo(own, true, "fr");
    await switchTo(own, false, "fr");
    const texts = (await mailsTo(api, own.email))
      .filter(({ subject }) => subject === "Bouquet international")
      .map(({ text }) => plain(text));
    expect(texts).toHaveLength(2);
    expect(texts.filter((text) => text.includes("Jusqu’au 16 mars 2026, vous pouvez vous rétracter"))).toHaveLength(1);
    expect(texts.filter((text) => text.includes("c’est désactivé. Vous ne payez rien"))).toHaveLength(1);
  });

  test("ends with its TV", async () => {
    const own = await withTv();
    await switchTo(own, true);
    await billsOf(own);
    await api.context.db
      .update(products)
      .set({ endsOn: day("2026-04-30") })
      .where(eq(products.id, own.id));
    expect(await at("2026-07-02T09:00:00Z", () => billsOf(own))).toEqual([["2026-03-02", 2.42, 2.5]]);
  });

  test("is not found by another number", async () => {
    const own = await withTv();
    for (const endpoint of [tvExtraOptionEnable, tvExtraOptionDisable])
      for (const odin of [0, -1, 1.5, 40_702])
        expect((await own.ask(endpoint, { body: { lang: "en", "address-id": home, odin } })).status.code).toBe("not_found");
  });
});
