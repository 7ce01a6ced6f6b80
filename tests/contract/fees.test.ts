/** Tests the fees on bills: each event costs what the price list says, on the bill of the next 1st, with the sentence of the page. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { myDigiInvoices, paymentLink, type Invoice } from "#core/domain/invoices/invoices.contract.ts";
import { changePaymentMethod } from "#core/domain/invoices/payment-method.contract.ts";
import { cmsPage } from "#core/domain/pages/cms-page.contract.ts";
import { languages, type Language } from "#core/base/values/language.ts";
import { centsOfEuros, sumOf } from "#core/base/values/money.ts";
import type { ApiOptions } from "#demo/api/config/options.ts";
import { bearer, createTime, hourMs } from "./support/access.ts";
import { startApi, type TestApi } from "./support/api.ts";
import { customerOf, newcomer, type Customer } from "./support/area.ts";
import { call } from "./support/call.ts";
import { customersOrder } from "./support/sample-orders.ts";

const time = createTime();
const dayMs = 24 * hourMs;
let api: TestApi;
beforeAll(async () => void (api = await startApi({ now: time.now, rateLimitScale: 100 })));
afterAll(() => api.close());

/** Makes something happen that costs a fee, and returns the answer. */
async function happen(to: TestApi, { token }: Customer, kind: string, headers: Record<string, string> = {}) {
  const response = await to.app.inject({
    method: "POST",
    url: "/demo/event",
    payload: { kind },
    headers: { ...bearer(token), ...headers },
  });
  return { http: response.statusCode, ...response.json<{ event?: { kind: string; count: number; prc: number; billed_on: string } }>() };
}

/** Returns what an event costs, with its number. */
async function priceOf(to: TestApi, who: Customer, kind: string): Promise<readonly [count: number, euros: number]> {
  const { http, event } = await happen(to, who, kind);
  if (!event) throw new Error(`${kind} was refused with ${http}`);
  return [event.count, event.prc];
}

async function all({ ask }: Customer, lang = "en"): Promise<Invoice[]> {
  const page = async (number: number) => (await ask(myDigiInvoices, { query: { page: String(number), lang } })).answer;
  const first = await page(1);
  const more = await Promise.all(Array.from({ length: first.page_count - 1 }, (_, index) => page(index + 2)));
  return [first, ...more].flatMap(({ invoices }) => invoices);
}

const feesOf = ({ lines }: Pick<Invoice, "lines">) => lines.filter(({ kind }) => kind === "fee");
const billOf = (invoices: readonly Invoice[], date: string): Invoice =>
  invoices.find((one) => one.date === date) ?? expect.unreachable(`no bill of ${date}`);

/** Returns the sentence that a fee of a bill has on the price list, made of the rows with the fee's name. */
async function sentenceOnPage({ text }: { readonly text: string }, lang: Language): Promise<string> {
  const { answer } = await call(api, cmsPage, { query: { path: "price-list", lang } });
  const sections = "sections" in answer ? answer.sections.flatMap((tab) => [tab, ...(tab.c ?? [])]) : [];
  const name = text.replace(/, [^,]*$/, ""); // After it stands the day.
  const rows = sections
    .flatMap(({ tables = [] }) => tables.flatMap(({ r }) => r))
    .filter(([first = ""]) => `${first},`.startsWith(`${name},`));
  const parts = rows.map(([which = "", price]) =>
    which === name ? price : `${which.slice(name.length + 2)}${lang === "fr" ? "\u00a0" : ""}: ${price}`,
  );
  const sentence = parts.join(", ");
  return `${sentence.slice(0, 1).toUpperCase()}${sentence.slice(1)}.`;
}

/** Creates a customer with a mobile line, who pays by transfer. */
async function withLine(to: TestApi): Promise<Customer> {
  const own = await newcomer(to);
  const body = customersOrder();
  await own.order({ ...body, order: { ...body.order, payment: { manualTransfer: true } } });
  return own;
}

async function pay(to: TestApi, { ask }: Customer, invoice: Invoice): Promise<void> {
  const query = Object.fromEntries(new URL(invoice.button?.url ?? expect.unreachable("nothing to pay")).searchParams);
  const { redirectUrl } = (await ask(paymentLink, { query })).answer.data;
  const { pathname, search } = new URL(redirectUrl);
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  await to.app.inject({ method: "POST", url: pathname + search, headers, payload: "choice=pay" });
}

