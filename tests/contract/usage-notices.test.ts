/**
 * Tests the notices about usage at 80 % and at 100 % of a plan's data, by the API's clock (decisions §9). The tests run on both databases.
 */
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { myDigiOverview } from "#core/domain/order/overview.contract.ts";
import { settingsBundleLimit, settingsUsageNotice } from "#core/domain/customer/settings.contract.ts";
import { myDigiInvoices } from "#core/domain/invoices/invoices.contract.ts";
import { addDays, parseDate, type CalendarDate } from "#core/base/values/dates.ts";
import { languages, type Language } from "#core/base/values/language.ts";
import { accounts } from "#demo/api/db/schema.ts";
import { bringUpToDate } from "#demo/api/modules/invoices/billing-run.ts";
import { takeNotices } from "#demo/api/store/usage-notices.ts";
import { createTime } from "./support/access.ts";
import { siteUrl, startApi, type TestApi } from "./support/api.ts";
import { customerOf } from "./support/area.ts";
import { mailsTo } from "./support/outbox.ts";
import { pageOf } from "./support/product-page.ts";
import { addLine, spendData, type Line } from "./support/usage.ts";

const time = createTime();
let api: TestApi;
beforeAll(async () => void (api = await startApi({ now: time.now, rateLimitScale: 50 })));
afterAll(() => api.close());

const dayMs = 86_400_000;
const day = (text: string): CalendarDate => parseDate(text) ?? expect.unreachable(text);
const plain = (text: string): string => text.replaceAll("\u00a0", " ");

/** Creates a line for which the demo adds no usage before the test moves the clock. */
const newLine = (more: { offer?: string; endsOn?: CalendarDate } = {}) => addLine(api, { countedUntilMs: time.now(), ...more });
const use = ({ id }: Line, gigabytes: number, date = "2026-03-02") => spendData(api, id, day(date), gigabytes);
const look = async ({ email }: Line) => pageOf(await customerOf(api, email), "mobile");

/** Returns the subjects of the notices that were mailed to the customer, the oldest first. The mails with login codes are left out. */
const notices = async ({ email }: Line): Promise<string[]> =>
  (await mailsTo(api, email)).flatMap(({ subject }) => (/code/i.test(subject) ? [] : [plain(subject)])).toReversed();
const texts = async ({ phone }: Line): Promise<string[]> => (await mailsTo(api, phone)).map(({ text }) => plain(text));

const most = "You have used 80% of your data";
const all = "You have used all of your data";

