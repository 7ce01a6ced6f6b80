/** Tests the settings of the customer area: which can be changed and by whom, and that no customer can change the settings of another. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { eq } from "drizzle-orm";
import { accountChangePassword, accountEndSession, myDigiAccount } from "#core/domain/customer/account.contract.ts";
import { settingsEmail, settingsInvoiceEmail, settingsPhoneNumber } from "#core/domain/customer/settings.contract.ts";
import { changePaymentMethod } from "#core/domain/invoices/payment-method.contract.ts";
import { formsCallback } from "#core/domain/leads/callback.contract.ts";
import { formsOpenFiber } from "#core/domain/leads/open-fiber.contract.ts";
import { oauth2Revoke } from "#core/services/session/session.contract.ts";
import { languages, type Language } from "#core/base/values/language.ts";
import { formsContact } from "#widgets/contact/contact.contract.ts";
import { findLink } from "#demo/api/store/links.ts";
import { links } from "#demo/api/db/schema.ts";
import { confirmChangeInvoiceEmail } from "#widgets/invoice-email-change/invoice-email-change.contract.ts";
import {
  bearer,
  createTime,
  givePassword,
  minuteMs,
  newCustomer,
  refresh,
  samplePassword,
  signIn,
  hourMs,
  linkOf,
} from "./support/access.ts";
import { startApi, type TestApi } from "./support/api.ts";
import { customerOf, newcomer, type Customer } from "./support/area.ts";
import { call } from "./support/call.ts";
import { someIban } from "./support/sample-orders.ts";
import { mailsTo } from "./support/outbox.ts";

const time = createTime();
let api: TestApi;
let customer: Customer;
let company: Customer;
beforeAll(async () => {
  api = await startApi({ now: time.now, rateLimitScale: 50 });
  customer = await customerOf(api, "demo@digi.example");
  company = await customerOf(api, "company@digi.example");
});
afterAll(() => api.close());

const accountOf = async ({ ask }: Customer, lang = "en") => (await ask(myDigiAccount, { query: { lang } })).answer.account;

test("calls whose paths the texts leave open: changes in place, the way of paying, signing out, contact forms [C-404]", () => {
  const open = [settingsPhoneNumber, settingsEmail, settingsInvoiceEmail, changePaymentMethod, oauth2Revoke];
  const forms = [formsContact, formsCallback, formsOpenFiber];
  expect([...open, ...forms].map(({ method, path }) => `${method} ${path}`)).toEqual([
    "POST /my-digi/settings/phone_number",
    "POST /my-digi/settings/email",
    "POST /my-digi/settings/invoice_email",
    "POST /my-digi/my-mobile/change-payment-method",
    "POST /oauth2/revoke",
    "POST /forms/contact",
    "POST /forms/callback",
    "POST /forms/open-fiber",
  ]);
  for (const { method, path } of [...open, ...forms]) expect(api.app.hasRoute({ method, url: path }), path).toBe(true);
});

describe("settings", () => {
  test("the phone number is changed at once, said in the page's language", async () => {
    const own = await newcomer(api);
    const change = (lang: string, value: string) => own.ask(settingsPhoneNumber, { body: { lang, value } });
    const said = await Promise.all(languages.map(async (lang) => (await change(lang, "0470 11 22 33")).status.message));
    expect(said).toEqual(["Editing was done successfully!", "La modification est enregistrée\u00a0!", "Je wijziging is bewaard!"]);
    expect((await accountOf(own)).phone_number).toBe("470112233");
  });

  const empty = "The field cannot be empty";
  const tooLong = "This is too long: 100 characters at most";
  test.each([
    [settingsPhoneNumber, "", empty],
    [settingsPhoneNumber, "47011223", "Enter the 9 digits that follow +32"],
    [settingsPhoneNumber, "4".repeat(101), tooLong],
    [settingsEmail, "  ", empty],
    [settingsEmail, `${"a".repeat(90)}@example.com`, tooLong],
    [settingsEmail, "nobody", "Enter an email address like name@example.be"],
    [settingsInvoiceEmail, "", empty],
    [settingsInvoiceEmail, `${"a".repeat(90)}@example.com`, tooLong],
  ])("what cannot be is refused at its field (%#)", async (endpoint, value, text) => {
    const { http, status } = await customer.ask(endpoint, { body: { lang: "en", value } });
    expect([http, status.message]).toEqual([422, { value: [text] }]);
  });

  test("the way of paying is kept, masked, and takes a mandate of its own [C-390 my-digi]", async () => {
    const own = await newcomer(api);
    const debit = { lang: "en", method: "direct_debit", name: "Nora Maes", "cnp-cui": "", iban: "BE68 5390 0754 7034" };
    const { status } = await own.ask(changePaymentMethod, { body: debit });
    expect(status.message).toMatch(/^Your payment method has been changed/);
    const { payment } = await accountOf(own);
    expect(payment).toMatchObject({ method: "direct_debit", holder: "Nora Maes", iban: "BE•• •••• •••• 7034" });
    expect(payment.mandate).toMatch(/^[A-Z\d-]{1,35}$/);
    expect(JSON.stringify(await accountOf(own))).not.toContain(someIban.slice(4, 12));
    await own.ask(changePaymentMethod, { body: { lang: "en", method: "manual_transfer", name: "", "cnp-cui": "", iban: "" } });
    expect((await accountOf(own)).payment).toEqual({ method: "manual_transfer", holder: "Nora Maes", iban: null, mandate: null });
  });

  test.each([
    [{ iban: "" }, { iban: ["This field is required"] }],
    [{ iban: "BE12" }, { iban: [expect.stringContaining("Enter an account number")] }],
    [{ name: " " }, { name: ["This field is required"] }],
    [{ "cnp-cui": "85031212363" }, { "cnp-cui": ["Enter a national number or a company number"] }],
    [{ method: "cash" }, { method: [expect.any(String)] }],
  ])("a way of paying that cannot be is refused at its field (%#)", async (changed, message) => {
    const body = { lang: "en", method: "direct_debit", name: "Sofie Claes", "cnp-cui": "0428.759.497", iban: someIban, ...changed };
    const { http, status } = await customer.ask(changePaymentMethod, { body });
    expect([http, status.message]).toEqual([422, message]);
  });
});

describe("the password", () => {
  const next = "Another-Passw0rd";
  const change = ({ ask }: Customer, more: Record<string, string> = {}) =>
    ask(accountChangePassword, {
      body: { lang: "en", "password-old": samplePassword, "password-new": next, "password-new-repeat": next, ...more },
    });

  test("is changed by who knows the old one: every other session ends, this one goes on, a mail says so [C-387 my-digi]", async () => {
    const { email } = await newCustomer(api);
    const [own, other] = [await customerOf(api, email), await customerOf(api, email)];
    expect((await change(own)).status).toEqual({ error: false, message: expect.stringMatching(/^Your password has been changed/) });
    expect((await other.ask(myDigiAccount)).status.code).toBe("logout");
    expect((await refresh(api, { body: { refresh_token: other.refreshToken } })).status.code).toBe("logout");
    expect((await own.ask(myDigiAccount)).http).toBe(200);
    expect((await givePassword(api, email)).http).toBe(401);
    expect((await givePassword(api, email, next)).http).toBe(200);
    expect((await mailsTo(api, email))[0]?.subject).toBe("Your password has been changed");
  });

  test.each([
    ["password-old", { "password-old": "Wrong-Passw0rd" }, "This is not your current password"],
    ["password-old", { "password-old": "" }, "This field is required"],
    ["password-new", { "password-new": "Short-1" }, "Your password needs at least 10 characters"],
    ["password-new", { "password-new": "lower-case-1" }, "Add an upper-case letter to your password"],
    ["password-new", { "password-new": "UPPER-CASE-1" }, "Add a lower-case letter to your password"],
    ["password-new", { "password-new": "No-Digit-Here" }, "Add a digit to your password"],
    ["password-new", { "password-new": "NoSpecial1234" }, "Add a special character to your password, such as ! or ?"],
    ["password-new-repeat", { "password-new-repeat": "Another-Passw0rd2" }, "Passwords do not match"],
  ])("is refused at %s (%#)", async (field, more, text) => {
    const { http, status } = await change(company, more);
    expect([http, status.message]).toEqual([422, { [field]: [text] }]);
  });

  test("is not found out by trying: after four wrong ones one has to wait, and the right one does not help", async () => {
    const own = await newcomer(api);
    const tries = [];
    for (let count = 0; count < 6; count++) tries.push((await change(own, { "password-old": "Wrong-Passw0rd" })).http);
    expect(tries).toEqual([422, 422, 422, 422, 429, 429]);
    const { http, status, headers } = await change(own);
    expect([http, status.code, headers["retry-after"]]).toEqual([429, "rate_limited", "2"]);
    // Failed attempts to change a password keep nobody from logging in.
    expect((await givePassword(api, own.email)).http).toBe(200);
  });
});

describe("sessions", () => {
  const phone =
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1";

  test("are listed with their devices, and each other one can be ended", async () => {
    const { email } = await newCustomer(api);
    const other = await signIn(api, email, { headers: { "user-agent": phone } });
    time.pass(minuteMs);
    const own = await customerOf(api, email);
    const { sessions } = await accountOf(own, "fr");
    expect(sessions).toMatchObject([
      { device: "Appareil inconnu", current: true, last_used: "2026-03-02T09:01:00.000Z" },
      { device: "Safari sur iPhone", current: false, last_used: "2026-03-02T09:00:00.000Z" },
    ]);
    const end = () => own.ask(accountEndSession, { query: { id: sessions[1]?.id ?? "" }, body: { lang: "en" } });
    expect((await end()).status).toEqual({ error: false, message: "This device has been signed out." });
    expect((await call(api, myDigiAccount, { headers: bearer(other.accessToken) })).status.code).toBe("logout");
    expect((await refresh(api, { body: { refresh_token: other.refreshToken } })).status.code).toBe("logout");
    expect((await accountOf(own)).sessions.map(({ current }) => current)).toEqual([true]);
    expect((await end()).status.error).toBe(false);
    time.pass(-minuteMs);
  });
});

describe("changes of addresses", () => {
  const as = async (email: string) => ({ headers: bearer((await signIn(api, email)).accessToken) });
  const startInvoice = (headers: Record<string, string>, value: string, lang: Language = "en") =>
    call(api, settingsInvoiceEmail, { body: { lang, value }, headers });
  const startEmail = (headers: Record<string, string>, value: string, lang: Language = "en") =>
    call(api, settingsEmail, { body: { lang, value }, headers });

  test("of invoices are confirmed by the link that went to the new address [P-015, P-074, P-250, P-251]", async () => {
    const { email, id } = await newCustomer(api);
    const { headers } = await as(email);
    const wanted = "invoices.here@example.com";
    const { status } = await startInvoice(headers, ` Invoices.Here@Example.com `, "fr");
    expect(status.message).toMatch(/^Nous avons envoyé un lien/);
    const { page, query } = await linkOf(api, wanted);
    expect(page).toBe("http://localhost:4100/fr/confirmer-email-facturation");
    expect([Object.keys(query), query["i"]]).toEqual([["i", "d", "p"], id]);
    const confirmed = await call(api, confirmChangeInvoiceEmail, { query: { ...query, lang: "nl" } });
    expect(confirmed.status).toEqual({ error: false, message: "Je facturen gaan voortaan naar i•••@example.com." });
    expect((confirmed.answer as unknown as { status: unknown }).status).toEqual(confirmed.status);
    expect((await call(api, myDigiAccount, { headers })).answer.account).toMatchObject({ email, invoice_email: wanted });
    const [notice] = await mailsTo(api, email);
    expect(notice?.subject).toBe("Je facturen gaan naar een ander adres");
    expect(notice?.text).toContain("naar i•••@example.com");
    const again = await call(api, confirmChangeInvoiceEmail, { query: { ...query, lang: "nl" } });
    expect([again.http, again.status]).toEqual([
      200,
      { error: true, code: "already_done", message: "Je facturen gaan naar i•••@example.com." },
    ]);
    expect(await mailsTo(api, email)).toHaveLength(2); // The customer gets two mails: the code and a single notice.
  });

  test("of invoices: a used link whose address is no longer in force names no address", async () => {
    const { email } = await newCustomer(api);
    const { headers } = await as(email);
    const confirmed = async (wanted: string) => {
      await startInvoice(headers, wanted);
      const { query } = await linkOf(api, wanted);
      expect((await call(api, confirmChangeInvoiceEmail, { query })).status.error).toBe(false);
      return query;
    };
    const first = await confirmed("old.invoices@example.com");
    await confirmed("secret@newplace.example");
    const { status } = await call(api, confirmChangeInvoiceEmail, { query: first });
    expect(status).toEqual({
      error: true,
      code: "link_used",
      message: "This link no longer works: you’ve asked for another change since. Use the link in our latest email.",
    });
  });

  test("refuse links that are changed, incomplete, replaced by a later one, or older than a day [P-226]", async () => {
    const { email } = await newCustomer(api);
    const { headers } = await as(email);
    await startInvoice(headers, "first.address@example.com");
    await startInvoice(headers, "second.address@example.com");
    const { query } = await linkOf(api, "second.address@example.com");
    const confirm = (changed: Record<string, string>) => call(api, confirmChangeInvoiceEmail, { query: { ...query, ...changed } });
    const later = String(Number(query["d"]) + 1);
    const changes: Record<string, string>[] = [{ d: later }, { p: "x" }, { i: "x" }, { i: "", d: "", p: "" }];
    for (const changed of changes) {
      expect((await confirm(changed)).status.code).toBe("link_invalid");
    }
    expect((await call(api, confirmChangeInvoiceEmail, { query: { i: "x" } })).http).toBe(422);
    const replaced = await linkOf(api, "first.address@example.com");
    expect((await call(api, confirmChangeInvoiceEmail, { query: replaced.query })).status).toMatchObject({
      code: "link_used",
      message: expect.stringContaining("Use the link in our latest email.") as unknown,
    });
    time.pass(24 * hourMs);
    expect((await confirm({})).status).toMatchObject({
      code: "link_invalid",
      message: "This link has expired, and nothing has changed. Log in and ask for the change again.",
    });
  });

  test("of the account are started by a link to the new address, in the page's language [P-070]", async () => {
    const pages: Record<Language, string> = { en: "/en/confirm-email", fr: "/fr/confirmer-email", nl: "/nl/e-mail-bevestigen" };
    const { email, id } = await newCustomer(api);
    const { headers } = await as(email);
    for (const lang of languages) {
      expect((await startEmail(headers, `fresh.${lang}@example.com`, lang)).http).toBe(200);
      const { page, query } = await linkOf(api, `fresh.${lang}@example.com`);
      expect([page, Object.keys(query), query["i"]]).toEqual([`http://localhost:4100${pages[lang]}`, ["i", "d", "p"], id]);
    }
    const { query } = await linkOf(api, "fresh.nl@example.com");
    const proof = {
      purpose: "email-change",
      secret: query["p"] ?? "",
      accountId: id,
      expiry: query["d"] ?? "",
      nowMs: time.now(),
    } as const;
    expect(await findLink(api.context.db, proof)).toMatchObject({ link: { email: "fresh.nl@example.com" } });
    const fourth = await startEmail(headers, "fresh.four@example.com");
    expect([fourth.http, fourth.status.code, fourth.headers["retry-after"]]).toEqual([429, "too_many_sends", "900"]);
  });

  test("of the account to somebody else's address answer the same, and send no link", async () => {
    const [mine, theirs] = [await newCustomer(api), await newCustomer(api)];
    const { headers } = await as(mine.email);
    const free = await startEmail(headers, "free.address@example.com");
    const taken = await startEmail(headers, theirs.email.toUpperCase());
    expect([taken.http, taken.status]).toEqual([free.http, free.status]);
    const [mail] = await mailsTo(api, theirs.email);
    expect(mail?.subject).toBe("This address already has an account");
    expect(await api.context.db.select().from(links).where(eq(links.email, theirs.email))).toEqual([]);
  });

  test("need a good address, and a customer", async () => {
    const { email } = await newCustomer(api);
    const { headers } = await as(email);
    for (const start of [startEmail, startInvoice]) {
      const { http, status } = await start(headers, "not an address", "nl");
      expect([http, status.message]).toEqual([422, { value: ["Vul een e\u2011mailadres in zoals naam@voorbeeld.be"] }]);
      expect((await start({}, "free.address@example.com")).http).toBe(401);
    }
  });
});
