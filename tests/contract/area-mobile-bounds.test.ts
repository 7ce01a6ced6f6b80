/**
 * Tests another mobile line of the customer area: when it begins, that a kept number and an order are taken once only, and that a customer
 * has six lines at most. The tests run on both databases.
 */
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { myDigiProducts } from "#core/domain/customer/products.contract.ts";
import { customerOrder, customerOrders } from "#core/domain/order/customer-orders.contract.ts";
import { cancelOrder } from "#core/domain/order/order-changes.contract.ts";
import { instantInBrussels } from "#core/base/values/brussels-time.ts";
import { parseDate } from "#core/base/values/dates.ts";
import { languages } from "#core/base/values/language.ts";
import { orderDocuments } from "#demo/api/db/schema-orders.ts";
import { createTime, hourMs } from "./support/access.ts";
import { startApi, type TestApi } from "./support/api.ts";
import { customerOf, type Customer } from "./support/area.ts";
import { areaOrder, placedInArea, problemsInArea, sendAreaOrder, withOneLine } from "./support/area-order.ts";
import { newKey, rowsOf } from "./support/order.ts";
import { mailsTo } from "./support/outbox.ts";
import { keptLine, mobileOrder, newLine } from "./support/sample-orders.ts";

// The tests' clock begins on Monday 2 March 2026, so that day 15 of an order is 17 March.
const time = createTime();
const dayMs = 24 * hourMs;
let api: TestApi;
beforeAll(async () => void (api = await startApi({ now: time.now, rateLimitScale: 50 })));
afterAll(() => api.close());

const sim = () => newLine();
const eSim = () => newLine("light", "1101", true);
const lines = (count: number, more: object = {}) => areaOrder({ mobile: Array.from({ length: count }, eSim) }, more);
const countOf = async ({ ask }: Customer) => (await ask(customerOrders, { query: { lang: "en" } })).answer.total_items;
const startOn = (day: string): number => instantInBrussels(parseDate(day) ?? expect.unreachable());

describe("the start of another line [C-379]", () => {
  test.each([
    ["an eSIM", true, eSim(), undefined, "starts at once"],
    ["an eSIM", false, eSim(), "2026-03-17", "from 17 March 2026"],
    ["a SIM card", true, sim(), "2026-03-04", "from 4 March 2026"],
    ["a SIM card", undefined, sim(), "2026-03-17", "from 17 March 2026"],
  ] as const)("of %s (early: %s) is a day that page, mail and confirmation name", async (_what, startEarly, line, day, said) => {
    const own = await withOneLine(api);
    const orderId = await placedInArea(own, areaOrder({ mobile: [line] }, startEarly === undefined ? {} : { startEarly }));
    const { row, products } = await rowsOf(api, orderId);
    expect(products.map(({ startsAt }) => startsAt?.getTime())).toEqual([day === undefined ? time.now() : startOn(day)]);
    const { status, startEarly: isEarly, steps } = (await own.ask(customerOrder, { query: { orderId, lang: "en" } })).answer;
    expect([status, isEarly]).toEqual([day === undefined ? "active" : "open", startEarly ?? false]);
    expect(steps.at(-1)?.text).toContain(day === undefined ? "Everything works." : said.replace("from ", ""));
    expect((await mailsTo(api, own.email))[0]?.text).toContain(said);
    const [confirmation] = await api.context.db.select().from(orderDocuments).where(eq(orderDocuments.orderId, row.id));
    expect(confirmation?.content).toContain(said);
  });

  test("of an eSIM is waited for under My products [C-270]", async () => {
    const own = await withOneLine(api);
    time.pass(1000);
    await placedInArea(own, lines(1));
    const { sections } = (await own.ask(myDigiProducts, { query: { lang: "en" } })).answer;
    const items = sections.find(({ kind }) => kind === "mobile")?.items;
    expect(items?.map(({ status, from }) => [status, from])).toEqual([
      ["active", undefined],
      ["ordered", "2026-03-17"],
    ]);
  });
});

