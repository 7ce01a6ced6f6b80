/** Tests the invoices of the customer area: what is billed, what the list shows, and paying. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { myDigiInvoices, paymentLink, type Invoice } from "#core/domain/invoices/invoices.contract.ts";
import { changePaymentMethod } from "#core/domain/invoices/payment-method.contract.ts";
import { centsOfEuros, eurosOfCents, sumOf } from "#core/base/values/money.ts";
import { isStructuredCommunication } from "#core/base/values/structured-communication.ts";
import { bearer, createTime, hourMs, minuteMs } from "./support/access.ts";
import { publicUrl, startApi, type TestApi } from "./support/api.ts";
import { customerOf, newcomer, type Customer } from "./support/area.ts";
import { allInvoices, invoicePage, queryOf } from "./support/invoices.ts";
import { call } from "./support/call.ts";
import { customersOrder, someIban } from "./support/sample-orders.ts";

const time = createTime();
const dayMs = 24 * hourMs;
let api: TestApi;
let customer: Customer;
let company: Customer;
beforeAll(async () => {
  api = await startApi({ now: time.now, rateLimitScale: 50 });
  customer = await customerOf(api, "demo@digi.example");
  company = await customerOf(api, "company@digi.example");
});
afterAll(() => api.close());

describe("the list", () => {
  test("comes in pages, the newest first, each invoice once", async () => {
    const [first, second, third] = [
      await invoicePage(customer),
      await invoicePage(customer, { page: "2" }),
      await invoicePage(customer, { page: "3" }),
    ];
    const sizes = [first, second, third].map(({ invoices, ...answer }) => [
      invoices.length,
      answer.page,
      answer.page_count,
      answer.total_items,
    ]);
    expect(sizes).toEqual([
      [10, 1, 2, 14],
      [4, 2, 2, 14],
      [0, 3, 2, 14],
    ]);
    const dates = [...first.invoices, ...second.invoices].map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(new Set((await allInvoices(customer)).map(({ id }) => id)).size).toBe(14);
    expect(first).toMatchObject({
      creditor: { name: "digi Belgium (demo)", iban: "BE71096123456769", bic: "GKCCBEBB" },
      payment: { method: "manual_transfer", holder: "Sofie Claes" },
    });
  });

  test("has one of each state that wants something, and the rest is paid", async () => {
    const invoices = await allInvoices(customer);
    expect(invoices.map(({ status }) => status)).toEqual(["due", "overdue", "processing", "direct_debit", ...Array(10).fill("paid")]);
    expect(invoices.map(({ button }) => button !== null)).toEqual([true, true, false, true, ...Array(10).fill(false)]);
    expect(invoices.slice(0, 4).map(({ tags }) => tags)).toEqual([
      ["To pay"],
      ["Overdue", "Reminder sent"],
      ["Being processed"],
      ["Direct debit refused"],
    ]);
    expect(invoices[1]?.lines.at(-1)).toMatchObject({ kind: "reminder", amount: 0, text: "Reminder of 1 March 2026" });
    expect(invoices[3]?.lines.at(-1)).toMatchObject({ kind: "debit_rejected", amount: 0, note: expect.stringMatching(/bank/) });
  });

  test("says of each what it is for, to the cent", async () => {
    const invoices = await allInvoices(customer);
    for (const { amount, lines } of invoices) expect(sumOf(lines.map((line) => centsOfEuros(line.amount)))).toBe(centsOfEuros(amount));
    expect(invoices.slice(0, -1).map(({ amount }) => amount)).toEqual(Array(13).fill(46.5));
    // The amounts are for 20 of 31 days, beginning on 12 January, and for the next month.
    expect(invoices.at(-1)).toMatchObject({ date: "2025-01-12", due: "2025-01-31", amount: 76.51 });
    expect(invoices.at(-1)?.lines.slice(0, 2)).toEqual([
      {
        kind: "product",
        text: "Essentials, +32\u00a0470\u00a012\u00a034\u00a056",
        note: "12 January 2025 to 31 January 2025",
        amount: 4.52,
      },
      { kind: "product", text: "Essentials, +32\u00a0470\u00a012\u00a034\u00a056", note: "1 February 2025 to 28 February 2025", amount: 7 },
    ]);
  });

  test("has for each a communication of its own and what a banking app reads, with the same amount", async () => {
    const invoices = await allInvoices(customer);
    expect(new Set(invoices.map(({ communication }) => communication)).size).toBe(14);
    for (const { communication, epc, amount } of invoices) {
      expect(isStructuredCommunication(communication)).toBe(true);
      expect(epc?.split("\n")).toEqual([
        ...["BCD", "002", "1", "SCT", "GKCCBEBB", "digi Belgium (demo)", "BE71096123456769"],
        `EUR${amount.toFixed(2)}`,
        ...["", "", communication],
      ]);
    }
  });

  test.each([
    [{ state: "paid" }, 10],
    [{ state: "overdue" }, 1],
    [{ state: "direct_debit" }, 1],
    [{ date: "2026-02-17" }, 1],
    [{ date: "2026-02-17", state: "overdue" }, 1],
    [{ date: "2026-02-17", state: "paid" }, 0],
    [{ date: "1990-01-01" }, 0],
    [{ date: "2025-02-01" }, 0],
  ])("is chosen by state and by month (%j)", async (query, count) => {
    const { invoices, total_items, page_count } = await invoicePage(customer, query);
    expect([invoices.length, total_items, page_count]).toEqual([count, count, Math.ceil(count / 10)]);
  });

  test.each<Record<string, string>>([
    { page: "0" },
    { page: "1.5" },
    { page: "x" },
    { state: "lost" },
    { date: "2026-02-30" },
    { date: "yesterday" },
  ])("is not asked for like this: %j", async (query) => {
    const { http, status } = await customer.ask(myDigiInvoices, { query });
    expect([http, status.code, Object.keys(status.message as object)]).toEqual([422, "invalid", Object.keys(query)]);
  });

  test("is in the language that is asked for, also where it leads", async () => {
    const [fr, nl] = [await invoicePage(customer, { lang: "fr" }), await invoicePage(customer, { lang: "nl" })];
    expect(fr.invoices[1]).toMatchObject({ tags: ["En retard", "Rappel envoyé"], button: { text: "Payer" } });
    expect(nl.invoices[1]).toMatchObject({ tags: ["Te laat", "Herinnering verstuurd"], button: { text: "Betalen" } });
    expect(new URL(fr.invoices[1]?.button?.url ?? "").origin).toBe(publicUrl);
    expect(nl.invoices[0]?.lines.map(({ text }) => text)).toContain("Glasvezel 500 Mbps, Veldstraat 10, 9000 Gent");
  });

  test("of a company says what it is without VAT; nobody sees another's", async () => {
    const invoices = await allInvoices(company);
    expect(invoices).toMatchObject([
      { amount: 48, net: 39.67, status: "direct_debit", rejected: false, button: null },
      { amount: 48, net: 39.67, status: "processing", button: null },
      { amount: 78.99, net: 65.28, status: "paid", button: null },
    ]);
    const others = new Set((await allInvoices(customer)).map(({ id }) => id));
    expect(invoices.filter(({ id }) => others.has(id))).toEqual([]);
    expect((await invoicePage(await newcomer(api))).total_items).toBe(0);
  });
});

/** Opens the payment page without an access token, since its address alone, which is new each time, gives access to it. */
const open = async (url: string) => api.app.inject({ method: "GET", url: new URL(url).pathname + new URL(url).search });
const press = async (url: string, choice: string) =>
  api.app.inject({
    method: "POST",
    url: new URL(url).pathname + new URL(url).search,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: `choice=${choice}`,
  });
