/**
 * Tests on which day a changed plan begins, until when the change can be taken back, and what is billed where the next month was billed
 * before (C-383, decisions §9). The tests run on both databases.
 */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { instantInBrussels } from "#core/base/values/brussels-time.ts";
import { parseDate, type CalendarDate } from "#core/base/values/dates.ts";
import { mobileUpgrade } from "#core/domain/customer/plans.contract.ts";
import { myDigiProducts } from "#core/domain/customer/products.contract.ts";
import { myDigiInvoices } from "#core/domain/invoices/invoices.contract.ts";
import { findVoucher } from "#demo/api/domain/promo-codes.ts";
import { setCountedUntil } from "#demo/api/store/usage.ts";
import { createTime } from "./support/access.ts";
import { startApi, type TestApi } from "./support/api.ts";
import { customerOf, newcomer, type Customer } from "./support/area.ts";
import { createMoments } from "./support/moments.ts";
import { mailsTo } from "./support/outbox.ts";
import { pageOf } from "./support/product-page.ts";
import { keptLine, mobileOrder, newLine } from "./support/sample-orders.ts";
import { addLine } from "./support/usage.ts";

const time = createTime();
const at = createMoments(time);
let api: TestApi;
beforeAll(async () => void (api = await startApi({ now: time.now, rateLimitScale: 50 })));
afterAll(() => api.close());

const [light, essentials, max] = [701101, 701102, 701103] as const;
const day = (text: string): CalendarDate => parseDate(text) ?? expect.unreachable(text);
/** The time until which the demo adds no usage, so that the bills contain only what a test is about. */
const never = instantInBrussels(day("2028-01-01"));
const plain = (text: unknown): string => String(text).replaceAll("\u00a0", " ");

/** Creates a customer with a line of the plan Essentials, for which the demo adds no usage. */
async function withLine() {
  const { email, phone } = await addLine(api, { countedUntilMs: never });
  const own = () => customerOf(api, email);
  const change = async (odin: number) =>
    (await (await own()).ask(mobileUpgrade, { body: { lang: "en", "address-id": "", "phone-nr": phone.slice(3), odin } })).status;
  const planOf = async () => {
    const { title, next, plans_from } = await pageOf(await own(), "mobile");
    return { title, next: next && [next.i, next.from], plans_from };
  };
  return { email, own, change, planOf };
}

