/**
 * Tests the calls for visitors who want news about fibre or a call back, and the call that leads to them: is there fibre at this address?
 */
import { and, eq, gt, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addressInfrastructure } from "#core/domain/address/address.contract.ts";
import { formsOpenFiber } from "#core/domain/leads/open-fiber.contract.ts";
import { languages } from "#core/base/values/language.ts";
import { mails } from "#demo/api/db/schema.ts";
import { callbackRequests } from "#demo/api/db/schema-forms.ts";
import { mayMail } from "#demo/api/store/recipients.ts";
import { formsCallback } from "#core/domain/leads/callback.contract.ts";
import { formsContact } from "#widgets/contact/contact.contract.ts";
import { formsSubscribe } from "#widgets/newsletter/newsletter.contract.ts";
import { startApi, type TestApi } from "./support/api.ts";
import { call } from "./support/call.ts";
import { solveCaptcha } from "./support/captcha.ts";
import { callbackForm, contactForm, newsletterForm, openFiberForm, someEmail } from "./support/forms.ts";
import { mailsTo } from "./support/outbox.ts";

let api: TestApi;
/** The time at which the API's clock stands still: a Saturday after business hours. */
const now = () => Date.parse("2026-01-17T18:00:00+01:00");
// The rate limits are raised, because all tests count as one client; the limits themselves are tested in rate-limits.test.ts.
beforeAll(async () => void (api = await startApi({ now, rateLimitScale: 10 })));
afterAll(() => api.close());

const supportAddress = "support@digi.example";
const fieldErrors = (status: { message?: unknown }) => status.message as Record<string, string[]>;

/** A form call that is refused because of its fields does not use up its captcha, so one token serves for many invalid calls. */
let spareToken = "";
beforeAll(async () => void (spareToken = await solveCaptcha(api)));