const linkTo = async (who: Customer, url: string) => who.ask(paymentLink, { query: queryOf(url) });

describe("paying", () => {
  /** Creates a customer with one invoice that is due. */
  async function debtor(): Promise<{ own: Customer; invoice: Invoice; url: string }> {
    const own = await newcomer(api);
    const body = customersOrder();
    await own.order({ ...body, order: { ...body.order, payment: { manualTransfer: true } } });
    const [invoice] = await allInvoices(own);
    if (!invoice?.button) throw new Error("nothing is due");
    return { own, invoice, url: invoice.button.url };
  }

  test("an invoice that is due is led to a page with the same amount, and is paid there", async () => {
    const { own, invoice, url } = await debtor();
    const { answer } = await linkTo(own, url);
    const { redirectUrl } = answer.data;
    expect(redirectUrl.startsWith(`${publicUrl}/`)).toBe(true);
    const page = await open(redirectUrl);
    expect(page.statusCode).toBe(200);
    expect(page.payload).toContain(`€${invoice.amount.toFixed(2)}`);
    expect(page.payload).toContain(invoice.communication);
    expect((await press(redirectUrl, "pay")).payload).toContain("We have received");
    expect((await allInvoices(own))[0]).toMatchObject({ status: "paid", button: null, tags: ["Paid"] });
    const again = await linkTo(own, url);
    expect([again.http, again.status.code, again.status.message]).toEqual([
      200,
      "already_done",
      "There is nothing to pay for this invoice.",
    ]);
    // A second payment page that was open meanwhile says that the invoice is paid, too.
    expect((await open(redirectUrl)).payload).toContain("Thank you, it’s paid");
  });

  test("what is cancelled is not paid, and can be begun again; an address is good for half an hour", async () => {
    const { own, url } = await debtor();
    const [first, second] = [(await linkTo(own, url)).answer.data.redirectUrl, (await linkTo(own, url)).answer.data.redirectUrl];
    expect(first).not.toBe(second);
    expect((await press(first, "cancel")).payload).toContain("Nothing was paid");
    expect((await press(first, "pay")).payload).toContain("Nothing was paid");
    expect((await press(second, "something")).payload).toContain("Pay with Bancontact");
    expect((await allInvoices(own))[0]?.status).toBe("due");
    time.pass(30 * minuteMs);
    expect((await press(second, "pay")).statusCode).toBe(404);
    expect((await open(`${publicUrl}/demo/payment/made-up?lang=fr`)).payload).toContain("n’est plus ouverte");
    time.pass(-30 * minuteMs);
    expect((await allInvoices(own))[0]?.status).toBe("due");
  });

  test("pages that may call the API may show it in a frame, and nobody else", async () => {
    const { own, url } = await debtor();
    const { headers } = await open((await linkTo(own, url)).answer.data.redirectUrl);
    const framedBy = "http://localhost:4100 https://partner.example http://localhost:* http://*.localhost:* http://127.0.0.1:*";
    expect(String(headers["content-security-policy"]).replace(/'sha256-[\w+/]{43}='/, "'the style’s own'")).toBe(
      `default-src 'none'; style-src 'the style’s own'; form-action 'self'; base-uri 'none'; frame-ancestors ${framedBy}`,
    );
    expect(headers["x-frame-options"]).toBeUndefined();
    expect(headers["cache-control"]).toBe("no-store");
  });

  test("a link is for one's own invoices that are to be paid by hand", async () => {
    const [first, , processing, rejected] = await allInvoices(customer);
    const codeOf = async (who: Customer, invoice: string) => (await who.ask(paymentLink, { query: { invoice } })).status.code;
    const ids = [first?.id ?? "", "00000000-0000-4000-8000-000000000000", "x", "'"];
    expect(await Promise.all(ids.map((id) => codeOf(company, id)))).toEqual(Array(4).fill("not_found"));
    expect(await codeOf(customer, processing?.id ?? "")).toBe("already_done");
    expect((await customer.ask(paymentLink, { query: { invoice: rejected?.id ?? "" } })).status.error).toBe(false);
    expect((await call(api, paymentLink, { query: { invoice: first?.id ?? "" } })).http).toBe(401);
    expect((await call(api, myDigiInvoices, { headers: bearer("made-up") })).http).toBe(401);
  });

  test("by direct debit: the bank is asked on the day, and has it after some more", async () => {
    const own = await newcomer(api);
    await own.order(customersOrder());
    const states = async (who: Customer) => (await allInvoices(who)).map(({ status, button }) => [status, button]);
    expect(await states(own)).toEqual([["direct_debit", null]]);
    // A new way of paying changes nothing about invoices that were already sent.
    const body = { lang: "en", method: "direct_debit", name: "Nora Maes", "cnp-cui": "", iban: someIban };
    await own.ask(changePaymentMethod, { body: { ...body, method: "manual_transfer", name: "", iban: "" } });
    expect(await states(own)).toEqual([["direct_debit", null]]);
    for (const [days, state] of [
      [28, "direct_debit"],
      [29, "processing"],
      // A direct debit takes five working days, of which Easter Monday is none.
      [37, "processing"],
      [38, "paid"],
    ] as const) {
      time.pass(days * dayMs);
      expect((await states(await customerOf(api, own.email))).at(-1)).toEqual([state, null]);
      time.pass(-days * dayMs);
    }
  });

  test("what was due by the day of the change is billed in the way that it was due in, also where nobody had looked", async () => {
    const own = await newcomer(api);
    await own.order(customersOrder());
    const waysAt = async (days: number, change = false) => {
      time.pass(days * dayMs);
      const now = await customerOf(api, own.email);
      if (change)
        await now.ask(changePaymentMethod, { body: { lang: "en", method: "manual_transfer", name: "", "cnp-cui": "", iban: "" } });
      const ways = (await allInvoices(now)).map(({ date, status }) => [date, status]);
      time.pass(-days * dayMs);
      return ways;
    };
    // The order is of 2 March. The invoice of 1 May is created at the first call after that day, which here is the change itself.
    expect((await waysAt(62, true))[0]).toEqual(["2026-05-01", "direct_debit"]);
    expect((await waysAt(93))[0]).toEqual(["2026-06-01", "due"]);
  });
});

