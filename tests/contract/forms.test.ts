import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addressInfrastructure } from "#core/address/address.contract.ts";
import { formsOpenFiber } from "#core/leads/open-fiber.contract.ts";
import { captchaChallenge } from "#core/captcha/altcha.contract.ts";
import { captchaCheck } from "#core/captcha/captcha.contract.ts";
import { languages } from "#core/values/language.ts";
import { puzzleCost } from "#demo/api/captcha/altcha.ts";
import { uploadMaxBytes } from "#core/values/limits.ts";
import { callbackRequests, contactMessages, mails, openFiberRequests, subscribers } from "#demo/api/db/schema.ts";
import { formsCallback } from "#core/leads/callback.contract.ts";
import { formsContact } from "#widgets/contact/contact.contract.ts";
import { formsSubscribe } from "#widgets/newsletter/newsletter.contract.ts";
import { startApi, type TestApi } from "./support/api.ts";
import { call } from "./support/call.ts";
import { guessCaptcha, solveCaptcha } from "./support/captcha.ts";
import { callbackForm, contactForm, newsletterForm, openFiberForm, someEmail } from "./support/forms.ts";
import { mailsTo } from "./support/outbox.ts";
import { doc, docx, emptyPdf, jpeg, pdf, png, renamedExe, script } from "./support/sample-files.ts";

let api: TestApi;
/** A Saturday after hours. */
const now = () => Date.parse("2026-01-17T18:00:00+01:00");
// All tests are one client; the limits themselves: http.test.ts.
beforeAll(async () => void (api = await startApi({ now, rateLimitScale: 10 })));
afterAll(() => api.close());

const supportAddress = "support@digi.example";
const keptFiles = (): Promise<string[]> => readdir(join(api.dataDir, "files")).catch(() => []);
const fieldErrors = (status: { message?: unknown }) => status.message as Record<string, string[]>;

/** A form call that goes wrong at its fields costs no captcha, so one token serves many bad tries. */
let spareToken = "";
beforeAll(async () => void (spareToken = await solveCaptcha(api)));

describe("the captcha", () => {
  test("gives puzzles of PBKDF2/SHA-256 with cost 20,000 that live ten minutes, each another one, and takes their solution [P-022]", async () => {
    const usual = await startApi({ captchaCost: puzzleCost });
    const askedAtMs = Date.now();
    const [first, second] = await Promise.all([call(usual, captchaChallenge), call(usual, captchaChallenge)]);
    const { algorithm, cost, expiresAt, nonce } = first.answer.parameters as Record<string, unknown>;
    expect([algorithm, cost]).toEqual(["PBKDF2/SHA-256", 20_000]);
    // Between the question and its answer, however long that took.
    expect(Number(expiresAt)).toBeGreaterThanOrEqual(Math.floor(askedAtMs / 1000) + 600);
    expect(Number(expiresAt)).toBeLessThanOrEqual(Math.ceil(Date.now() / 1000) + 600);
    expect((second.answer.parameters as Record<string, unknown>)["nonce"]).not.toBe(nonce);
    expect(first.headers["cache-control"]).toBe("no-store");
    const { http } = await call(usual, formsSubscribe, { body: newsletterForm(await solveCaptcha(usual)) });
    expect(http).toBe(200);
    await usual.close();
  });

  test("POST /api/recaptcha takes JSON {token} and answers res, without consuming the token [P-274, P-275]", async () => {
    const check = async () => (await call(api, captchaCheck, { body: { token: spareToken } })).answer.res;
    expect([await check(), await check()]).toEqual([true, true]);
  });

  test("says no to what is no solution [P-276]", async () => {
    const changed = Buffer.from(spareToken, "base64")
      .toString()
      .replace(/"cost":\d+/, '"cost":1');
    expect(changed).toContain('"cost":1,');
    const tokens = ["", "nonsense", "e30=", "bnVsbA==", await guessCaptcha(api), Buffer.from(changed).toString("base64"), "x".repeat(9000)];
    const answers = await Promise.all(tokens.map(async (token) => (await call(api, captchaCheck, { body: { token } })).answer.res));
    expect(answers).toEqual(tokens.map(() => false));
  });

  test("refuses a call without a token as text", async () => {
    expect((await call(api, captchaCheck, { body: { token: 7 } })).http).toBe(422);
    expect((await call(api, captchaCheck, { body: {} })).http).toBe(422);
  });

  test("is consumed by the form's call: a second use is refused, also two at once [P-265]", async () => {
    const token = await solveCaptcha(api);
    const answers = await Promise.all([1, 2].map(() => call(api, formsSubscribe, { body: newsletterForm(token) })));
    expect(new Set(answers.map(({ status }) => status.code))).toEqual(new Set([undefined, "captcha_invalid"]));
    const third = await call(api, formsSubscribe, { body: { ...newsletterForm(token), lang: "fr" } });
    expect(third.status).toMatchObject({ code: "captcha_invalid", message: "Veuillez confirmer à nouveau que vous n’êtes pas un robot." });
    expect((await call(api, captchaCheck, { body: { token } })).answer.res).toBe(false);
  });

  test("is not consumed by a call that does not pass validation", async () => {
    const token = await solveCaptcha(api);
    expect((await call(api, formsSubscribe, { body: { ...newsletterForm(token), email: "no" } })).http).toBe(422);
    expect((await call(api, captchaCheck, { body: { token } })).answer.res).toBe(true);
    expect((await call(api, formsSubscribe, { body: newsletterForm(token) })).http).toBe(200);
  });

  test.each([
    ["forms.subscribe", formsSubscribe, newsletterForm, subscribers],
    ["forms.contact", formsContact, contactForm, contactMessages],
    ["forms.open-fiber", formsOpenFiber, openFiberForm, openFiberRequests],
    ["forms.callback", formsCallback, callbackForm, callbackRequests],
  ])("%s refuses a guessed token, stores nothing and sends nothing [P-018, P-021]", async (_name, endpoint, form, table) => {
    const { db } = api.context;
    const counts = () => Promise.all([db.$count(table), db.$count(mails)]);
    const before = await counts();
    const { http, status } = await call(api, endpoint, { body: form(await guessCaptcha(api)) });
    expect([http, status.code]).toEqual([422, "captcha_invalid"]);
    expect(await counts()).toEqual(before);
  });
});