describe("POST /forms/open-fiber and POST /forms/callback", () => {
  test("confirms by mail that somebody will hear of fibre, in three languages [P-058]", async () => {
    const subjects: unknown[] = [];
    for (const lang of languages) {
      const form = { ...openFiberForm(await solveCaptcha(api)), lang, fttbAddressId: "FTTB-5000-1-01-20" };
      expect((await call(api, formsOpenFiber, { body: form })).http).toBe(200);
      subjects.push((await mailsTo(api, form.email))[0]?.subject);
    }
    expect(subjects).toEqual([
      "We’ll keep you informed about fibre",
      "Nous vous tenons au courant de l’arrivée de la fibre",
      "We houden je op de hoogte over glasvezel",
    ]);
  });

  test("names nobody in a form's mail, sends one address three in a quarter of an hour, and takes every form", async () => {
    const email = openFiberForm("").email;
    for (let sent = 0; sent < 2; sent++) {
      await call(api, formsOpenFiber, { body: { ...openFiberForm(await solveCaptcha(api)), email } });
      await call(api, formsContact, { body: { ...contactForm(await solveCaptcha(api)), email } });
    }
    const mails = await mailsTo(api, email);
    expect(mails).toHaveLength(3);
    for (const { text } of mails) expect(text).not.toMatch(/Jan|Marie/);
    expect((await mailsTo(api, supportAddress))[0]?.text).toContain(email);
  });

  test("the newsletter's welcome is one of them, and the only one that waits for its turn: its link is the way to unsubscribe", async () => {
    const { db, keyedHash } = api.context;
    const { email } = openFiberForm("");
    for (let sent = 0; sent < 3; sent++) await call(api, formsOpenFiber, { body: { ...openFiberForm(await solveCaptcha(api)), email } });
    for (let again = 0; again < 2; again++) {
      const form = { ...newsletterForm(await solveCaptcha(api)), email };
      expect((await call(api, formsSubscribe, { body: form })).http).toBe(200);
      expect(await mailsTo(api, email)).toHaveLength(3);
    }
    const waiting = and(eq(mails.recipient, email), gt(mails.nextTryAt, mails.at));
    const seconds = sql<number>`extract(epoch from ${mails.nextTryAt} - ${mails.at})::int`;
    expect(await db.select({ seconds }).from(mails).where(waiting)).toEqual([{ seconds: 900 }]);
    // The mail that waits is counted already: a quarter of an hour later only two more mails to this address are allowed, not three.
    const later = { keyedHash, now: () => now() + 900_000 };
    const isTaken: boolean[] = [];
    for (let sent = 0; sent < 3; sent++) isTaken.push(await mayMail(db, later, email));
    expect(isTaken).toEqual([true, true, false]);
    await db
      .update(mails)
      .set({ nextTryAt: sql`now()` })
      .where(waiting);
    const [welcome, ...others] = await mailsTo(api, email);
    expect([welcome?.subject, others.length]).toEqual(["Welcome to our newsletter", 3]);
    const url = /http:\/\/localhost:4101(\/newsletter\/unsubscribe\?\S+)/.exec(welcome?.text ?? "")?.[1] ?? "";
    expect((await api.app.inject({ method: "GET", url })).body).toContain("Unsubscribe from our newsletter?");
  });

  test("who named no address is told where to check one [P-059 callback-form]", async () => {
    const links: unknown[] = [];
    for (const lang of languages) {
      const form = { ...openFiberForm(await solveCaptcha(api)), lang };
      expect((await call(api, formsOpenFiber, { body: form })).http).toBe(200);
      const [mail, ...others] = await mailsTo(api, form.email);
      expect(others).toEqual([]);
      links.push(/http\S+shop\/check/.exec(mail?.text ?? "")?.[0]);
    }
    expect(links).toEqual(languages.map((lang) => `http://localhost:4100/${lang}/shop/check`));
    const named = { ...openFiberForm(await solveCaptcha(api)), fttbAddressId: "FTTB-5000-1-01-20" };
    await call(api, formsOpenFiber, { body: named });
    expect((await mailsTo(api, named.email))[0]?.text).not.toContain("shop/check");
  });

  test("tells customer service in each language when the visitor expects the call", async () => {
    const times: unknown[] = [];
    for (const lang of languages) {
      await call(api, formsCallback, { body: { ...callbackForm(await solveCaptcha(api)), phone_number: "0499 12 34 56", lang } });
      times.push((await mailsTo(api, supportAddress))[0]?.text.split("\n")[2]);
    }
    expect(times).toEqual([
      "Call on: Monday, 19 January 2026, between 09:00 and 17:00",
      "À rappeler le\u00a0: lundi 19 janvier 2026, entre 9\u00a0h et 17\u00a0h",
      "Terug te bellen op: maandag 19 januari 2026, tussen 9 en 17 uur",
    ]);
  });

  test("refuses an open-fiber request without an email", async () => {
    const { status } = await call(api, formsOpenFiber, { body: { ...openFiberForm(spareToken), email: "" } });
    expect(fieldErrors(status)).toEqual({ email: ["Dit veld is verplicht"] });
  });

  test("tells customer service whom to call back", async () => {
    const { status, answer } = await call(api, formsCallback, { body: callbackForm(await solveCaptcha(api)) });
    expect(answer.data).toEqual({ day: "2026-01-19", from: "09:00", to: "17:00" });
    expect(status).toEqual({
      error: false,
      message: "Merci\u00a0! Nous avons bien reçu votre demande.",
    });
    const [mail] = await mailsTo(api, supportAddress);
    expect([mail?.subject, mail?.text]).toEqual([
      "À rappeler\u00a0: Luc Dubois",
      "Nom\u00a0: Luc Dubois\nTéléphone\u00a0: +32471234567\nÀ rappeler le\u00a0: lundi 19 janvier 2026, entre 9\u00a0h et 17\u00a0h\nDéjà client\u00a0: oui\nLangue\u00a0: français\n",
    ]);
    const kept = await api.context.db.select().from(callbackRequests).where(eq(callbackRequests.phone, "+32471234567"));
    expect(kept).toMatchObject([{ firstName: "Luc", lastName: "Dubois", isClient: true, language: "fr" }]);
  });

  test("asks for both consents and a phone of 9 digits, not for the client question", async () => {
    const body = { ...callbackForm(spareToken), radio: undefined, digi_terms: "", digi_contact: "", phone_number: "12" };
    const { status } = await call(api, formsCallback, { body });
    expect(Object.keys(fieldErrors(status)).toSorted()).toEqual(["digi_contact", "digi_terms", "phone_number"]);
  });
});