describe("a line’s notices", () => {
  test("are sent at 80% and at 100%, each once a month, and in the next month again", async () => {
    const line = await newLine();
    const customer = await customerOf(api, line.email);
    const see = async () => {
      await pageOf(customer, "mobile");
      return notices(line);
    };
    await use(line, 15.999);
    expect(await see()).toEqual([]);
    await use(line, 0.001);
    expect(await see()).toEqual([most]);
    await use(line, 3.999);
    expect(await see()).toEqual([most]);
    await use(line, 0.001);
    expect(await see()).toEqual([most, all]);
    await use(line, 30);
    expect(await see()).toEqual([most, all]);
    time.pass(30 * dayMs);
    await look(line);
    expect(await notices(line), "1 April has begun").toEqual([most, all]);
    await use(line, 16, "2026-04-01");
    await look(line);
    expect(await notices(line)).toEqual([most, all, expect.stringMatching(/^You have used 8\d% of your data$/)]);
    time.pass(-30 * dayMs);
  });

  test("come with the usage that grows with the clock; who looks late is told of the higher share alone", async () => {
    const line = await newLine();
    await use(line, 15);
    time.pass(25 * dayMs);
    await look(line);
    await look(line);
    time.pass(-25 * dayMs);
    expect(await notices(line)).toEqual([all]);
  });

  test("say what is used, what happens now, and where the customer sees it", async () => {
    const line = await newLine();
    await use(line, 17);
    await look(line);
    const [mail] = await mailsTo(api, line.email);
    expect(plain(mail?.text ?? "")).toBe(
      [
        "Hello Nora,",
        `This is about your line +32 470 33 00 ${line.phone.slice(-2)}.`,
        "You have used 85% of your 20 GB of data. We start counting again on the 1st.",
        `Your usage, and how we send you these messages:\n${siteUrl}/en/my-digi/my-products/mobile?phone-nr=${line.phone.slice(3)}`,
        "Kind regards,\ndigi\n",
      ].join("\n\n"),
    );
    await (await customerOf(api, line.email)).ask(settingsBundleLimit, { body: { lang: "en", value: "0" } });
    await use(line, 3);
    await look(line);
    const [last] = await mailsTo(api, line.email);
    expect(plain(last?.text ?? "")).toContain("Because your limit is €0, data is stopped until 1 April 2026.");
  });

  test.each(languages)("are in the customer’s language, %s, whatever the page’s is", async (language: Language) => {
    const line = await newLine();
    await api.context.db.update(accounts).set({ language }).where(eq(accounts.id, line.account.id));
    await use(line, 21);
    await look(line);
    const [mail] = await mailsTo(api, line.email);
    const said = { en: all, fr: "Vous avez utilisé toutes vos données", nl: "Je hebt al je data verbruikt" };
    expect(mail?.subject).toBe(said[language]);
    expect(mail?.text).toContain(`/${language}/my-digi/my-products/mobile`);
  });

  test("go by text message, or by both, where the customer wants that; without an outlet for SMS they go by mail", async () => {
    const [bySms, byBoth, outside] = [await newLine(), await newLine(), await newLine()];
    for (const [line, value] of [
      [bySms, "sms"],
      [byBoth, "both"],
      [outside, "sms"],
    ] as const) {
      await (await customerOf(api, line.email)).ask(settingsUsageNotice, { body: { lang: "en", value, "phone-nr": line.phone } });
      await use(line, 16);
    }
    const sms = "digi: You have used 80% of your 20 GB of data. We start counting again on the 1st.";
    for (const line of [bySms, byBoth]) {
      await look(line);
      expect(await texts(line)).toEqual([expect.stringContaining(sms)]);
    }
    const { context } = api;
    await bringUpToDate(context.db, outside.account, time.now(), { ...context, options: { ...context.options, demo: false } });
    expect([await notices(bySms), await notices(byBoth), await notices(outside), await texts(outside)]).toEqual([[], [most], [most], []]);
  });
});

describe("no notice", () => {
  test("is sent about a line of unlimited data, which has no choice of notices either", async () => {
    const line = await newLine({ offer: "mobile-unlimited" });
    await use(line, 900);
    const { consumption } = await look(line);
    expect([consumption?.cards.map(({ total }) => total), consumption?.notice]).toEqual([[null, null, null], undefined]);
    expect(await notices(line)).toEqual([]);
  });

  test("is sent about a line that has ended, nor about a month that is over", async () => {
    const [ended, late] = [await newLine({ endsOn: day("2026-03-02") }), await newLine()];
    for (const line of [ended, late]) await use(line, 18);
    time.pass(dayMs);
    const { db } = api.context;
    await bringUpToDate(db, ended.account, time.now(), api.context);
    time.pass(29 * dayMs);
    await bringUpToDate(db, late.account, time.now(), api.context);
    time.pass(-30 * dayMs);
    expect([await notices(ended), await notices(late)]).toEqual([[], []]);
  });

  test("is sent twice by calls that come at once, nor stored twice by whoever does not wait", async () => {
    const line = await newLine();
    const customer = await customerOf(api, line.email);
    await use(line, 16);
    await Promise.all([
      pageOf(customer, "mobile"),
      customer.ask(myDigiOverview),
      customer.ask(myDigiInvoices),
      pageOf(customer, "mobile"),
      bringUpToDate(api.context.db, line.account, time.now(), api.context),
    ]);
    expect(await notices(line)).toEqual([most]);
    const next = [{ productId: line.id, month: addDays(day("2026-03-01"), 31), percent: 80 }];
    const taken = await Promise.all([takeNotices(api.context.db, next), takeNotices(api.context.db, next)]);
    expect(taken.flat()).toEqual(next);
  });
});
