import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { myDigiAccount } from "#core/domain/customer/account.contract.ts";
import { accountResendActivation } from "#core/services/session/session.contract.ts";
import { languages, type Language } from "#core/base/values/language.ts";
import { activateAccount } from "#widgets/activate-account/activate-account.contract.ts";
import { authLostPassword, authRecoverPassword, authValidateRecovery } from "#widgets/password-recovery/password-recovery.contract.ts";
import {
  askCode,
  bearer,
  codeOf,
  createTime,
  freeCaptchas,
  giveCode,
  givePassword,
  hourMs,
  linkOf,
  minuteMs,
  newCustomer,
  refresh,
  samplePassword,
  signIn,
} from "./support/access.ts";
import { startApi, type TestApi } from "./support/api.ts";
import { call } from "./support/call.ts";
import { guessCaptcha, solveCaptcha } from "./support/captcha.ts";
import { mailsTo } from "./support/outbox.ts";

const time = createTime();
let api: TestApi;
let captcha: () => string;
beforeAll(async () => {
  api = await startApi({ now: time.now, rateLimitScale: 100 });
  captcha = freeCaptchas(api);
});
afterAll(() => api.close());

const newPassword = "Another-Passw0rd";
type Fields = Readonly<Record<string, unknown>>;
const fieldErrors = (status: { message?: unknown }) => status.message as Record<string, string[]>;

const lose = (email: string, lang: Language = "en") => call(api, authLostPassword, { body: { lang, email, recaptcha: captcha() } });

const recover = (query: Readonly<Record<string, string>>, body: Fields = {}) =>
  call(api, authRecoverPassword, {
    query,
    body: { lang: "en", "reset-password": newPassword, recaptcha: captcha(), ...query, ...body },
  });

const look = (query: Readonly<Record<string, string>>, lang: Language = "en") =>
  call(api, authValidateRecovery, { query: { ...query, lang } });

/** Creates a customer who has asked for a new password. */
async function lostPassword() {
  const account = await newCustomer(api);
  await lose(account.email);
  return { account, query: (await linkOf(api, account.email)).query };
}

describe("POST /auth/lost-password", () => {
  test("mails a link to the page of the mail's language, with account id and code [P-013, P-031, P-228]", async () => {
    const pages: Record<Language, string> = { en: "/en/password-recovery", fr: "/fr/mot-de-passe-oublie", nl: "/nl/wachtwoord-vergeten" };
    for (const lang of languages) {
      const account = await newCustomer(api);
      expect((await lose(account.email.toUpperCase(), lang)).http).toBe(200);
      const { page, query } = await linkOf(api, account.email);
      expect([page, query["i"]]).toEqual([`http://localhost:4100${pages[lang]}`, account.id]);
      expect(query["code"]).toMatch(/^[\w-]{43}$/);
    }
    expect(Object.keys((await lostPassword()).query)).toEqual(["i", "code"]);
  });

  test("answers the same for an unknown address, and mails nothing to it", async () => {
    const known = await lose((await newCustomer(api)).email, "nl");
    const unknown = await lose("stranger@example.com", "nl");
    expect([unknown.http, unknown.status]).toEqual([known.http, known.status]);
    expect(unknown.status.message).toMatch(/^Als we dit adres kennen/);
    expect(await mailsTo(api, "stranger@example.com")).toEqual([]);
  });

  test("mails three times in 15 minutes at most, and answers the same beyond", async () => {
    const { email } = await newCustomer(api);
    for (let index = 0; index < 5; index++) expect((await lose(email)).http).toBe(200);
    expect(await mailsTo(api, email)).toHaveLength(3);
    time.pass(15 * minuteMs);
    await lose(email);
    expect(await mailsTo(api, email)).toHaveLength(4);
  });

  test("needs a captcha, which a wrong address does not cost [P-021]", async () => {
    const { email } = await newCustomer(api);
    const guessed = await call(api, authLostPassword, { body: { lang: "en", email, recaptcha: await guessCaptcha(api) } });
    expect([guessed.http, guessed.status.code]).toEqual([422, "captcha_invalid"]);
    const recaptcha = await solveCaptcha(api);
    const wrong = await call(api, authLostPassword, { body: { lang: "fr", email: "no", recaptcha } });
    expect([wrong.http, Object.keys(fieldErrors(wrong.status))]).toEqual([422, ["email"]]);
    expect((await call(api, authLostPassword, { body: { lang: "fr", email, recaptcha } })).http).toBe(200);
    expect(await mailsTo(api, email)).toHaveLength(1);
  });
});

