/** Tests that an invoice's PDF says the same as the list of invoices: for a reader, a screen reader, and the camera of a bank's app. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { myDigiAccount } from "#core/domain/customer/account.contract.ts";
import { invoiceFile, myDigiInvoices, type Invoice } from "#core/domain/invoices/invoices.contract.ts";
import { centsOfEuros, formatMoney, sumOf } from "#core/base/values/money.ts";
import type { Language } from "#core/base/values/language.ts";
import { isStructuredCommunication } from "#core/base/values/structured-communication.ts";
import { bearer, createTime } from "./support/access.ts";
import { siteUrl, startApi, type TestApi } from "./support/api.ts";
import { customerOf, newcomer, type Customer } from "./support/area.ts";
import { customersOrder } from "./support/sample-orders.ts";
import { plainBlanks, readDocument, type DocumentBytes } from "./support/document.ts";

let api: TestApi;
let customer: Customer;
let company: Customer;
beforeAll(async () => {
  api = await startApi({ now: createTime().now, rateLimitScale: 50 });
  customer = await customerOf(api, "demo@digi.example");
  company = await customerOf(api, "company@digi.example");
});
afterAll(() => api.close());

const listOf = async ({ ask }: Customer, query: Record<string, string> = {}): Promise<readonly Invoice[]> =>
  (await ask(myDigiInvoices, { query })).answer.invoices;
const fileOf = ({ ask }: Customer, id: string, lang: Language) => ask(invoiceFile, { query: { id, lang } });
const documentOf = async (who: Customer, id: string, lang: Language): Promise<DocumentBytes> =>
  readDocument((await fileOf(who, id, lang)).answer as unknown as File);

/** Returns an amount as the PDF writes it, with both decimals. */
const written = (euros: number): string => `${euros < 0 ? "−" : ""}€${Math.abs(euros).toFixed(2)}`;

/** Expects that the list, the text of the PDF and its QR code say the same about an invoice. */
async function expectSame(who: Customer, { id, name, amount, communication, epc, lines }: Invoice): Promise<void> {
  const document = await documentOf(who, id, "en");
  expect(document).toMatchObject({ title: name, language: "en-BE", showsTitle: true, isTagged: true });
  const start = document.lines.indexOf("Amount (VAT incl.)") + 1;
  const prices = document.lines.slice(start, document.lines.indexOf("Payment")).filter((line) => /^−?€/.test(line));
  const [net = "", tax = "", total = ""] = prices.slice(-3);
  expect(prices.slice(0, -3)).toEqual(lines.map((line) => written(line.amount)));
  expect(total).toBe(written(amount));
  expect(sumOf([net, tax].map((price) => centsOfEuros(Number(price.slice(1)))))).toBe(centsOfEuros(amount));
  const { switch_number: switchNumber } = (await who.ask(myDigiAccount)).answer.account;
  expect(document.lines.filter((line) => line.includes(switchNumber))).toHaveLength(1);
  expect(document.lines).toEqual(expect.arrayContaining([communication, ...lines.map(({ text }) => plainBlanks(text))]));
  expect(isStructuredCommunication(communication)).toBe(true);
  expect(document.qrText).toBe(epc);
  expect(document.qrText?.split("\n").slice(7)).toEqual([`EUR${amount.toFixed(2)}`, "", "", communication]);
}