describe("POST /forms/subscribe", () => {
  test("takes multipart form data and answers meta.status in the visitor's language [P-263, P-265]", async () => {
    const texts: unknown[] = [];
    for (const lang of languages) {
      const { http, status } = await call(api, formsSubscribe, { body: { ...newsletterForm(await solveCaptcha(api)), lang } });
      expect([http, status.error]).toEqual([200, false]);
      texts.push(status.message);
    }
    expect(texts).toEqual([
      "Thank you! You are now subscribed to our newsletter.",
      "Merci\u00a0! Votre inscription à notre newsletter est confirmée.",
      "Bedankt! Je bent nu ingeschreven voor onze nieuwsbrief.",
    ]);
  });

  test.each([
    ["en", "Hello,"],
    ["fr", "Bonjour,"],
    ["nl", "Dag,"],
  ])("the welcome in %s names nobody: anybody may have typed this address, and any text as a name", async (lang, greeting) => {
    const names = { first_name: "Win a prize at evil dot example", last_name: "Click now" };
    const form = { ...newsletterForm(await solveCaptcha(api)), ...names, lang };
    expect((await call(api, formsSubscribe, { body: form })).http).toBe(200);
    const [mail] = await mailsTo(api, form.email);
    expect(mail?.text.split("\n")[0]).toBe(greeting);
    expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/prize|Click/);
  });

  test("welcomes by mail once; a second subscription answers the same and sends nothing", async () => {
    const form = { ...newsletterForm(await solveCaptcha(api)), lang: "nl" };
    const first = await call(api, formsSubscribe, { body: form });
    const again = { ...form, email: form.email.toUpperCase(), recaptcha: await solveCaptcha(api) };
    const second = await call(api, formsSubscribe, { body: again });
    expect(second.status).toEqual(first.status);
    const [mail, ...others] = await mailsTo(api, form.email);
    expect([mail?.subject, others.length, (await mailsTo(api, again.email)).length]).toEqual(["Welkom bij onze nieuwsbrief", 0, 0]);
  });

  test("the unsubscribe link shows a button, which unsubscribes; after it one can subscribe again", async () => {
    const form = { ...newsletterForm(await solveCaptcha(api)), lang: "fr" };
    await call(api, formsSubscribe, { body: form });
    const [mail] = await mailsTo(api, form.email);
    const link = /http:\/\/localhost:4101(\/newsletter\/unsubscribe\?\S+)/.exec(mail?.text ?? "")?.[1] ?? "";
    const opened = await api.app.inject({ method: "GET", url: link });
    expect([opened.statusCode, opened.body.includes("Me désabonner")]).toEqual([200, true]);
    const reopened = await api.app.inject({ method: "GET", url: link });
    expect(reopened.body).toContain("Me désabonner");
    const oneClick = { method: "POST" as const, url: link, payload: "List-Unsubscribe=One-Click" };
    const done = await api.app.inject({ ...oneClick, headers: { "content-type": "application/x-www-form-urlencoded", origin: "null" } });
    expect([done.statusCode, done.body.includes("Votre désabonnement est confirmé")]).toEqual([200, true]);
    await call(api, formsSubscribe, { body: { ...form, recaptcha: await solveCaptcha(api) } });
    expect(await mailsTo(api, form.email)).toHaveLength(2);
  });

  test("an unknown unsubscribe link says so in three languages", async () => {
    const titles = await Promise.all(
      languages.map(async (lang) => (await api.app.inject({ method: "GET", url: `/newsletter/unsubscribe?token=x&lang=${lang}` })).body),
    );
    expect(titles.map((page) => /<h1>(.*)<\/h1>/.exec(page)?.[1])).toEqual([
      "This link doesn’t work",
      "Ce lien ne fonctionne pas",
      "Deze link werkt niet",
    ]);
  });

  test.each([
    ["first_name", "", "This field is required"],
    ["first_name", "   ", "This field is required"],
    ["first_name", "x".repeat(101), "This text is too long"],
    ["last_name", "R2-D2", "Use only letters, spaces, hyphens and apostrophes"],
    ["email", "", "This field is required"],
    ["email", "a@b", "Enter an email address like name@example.be"],
    ["email", "a b@example.com", "Enter an email address like name@example.be"],
    ["agree", "", "Please tick this box to continue"],
    ["marketing_agree", "0", "Please check this field"],
    ["colour", "red", "We don’t know this field"],
  ])("refuses a wrong %s (case %#) at its field [P-170, P-182, P-213, P-285]", async (field, value, text) => {
    const { http, status } = await call(api, formsSubscribe, { body: { ...newsletterForm(spareToken), [field]: value } });
    expect([http, status.code]).toEqual([422, "invalid"]);
    expect(fieldErrors(status)).toEqual({ [field]: [text] });
  });

  test("names every field that is wrong, in the language of the form [P-213]", async () => {
    const texts = await Promise.all(
      languages.map(async (lang) => fieldErrors((await call(api, formsSubscribe, { body: { lang } })).status)["email"]?.[0]),
    );
    expect(texts).toEqual(["This field is required", "Ce champ est obligatoire", "Dit veld is verplicht"]);
    const { status } = await call(api, formsSubscribe, { body: { lang: "en" } });
    expect(Object.keys(fieldErrors(status)).toSorted()).toEqual(
      ["agree", "email", "first_name", "last_name", "marketing_agree", "platform", "recaptcha"].toSorted(),
    );
  });

  test("takes JSON for no form [P-263]", async () => {
    const response = await api.app.inject({ method: "POST", url: "/forms/subscribe", payload: newsletterForm("x") });
    expect([response.statusCode, response.json().meta.status.error]).toEqual([415, true]);
  });
});

