import { describe, expect, test } from "vitest";
import { languages } from "#core/base/values/language.ts";
import { passwordCodes } from "#core/base/values/password.ts";
import { sentCodeProblems } from "#core/base/values/sent-code.ts";
import { createSecrets } from "#demo/api/crypto/password-hash.ts";
import type { SigningKeys } from "#demo/api/crypto/signing-keys.ts";
import { createTokens } from "#demo/api/crypto/access-tokens.ts";
import { optionsFromEnv, resolveOptions } from "#demo/api/config/options.ts";
import * as mails from "#demo/api/messages/access-mails.ts";
import { accessTexts } from "#demo/api/messages/access-texts.ts";
import { fieldText } from "#demo/api/messages/field-texts.ts";
import type { MailText } from "#demo/api/messages/mail-texts.ts";

const ids = Object.keys(accessTexts.en) as (keyof typeof accessTexts.en)[];

/** A pattern for each text, which no other text of the same language matches. */
const tells: Readonly<Record<(typeof ids)[number], readonly [en: RegExp, fr: RegExp, nl: RegExp]>> = {
  credentials: [/password.* is incorrect$/, /mot de passe est incorrect\.$/, /wachtwoord klopt niet\.$/],
  captchaRequired: [/you’re human/, /pas un robot/, /geen robot/],
  tooSoon: [/^Too many attempts/, /^Trop de tentatives/, /^Te veel pogingen/],
  notActivated: [/isn’t active yet/, /pas encore actif/, /nog niet actief/],
  codeWrong: [
    /code is not correct.* 1.attempt left.* 4.attempts left/,
    /code n’est pas correct.* 1.tentative\..* 4.tentatives\./,
    /code is niet juist.* 1.poging\..* 4.pogingen\./,
  ],
  codeExpired: [/code has expired/, /code a expiré/, /code is vervallen/],
  codeBurnt: [/many incorrect codes/, /Trop de codes incorrects/, /te vaak een verkeerde code/],
  tooManySends: [/only just sent you a message/, /message vient de vous être envoyé/, /net nog een bericht gestuurd/],
  token_expired: [/login has timed out/, /connexion a pris trop de temps/, /inloggen heeft te lang geduurd/],
  expired: [/session has expired/, /session a expiré/, /sessie is vervallen/],
  logout: [/been signed out/, /été déconnecté/, /bent uitgelogd/],
  activationSent: [/activation email again/, /renvoyé l’e.mail d’activation/, /activeringsmail opnieuw/],
  recoverySent: [
    /^If we know.* set a new password/,
    /^Si nous connaissons.* nouveau mot de passe/,
    /^Als we dit adres kennen.* nieuw wachtwoord/,
  ],
  passwordChanged: [/emailed you to confirm/, /confirmé par e.mail/, /bevestiging gemaild/],
  activated: [/account is active\./, /compte est actif/, /account is actief/],
  activatedBefore: [/log in straight away/, /connecter tout de suite/, /meteen inloggen/],
  changeLinkSent: [/link to the new address/, /lien à la nouvelle adresse/, /link naar het nieuwe adres/],
};

/** Patterns for the texts of the problems, in the order of the languages. */
const problems: Readonly<Record<(typeof passwordCodes)[number] | (typeof sentCodeProblems)[number], readonly [RegExp, RegExp, RegExp]>> = {
  "password.length": [/at least 10/, /au moins 10/, /minstens 10/],
  "password.too-long": [/at most 64/, /au plus 64/, /hoogstens 64/],
  "password.uppercase": [/upper/, /majuscule/, /hoofdletter/],
  "password.lowercase": [/lower/, /minuscule/, /kleine letter/],
  "password.digit": [/a digit/, /chiffre/, /cijfer/],
  "password.special": [/special/, /spécial/, /speciaal/],
  "password.controls": [/tabs/, /tabulations/, /tabs/],
  "password.mismatch": [/^Passwords do not match/, /mots de passe ne correspondent pas/, /wachtwoorden komen niet overeen/],
  "email.mismatch": [/^Email addresses do not match/, /adresses e.mail ne correspondent pas/, /e.mailadressen komen niet overeen/],
  "code.format": [/6.digit/, /6.chiffres/, /6.cijfers/],
};

const facts = {
  firstName: "Zebulon",
  code: "123456",
  minutes: 30,
  domain: "digi.example",
  url: "https://a.example",
  recoveryUrl: "https://b.example",
};