describe("a number that another line keeps [C-381]", () => {
  const used = { mobile: ["Phone number already used."] };

  test("is refused where somebody has it here, where it is being moved, and where it is named twice", async () => {
    const [one, other] = [await withOneLine(api), await withOneLine(api)];
    expect(await problemsInArea(one, areaOrder({ mobile: [keptLine("+32470123456")] }))).toEqual(used);
    const moving = areaOrder({ mobile: [keptLine("+32470300201")] });
    await placedInArea(one, moving);
    expect(await problemsInArea(one, moving)).toEqual(used);
    expect(await problemsInArea(other, moving)).toEqual(used);
    const twice = { ...keptLine("+32470300202"), i: "mobile-light", wpId: "1101" };
    expect(await problemsInArea(other, areaOrder({ mobile: [keptLine("+32470300202"), twice] }))).toEqual(used);
  });

  test("is not given up by an order that is refused", async () => {
    const [one, other] = [await withOneLine(api), await withOneLine(api)];
    const body = areaOrder({ mobile: [keptLine("+32470300203")] });
    expect((await sendAreaOrder(one, { ...body, bundlesPrice: 1 })).status.code).toBe("price_changed");
    await placedInArea(other, body);
  });
});

describe("a seventh line [C-379, C-435]", () => {
  const said = {
    en: "You can order up to 6 SIM cards. More for your business? Our partner for companies helps you.",
    fr: "Vous pouvez commander 6 cartes SIM au maximum. Il en faut plus pour votre entreprise ? Notre partenaire pour les entreprises vous aide.",
    nl: "Je kunt tot 6 simkaarten bestellen. Meer nodig voor je bedrijf? Onze partner voor bedrijven helpt je.",
  };

  // It is about the order as a whole: a page that keeps a number shows what is said about `mobile` at the number.
  test.each(languages)("is refused to a company that has six, in words (%s)", async (lang) => {
    const company = await customerOf(api, "company@digi.example");
    const { bundle, ...others } = (await problemsInArea(company, lines(1, { lang }))) as Record<string, string[]>;
    expect([bundle?.map((text) => text.replaceAll("\u00a0", " ")), others]).toEqual([[said[lang]], {}]);
  });

  test("may follow one that has ended, but not one that is ending", async () => {
    const days = 65;
    const company = await customerOf(api, "company@digi.example");
    const { sections } = (await company.ask(myDigiProducts, { query: { lang: "en" } })).answer;
    expect(sections.find(({ kind }) => kind === "mobile")?.items.map(({ until }) => until)).toContain("2026-04-30");
    time.pass(days * dayMs);
    const then = await customerOf(api, "company@digi.example");
    expect(Object.keys((await problemsInArea(then, lines(2))) as object)).toEqual(["bundle"]);
    await placedInArea(then, lines(1));
    time.pass(-days * dayMs);
  });

  test("counts what is awaited, and not what was cancelled; two orders at once make six lines", async () => {
    const own = await withOneLine(api);
    const orderId = await placedInArea(own, lines(3));
    expect(Object.keys((await problemsInArea(own, lines(3))) as object)).toEqual(["bundle"]);
    await own.ask(cancelOrder, { query: { orderId }, body: {} });
    await placedInArea(own, lines(4));
    const answered = await Promise.all([sendAreaOrder(own, lines(1)), sendAreaOrder(own, lines(1))]);
    expect(answered.map(({ status }) => status.code).toSorted()).toEqual(["invalid", undefined]);
  });

  test("is no matter of the order flow, which bounds the lines of one order", async () => {
    const company = await customerOf(api, "company@digi.example");
    expect((await company.order(mobileOrder(sim()))).status.error).toBe(false);
  });
});

describe("an order of another line that is sent twice [C-379]", () => {
  test("under one key makes one line, and hears the same", async () => {
    const own = await withOneLine(api);
    const key = newKey();
    const first = await sendAreaOrder(own, lines(1), key);
    expect(first.status.error).toBe(false);
    expect((await sendAreaOrder(own, lines(1), key)).answer).toEqual(first.answer);
    expect(await countOf(own)).toBe(2);
    const { http, status } = await sendAreaOrder(own, lines(2), key);
    expect([http, Object.keys(status.message as object)]).toEqual([422, ["idempotency-key"]]);
  });

  test("at once makes one line, too", async () => {
    const own = await withOneLine(api);
    const key = newKey();
    const answered = await Promise.all(Array.from({ length: 5 }, () => sendAreaOrder(own, lines(1), key)));
    const done = answered.filter(({ status }) => !status.error);
    expect(answered.filter((one) => !done.includes(one)).every(({ status }) => status.code === "in_progress")).toBe(true);
    expect(new Set(done.map(({ answer }) => answer.data.orderId)).size).toBe(1);
    expect(await countOf(own)).toBe(2);
    const orderMails = (await mailsTo(api, own.email)).filter(({ subject }) => subject.startsWith("Your order"));
    expect(orderMails).toHaveLength(2);
  });
});
