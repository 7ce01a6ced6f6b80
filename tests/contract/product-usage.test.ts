/**
 * Tests usage by the API's clock: usage grows; days, cards and invoices agree with each other; and a limit holds. The tests run on both
 * databases.
 */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { eq } from "drizzle-orm";
import type { ProductPage } from "#core/domain/customer/product-page.contract.ts";
import { myDigiOverview } from "#core/domain/order/overview.contract.ts";
import { settingsBundleLimit } from "#core/domain/customer/settings.contract.ts";
import { myDigiInvoices } from "#core/domain/invoices/invoices.contract.ts";
import { centsOfEuros, eurosOfCents, sumOf } from "#core/base/values/money.ts";
import { instantInBrussels } from "#core/base/values/brussels-time.ts";
import { addDays, parseDate, type CalendarDate } from "#core/base/values/dates.ts";
import { products } from "#demo/api/db/schema-orders.ts";
import { demoUsageOn } from "#demo/api/domain/demo-usage.rules.ts";
import { createTime } from "./support/access.ts";
import { startApi, type TestApi } from "./support/api.ts";
import { customerOf, type Customer } from "./support/area.ts";
import { pageOf } from "./support/product-page.ts";
import { addLine, spendData } from "./support/usage.ts";

const time = createTime();
let api: TestApi;
beforeAll(async () => void (api = await startApi({ now: time.now, rateLimitScale: 50 })));
afterAll(() => api.close());

const day = (text: string): CalendarDate => parseDate(text) ?? expect.unreachable(text);
const dates = (first: string, count: number) => Array.from({ length: count }, (_day, index) => addDays(day(first), index));

/** Moves the clock to a moment, calls `look` with the customer, who has logged in at that moment, and moves the clock back. */
async function at<Result>(moment: string, email: string, look: (customer: Customer) => Promise<Result>): Promise<Result> {
  const ms = Date.parse(moment) - time.now();
  time.pass(ms);
  const result = await look(await customerOf(api, email));
  time.pass(-ms);
  return result;
}

const data = ({ consumption }: ProductPage) => consumption?.cards[0] ?? expect.unreachable("a page without usage");
const beyond = ({ consumption }: ProductPage): number =>
  eurosOfCents(sumOf((consumption?.cards ?? []).map(({ out_of_bundle }) => centsOfEuros(out_of_bundle))));

const withLine = () => addLine(api, { countedUntilMs: instantInBrussels(day("2026-03-01")) });
const use = (productId: string, date: string, gigabytes: number) => spendData(api, productId, day(date), gigabytes);

describe("the demo's customer", () => {
  test("has used 14.2 of 20 GB, and €3.40 beyond the bundle, on the page as in the overview", async () => {
    const customer = await customerOf(api, "demo@digi.example");
    const page = await pageOf(customer, "mobile");
    expect([data(page).used, data(page).total, data(page).resets, beyond(page)]).toEqual([14_200, 20_000, "2026-04-01", 3.4]);
    expect(page.consumption?.as_of).toBe("2026-03-02T09:00:00.000Z");
    const { usage } = (await customer.ask(myDigiOverview)).answer;
    expect(usage[0]).toMatchObject({ used: 14_200, out_of_bundle: 3.4 });
    expect((await pageOf(customer, "mobile", { "phone-nr": "471654321" })).consumption).toMatchObject({
      cards: [{ used: 0, total: 15_000 }, { used: 0 }, { used: 0 }],
      boxes: [{ type: "info", text: "Your eSIM is not installed yet, so nothing has been used." }],
    });
    expect(data(await pageOf(customer, "internet")).used).toBeGreaterThan(0);
  });
});