describe("PUT /address/infrastructure", () => {
  const grandPlace = {
    postalCode: "1000",
    city: "Bruxelles",
    street: "Grand-Place",
    number: "1",
    box: "",
    platform: "web",
    cityId: "1000-1",
    countyId: "BE-BRU",
    streetId: "1000-1-01",
    fttbAddressId: "FTTB-1000-1-01-1",
    lang: "fr",
  };
  const rueDeFer = { ...grandPlace, postalCode: "5000", cityId: "5000-1", streetId: "5000-1-01", fttbAddressId: "FTTB-5000-1-01-20" };
  const check = (body: object) => call(api, addressInfrastructure, { body });

  test("answers no error where there is fibre, with the offers [P-145, P-252, P-254]", async () => {
    const { http, status, answer } = await check({ ...grandPlace, recaptcha: await solveCaptcha(api) });
    expect([http, status]).toEqual([200, { error: false, message: "La fibre est disponible à cette adresse." }]);
    expect(answer.status).toEqual(status);
    expect(answer.fttbAddressId).toBe("FTTB-1000-1-01-1");
    expect(answer.offers).toMatchObject({ internet: [{ prc: 10 }, { prc: 15 }, { prc: 20 }] });
  });

  test("answers HTTP 200 with an error where there is none [P-146, P-254, P-295]", async () => {
    const { http, status, answer } = await check({ ...rueDeFer, recaptcha: await solveCaptcha(api) });
    const expected = { error: true, code: "no_fiber", message: "Les travaux se poursuivent dans votre quartier." };
    expect([http, status, answer.status]).toEqual([200, expected, expected]);
  });

  test.each(["agree", "marketingAgreement"])("takes the consent as `%s` beside an email [P-194, P-253]", async (consent) => {
    const body = { ...grandPlace, email: someEmail(), [consent]: true, recaptcha: await solveCaptcha(api) };
    expect((await check(body)).status.error).toBe(false);
  });

  test("asks for the consent where an email is given, and for the email where the consent is [P-194]", async () => {
    const recaptcha = spareToken;
    const texts = { email: "Ce champ est obligatoire", agree: "Cochez cette case pour continuer" };
    expect(fieldErrors((await check({ ...grandPlace, recaptcha, email: "a@example.com" })).status)).toEqual({ agree: [texts.agree] });
    expect(fieldErrors((await check({ ...grandPlace, recaptcha, agree: true })).status)).toEqual({ email: [texts.email] });
    expect(Object.keys(fieldErrors((await check({ ...grandPlace, recaptcha, agree: true, email: "a@b" })).status))).toEqual(["email"]);
  });

  test.each([
    [{ fttbAddressId: "" }, "number"],
    [{ fttbAddressId: "FTTB-1000-1-01-9999" }, "number"],
    [{ streetId: "1000-1-02" }, "number"],
    [{ postalCode: "012" }, "postalCode"],
    [{ cityId: "" }, "city"],
    [{ streetId: "" }, "street"],
    [{ box: "123456" }, "box"],
  ])("refuses %o before it spends the captcha [P-190, P-200, P-201]", async (change, field) => {
    const { http, status, answer } = await check({ ...grandPlace, ...change, recaptcha: spareToken });
    expect([http, status.code, answer.status]).toEqual([422, "invalid", status]);
    expect(Object.keys(fieldErrors(status))).toContain(field);
  });

  test("refuses a spent captcha", async () => {
    const recaptcha = await solveCaptcha(api);
    await check({ ...grandPlace, recaptcha });
    const { http, status } = await check({ ...grandPlace, recaptcha });
    expect([http, status.code]).toEqual([422, "captcha_invalid"]);
  });
});