describe("a plan that is chosen", () => {
  test.each([
    ["in the last second of a month", "2026-03-31T21:59:59Z", "2026-04-01", "1 April 2026", "31 March 2026"],
    ["in the first second of a month", "2026-03-31T22:00:00Z", "2026-05-01", "1 May 2026", "30 April 2026"],
    ["in the last second before summer time", "2026-03-29T00:59:59Z", "2026-04-01", "1 April 2026", "31 March 2026"],
    ["in the first second of summer time", "2026-03-29T01:00:00Z", "2026-04-01", "1 April 2026", "31 March 2026"],
    ["in the last second of October, in winter time", "2026-10-31T22:59:59Z", "2026-11-01", "1 November 2026", "31 October 2026"],
    ["in the first second of November", "2026-10-31T23:00:00Z", "2026-12-01", "1 December 2026", "30 November 2026"],
    ["in the hour that comes twice", "2026-10-25T00:30:00Z", "2026-11-01", "1 November 2026", "31 October 2026"],
    ["in the last second of the year", "2026-12-31T22:59:59Z", "2027-01-01", "1 January 2027", "31 December 2026"],
    ["in the last second of February", "2027-02-28T22:59:59Z", "2027-03-01", "1 March 2027", "28 February 2027"],
  ])("%s begins on the day that page, answer and mail say", async (_when, moment, from, said, until) => {
    const { email, change, planOf } = await withLine();
    await at(moment, async () => {
      expect((await planOf()).plans_from).toBe(from);
      expect(plain((await change(max)).message)).toBe(`From ${said} your plan is Max, for €11 a month.`);
      expect(await planOf()).toEqual({ title: "Essentials", next: ["mobile-max", from], plans_from: from });
      const text = plain((await mailsTo(api, email)).find(({ subject }) => subject === "Your plan changes")?.text);
      expect(text).toContain(`From ${said} your plan is Max`);
      expect(text).toContain(`You can change or take this back until ${until}:`);
    });
    const startMs = instantInBrussels(day(from));
    const planAt = (ms: number) => at(new Date(ms).toISOString(), async () => (await planOf()).title);
    expect([await planAt(startMs - 1), await planAt(startMs)]).toEqual(["Essentials", "Max"]);
  });

  test("twice in the last second of a month holds as it was chosen last", async () => {
    const { change, planOf } = await withLine();
    await at("2026-03-31T21:59:59Z", async () => {
      expect([(await change(max)).error, (await change(light)).error]).toEqual([false, false]);
      expect((await planOf()).next).toEqual(["mobile-light", "2026-04-01"]);
    });
    expect(await at("2026-03-31T22:00:00Z", planOf)).toEqual({ title: "Light", next: undefined, plans_from: "2026-05-01" });
  });

  test.each([
    ["the change to summer time", "2026-03-28T09:00:00Z", "2026-03-31T21:59:59Z", "2026-03-31T22:00:00Z"],
    ["the change to winter time", "2026-10-24T09:00:00Z", "2026-10-31T22:59:59Z", "2026-10-31T23:00:00Z"],
  ])("is taken back over %s until the last second, and is none a second later", async (_what, chosenAt, last, next) => {
    const { email, change, planOf } = await withLine();
    await at(chosenAt, () => change(max));
    await at(last, async () => {
      expect(plain((await change(essentials)).message)).toBe("The change is taken back. You keep Essentials.");
      expect((await planOf()).next).toBeUndefined();
    });
    expect((await at(next, planOf)).title).toBe("Essentials");
    expect((await mailsTo(api, email)).filter(({ text }) => text.includes("The change is taken back"))).toHaveLength(1);
  });

  test("can no longer be taken back when it has begun: the former plan begins on the next 1st, then", async () => {
    const { change, planOf } = await withLine();
    await at("2026-03-31T21:59:59Z", () => change(max));
    await at("2026-03-31T22:00:00Z", async () => {
      expect(plain((await change(essentials)).message)).toBe("From 1 May 2026 your plan is Essentials, for €7 a month.");
      expect(await planOf()).toMatchObject({ title: "Max", next: ["mobile-essentials", "2026-05-01"] });
    });
    expect((await at("2026-05-01T09:00:00Z", planOf)).title).toBe("Essentials");
  });
});

/** Returns the lines of each invoice, the oldest invoice first: each with its text, period and amount; and the invoice's sum. */
const billsOf = async (email: string) => {
  const { answer } = await (await customerOf(api, email)).ask(myDigiInvoices, { query: {} });
  return answer.invoices
    .toReversed()
    .map(({ date, amount, lines }) => [date, amount, lines.map((line) => [plain(line.text).split(",")[0], plain(line.note), line.amount])]);
};
const march = "2 March 2026 to 31 March 2026";
const april = "1 April 2026 to 30 April 2026";
const may = "1 May 2026 to 31 May 2026";