describe("usage", () => {
  test("grows with the clock: its days are those of the line, add up, and end with the hour [C-101]", async () => {
    const { email, phone } = await withLine();
    const line = { key: phone, kind: "mobile", gigabytes: 20 } as const;
    const noon = await at("2026-03-03T11:30:00Z", email, (own) => pageOf(own, "mobile"));
    const night = await at("2026-03-04T23:30:00Z", email, (own) => pageOf(own, "mobile"));
    expect([noon.consumption?.as_of, night.consumption?.as_of]).toEqual(["2026-03-03T11:00:00.000Z", "2026-03-04T23:00:00.000Z"]);
    expect(data(noon).days?.map(({ date }) => date)).toEqual(dates("2026-03-01", 3));
    // It is 5 March in Brussels.
    expect(data(night).days?.map(({ date }) => date)).toEqual(dates("2026-03-01", 5));
    const kilobytes = dates("2026-03-01", 4).map((date) => demoUsageOn(line, date).kilobytes);
    expect(data(night).used).toBe(Math.floor(sumOf(kilobytes) / 1000));
    for (const page of [noon, night])
      for (const { used, days = [] } of page.consumption?.cards ?? []) expect(sumOf(days.map((one) => one.used))).toBe(used);
    expect(data(night).used).toBeGreaterThan(data(noon).used);
  });

  test("is the same for who looks each day, and for who looks once", async () => {
    const [often, once] = [await withLine(), await withLine()];
    await api.context.db.update(products).set({ phone: null }).where(eq(products.id, often.id));
    await api.context.db.update(products).set({ phone: often.phone }).where(eq(products.id, once.id));
    await at("2026-04-20T12:10:00Z", once.email, (own) => pageOf(own, "mobile"));
    const whole = await at("2026-04-20T12:10:00Z", once.email, (own) => pageOf(own, "mobile"));
    const bill = await at("2026-04-20T12:10:00Z", once.email, async (own) => (await own.ask(myDigiInvoices)).answer.invoices[0]?.amount);
    await api.context.db.update(products).set({ phone: null }).where(eq(products.id, once.id));
    await api.context.db.update(products).set({ phone: often.phone }).where(eq(products.id, often.id));
    for (const date of dates("2026-03-02", 49).filter((_date, index) => index % 3 === 0))
      await at(`${date}T13:40:00Z`, often.email, (own) => pageOf(own, "mobile"));
    const parts = await at("2026-04-20T12:10:00Z", often.email, (own) => pageOf(own, "mobile"));
    expect(parts.consumption?.cards).toEqual(whole.consumption?.cards);
    expect(await at("2026-04-20T12:10:00Z", often.email, async (own) => (await own.ask(myDigiInvoices)).answer.invoices[0]?.amount)).toBe(
      bill,
    );
  });

  test("beyond the bundle is billed on the 1st, to the cent that the page had said, and once", async () => {
    const { email, id, phone } = await withLine();
    await use(id, "2026-03-01", 15);
    const last = await at("2026-03-31T21:59:00Z", email, (own) => pageOf(own, "mobile"));
    const wanted = sumOf(dates("2026-03-01", 31).map((date) => demoUsageOn({ key: phone, kind: "mobile", gigabytes: 20 }, date).kilobytes));
    // The last hour of March is not over yet.
    expect(data(last).used).toBeGreaterThan((15_000_000 + wanted) / 1000 - 100);
    const billed = await at("2026-04-02T09:00:00Z", email, async (own) => (await own.ask(myDigiInvoices)).answer.invoices);
    expect(billed.map(({ date }) => date)).toEqual(["2026-04-01"]);
    expect(billed[0]?.lines.map(({ kind }) => kind)).toEqual(["product", "usage"]);
    const line = billed[0]?.lines[1];
    expect(line?.text.replaceAll("\u00a0", " ")).toMatch(/^Use beyond the bundle, \+32 470 33 00 \d\d$/);
    expect(line?.note?.replaceAll("\u00a0", " ")).toBe("1 March 2026 to 31 March 2026");
    const rows = await at("2026-04-02T09:00:00Z", email, (own) => pageOf(own, "mobile"));
    expect(data(rows).resets).toBe("2026-05-01");
    expect(line?.amount).toBeGreaterThanOrEqual(beyond(last));
    expect(line?.amount).toBeLessThan(beyond(last) + 0.3);
    const later = await at("2026-04-20T09:00:00Z", email, async (own) => (await own.ask(myDigiInvoices)).answer.invoices);
    expect(later.map(({ amount }) => amount)).toEqual(billed.map(({ amount }) => amount));
  });
});

describe("a limit", () => {
  const limit = (own: Customer, value: string) => own.ask(settingsBundleLimit, { body: { lang: "en", value } });

  test("holds: beyond the bundle nothing costs more, and the bill does not, either", async () => {
    const { email, id } = await withLine();
    await at("2026-03-01T12:00:00Z", email, (own) => limit(own, "2"));
    await use(id, "2026-03-01", 19);
    const last = await at("2026-03-31T12:00:00Z", email, (own) => pageOf(own, "mobile"));
    expect([beyond(last), last.consumption?.boxes[0]]).toMatchObject([
      2,
      { type: "warning", text: expect.stringMatching(/^Your limit of €2 is reached: .* until 1 April 2026\.$/) },
    ]);
    const bill = await at("2026-04-02T09:00:00Z", email, async (own) => (await own.ask(myDigiInvoices)).answer.invoices[0]);
    expect(bill?.lines.filter(({ kind }) => kind === "usage").map(({ amount }) => amount)).toEqual([2]);
  });

  test("of 0 stops data at the end of the bundle, and a higher one lets it go on from the change", async () => {
    const { email, id } = await withLine();
    await at("2026-03-01T12:00:00Z", email, (own) => limit(own, "0"));
    await use(id, "2026-03-01", 19);
    const stopped = await at("2026-03-20T12:00:00Z", email, async (own) => {
      const page = await pageOf(own, "mobile");
      await limit(own, "500");
      return page;
    });
    expect([data(stopped).used, beyond(stopped), stopped.consumption?.boxes.length]).toEqual([20_000, 0, 1]);
    const on = await at("2026-03-25T12:00:00Z", email, (own) => pageOf(own, "mobile"));
    expect(data(on).used).toBeGreaterThan(20_000);
    // What would have been used before the change is not counted afterwards.
    expect(
      data(on)
        .days?.slice(5, 18)
        .every(({ used }) => used === 0),
    ).toBe(true);
  });

  test("that is set while usage waits to be counted counts for what comes, not for what was", async () => {
    const { email, id } = await withLine();
    await use(id, "2026-03-01", 25);
    const before = await at("2026-03-10T12:00:00Z", email, async (own) => {
      await limit(own, "0");
      return pageOf(own, "mobile");
    });
    const after = await at("2026-03-25T12:00:00Z", email, (own) => pageOf(own, "mobile"));
    expect(beyond(before)).toBeGreaterThan(3);
    expect([beyond(after), data(after).used]).toEqual([beyond(before), data(before).used]);
  });
});