const eurosOf = (lines: readonly { readonly amount: number }[]): number =>
  eurosOfCents(sumOf(lines.map(({ amount }) => centsOfEuros(amount))));

describe("as months pass", () => {
  test("an invoice is made at the start and on each 1st from the second month on, with what started meanwhile", async () => {
    const own = await newcomer(api);
    const body = customersOrder();
    await own.order({ ...body, promo_code: { ...body.promo_code, voucher: { code: "WELCOME10", label: "10%", percent: 10, months: 12 } } });
    const look = async (days: number) => {
      time.pass(days * dayMs);
      const invoices = await allInvoices(await customerOf(api, own.email));
      time.pass(-days * dayMs);
      // What was used beyond the bundle is proven in product-usage.test.ts; some of these invoices have it, too.
      const products = invoices.map(({ date, lines }) => [date, lines.filter(({ kind }) => kind !== "usage")] as const);
      return products.filter(([, lines]) => lines.length > 0).map(([date, lines]) => [date, eurosOf(lines)]);
    };
    // On Monday 2 March the eSIM works at once (30 of 31 days, and April), and the SIM card two working days later (28 of 31 days, and
    // April).
    expect(await look(0)).toEqual([["2026-03-02", 8.86]]);
    expect(await look(2)).toEqual([
      ["2026-03-04", 11.99],
      ["2026-03-02", 8.86],
    ]);
    const later = await look(430);
    expect(later.slice(0, 3)).toEqual([
      ["2027-05-01", 12],
      ["2027-04-01", 12],
      ["2027-03-01", 10.8],
    ]);
    expect(later).toHaveLength(15);
    expect(later.at(-3)).toEqual(["2026-05-01", 10.8]);
  });
});
