/**
 * Tests that every product in the customer area has one price: on its card, in the contract summary, in the answer to the order, in the
 * mail, among the customer's products and on the bills (C-161, C-175, C-185, decisions §8, §9). The tests run on both databases.
 */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { instantInBrussels } from "#core/base/values/brussels-time.ts";
import { parseDate } from "#core/base/values/dates.ts";
import { centsOfEuros, formatMoney, sumOf } from "#core/base/values/money.ts";
import { mobileDataOption, tvExtraOptionEnable } from "#core/domain/customer/options.contract.ts";
import { internetUpgrade, mobileUpgrade, tvUpgrade } from "#core/domain/customer/plans.contract.ts";
import { internetBooster } from "#core/domain/customer/product-changes.contract.ts";
import { myDigiProducts } from "#core/domain/customer/products.contract.ts";
import { myDigiInvoices } from "#core/domain/invoices/invoices.contract.ts";
import { mobileOffers } from "#core/domain/offers/offers.contract.ts";
import type { OfferCard } from "#core/domain/offers/offers.schema.ts";
import { cmsPage } from "#core/domain/pages/cms-page.contract.ts";
import { contractSummary } from "#core/domain/order/contract-summary.contract.ts";
import { customerOrder } from "#core/domain/order/customer-orders.contract.ts";
import { moveSlot } from "#core/domain/order/order-changes.contract.ts";
import type { OfferKind } from "#demo/api/domain/offers.ts";
import { setCountedUntil } from "#demo/api/store/usage.ts";
import { createTime } from "./support/access.ts";
import { startApi, type TestApi } from "./support/api.ts";
import { customerOf, type Customer } from "./support/area.ts";
import { areaOrder, landline, sendAreaOrder } from "./support/area-order.ts";
import { call } from "./support/call.ts";
import { createMoments } from "./support/moments.ts";
import { newKey } from "./support/order.ts";
import { mailsTo } from "./support/outbox.ts";
import { addProduct, newOwner, type Owner } from "./support/own-products.ts";
import { pageOf } from "./support/product-page.ts";
import { addressAt, grandPlace, newLine } from "./support/sample-orders.ts";
import { again, installDays } from "./support/slots.ts";
import { amountsIn } from "./support/summary.ts";

const time = createTime();
const at = createMoments(time);
let api: TestApi;
beforeAll(async () => void (api = await startApi({ now: time.now, rateLimitScale: 50 })));
afterAll(() => api.close());

const plain = (text: unknown): string => String(text).replaceAll("\u00a0", " ");
const moneyOf = (euros: number): string => plain(formatMoney(centsOfEuros(euros), "en"));
/** The day until which the demo adds no usage, so that the bills contain only what was ordered. */
const never = parseDate("2028-01-01") ?? expect.unreachable();

/** Returns the customer's bills, the oldest first, and checks that the amount of each is the sum of its lines, to the cent. */
async function billsOf({ email }: Customer) {
  const { invoices } = (await (await customerOf(api, email)).ask(myDigiInvoices, { query: {} })).answer;
  for (const { amount, lines } of invoices) expect(centsOfEuros(amount)).toBe(sumOf(lines.map((line) => centsOfEuros(line.amount))));
  return invoices.toReversed().map(({ date, amount, lines }) => ({
    date,
    amount,
    lines: lines.map((line) => [line.kind, plain(line.text).split(",")[0], line.amount]),
  }));
}

const orderedIn = async ({ ask }: Customer, kind: OfferKind) =>
  (await ask(myDigiProducts, { query: { lang: "en" } })).answer.sections.find((section) => section.kind === kind)?.items.at(-1) ??
  expect.unreachable();

/** Returns the card of an offer as the customer's page shows it: among the packages of the address, or the plans of another line. */
async function cardOf(own: Customer, kind: OfferKind, id: string): Promise<OfferCard> {
  const cards: readonly OfferCard[] =
    kind === "mobile"
      ? (await own.ask(mobileOffers, { query: { serviceType: "mobil", lang: "en" } })).answer.mobile
      : ((await pageOf(own, kind, { "address-id": grandPlace })).packages ?? []);
  return cards.find(({ i }) => i === id) ?? expect.unreachable(id);
}

type Card = Pick<OfferCard, "i" | "wpId">;

const itemOf = (kind: OfferKind, { i, wpId }: Card) =>
  kind === "mobile" ? newLine(i.replace("mobile-", ""), wpId, true) : kind === "landline" ? { ...landline, i, wpId } : { i, wpId };