/** Lets days pass while something is done, as the customer who signs in again then. */
async function after<Result>(days: number, who: Customer, to: TestApi, work: (who: Customer) => Promise<Result>): Promise<Result> {
  time.pass(days * dayMs);
  try {
    return await work(await customerOf(to, who.email));
  } finally {
    time.pass(-days * dayMs);
  }
}

/** Reminds a customer of four invoices, each of which is paid late, and returns what each reminder costs. */
async function payLate(to: TestApi, own: Customer): Promise<(readonly [number, number])[]> {
  const prices: (readonly [number, number])[] = [];
  // The order is of 2 March 2026; an invoice is due at the end of its month.
  for (const days of [31, 92, 123, 154]) {
    prices.push(
      await after(days, own, to, async (now) => {
        const price = await priceOf(to, now, "reminder");
        for (const invoice of (await all(now)).filter(({ status }) => status === "overdue")) await pay(to, now, invoice);
        return price;
      }),
    );
  }
  return prices;
}

describe("a customer who pays late four times", () => {
  test("pays nothing for two reminders, and 10 euros each for the third and the fourth, on the next bill [C-452]", async () => {
    const own = await withLine(api);
    expect(await payLate(api, own)).toEqual([
      [1, 0],
      [2, 0],
      [3, 10],
      [4, 10],
    ]);
    const bills = await after(190, own, api, (now) => all(now));
    const charged = bills.flatMap((bill) => feesOf(bill).map(({ fee, amount }) => [bill.date, fee, amount]));
    expect(charged).toEqual([
      ["2026-09-01", "reminder", 10],
      ["2026-08-01", "reminder", 10],
    ]);
    expect(bills.flatMap(({ lines }) => lines.filter(({ kind }) => kind === "reminder"))).toHaveLength(4);
    for (const { amount, lines } of bills) expect(sumOf(lines.map((line) => centsOfEuros(line.amount)))).toBe(centsOfEuros(amount));
  });

  test("reads on the bill what the price list says, in each language [C-452]", async () => {
    const own = await withLine(api);
    await payLate(api, own);
    for (const [lang, note] of [
      ["en", "The 1st and the 2nd in a calendar year: free, from the 3rd in a calendar year: €10."],
      ["fr", "La 1re et la 2e fois par année civile\u00a0: gratuit, à partir de la 3e fois par année civile\u00a0: 10\u00a0€."],
      ["nl", "De 1e en de 2e per kalenderjaar: gratis, vanaf de 3e per kalenderjaar: €\u00a010."],
    ] as const) {
      const [line] = feesOf(billOf(await after(190, own, api, (now) => all(now, lang)), "2026-08-01"));
      expect([line?.note, line?.amount]).toEqual([note, 10]);
      expect(await sentenceOnPage(line ?? expect.unreachable(), lang)).toBe(note);
    }
  });

  test("begins to count again with the year, and pays no more than the law allows where a site runs by it", async () => {
    const own = await withLine(api);
    await payLate(api, own);
    // 2 March and 320 days are 16 January.
    expect(await after(320, own, api, (now) => priceOf(api, now, "reminder"))).toEqual([1, 0]);
    const lawful = await startApi({ now: time.now, rateLimitScale: 100, reminders: "law" } satisfies Partial<ApiOptions>);
    try {
      const other = await withLine(lawful);
      expect((await payLate(lawful, other)).map(([, euros]) => euros)).toEqual([0, 0, 0, 7.5]);
      const { answer } = await call(lawful, cmsPage, { query: { path: "price-list", lang: "en" } });
      expect(JSON.stringify(answer)).toMatch(/the 1st to the 3rd in a calendar year","free".*from the 4th in a calendar year","€7\.50"/);
    } finally {
      await lawful.close();
    }
  });
});