describe("POST /auth/recover-password", () => {
  test("sets the new password, by which one logs in; the old one is no good any more [P-229, P-230]", async () => {
    const { account, query } = await lostPassword();
    const { http, status } = await recover(query, { lang: "fr" });
    expect([http, status.message]).toEqual([200, "Nous vous l’avons confirmé par e\u2011mail. Vous pouvez maintenant vous connecter."]);
    expect((await givePassword(api, account.email)).status.code).toBe("invalid_credentials");
    expect((await givePassword(api, account.email, newPassword)).http).toBe(200);
  });

  test("ends every session and every login under way, and mails a notice with a way back", async () => {
    const { account, query } = await lostPassword();
    const session = await signIn(api, account.email);
    const login = await givePassword(api, account.email);
    await askCode(api, login.answer.access_token);
    const code = await codeOf(api, account.email);
    await recover(query);
    expect((await call(api, myDigiAccount, { headers: bearer(session.accessToken) })).status.code).toBe("logout");
    expect((await refresh(api, { body: { refresh_token: session.refreshToken } })).status.code).toBe("logout");
    expect((await giveCode(api, login.answer.access_token, code)).status.code).toBe("expired");
    const [notice] = await mailsTo(api, account.email);
    expect(notice?.subject).toBe("Your password has been changed");
    expect(notice?.text).toContain("http://localhost:4100/en/password-recovery\n");
  });

  test("takes a link once, also two calls at once, and then no other of the account", async () => {
    const { account, query } = await lostPassword();
    await lose(account.email);
    const other = (await linkOf(api, account.email)).query;
    const both = await Promise.all([recover(query), recover(query)]);
    expect(new Set(both.map(({ status }) => status.code))).toEqual(new Set([undefined, "link_used"]));
    const again = await recover(query, { lang: "nl" });
    expect([again.http, again.status]).toEqual([200, { error: true, code: "link_used", message: "Deze link is al gebruikt." }]);
    expect((await look(query, "nl")).status).toEqual(again.status);
    expect((await recover(other)).status.code).toBe("link_used");
  });

  test("refuses links that are forged, of another account, of another kind or older than an hour", async () => {
    const [mine, others] = [await lostPassword(), await lostPassword()];
    const unactivated = await newCustomer(api, { activated: false });
    await call(api, accountResendActivation, { body: { lang: "en", username: unactivated.email, password: samplePassword } });
    const wrong = [
      { ...mine.query, code: "x".repeat(43) },
      { ...mine.query, i: others.query["i"] ?? "" },
      { i: "'; drop table links; --", code: "" },
      (await linkOf(api, unactivated.email)).query,
    ];
    for (const query of wrong) expect((await recover(query)).status.code).toBe("link_invalid");
    expect((await recover(mine.query, { i: others.query["i"] })).status.code).toBe("link_invalid");
    time.pass(hourMs);
    expect((await recover(others.query)).status.code).toBe("link_invalid");
    expect((await givePassword(api, others.account.email)).http).toBe(200);
  });

  test("GET /auth/validate-recovery says on arrival what the link is good for, and spends nothing", async () => {
    const { query } = await lostPassword();
    const { http, status, answer } = await look(query);
    expect([http, status]).toEqual([200, { error: false }]);
    expect((answer as unknown as { status: unknown }).status).toEqual(status);
    expect((await look(query)).status.error).toBe(false);
    time.pass(hourMs);
    expect((await look(query)).status).toEqual({
      error: true,
      code: "link_invalid",
      message: "This link has expired: it was valid for one hour. Ask for a new one.",
    });
    expect((await call(api, authValidateRecovery, { query: { i: "x" } })).http).toBe(422);
  });

  test("GET /auth/validate-recovery tells nobody anything of a link that is not theirs, or of an account", async () => {
    const [{ query }, others] = [await lostPassword(), await lostPassword()];
    const code = "x".repeat(43);
    const guesses = [
      { i: query["i"] ?? "", code },
      { i: "6f9619ff-8b86-4d01-b42d-00cf4fc964ff", code },
      { i: others.query["i"] ?? "", code: query["code"] ?? "" },
      { i: "'; drop table links; --", code: "" },
    ];
    for (const guess of guesses) {
      const message = "We don’t recognise this link. Open it again from the email, or copy it in full.";
      expect((await look(guess)).status).toEqual({ error: true, code: "link_invalid", message });
    }
    expect((await recover(query)).http).toBe(200);
    // After the link was used, a stranger gets the same answer as before; only its owner learns that it was used.
    for (const guess of guesses) expect((await look(guess)).status.code).toBe("link_invalid");
  });

  test.each([
    ["", "This field is required"],
    ["Short-Pw1", "Your password needs at least 10 characters"],
    [`Aa1!${"x".repeat(61)}`, "Your password can have at most 64 characters"],
    ["no-upper-case-1", "Add an upper-case letter to your password"],
    ["NO-LOWER-CASE-1", "Add a lower-case letter to your password"],
    ["No-Digit-At-All", "Add a digit to your password"],
    ["NoSpecialSign1", "Add a special character to your password, such as ! or ?"],
  ])(
    "refuses a password like '%s' at its field, without spending link or captcha [P-173, P-174, P-175, P-176, P-177, P-178]",
    async (password, text) => {
      const { query } = await lostPassword();
      const recaptcha = captcha();
      const send = (value: string) =>
        call(api, authRecoverPassword, { query, body: { lang: "en", ...query, recaptcha, "reset-password": value } });
      const { http, status } = await send(password);
      expect([http, status.code, fieldErrors(status)]).toEqual([422, "invalid", { "reset-password": [text] }]);
      expect((await send(newPassword)).http).toBe(200);
    },
  );

  test("activates the account too: the link proved the mailbox", async () => {
    const { email } = await newCustomer(api, { activated: false });
    await lose(email);
    await recover((await linkOf(api, email)).query);
    expect((await givePassword(api, email, newPassword)).http).toBe(200);
  });
});