/** Returns the amounts in the contract summary of one card: those in the card's line, and those in the monthly total. */
async function summaryOf({ ask }: Customer, kind: OfferKind, card: Card, name: string) {
  const item = itemOf(kind, card);
  const bundle = { mobile: [], internet: null, tv: null, landline: null, [kind]: kind === "mobile" ? [item] : item };
  const promo_code = { voucher: null, dealerCare: null };
  const body = { bundle, promo_code, installAddress: { fttbAddressId: grandPlace }, lang: "en" };
  const lines = (await ask(contractSummary, { body })).answer.data.sections.find(({ h }) => h === "Price")?.p.map(plain) ?? [];
  const amountsOf = (words: string) => amountsIn(lines.find((line) => line.includes(words)) ?? "");
  return [amountsOf(name), amountsOf("in total")];
}

/** Creates a customer who has the products at the Grote Markt that the ordered product needs, and not the ordered product itself. */
async function buyerOf(kind: OfferKind): Promise<Owner> {
  const own = await newOwner(api);
  await addProduct(api, own.accountId, kind === "internet" ? "tv-max-nl" : "internet-500", { address: grandPlace });
  return own;
}

const sold: readonly (readonly [kind: OfferKind, id: string, prc: number, onBill: string])[] = [
  ["mobile", "mobile-light", 5, "Light"],
  ["mobile", "mobile-essentials", 7, "Essentials"],
  ["mobile", "mobile-max", 11, "Max"],
  ["mobile", "mobile-ultimate", 15, "Ultimate"],
  ["internet", "internet-500", 10, "Fibre 500 Mbps"],
  ["internet", "internet-1000", 15, "Fibre 1 Gbps"],
  ["internet", "internet-10000", 20, "Fibre 10 Gbps"],
  ["landline", "landline-unlimited", 2.5, "Landline"],
  ["tv", "tv-essentials-nl", 7, "TV Essentials in Dutch"],
  ["tv", "tv-essentials-fr", 7, "TV Essentials in French"],
  ["tv", "tv-max-nl", 12, "TV Max in Dutch"],
  ["tv", "tv-max-fr", 12, "TV Max in French"],
];

test.each(sold)("%s: %s costs the %d euros of its card everywhere", async (kind, id, prc, onBill) => {
  const own = await buyerOf(kind);
  const card = await cardOf(own, kind, id);
  expect(card.prc).toBe(prc);
  expect(await summaryOf(own, kind, card, onBill)).toEqual([[centsOfEuros(prc)], [centsOfEuros(prc)]]);

  const body = (bundlesPrice: number) => areaOrder({ [kind]: [itemOf(kind, card)] }, { startEarly: true, bundlesPrice });
  for (const other of [prc - 0.01, prc + 0.01, 0]) {
    const refused = await sendAreaOrder(own, body(other));
    expect([refused.status.code, (refused.answer as unknown as { data: { total: number } }).data.total]).toEqual(["price_changed", prc]);
  }
  const { answer } = await sendAreaOrder(own, body(prc));
  const { orderId, total } = answer.data as unknown as { orderId: string; total: number };
  const page = (await own.ask(customerOrder, { query: { orderId, lang: "en" } })).answer;
  const row = await orderedIn(own, kind);
  expect([total, page.total, page.items.map((item) => item.prc), page.once, row.prc]).toEqual([prc, prc, [prc], 0, prc]);
  const mail = plain((await mailsTo(api, own.email)).find(({ subject }) => subject === `Your order ${orderId}`)?.text);
  expect(mail).toContain(moneyOf(prc));

  const { date } = (await installDays(api))[0] ?? expect.unreachable();
  if (page.needs.includes("slot")) await own.ask(moveSlot, { query: { orderId }, body: { date, intervalValue: "08:00-12:00" } });
  if (kind === "mobile" || kind === "landline") await setCountedUntil(api.context.db, row.id, instantInBrussels(never), never);
  const [first, ...later] = await at("2026-06-02T09:00:00Z", () => billsOf(own));
  const wholeMonth = ["product", onBill, prc];
  expect(first?.lines.map(([line, text]) => [line, text])).toEqual([wholeMonth.slice(0, 2), wholeMonth.slice(0, 2)]);
  expect(first?.lines.at(-1)).toEqual(wholeMonth);
  expect(later).toEqual([
    { date: "2026-05-01", amount: prc, lines: [wholeMonth] },
    { date: "2026-06-01", amount: prc, lines: [wholeMonth] },
  ]);
});

