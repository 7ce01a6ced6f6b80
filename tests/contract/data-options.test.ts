/**
 * Tests the data that a customer buys for a mobile line: it is bought once for each Idempotency-Key, valid for the whole month, and billed
 * once. The tests run on both databases.
 */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { instantInBrussels } from "#core/base/values/brussels-time.ts";
import { parseDate, type CalendarDate } from "#core/base/values/dates.ts";
import { mobileDataOption } from "#core/domain/customer/options.contract.ts";
import { myDigiOverview } from "#core/domain/order/overview.contract.ts";
import { myDigiInvoices } from "#core/domain/invoices/invoices.contract.ts";
import { createTime } from "./support/access.ts";
import { startApi, type TestApi } from "./support/api.ts";
import { customerOf, type Customer } from "./support/area.ts";
import { createMoments } from "./support/moments.ts";
import { newKey } from "./support/order.ts";
import { mailsTo } from "./support/outbox.ts";
import { pageOf } from "./support/product-page.ts";
import { addLine, spendData, type Line } from "./support/usage.ts";

const time = createTime();
const at = createMoments(time);
let api: TestApi;
beforeAll(async () => void (api = await startApi({ now: time.now, rateLimitScale: 50 })));
afterAll(() => api.close());

const day = (text: string): CalendarDate => parseDate(text) ?? expect.unreachable(text);
const plain = (text: unknown): string => String(text).replaceAll("\u00a0", " ");

/** Creates a customer whose line has used 15 GB of its 20 GB. The demo adds no usage of its own. */
async function withLine(): Promise<{ readonly line: Line; readonly own: Customer }> {
  const line = await addLine(api, { countedUntilMs: instantInBrussels(day("2026-06-01")) });
  await spendData(api, line.id, day("2026-03-02"), 15);
  return { line, own: await customerOf(api, line.email) };
}

const buy = ({ ask }: Customer, { phone }: Line, wpId: string, { key = newKey(), lang = "en" } = {}) =>
  ask(mobileDataOption, {
    body: { lang, "address-id": "", "phone-nr": phone.slice(3), wpId },
    headers: { "idempotency-key": key },
  });
const dataOf = async (own: Customer) => (await pageOf(own, "mobile")).consumption?.cards[0];
const billsOf = async ({ email }: Customer) => {
  const { answer } = await (await customerOf(api, email)).ask(myDigiInvoices, { query: {} });
  return answer.invoices.flatMap(({ date, lines }) =>
    lines.filter(({ kind }) => kind === "data").map(({ text, amount }) => [date, plain(text).split(",")[0], amount]),
  );
};