describe("GET /activate-account", () => {
  async function unactivated(lang: Language = "en") {
    const account = await newCustomer(api, { activated: false });
    await call(api, accountResendActivation, { body: { lang, username: account.email, password: samplePassword } });
    return { account, ...(await linkOf(api, account.email)) };
  }

  test("activates by the query of the mail's link, as it stands; then one can log in [P-042, P-043, P-266, P-267]", async () => {
    const { account, page, query } = await unactivated("nl");
    expect(page).toBe("http://localhost:4100/nl/account-activeren");
    const { http, status } = await call(api, activateAccount, { query, headers: { "accept-language": "nl" } });
    expect([http, status]).toEqual([200, { error: false, message: "Je account is actief. Je kunt nu inloggen." }]);
    expect((await givePassword(api, account.email)).http).toBe(200);
  });

  test("works once, and not by a look at its head alone [P-044]", async () => {
    const { query } = await unactivated();
    expect((await api.app.inject({ method: "HEAD", url: activateAccount.path, query })).statusCode).toBe(404);
    expect((await call(api, activateAccount, { query })).status.error).toBe(false);
    const again = await call(api, activateAccount, { query });
    expect([again.http, again.status]).toEqual([200, { error: true, code: "already_done", message: "You can log in straight away." }]);
    time.pass(7 * 24 * hourMs);
    expect((await call(api, activateAccount, { query })).status.code).toBe("already_done");
  });

  test("says so too of an older link, where a later one or a new password has activated the account", async () => {
    const { account, query } = await unactivated();
    await call(api, accountResendActivation, { body: { lang: "en", username: account.email, password: samplePassword } });
    const later = (await linkOf(api, account.email)).query;
    expect((await call(api, activateAccount, { query: later })).status.error).toBe(false);
    expect((await call(api, activateAccount, { query })).status.code).toBe("already_done");

    const recovered = await unactivated();
    await lose(recovered.account.email);
    await recover((await linkOf(api, recovered.account.email)).query);
    time.pass(7 * 24 * hourMs);
    expect((await call(api, activateAccount, { query: recovered.query })).status.code).toBe("already_done");
  });

  test("says nothing of an active account to whoever has no link of its own", async () => {
    const [mine, others] = [await unactivated(), await unactivated()];
    await call(api, activateAccount, { query: mine.query });
    const guesses = [
      { ...mine.query, code: "x".repeat(43) },
      { ...mine.query, i: others.account.id },
    ];
    for (const query of guesses) expect((await call(api, activateAccount, { query })).status.code).toBe("link_invalid");
  });

  test.each([
    ["nothing", {}],
    ["a made-up code", { i: "x", code: "y" }],
    ["other names", { token: "z" }],
  ])("says so where the query holds %s [P-044]", async (_name, query) => {
    const { http, status } = await call(api, activateAccount, { query, headers: { "accept-language": "fr" } });
    expect([http, status.code]).toEqual([200, "link_invalid"]);
    expect(status.message).toBe("Ce lien nous est inconnu. Rouvrez-le depuis l’e\u2011mail ou copiez\u2011le en entier.");
  });

  test("refuses a link older than seven days", async () => {
    const { query } = await unactivated();
    time.pass(7 * 24 * hourMs);
    expect((await call(api, activateAccount, { query })).status).toMatchObject({
      code: "link_invalid",
      message: "This link has expired: it was valid for seven days. Log in and we’ll offer to send you a new one.",
    });
  });
});