describe("other fees", () => {
  test("SIM swap, reactivation and transfer are on the bill of the next 1st, each once [C-451, C-453, C-455]", async () => {
    const own = await withLine(api);
    const prices: unknown[] = [];
    for (const kind of ["sim_swap", "sim_swap", "sim_swap", "reactivation", "transfer"]) prices.push(await priceOf(api, own, kind));
    expect(prices).toEqual([
      [1, 0],
      [2, 0],
      [3, 10],
      [1, 30],
      [1, 45],
    ]);
    expect((await all(own)).flatMap(feesOf)).toEqual([]);
    const bills = await after(65, own, api, (now) => all(now));
    const lines = bills.flatMap((bill) => feesOf(bill).map((line) => [bill.date, line.fee, line.amount]));
    expect(lines.toSorted()).toEqual([
      ["2026-04-01", "reactivation", 30],
      ["2026-04-01", "sim_swap", 10],
      ["2026-04-01", "transfer", 45],
    ]);
    expect(feesOf(billOf(bills, "2026-04-01")).find(({ fee }) => fee === "transfer")).toMatchObject({
      text: "Transfer of the contract to somebody else, 2 March 2026",
      note: "€45.",
    });
    for (const lang of languages)
      for (const line of feesOf(billOf(await after(65, own, api, (now) => all(now, lang)), "2026-04-01")))
        expect(line.note, `${lang} ${line.fee}`).toBe(await sentenceOnPage(line, lang));
  });

  test("a refused debit is free once, and costs 9 euros from the second within 6 months [C-454]", async () => {
    const own = await newcomer(api);
    await own.order(customersOrder());
    const refuse = (days: number) => after(days, own, api, (now) => priceOf(api, now, "debit_rejected"));
    expect(await refuse(1)).toEqual([1, 0]);
    expect(await refuse(31)).toEqual([2, 9]);
    // The refusal of 2 April counts until 1 October.
    expect(await refuse(213)).toEqual([2, 9]);
    const bills = await after(250, own, api, (now) => all(now));
    expect(bills.flatMap((bill) => feesOf(bill).map(({ amount }) => [bill.date, amount]))).toEqual([
      ["2026-11-01", 9],
      ["2026-05-01", 9],
    ]);
    const sentence = await sentenceOnPage(bills.flatMap(feesOf)[0] ?? expect.unreachable(), "en");
    expect(sentence).toBe("The 1st within 6 months: free, from the 2nd within 6 months: €9.");
    for (const { note } of bills.flatMap(feesOf)) expect(note).toBe(sentence);
    const note = expect.stringMatching(
      /pay this invoice yourself\. Costs: the 1st within 6 months: free, from the 2nd within 6 months: €9\.$/,
    );
    expect(bills.at(-1)).toMatchObject({
      rejected: true,
      lines: expect.arrayContaining([expect.objectContaining({ kind: "debit_rejected", note })]),
    });
  });
});

describe("POST /demo/event", () => {
  test("is for the customer of the token, for known events, and for pages of the demo", async () => {
    const own = await withLine(api);
    expect((await happen(api, own, "made_up")).http).toBe(400);
    expect((await happen(api, own, "late_activation")).http).toBe(400);
    expect((await happen(api, { ...own, token: "made-up" }, "sim_swap")).http).toBe(401);
    expect((await happen(api, own, "sim_swap", { origin: "https://evil.example" })).http).toBe(403);
    expect((await happen(api, own, "sim_swap", { host: "evil.example" })).http).toBe(403);
    expect((await happen(api, own, "reminder")).http, "nothing is overdue").toBe(404);
    expect((await happen(api, own, "debit_rejected")).http, "nothing is debited").toBe(404);
    expect((await happen(api, own, "sim_swap")).event).toEqual({ kind: "sim_swap", count: 1, prc: 0, billed_on: "2026-04-01" });
    const live = await startApi({ demo: false });
    expect((await happen(live, own, "sim_swap")).http).toBe(404);
    await live.close();
  });

  test("counts events that come at the same time one after the other", async () => {
    const own = await withLine(api);
    const prices = await Promise.all(Array.from({ length: 5 }, () => priceOf(api, own, "sim_swap")));
    expect(prices.toSorted()).toEqual([
      [1, 0],
      [2, 0],
      [3, 10],
      [4, 10],
      [5, 10],
    ]);
  });

  test("a change of the way of paying leaves fees on the bill", async () => {
    const own = await withLine(api);
    await priceOf(api, own, "transfer");
    const body = { lang: "en", method: "manual_transfer", name: "", "cnp-cui": "", iban: "" };
    await own.ask(changePaymentMethod, { body });
    expect(feesOf(billOf(await after(40, own, api, (now) => all(now)), "2026-04-01"))).toHaveLength(1);
  });
});
