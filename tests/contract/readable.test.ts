/**
 * Tests texts that every call refuses, such as thousands of brackets, halves of characters and control characters; and characters that are
 * removed from every text.
 */
import { desc, eq } from "drizzle-orm";
import ICAL from "ical.js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addressInfrastructure } from "#core/domain/address/address.contract.ts";
import { changePaymentMethod } from "#core/domain/invoices/payment-method.contract.ts";
import { specOf } from "#core/base/contract/spec-of.ts";
import { oauth2Token } from "#core/services/session/session.contract.ts";
import { languages } from "#core/base/values/language.ts";
import { accounts } from "#demo/api/db/schema.ts";
import { contactMessages, jobApplications } from "#demo/api/db/schema-forms.ts";
import { orders } from "#demo/api/db/schema-orders.ts";
import { appointmentText } from "#demo/api/domain/appointment.ts";
import { invoiceDocument } from "#demo/api/documents/invoice.ts";
import { myDigiInvoices } from "#core/domain/invoices/invoices.contract.ts";
import { invoices as invoiceRows } from "#demo/api/db/schema-area.ts";
import { routes } from "#demo/api/app/modules.ts";
import { formsContact } from "#widgets/contact/contact.contract.ts";
import { formsJobApplication } from "#widgets/job-application/job-application.contract.ts";
import { common, freeCaptchas, givePassword, newCustomer, samplePassword, signIn } from "./support/access.ts";
import { startApi, type TestApi } from "./support/api.ts";
import { customerOf } from "./support/area.ts";
import { call } from "./support/call.ts";
import { contactForm, jobApplicationForm } from "./support/forms.ts";
import { sendOrder } from "./support/order.ts";
import { readDocument } from "./support/document.ts";
import { pdf } from "./support/sample-files.ts";
import { addressAt, customersOrder } from "./support/sample-orders.ts";

let api: TestApi;
let token = "";
let email = "";
let captcha: () => string;
beforeAll(async () => {
  api = await startApi({ rateLimitScale: 50 });
  captcha = freeCaptchas(api);
  ({ email } = await newCustomer(api));
  token = (await signIn(api, email)).accessToken;
});
afterAll(() => api.close());

const wrong = "Please check this field";
const notOneLine = "Leave out line breaks and invisible characters";

const nested = (depth: number): string => "[".repeat(depth) + "]".repeat(depth);
const jsonCalls = routes.map(({ endpoint }) => endpoint).filter(({ encoding }) => encoding === "json");

describe("JSON", () => {
  test.each(jsonCalls.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
    "%s refuses 30,000 brackets inside a field, and an object too deep, before anything is looked at",
    async (_call, { method, path }) => {
      const send = (payload: string) =>
        api.app.inject({ method, url: path, payload, headers: { "content-type": "application/json", origin: "http://localhost:4100" } });
      const deepObjects = `{"value":${'{"a":'.repeat(25)}1${"}".repeat(25)}}`;
      for (const payload of [`{"username":${nested(30_000)},"lang":"fr"}`, deepObjects]) {
        const answered = await send(payload);
        expect([answered.statusCode, answered.json().meta.status]).toMatchObject([400, { error: true, code: "invalid" }]);
      }
    },
  );

  test("goes 20 deep and no deeper, the body itself counted", async () => {
    const statusAt = async (depth: number): Promise<number> => {
      const payload = `{"username":${nested(depth - 1)}}`;
      const headers = { "content-type": "application/json", origin: "http://localhost:4100" };
      return (await api.app.inject({ method: "POST", url: oauth2Token.path, payload, headers })).statusCode;
    };
    expect([await statusAt(20), await statusAt(21)]).toEqual([422, 400]);
  });
});