describe("POST /forms/contact", () => {
  test("sends a receipt to the sender and the message to customer service, in three languages [P-264, P-265]", async () => {
    const subjects: unknown[] = [];
    for (const lang of languages) {
      const form = { ...contactForm(await solveCaptcha(api)), lang };
      expect((await call(api, formsContact, { body: form })).status.error).toBe(false);
      const [receipt] = await mailsTo(api, form.email);
      // Anybody may have typed this address: it gets nothing that a stranger wrote.
      expect(receipt?.text).not.toMatch(/Is fibre coming|Marie|Peeters/);
      const [service] = await mailsTo(api, supportAddress);
      expect(service?.text).toContain(form.email);
      expect(service?.text).toContain("Is fibre coming to my street?");
      expect(service?.text).toContain("+32471234567");
      subjects.push([receipt?.subject, service?.subject]);
    }
    expect(subjects).toEqual([
      ["We have received your message", "Contact form (Sales): Marie Peeters"],
      ["Nous avons bien reçu votre message", "Formulaire de contact (Commercial)\u00a0: Marie Peeters"],
      ["We hebben je bericht ontvangen", "Contactformulier (Verkoop): Marie Peeters"],
    ]);
  });

  test.each([
    ["PDF", pdf],
    ["PNG", png],
    ["JPEG", jpeg],
    ["Word, old", doc],
    ["Word", docx],
  ])("takes and keeps a file: %s", async (_kind, make) => {
    const file = make();
    const before = await keptFiles();
    const { status } = await call(api, formsContact, { body: { ...contactForm(await solveCaptcha(api)), upload: file } });
    expect(status.error).toBe(false);
    const kept = (await keptFiles()).find((name) => !before.includes(name)) ?? "";
    expect(await readFile(join(api.dataDir, "files", kept))).toEqual(Buffer.from(await file.arrayBuffer()));
    const [service] = await mailsTo(api, supportAddress);
    expect(service?.attachments).toMatchObject([{ name: file.name, size: file.size }]);
  });

  test("takes a file of exactly 5,242,880 bytes under an accented name, and a file input left empty [P-302]", async () => {
    const big = pdf(uploadMaxBytes, "lettre été.pdf");
    expect((await call(api, formsContact, { body: { ...contactForm(await solveCaptcha(api)), upload: big } })).http).toBe(200);
    expect((await mailsTo(api, supportAddress))[0]?.attachments[0]?.name).toBe("lettre été.pdf");
    const none = new File([], "", { type: "application/octet-stream" });
    expect((await call(api, formsContact, { body: { ...contactForm(await solveCaptcha(api)), upload: none } })).http).toBe(200);
    expect((await mailsTo(api, supportAddress))[0]?.attachments).toEqual([]);
  });

  test.each([
    ["a file of 5,242,881 bytes", () => pdf(uploadMaxBytes + 1), "This file is larger than 5\u00a0MB"],
    ["a renamed .exe", renamedExe, "We can’t accept this type of file, or its content doesn’t match its name"],
    ["a script", script, "We can’t accept this type of file, or its content doesn’t match its name"],
    ["an empty file", emptyPdf, "This file is empty"],
  ])("refuses %s at `upload` and keeps nothing [P-302]", async (_what, make, text) => {
    const before = await keptFiles();
    const { http, status } = await call(api, formsContact, { body: { ...contactForm(spareToken), upload: make() } });
    expect([http, fieldErrors(status)]).toEqual([422, { upload: [text] }]);
    expect(await keptFiles()).toEqual(before);
  });

  test("refuses a text where the file should be", async () => {
    const { status } = await call(api, formsContact, { body: { ...contactForm(spareToken), upload: "letter.pdf" } });
    expect(fieldErrors(status)).toEqual({ upload: ["Please check this field"] });
  });

  test("answers 413 with the envelope to a file far too large", async () => {
    const { http, status } = await call(api, formsContact, { body: { ...contactForm(spareToken), upload: pdf(7_000_000) } });
    expect([http, status]).toEqual([
      413,
      { error: true, code: "invalid", message: "What you sent is too large. A file can be up to 5\u00a0MB." },
    ]);
  });

  test.each([
    ["phone", "", "This field is required"],
    ["phone", "12345678", "Enter the 9 digits that follow +32"],
    ["phone", "4712345678", "Enter the 9 digits that follow +32"],
    ["category", "", "Please select an option"],
    ["category", "gossip", "Please select an option"],
    ["message", " ", "This field is required"],
    ["message", "x".repeat(5001), "This text is too long"],
    ["gdpr_agree", "", "Please tick this box to continue"],
  ])("refuses a wrong %s (case %#) [P-186, P-187, P-188]", async (field, value, text) => {
    const { http, status } = await call(api, formsContact, { body: { ...contactForm(spareToken), [field]: value } });
    expect([http, fieldErrors(status)]).toEqual([422, { [field]: [text] }]);
  });

  test("leaves marketing_agree to the visitor and forgives a phone its spaces and 0 [P-187, P-189]", async () => {
    const form = { ...contactForm(await solveCaptcha(api)), marketing_agree: "1", phone: "0471/23.45 67" };
    expect((await call(api, formsContact, { body: form })).http).toBe(200);
    const [service] = await mailsTo(api, supportAddress);
    expect(service?.text).toMatch(/Phone: \+32471234567[\s\S]*May receive offers: yes/);
  });
});

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

  test("a form's mail names nobody, and goes to one address three times in a quarter of an hour; what was written is taken all the same", async () => {
    const email = openFiberForm("").email;
    for (let sent = 0; sent < 2; sent++) {
      await call(api, formsOpenFiber, { body: { ...openFiberForm(await solveCaptcha(api)), email } });
      await call(api, formsContact, { body: { ...contactForm(await solveCaptcha(api)), email } });
    }
    const mails = await mailsTo(api, email);
    expect(mails).toHaveLength(3);
    for (const { text } of mails) expect(text).not.toMatch(/Jan|Marie/);
    // The newsletter's welcome is one of them.
    const subscription = { ...newsletterForm(await solveCaptcha(api)), email };
    expect((await call(api, formsSubscribe, { body: subscription })).http).toBe(200);
    expect(await mailsTo(api, email)).toHaveLength(3);
    expect(await api.context.db.$count(subscribers, eq(subscribers.email, email))).toBe(1);
    expect((await mailsTo(api, supportAddress))[0]?.text).toContain(email);
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