describe("the bill of a plan that was changed in the month of its line's first bill", () => {
  /**
   * Creates a customer who orders a line that begins at once, so that its first bill is for March and April, and who changes the plan in
   * March.
   */
  async function changed(offer: { readonly name: "light" | "max"; readonly wpId: string }, odin: number, voucher?: string) {
    const own: Customer = await newcomer(api);
    const code = voucher === undefined ? null : findVoucher(voucher, "en");
    const body = mobileOrder(newLine(offer.name, offer.wpId, true));
    const { status } = await own.order({ ...body, promo_code: { ...body.promo_code, voucher: code ?? null } });
    expect(status.error, JSON.stringify(status)).toBe(false);
    const [line] = (await own.ask(myDigiProducts, { query: { lang: "en" } })).answer.sections[0]?.items ?? [];
    await setCountedUntil(api.context.db, line?.id ?? expect.unreachable(), never, day("2028-01-01"));
    const change = async (wanted: number) =>
      (await own.ask(mobileUpgrade, { body: { lang: "en", "address-id": "", "phone-nr": line?.["phone-nr"], odin: wanted } })).status;
    expect((await change(odin)).error).toBe(false);
    return { change, bills: (moment: string) => at(moment, () => billsOf(own.email)), email: own.email };
  }
  const cheaper = () => changed({ name: "max", wpId: "1103" }, light);
  const firstOfMax = [
    "2026-03-02",
    21.65,
    [
      ["Max", march, 10.65],
      ["Max", april, 11],
    ],
  ];
  const lowered = [
    "2026-04-01",
    -6,
    [
      ["Max", april, -11],
      ["Light", april, 5],
    ],
  ];

  test("that is lowered takes back what was billed ahead on the 1st, and bills the new price from then on", async () => {
    const { bills } = await cheaper();
    expect(await bills("2026-03-31T21:59:59Z")).toEqual([firstOfMax]);
    expect(await bills("2026-03-31T22:00:00Z")).toEqual([firstOfMax, lowered]);
    expect(await bills("2026-05-02T09:00:00Z")).toEqual([firstOfMax, lowered, ["2026-05-01", 5, [["Light", may, 5]]]]);
  });

  test("is the same where nobody looks before May", async () => {
    const { bills } = await cheaper();
    expect(await bills("2026-05-02T09:00:00Z")).toEqual([firstOfMax, lowered, ["2026-05-01", 5, [["Light", may, 5]]]]);
  });

  test("that is lowered leaves nothing to pay: the bill below zero is settled", async () => {
    const { email } = await cheaper();
    await at("2026-04-01T09:00:00Z", async () => {
      const { answer } = await (await customerOf(api, email)).ask(myDigiInvoices, { query: {} });
      const credit = answer.invoices.find(({ amount }) => amount === -6);
      expect([credit?.status, credit?.button, credit?.epc]).toEqual(["paid", null, null]);
    });
  });

  test("that is raised takes back the former price, and bills the one that was ordered", async () => {
    const { bills } = await changed({ name: "light", wpId: "1101" }, max);
    const raised = [
      ["Light", april, -5],
      ["Max", april, 11],
    ];
    expect((await bills("2026-04-01T09:00:00Z")).at(-1)).toEqual(["2026-04-01", 6, raised]);
  });

  test("has the voucher's discount on what is taken back, too", async () => {
    const { bills } = await changed({ name: "max", wpId: "1103" }, light, "WELCOME10");
    const [date, amount, lines] = (await bills("2026-04-01T09:00:00Z")).at(-1) ?? expect.unreachable();
    // The bill was 6 euros too high, but the customer paid 10 % less because of the voucher, so only 90 % of it is paid back.
    expect([date, amount, (lines as unknown[][]).map((line) => line[2])]).toEqual(["2026-04-01", -5.4, [-11, 5, 0.6]]);
  });

  test("is the usual one where the change was taken back", async () => {
    const { bills, change } = await cheaper();
    await change(max);
    expect(await bills("2026-05-02T09:00:00Z")).toEqual([firstOfMax, ["2026-05-01", 11, [["Max", may, 11]]]]);
  });
});

test("a line that does not work yet has no plan to change", async () => {
  const own = await newcomer(api);
  const { status } = await own.order(mobileOrder(keptLine("+32470300401")));
  expect(status.error).toBe(false);
  const body = { lang: "en", "address-id": "", "phone-nr": "470300401", odin: light };
  expect((await own.ask(mobileUpgrade, { body })).status.code).toBe("not_found");
});