const orderOf = (change: object) => ({ ...customersOrder(), ...change });
const forCompany = (companyName: string) => {
  const { order } = customersOrder();
  return orderOf({
    order: { ...order, orderToMyself: false, orderToCompany: { companyName, legalForm: 1, vat: "BE0428759497" } },
  });
};
const withBox = (box: string) => orderOf({ installAddress: { fttbAddressId: "FTTB-1000-1-01-1", box } });
const paid = (name: string) =>
  call(api, changePaymentMethod, {
    body: { lang: "en", method: "direct_debit", name, "cnp-cui": "", iban: "BE68539007547034" },
    headers: { authorization: `Bearer ${token}` },
  });

describe("half of a character is refused at its field", () => {
  test.each([
    ["in a company's name", "companyName", () => sendOrder(api, forCompany("A\ud800B"), { token })],
    [
      "in an operator's name",
      "name",
      () => {
        const [line] = customersOrder().bundle.mobile;
        const other = { ...line, portability_provider: { id: "others", name: "\udc00" } };
        return sendOrder(api, orderOf({ bundle: { ...customersOrder().bundle, mobile: [other] } }), { token });
      },
    ],
    ["in a password", "password", () => givePassword(api, email, "Secret\ud83d-123")],
    ["in an account holder's name", "name", () => paid("\ud800")],
  ] as const)("%s", async (_where, field, send) => {
    const { http, status } = await send();
    expect([http, status.message]).toEqual([422, { [field]: [wrong] }]);
  });

  test("in a name of a field", async () => {
    const { http, status } = await call(api, oauth2Token, { body: { ...common, "gr\ud800ant": "x" } });
    expect([http, Object.values(status.message as object)]).toEqual([422, [[wrong]]]);
  });
});

const breaks = ["\r\n", "\n", "\r", "\u0085", "\u2028", "\u2029", "\v", "\f"];
const controls = ["\u0001", "\u0007", "\u001b", "\u007f", "\u009b"];

describe("a text of one line", () => {
  test.each([...breaks, ...controls])("holds no %j", async (sign) => {
    const text = `A${sign}B`;
    const found = [
      (await sendOrder(api, forCompany(text), { token })).status.message,
      (await sendOrder(api, withBox(text), { token })).status.message,
      (await paid(text)).status.message,
      (await givePassword(api, email, `Secret-123${text}`)).status.message,
      (await call(api, formsJobApplication, { body: { ...jobApplicationForm("x"), job: text, lang: "en" } })).status.message,
    ];
    expect(found).toEqual(["companyName", "box", "name", "password", "job"].map((field) => ({ [field]: [notOneLine] })));
  });

  test.each([
    ["turns the direction", "AC\u202eME \u2066Ltd\u2069", "ACME Ltd"],
    ["has no width", "AC\u200bME\ufeff Ltd\u00ad", "ACME Ltd"],
    ["fills without a shape", "ACME\u3164 Ltd\u115f", "ACME Ltd"],
    ["joins what is no letter", "\u200dACME \u200cLtd", "ACME Ltd"],
    ["comes along with a copy", "\nACME Ltd\r\n", "ACME Ltd"],
    ["is another blank", "ACME\u00a0Ltd\t", "ACME Ltd"],
    ["joins letters, which stays", "क्\u200dष ACME", "क्\u200dष ACME"],
  ])("is kept without what %s", async (_what, typed, kept) => {
    const { answer, status } = await sendOrder(api, forCompany(typed), { token });
    expect(status.error).toBe(false);
    const [row] = await api.context.db.select().from(orders).where(eq(orders.number, answer.data.orderId));
    expect(row?.company?.companyName).toBe(kept);
  });

  test("of a password is left as it was typed", async () => {
    const made = await newCustomer(api);
    const { secrets, db } = api.context;
    const typed = `${samplePassword}\u200b\u00a0`;
    await db
      .update(accounts)
      .set({ passwordHash: await secrets.hash(typed) })
      .where(eq(accounts.email, made.email));
    expect((await givePassword(api, made.email, samplePassword)).status.code).toBe("invalid_credentials");
    expect((await givePassword(api, made.email, typed)).status.error).toBe(false);
  });

  test.each([
    ["a job", 201, 422],
    ["a job", 200, 200],
  ])("of %s with %i characters: %i", async (_what, length, http) => {
    const form = { ...jobApplicationForm(captcha()), job: "j".repeat(length), upload_cv: pdf(), upload_letter: pdf() };
    expect((await call(api, formsJobApplication, { body: form })).http).toBe(http);
    const [last] = await api.context.db.select().from(jobApplications).orderBy(desc(jobApplications.id)).limit(1);
    expect(last?.job.length ?? 0).toBeLessThanOrEqual(200);
  });
});