test("the price list says what the cards, summaries and bills say, for all that is sold", async () => {
  const { answer } = await call(api, cmsPage, { query: { path: "price-list", lang: "en" } });
  const sections = "sections" in answer ? answer.sections.flatMap((tab) => [tab, ...(tab.c ?? [])]) : [];
  const rows = sections.flatMap(({ tables = [] }) => tables.flatMap(({ r }) => r)).map((row) => row.map(plain));
  // The price is the second cell of each row, so that a phone shows it beside the name.
  const listed = (name: string): string | undefined => rows.find(([first]) => first === name)?.[1];
  const nameOf = (onBill: string): string => (onBill === "Landline" ? "Phone (landline)" : onBill.replace(/ in (Dutch|French)$/, ""));
  for (const [, , prc, onBill] of sold) expect(listed(nameOf(onBill))?.replace(" a month", ""), onBill).toBe(moneyOf(prc));
  const added = {
    "1 GB": 0.5,
    "5 GB": 2,
    "10 GB": 3,
    "International channel pack": 2.5,
    "First WiFi booster": 1,
    "Second WiFi booster": 4,
  };
  for (const [name, prc] of Object.entries(added)) expect(listed(name)?.replace(" a month", ""), name).toBe(moneyOf(prc));
});

describe("a changed plan", () => {
  const upgrades = { mobile: mobileUpgrade, internet: internetUpgrade, tv: tvUpgrade };
  test.each([
    ["mobile", "mobile-light", "mobile-ultimate", 15, "Ultimate"],
    ["mobile", "mobile-ultimate", "mobile-light", 5, "Light"],
    ["internet", "internet-500", "internet-10000", 20, "Fibre 10 Gbps"],
    ["internet", "internet-10000", "internet-1000", 15, "Fibre 1 Gbps"],
    ["tv", "tv-essentials-nl", "tv-max-fr", 12, "TV Max in French"],
    ["tv", "tv-max-fr", "tv-essentials-fr", 7, "TV Essentials in French"],
  ] as const)("of %s from %s to %s costs %d euros everywhere", async (kind, from, to, prc, onBill) => {
    const own = await newOwner(api);
    const isMobile = kind === "mobile";
    const phone = `+32470${String(340_000 + sold.findIndex(([, id]) => id === to))}`;
    const home = isMobile ? { phone, sim: "sim" as const, numberConfirmedAt: new Date(time.now()) } : { address: grandPlace };
    const productId = await addProduct(api, own.accountId, from, { ...home, billedUntil: parseDate("2026-04-01") ?? null });
    await setCountedUntil(api.context.db, productId, instantInBrussels(never), never);
    const plan = (await pageOf(own, kind)).plans?.find(({ id }) => id === to) ?? expect.unreachable();
    expect(plan.price).toBe(prc);
    const card = { i: plan.id, wpId: plan.wpId };
    expect(await summaryOf(own, kind, card, onBill)).toEqual([[centsOfEuros(prc)], [centsOfEuros(prc)]]);
    const names = isMobile ? { "address-id": "", "phone-nr": phone.slice(3) } : { "address-id": grandPlace };
    const { status } = await own.ask(upgrades[kind], { body: { lang: "en", ...names, odin: plan.odin } });
    expect(plain(status.message)).toContain(`for ${moneyOf(prc)} a month.`);
    expect(plain((await mailsTo(api, own.email))[0]?.text)).toContain(`for ${moneyOf(prc)} a month.`);
    expect([(await pageOf(own, kind)).next?.prc, (await orderedIn(own, kind)).next?.prc]).toEqual([prc, prc]);
    expect(await at("2026-05-02T09:00:00Z", () => billsOf(own))).toEqual(
      ["2026-04-01", "2026-05-01"].map((date) => ({ date, amount: prc, lines: [["product", onBill, prc]] })),
    );
    await at("2026-04-01T09:00:00Z", async () => expect((await orderedIn(await again(api, own), kind)).prc).toBe(prc));
  });
});