describe("texts of access", () => {
  const said = (id: (typeof ids)[number], language: (typeof languages)[number]): string => {
    const text = accessTexts[language][id];
    return typeof text === "string" ? text : `${text(1)} ${text(4)}`;
  };

  test.each(Object.entries(problems))("%s is said in three languages, in words of its own [P-300]", (code, words) => {
    for (const [at, language] of languages.entries())
      expect(fieldText(code as keyof typeof problems, language)).toMatch(words[at] as RegExp);
  });

  test("all that is wrong with a password or a code has such words", () => {
    expect(Object.keys(problems)).toEqual([...passwordCodes, ...sentCodeProblems]);
  });

  test.each(ids)("%s is said in three languages, in words that no other one has [P-300]", (id) => {
    for (const [at, language] of languages.entries()) {
      const whoSays = ids.filter((one) => tells[id][at]?.test(said(one, language)));
      expect(whoSays, language).toEqual([id]);
    }
  });

  test.each(Object.entries(mails))("%s is written in three languages, with all that it needs", (_name, texts) => {
    const write = texts as Readonly<Record<string, (given: typeof facts) => MailText>>;
    const written = languages.map((language) => write[language]?.(facts).text ?? "");
    expect(new Set(written).size).toBe(3);
    const used = written.map((text) => Object.values(facts).filter((fact) => text.includes(String(fact))));
    expect(used[0]?.length).toBeGreaterThan(0);
    expect(used[1]).toEqual(used[0]);
    expect(used[2]).toEqual(used[0]);
  });
});

describe("passwords and codes", () => {
  test("cost whoever guesses 19 MiB and two passes of argon2id each, what an API may not go below but in a demo", async () => {
    expect(await (await createSecrets()).hash("Demo-Passw0rd!")).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const options = { ...optionsFromEnv({}), hashMemory: 19_455 };
    expect(resolveOptions(optionsFromEnv({}), {}).hashMemory).toBe(19_456);
    expect(() => resolveOptions(options, {})).toThrow(/DEMO=1/);
    expect(resolveOptions({ ...options, demo: true }, {}).hashMemory).toBe(19_455);
    const cheap = (demo: string) => resolveOptions(optionsFromEnv({ DEMO: demo }), { HASH_MEMORY: "64" }).hashMemory;
    expect(cheap("1")).toBe(64);
    expect(() => cheap("0")).toThrow(/DEMO=1/);
  });

  test("match their own hash alone, and nothing matches where there is none", async () => {
    const secrets = await createSecrets();
    const [one, again] = [await secrets.hash("Demo-Passw0rd!"), await secrets.hash("Demo-Passw0rd!")];
    expect(one).not.toBe(again);
    expect(await secrets.isRight(one, "Demo-Passw0rd!")).toBe(true);
    expect(await secrets.isRight(one, "demo-passw0rd!")).toBe(false);
    for (const none of [undefined, null]) expect(await secrets.isRight(none, "Demo-Passw0rd!")).toBe(false);
  });
});

describe("tokens", () => {
  const keyOf = (id: string) => ({ id, secret: Buffer.from(id.repeat(32).slice(0, 32)) });
  const keys: SigningKeys = {
    prepare: async () => undefined,
    current: async () => keyOf("a"),
    find: async (id) => (id === "a" ? keyOf("a") : undefined),
  };
  const issuer = "https://api.example";
  const carried = { scope: "account", accountId: "account-1", id: "session-1" } as const;
  let nowMs = Date.parse("2026-03-02T09:00:00Z");
  const tokens = createTokens(keys, issuer, () => nowMs);

  test("say who and which session, for ten minutes; after that, that they are too old [P-222]", async () => {
    const token = await tokens.issue(carried);
    expect(await tokens.read(token, "account")).toEqual({ ...carried, isExpired: false });
    nowMs += 10 * 60_000;
    expect(await tokens.read(token, "account")).toEqual({ ...carried, isExpired: true });
  });

  test("are two, also within one second: whoever was refused the one is not given it again", async () => {
    expect(await tokens.issue(carried)).not.toBe(await tokens.issue(carried));
  });

  test("are good for their own scope alone", async () => {
    expect(await tokens.read(await tokens.issue(carried), "verify")).toBeUndefined();
    nowMs += 3_600_000;
    expect(await tokens.read(await tokens.issue({ ...carried, scope: "verify" }), "account")).toBeUndefined();
  });

  test("of another API, or by a key that is not ours, are none", async () => {
    const elsewhere = createTokens(keys, "https://other.example", () => nowMs);
    const strangers = createTokens({ ...keys, current: async () => keyOf("b") }, issuer, () => nowMs);
    const forged = createTokens({ ...keys, current: async () => ({ ...keyOf("b"), id: "a" }) }, issuer, () => nowMs);
    for (const other of [elsewhere, strangers, forged]) expect(await tokens.read(await other.issue(carried), "account")).toBeUndefined();
    for (const nothing of [undefined, "", "a.b.c"]) expect(await tokens.read(nothing, "account")).toBeUndefined();
  });
});