describe("an invoice's file", () => {
  test("of all 14: list, text and QR code say the same", async () => {
    const invoices = [...(await listOf(customer)), ...(await listOf(customer, { page: "2" }))];
    expect(invoices).toHaveLength(14);
    for (const invoice of invoices) await expectSame(customer, invoice);
  });

  test.each([
    [
      "fr",
      "Facture",
      "facture",
      ["Produit", "Quantité", "Montant (TVA comprise)", "Total hors TVA", "TVA 21 %", "Date d’échéance"],
      "Veuillez payer au plus tard le 31 mars 2026.",
    ],
    [
      "nl",
      "Factuur",
      "factuur",
      ["Product", "Aantal", "Bedrag (incl. btw)", "Totaal excl. btw", "Btw 21%", "Vervaldatum"],
      "Betaal ten laatste op 31 maart 2026.",
    ],
  ] as const)("is in the language that is asked for, and so is its name (%s)", async (lang, title, name, words, payBy) => {
    const [invoice] = await listOf(customer, { lang });
    if (!invoice) throw new Error("no invoice");
    const number = invoice.name.split(" ").at(-1);
    const { headers, answer } = await fileOf(customer, invoice.id, lang);
    expect(headers["content-type"]).toBe("application/pdf");
    expect(headers["content-disposition"]).toBe(`attachment; filename="${name}-${number}.pdf"; filename*=UTF-8''${name}-${number}.pdf`);
    const document = await readDocument(answer as unknown as File);
    expect(document).toMatchObject({ title: `${title} ${number}`, language: `${lang}-BE`, qrText: invoice.epc });
    expect(document.lines).toEqual(expect.arrayContaining([...words, payBy]));
    // A long invoice line is broken into two, so all lines are joined before they are searched.
    for (const { text } of invoice.lines) expect(document.lines.join(" ")).toContain(plainBlanks(text));
    expect(document.lines).toContain(plainBlanks(formatMoney(centsOfEuros(invoice.amount), lang)));
  });

  test("with a discount: what is taken off stands below what it is taken off from", async () => {
    const own = await newcomer(api);
    const body = customersOrder();
    await own.order({ ...body, promo_code: { ...body.promo_code, voucher: { code: "WELCOME10", label: "10%", percent: 10, months: 12 } } });
    const [invoice] = await listOf(own);
    expect(invoice?.lines.at(-1)).toMatchObject({ kind: "discount", amount: -0.98 });
    if (invoice) await expectSame(own, invoice);
  });

  test("is heard in order: headings, tables with heads, the code with what it is", async () => {
    const [overdue] = await listOf(customer, { state: "overdue" });
    const document = await documentOf(customer, overdue?.id ?? "", "en");
    expect(document.roles.slice(0, 2)).toEqual(["Root", "Document"]);
    expect(document.roles.filter((role) => ["H1", "H2", "Table", "Figure"].includes(role))).toEqual([
      ...["H1", "Table", "H2", "Table", "H2", "Table", "Figure"],
    ]);
    expect(document.roles.filter((role) => role === "TH").length).toBeGreaterThan(10);
    expect(document.figures).toEqual(["QR code of a transfer of €46.50 to digi Belgium (demo)"]);
    expect(document.lines).toEqual(
      expect.arrayContaining([
        ...[
          "1 month",
          "Reminder of 1 March 2026",
          "The 1st and the 2nd in a calendar year: free, from the 3rd in",
          "a calendar year: €10.",
          "No end date: you can leave whenever you like",
        ],
        "This invoice was due on 28 February 2026. Please pay it as soon as you can.",
      ]),
    );
  });

  test("of a company: to whom, part of a month by its days, by which mandate it is collected", async () => {
    const [toCome, asked, first] = await listOf(company);
    const document = await documentOf(company, first?.id ?? "", "nl");
    expect(document.lines).toEqual(
      expect.arrayContaining(["Atelier Scheldt", "Btw-nummer BE 0428.759.497", "20 van de 31 dagen", "1 maand", "€ 65,28"]),
    );
    expect(document.lines.filter((line) => line.endsWith("Pagina 2 van 2"))).toHaveLength(1);
    expect((await documentOf(company, toCome?.id ?? "", "en")).lines.join(" ")).toMatch(
      /We’ll collect this amount by direct debit on 31 March 2026, by mandate \S+\./,
    );
    expect((await documentOf(company, asked?.id ?? "", "fr")).lines.join(" ")).toMatch(
      /Nous avons demandé ce montant à votre banque le 28 février 2026/,
    );
  });

  test("is where the card's action leads, and tells a page of another origin its name", async () => {
    const [invoice] = await listOf(customer, { lang: "fr" });
    const { pathname, search } = new URL(invoice?.actions[0]?.url ?? "");
    for (const origin of [siteUrl, "https://partner.example"]) {
      const headers = { origin, ...bearer(customer.token) };
      const answered = await api.app.inject({ method: "GET", url: pathname + search, headers });
      expect([answered.statusCode, answered.headers["content-type"]]).toEqual([200, "application/pdf"]);
      expect(answered.headers["content-disposition"]).toMatch(/^attachment; filename="(facture-\d{10}\.pdf)"; filename\*=UTF-8''\1$/);
      expect(answered.headers["access-control-allow-origin"]).toBe(origin);
      expect(answered.headers["access-control-expose-headers"]).toBe("Content-Disposition, Date, Retry-After");
    }
  });
});
