import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { languages } from "#core/base/values/language.ts";
import { uploadMaxBytes } from "#core/base/values/limits.ts";
import { formsContact } from "#widgets/contact/contact.contract.ts";
import { formsSubscribe } from "#widgets/newsletter/newsletter.contract.ts";
import { startApi, type TestApi } from "./support/api.ts";
import { call } from "./support/call.ts";
import { solveCaptcha } from "./support/captcha.ts";
import { contactForm, newsletterForm } from "./support/forms.ts";
import { mailsTo } from "./support/outbox.ts";
import { doc, docx, emptyPdf, jpeg, pdf, png, renamedExe, script } from "./support/sample-files.ts";

let api: TestApi;
/** The time at which the API's clock stands still: a Saturday after business hours. */
const now = () => Date.parse("2026-01-17T18:00:00+01:00");
// The rate limits are raised, because all tests count as one client; the limits themselves are tested in rate-limits.test.ts.
beforeAll(async () => void (api = await startApi({ now, rateLimitScale: 10 })));
afterAll(() => api.close());

const supportAddress = "support@digi.example";
const keptFiles = (): Promise<string[]> => readdir(join(api.dataDir, "files")).catch(() => []);
const fieldErrors = (status: { message?: unknown }) => status.message as Record<string, string[]>;

/** A form call that is refused because of its fields does not use up its captcha, so one token serves for many invalid calls. */
let spareToken = "";
beforeAll(async () => void (spareToken = await solveCaptcha(api)));

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
    const pages = await Promise.all(
      languages.map((lang) => api.app.inject({ method: "GET", url: `/newsletter/unsubscribe?token=x&lang=${lang}` })),
    );
    expect(pages.map(({ body }) => /<h1>(.*)<\/h1>/.exec(body)?.[1])).toEqual([
      "This link doesn’t work",
      "Ce lien ne fonctionne pas",
      "Deze link werkt niet",
    ]);
    for (const { headers } of pages) {
      // The page must not be shown in a frame of another site, because its button changes something.
      expect(headers["content-security-policy"]).toMatch(
        /^default-src 'none'; style-src 'sha256-[\w+/]{43}='; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
      );
      expect(headers["x-frame-options"]).toBe("SAMEORIGIN");
    }
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
      // A stranger may have typed this address, so the receipt contains nothing that the sender wrote.
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