describe("what is added to a product", () => {
  test.each([
    ["1501", "1 GB of data", 0.5],
    ["1502", "5 GB of data", 2],
    ["1503", "10 GB of data", 3],
  ])("data %s, %s, costs %d euros: on the page, in answer and mail, and once on the next bill", async (wpId, title, prc) => {
    const own = await newOwner(api);
    const phone = `+3247035${wpId}`;
    const line = { phone, sim: "sim" as const, numberConfirmedAt: new Date(time.now()), billedUntil: parseDate("2026-04-01") ?? null };
    const productId = await addProduct(api, own.accountId, "mobile-light", line);
    await setCountedUntil(api.context.db, productId, instantInBrussels(never), never);
    const option = (await pageOf(own, "mobile")).options?.find((one) => one.wpId === wpId);
    expect([plain(option?.t), option?.prc]).toEqual([title, prc]);
    const body = { lang: "en", "address-id": "", "phone-nr": phone.slice(3), wpId };
    const { status } = await own.ask(mobileDataOption, { body, headers: { "idempotency-key": newKey() } });
    for (const text of [status.message, (await mailsTo(api, own.email))[0]?.text]) expect(plain(text)).toContain(`${moneyOf(prc)} will be`);
    const [plan, data] = [
      ["product", "Light", 5],
      ["data", title, prc],
    ];
    expect(await at("2026-05-02T09:00:00Z", () => billsOf(own))).toEqual([
      { date: "2026-04-01", amount: 5 + prc, lines: [plan, data] },
      { date: "2026-05-01", amount: 5, lines: [plan] },
    ]);
  });

  test("the International channel pack costs the 2.50 euros of the page a month", async () => {
    const own = await newOwner(api);
    await addProduct(api, own.accountId, "tv-max-fr", { address: grandPlace, billedUntil: parseDate("2026-04-01") ?? null });
    const option = (await pageOf(own, "tv")).options?.[0] ?? expect.unreachable();
    expect(option.prc).toBe(2.5);
    const { status } = await own.ask(tvExtraOptionEnable, { body: { lang: "en", "address-id": grandPlace, odin: option.odin } });
    for (const text of [status.message, (await mailsTo(api, own.email))[0]?.text]) expect(plain(text)).toContain("costs €2.50 a month");
    const [tv, international] = [
      ["product", "TV Max in French", 12],
      ["option", "International channel pack", 2.5],
    ];
    const [first, ...later] = await at("2026-05-02T09:00:00Z", () => billsOf(own));
    expect([first?.date, first?.lines.at(-1)]).toEqual(["2026-03-02", international]);
    expect(later).toEqual([
      { date: "2026-04-01", amount: 12, lines: [tv] },
      { date: "2026-05-01", amount: 14.5, lines: [tv, international] },
    ]);
  });

  test("two WiFi boosters cost the 1 and 4 euros of the page a month", async () => {
    const own = await newOwner(api);
    await addProduct(api, own.accountId, "internet-500", { address: grandPlace, billedUntil: parseDate("2026-05-01") ?? null });
    const prices = (await pageOf(own, "internet")).settings?.booster?.prices ?? [];
    expect(prices).toEqual([1, 4]);
    for (const [index, prc] of prices.entries()) {
      const { status } = await own.ask(internetBooster, { body: { lang: "en", "address-id": grandPlace, quantity: index + 1 } });
      const mails = (await mailsTo(api, own.email)).map(({ text }) => plain(text)).join("\n");
      for (const text of [plain(status.message), mails]) expect(text).toContain(`${moneyOf(prc)} a month`);
    }
    const bills = await at("2026-05-02T09:00:00Z", () => billsOf(own));
    expect(bills.at(-1)).toEqual({
      date: "2026-05-01",
      amount: 15,
      lines: [
        ["product", "Fibre 500 Mbps", 10],
        ["booster", "WiFi booster", 1],
        ["booster", "WiFi booster", 4],
      ],
    });
  });
});

test("the bill of a customer who has ordered it all is the sum of the cards", async () => {
  const own = await newOwner(api);
  const ordered = [
    ["internet", { i: "internet-1000", wpId: "1202" }, 15],
    ["landline", { i: "landline-unlimited", wpId: "1401" }, 2.5],
    ["tv", { i: "tv-max-fr", wpId: "1304" }, 12],
    ["mobile", { i: "mobile-max", wpId: "1103" }, 11],
  ] as const;
  const { date } = (await installDays(api))[0] ?? expect.unreachable();
  for (const [kind, card, bundlesPrice] of ordered) {
    const body = areaOrder({ [kind]: [itemOf(kind, card)] }, { startEarly: true, bundlesPrice, deliveryAddress: addressAt() });
    const { status, answer } = await sendAreaOrder(own, body);
    expect(status.error, `${kind}: ${JSON.stringify(status)}`).toBe(false);
    const { orderId } = answer.data;
    if (kind === "internet") await own.ask(moveSlot, { query: { orderId }, body: { date, intervalValue: "08:00-12:00" } });
    await setCountedUntil(api.context.db, (await orderedIn(own, kind)).id, instantInBrussels(never), never);
  }
  await at("2026-04-10T09:00:00Z", async () => {
    const now = await again(api, own);
    const odin = (await pageOf(now, "tv")).options?.[0]?.odin;
    await now.ask(tvExtraOptionEnable, { body: { lang: "en", "address-id": grandPlace, odin } });
    await now.ask(internetBooster, { body: { lang: "en", "address-id": grandPlace, quantity: 2 } });
  });
  const bill = (await at("2026-06-02T09:00:00Z", () => billsOf(own))).at(-1);
  expect([bill?.date, bill?.amount]).toEqual(["2026-06-01", 48]);
  expect(bill?.lines.map(([, ...line]) => line).toSorted()).toEqual([
    ["Fibre 1 Gbps", 15],
    ["International channel pack", 2.5],
    ["Landline", 2.5],
    ["Max", 11],
    ["TV Max in French", 12],
    ["WiFi booster", 1],
    ["WiFi booster", 4],
  ]);
});