test("a message keeps its lines, and loses what turns its direction", async () => {
  const form = { ...contactForm(captcha()), message: "Line\u202e 1\r\n\tLine 2\n👩\u200d👩 नमस्\u200dते" };
  expect((await call(api, formsContact, { body: form })).status).toMatchObject({ error: false });
  const [row] = await api.context.db.select().from(contactMessages).where(eq(contactMessages.email, form.email));
  expect(row?.message).toBe("Line 1\n\tLine 2\n👩\u200d👩 नमस्\u200dते");
  const bell = await call(api, formsContact, { body: { ...form, message: "Ring\u0007" } });
  expect([bell.http, bell.status.message]).toEqual([422, { message: [wrong] }]);
});

describe("a box", () => {
  test.each(["X:1", "<b>", "~1", "1~2", "#1", "…"])("is never %s: for an order, nor for the check of fibre before it", async (box) => {
    expect((await sendOrder(api, withBox(box), { token })).status.message).toEqual({ box: [wrong] });
    const { number, ...address } = addressAt();
    const checked = { ...address, number, city: "Brussels", box, lang: "en", platform: "web", recaptcha: "x" };
    expect((await call(api, addressInfrastructure, { body: checked })).status.message).toEqual({ box: [wrong] });
  });
});

describe("documents", () => {
  test("of an order with line breaks in its company's name, kept long ago, say it in one line", async () => {
    const company = await customerOf(api, "company@digi.example");
    const { answer } = await company.ask(myDigiInvoices, { query: {} });
    const [row] = await api.context.db
      .select()
      .from(invoiceRows)
      .where(eq(invoiceRows.id, answer.invoices[0]?.id ?? ""));
    if (!row?.recipient.company) throw new Error("no invoice of a company");
    const companyName = "ACME\nPay to BE00\r\u202e+++000/0000/00097+++\u2028now";
    const recipient = { ...row.recipient, company: { ...row.recipient.company, companyName } };
    const facts = {
      row: { ...row, recipient },
      lines: [],
      clientNumber: "1",
      today: row.issuedOn,
      language: "en",
      reminders: "text",
    } as const;
    const { lines } = await readDocument(new File([new Uint8Array(await invoiceDocument(facts))], "", { type: "application/pdf" }));
    expect(lines.join(" ")).toContain("ACME Pay to BE00 +++000/0000/00097+++ now");
    expect(lines.filter((line) => /^(Pay to|\+\+\+000|now)/.test(line))).toEqual([]);
  });

  test.each(languages)("for a calendar have no line of a text's own, in %s", (language) => {
    const written = appointmentText({
      number: "500000001",
      language,
      slot: { date: "2026-06-01", intervalValue: "08:00-12:00" } as never,
      sequence: 0,
      standing: "confirmed",
      writtenMs: 0,
      installAt: "FTTB-1000-1-01-16~1 \rX:1\u0085Y:2\u2028Z:3\u001b",
      siteUrl: "https://www.digi.example",
    });
    expect(written.replaceAll("\r\n", "")).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
    expect(JSON.stringify(ICAL.parse(written))).not.toMatch(/"[xyz]"/);
  });
});

test("each text of several lines is declared as one: there is one", () => {
  const several = routes.flatMap(({ endpoint }) => {
    const fields = Object.entries((specOf(endpoint).body?.schema ?? {}) as Record<string, { readonly type: string }>);
    return fields.filter(([, { type }]) => type === "message").map(([name]) => `${endpoint.path} ${name}`);
  });
  expect(several).toEqual(["/forms/contact message"]);
});