describe("data for a mobile line", () => {
  test("is offered in three amounts, with their prices", async () => {
    const { own } = await withLine();
    const { options, sections } = await pageOf(own, "mobile");
    expect(options?.map(({ wpId, t, prc, quantity, status }) => [wpId, plain(t), prc, quantity, status])).toEqual([
      ["1501", "1 GB of data", 0.5, 0, "inactive"],
      ["1502", "5 GB of data", 2, 0, "inactive"],
      ["1503", "10 GB of data", 3, 0, "inactive"],
    ]);
    expect(sections.map(({ i }) => i)).toContain("section_mobile_data_options");
  });

  test("counts for the month at once: on the page, in the overview, and for the warnings", async () => {
    const { line, own } = await withLine();
    await spendData(api, line.id, day("2026-03-02"), 6);
    expect([(await dataOf(own))?.total, (await dataOf(own))?.out_of_bundle]).toEqual([20_000, 0.6]);
    const { status } = await buy(own, line, "1503");
    expect(plain(status.message)).toBe("10 GB of data added, until 31 March 2026. €3 will be on your next bill.");
    const page = await pageOf(own, "mobile");
    expect(page.consumption?.cards[0]).toMatchObject({ used: 21_000, total: 30_000, out_of_bundle: 0 });
    expect(page.consumption?.boxes).toEqual([]);
    expect(page.options?.map(({ quantity, status: state }) => [quantity, state])).toEqual([
      [0, "inactive"],
      [0, "inactive"],
      [1, "active"],
    ]);
    expect((await own.ask(myDigiOverview)).answer.usage[0]).toMatchObject({ total: 30_000, out_of_bundle: 0 });
    expect(await at("2026-04-02T09:00:00Z", async () => (await dataOf(await customerOf(api, line.email)))?.total)).toBe(20_000);
  });

  test("is on one bill, that of the next 1st, for the price that the page has shown", async () => {
    const { line, own } = await withLine();
    await buy(own, line, "1501");
    await buy(own, line, "1502");
    await buy(own, line, "1501");
    expect(await billsOf(own)).toEqual([]);
    const bills = [
      ["2026-04-01", "1 GB of data", 0.5],
      ["2026-04-01", "1 GB of data", 0.5],
      ["2026-04-01", "5 GB of data", 2],
    ];
    expect((await at("2026-04-02T09:00:00Z", () => billsOf(own))).toSorted()).toEqual(bills);
    expect((await at("2026-06-02T09:00:00Z", () => billsOf(own))).toSorted()).toEqual(bills);
  });

  test.each([
    ["in the last second of a month", "2026-03-31T21:59:59Z", "31 March 2026", "2026-04-01"],
    ["in the first second of a month", "2026-03-31T22:00:00Z", "30 April 2026", "2026-05-01"],
    ["in the last second of October, in winter time", "2026-10-31T22:59:59Z", "31 October 2026", "2026-11-01"],
    ["in the first second of November", "2026-10-31T23:00:00Z", "30 November 2026", "2026-12-01"],
  ])("that is bought %s is for the month that the answer names, and on its bill", async (_when, moment, lastDay, billedOn) => {
    const line = await addLine(api, { countedUntilMs: instantInBrussels(day("2027-06-01")) });
    await at(moment, async () => {
      const own = await customerOf(api, line.email);
      expect(plain((await buy(own, line, "1502")).status.message)).toContain(`added, until ${lastDay}.`);
      expect((await dataOf(own))?.total).toBe(25_000);
    });
    const own = await customerOf(api, line.email);
    const endMs = instantInBrussels(day(billedOn));
    const totalAt = (ms: number) => at(new Date(ms).toISOString(), async () => (await dataOf(await customerOf(api, line.email)))?.total);
    expect([await totalAt(endMs - 1), await totalAt(endMs)]).toEqual([25_000, 20_000]);
    expect(await at("2026-12-02T09:00:00Z", () => billsOf(own))).toEqual([[billedOn, "5 GB of data", 2]]);
  });

  test("lowers what is billed for use beyond the bundle of its own month alone", async () => {
    const { line, own } = await withLine();
    await spendData(api, line.id, day("2026-03-02"), 10);
    await spendData(api, line.id, day("2026-04-02"), 25);
    await buy(own, line, "1501");
    const usageOf = async () => {
      const { answer } = await (await customerOf(api, line.email)).ask(myDigiInvoices, { query: {} });
      return answer.invoices.flatMap(({ lines }) => lines.filter(({ kind }) => kind === "usage").map(({ amount }) => amount));
    };
    // 25 GB of 21, and 25 GB of 20.
    expect(await at("2026-05-02T09:00:00Z", usageOf)).toEqual([3, 2.4]);
  });

  test("is bought once for a key, however often and at the same time it is sent", async () => {
    const { line, own } = await withLine();
    const key = newKey();
    const answers = await Promise.all(Array.from({ length: 5 }, () => buy(own, line, "1502", { key })));
    const done = answers.filter(({ status }) => !status.error);
    expect(done.length).toBeGreaterThan(0);
    expect(answers.every(({ status }) => !status.error || status.code === "in_progress")).toBe(true);
    const again = await buy(own, line, "1502", { key });
    expect([again.status.message, (await dataOf(own))?.total]).toEqual([done[0]?.status.message, 25_000]);
    const other = await buy(own, line, "1503", { key });
    expect([other.http, Object.keys(other.status.message as object), (await dataOf(own))?.total]).toEqual([
      422,
      ["idempotency-key"],
      25_000,
    ]);
    await buy(own, line, "1502");
    expect((await dataOf(own))?.total).toBe(30_000);
  });

  test("is confirmed by a mail in the customer's words, once for each purchase", async () => {
    const { line, own } = await withLine();
    const { status } = await buy(own, line, "1501", { lang: "nl" });
    const [sent, ...others] = (await mailsTo(api, line.email)).filter(({ subject }) => plain(subject) === "1 GB data");
    expect(others).toEqual([]);
    for (const told of [plain(status.message), "1 GB data toegevoegd, tot en met 31 maart 2026. € 0,50 komt op je volgende factuur."])
      expect(plain(sent?.text)).toContain(told);
  });

  test("is not found for an unknown amount, and uses up no key then", async () => {
    const { line, own } = await withLine();
    const key = newKey();
    expect((await buy(own, line, "1101", { key })).status.code).toBe("not_found");
    expect((await buy(own, line, "1501", { key })).status.error).toBe(false);
  });

  test("needs a key", async () => {
    const { line, own } = await withLine();
    const body = { lang: "en", "address-id": "", "phone-nr": line.phone.slice(3), wpId: "1501" };
    expect((await own.ask(mobileDataOption, { body })).http).toBe(422);
    expect((await dataOf(own))?.total).toBe(20_000);
  });
});
