/** Tests WiFi boosters: how they are ordered, counted, billed and cancelled. The tests run on both databases. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { and, eq, gt, sql } from "drizzle-orm";
import { addDays, parseDate, type CalendarDate } from "#core/base/values/dates.ts";
import { internetBooster } from "#core/domain/customer/product-changes.contract.ts";
import { myDigiInvoices } from "#core/domain/invoices/invoices.contract.ts";
import { products } from "#demo/api/db/schema-orders.ts";
import { mails } from "#demo/api/db/schema.ts";
import { createTime, hourMs, newCustomer } from "./support/access.ts";
import { startApi, type TestApi } from "./support/api.ts";
import { customerOf, newcomer, type Customer } from "./support/area.ts";
import { createMoments } from "./support/moments.ts";
import { mailsTo } from "./support/outbox.ts";
import { pageOf } from "./support/product-page.ts";
import { inAnotherHome, internetOrder } from "./support/sample-orders.ts";
import { orderIdOf, slotAt } from "./support/slots.ts";
import { stateTo } from "./support/withdrawal.ts";

const time = createTime();
const at = createMoments(time);
let api: TestApi;
beforeAll(async () => void (api = await startApi({ now: time.now, rateLimitScale: 50 })));
afterAll(() => api.close());

const day = (text: string): CalendarDate => parseDate(text) ?? expect.unreachable(text);
describe("WiFi boosters", () => {
  /** Creates a customer whose internet began on 1 January and is billed until the end of March. */
  async function withInternet(): Promise<Customer & { readonly id: string }> {
    const { email, id: accountId } = await newCustomer(api);
    const startsAt = new Date("2026-01-01T08:00:00Z");
    const [row] = await api.context.db
      .insert(products)
      .values({
        ...{ accountId, kind: "internet", offer: "internet-500", wpId: "1201", cents: 1000, status: "active", address: home },
        ...{ startsAt, orderedAt: startsAt, billedUntil: day("2026-04-01") },
      })
      .returning();
    return { ...(await customerOf(api, email)), id: row?.id ?? "" };
  }
  const home = "FTTB-1000-1-01-1~7";
  const want = (own: Customer, quantity: number, lang = "en") =>
    own.ask(internetBooster, { body: { lang, "address-id": home, quantity } }).then(({ status }) => status);
  const quantityOf = async (own: Customer) => (await pageOf(own, "internet")).settings?.booster?.quantity;
  /** Returns the invoices, the oldest first, each with only those of its lines that are about boosters. */
  const billsOf = async ({ email }: Customer) => {
    const { answer } = await (await customerOf(api, email)).ask(myDigiInvoices, { query: {} });
    const lines = answer.invoices
      .toReversed()
      .map(({ date, lines: all }) => [date, ...all.filter(({ kind }) => kind === "booster")] as const);
    return lines.filter(([, one]) => one !== undefined).map(([date, ...all]) => [date, ...all.map(({ amount }) => amount)]);
  };
  test("are counted, and billed from the day on which the post brings them: the first €1, the second €4 a month [C-111]", async () => {
    const own = await withInternet();
    expect((await want(own, 1)).message).toBe(
      "Your WiFi booster is ordered. The post brings it by 4 March 2026; from then on it costs €1 a month. You have one WiFi booster.",
    );
    expect((await want(own, 2)).message).toMatch(/costs €4 a month\. You have 2 WiFi boosters\.$/);
    expect([await quantityOf(own), await billsOf(own)]).toEqual([2, []]);
    const bills = await at("2026-05-02T09:00:00Z", () => billsOf(own));
    // 28 of 31 days of March, April, and then each 1st.
    expect(bills).toEqual([
      ["2026-03-04", 0.9, 1, 3.61, 4],
      ["2026-05-01", 1, 4],
    ]);
    expect(await at("2026-05-02T09:00:00Z", async () => quantityOf(await customerOf(api, own.email)))).toBe(2);
  });

  test("are confirmed by a mail, once for each order, with the last day to withdraw", async () => {
    const own = await withInternet();
    const { message } = await want(own, 1, "nl");
    await want(own, 1, "nl");
    const mails = (await mailsTo(api, own.email)).filter(({ subject }) => subject === "Je wifiversterker");
    expect(mails).toHaveLength(1);
    for (const told of [message, "Adres: Grote Markt 1 bus 7, 1000 Brussel", "Tot en met 16 maart 2026"])
      expect(mails[0]?.text.replaceAll("\u00a0", " ")).toContain(String(told).replaceAll("\u00a0", " "));
  });

  test("are confirmed within the bounds of mails to one address: three in a quarter of an hour, and the others later", async () => {
    const own = await withInternet();
    for (const quantity of [1, 0, 1, 0, 1]) await want(own, quantity);
    const sent = async () => (await mailsTo(api, own.email)).filter(({ subject }) => subject === "Your WiFi booster").length;
    expect(await sent()).toBe(3);
    const waiting = and(eq(mails.recipient, own.email), gt(mails.nextTryAt, sql`now()`));
    expect(await api.context.db.$count(mails, waiting)).toBe(2);
  });

  test("are never ordered twice: not by many calls at once, and not by one that is repeated", async () => {
    const own = await withInternet();
    await Promise.all([1, 1, 1, 2, 2].map((quantity) => want(own, quantity)));
    await want(own, 2);
    expect(await quantityOf(own)).toBe(2);
    const bills = await at("2026-03-05T09:00:00Z", () => billsOf(own));
    expect(bills).toEqual([["2026-03-04", 0.9, 1, 3.61, 4]]);
  });

  test("that are taken back before they begin cost nothing", async () => {
    const own = await withInternet();
    await want(own, 2);
    expect((await want(own, 1)).message).toBe("The order is cancelled. You pay nothing. You have one WiFi booster.");
    expect((await want(own, 0, "fr")).message).toBe("La commande est annulée. Vous ne payez rien. Vous n’avez pas de répéteur WiFi.");
    expect(await at("2026-06-02T09:00:00Z", () => billsOf(own))).toEqual([]);
  });

  test("that are taken back within 14 days are refunded, and can be ordered again", async () => {
    const own = await withInternet();
    await want(own, 1);
    await at("2026-03-10T09:00:00Z", async () => {
      const now = await customerOf(api, own.email);
      expect((await want(now, 0)).message).toMatch(/^The booster is taken back\. You pay nothing; what you paid is refunded\./);
      expect(await quantityOf(now)).toBe(0);
      const { answer } = await now.ask(myDigiInvoices, { query: {} });
      expect(answer.invoices[0]).toMatchObject({ date: "2026-03-10", amount: -1.9, status: "paid" });
      await want(now, 1);
      expect(await quantityOf(now)).toBe(1);
    });
    // The second one begins on Thursday 12 March: 20 of 31 days, and April.
    expect(await at("2026-03-20T09:00:00Z", () => billsOf(own))).toEqual([
      ["2026-03-04", 0.9, 1],
      ["2026-03-10", -1.9],
      ["2026-03-12", 0.65, 1],
    ]);
  });

  test("that are taken back later work as long as they are paid, and go on where they are wanted again", async () => {
    const own = await withInternet();
    await want(own, 1);
    await at("2026-04-10T09:00:00Z", async () => {
      const now = await customerOf(api, own.email);
      expect((await want(now, 0)).message).toMatch(/^The booster is taken back\. It works until 30 April 2026/);
      expect(await quantityOf(now)).toBe(0);
      await want(now, 1);
      await want(now, 1);
      expect(await quantityOf(now)).toBe(1);
    });
    expect(await at("2026-05-02T09:00:00Z", () => billsOf(own))).toEqual([
      ["2026-03-04", 0.9, 1],
      ["2026-05-01", 1],
    ]);
    await at("2026-05-02T09:00:00Z", async () => want(await customerOf(api, own.email), 0));
    expect(await at("2026-07-02T09:00:00Z", () => billsOf(own))).toHaveLength(2);
  });

  test("need a box of ours at the address", async () => {
    const own = await customerOf(api, "demo@digi.example");
    const { status } = await own.ask(internetBooster, { body: { lang: "en", "address-id": "FTTB-9000-1-01-10", quantity: 1 } });
    expect(status.code).toBe("not_found");
  });

  test("are refunded with their internet line, when its order is withdrawn", async () => {
    const own = await newcomer(api);
    const slot = await slotAt(api, 0);
    const contract = await orderIdOf(own, inAnotherHome(internetOrder(slot)));
    const online = new Date(addDays(slot.date, 1)).getTime() + 9 * hourMs;
    const withdrawn = await at(new Date(online).toISOString(), async () => {
      const now = await customerOf(api, own.email);
      const { "address-id": addressId } = await pageOf(now, "internet");
      await now.ask(internetBooster, { body: { lang: "en", "address-id": addressId, quantity: 1 } });
      time.pass(4 * 24 * hourMs);
      const then = await customerOf(api, own.email);
      await then.ask(myDigiInvoices, { query: {} });
      await stateTo(api, { contract, email: own.email }, { token: then.token });
      const [credit] = (await then.ask(myDigiInvoices, { query: {} })).answer.invoices;
      time.pass(-4 * 24 * hourMs);
      return credit;
    });
    expect(withdrawn?.lines.map(({ kind, amount }) => [kind, amount < 0])).toEqual([
      ["product", true],
      ["booster", true],
    ]);
  });

  test("end with their internet line", async () => {
    const own = await withInternet();
    await want(own, 1);
    await at("2026-03-05T09:00:00Z", () => billsOf(own));
    await api.context.db
      .update(products)
      .set({ endsOn: day("2026-04-30") })
      .where(eq(products.id, own.id));
    expect(await at("2026-07-02T09:00:00Z", () => billsOf(own))).toEqual([["2026-03-04", 0.9, 1]]);
  });
});
