import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { myDigiAccount } from "#core/domain/customer/account.contract.ts";
import { accountResendActivation, oauth2SendCode, oauth2Token } from "#core/services/session/session.contract.ts";
import { languages } from "#core/base/values/language.ts";
import { accounts, logins, signingKeys } from "#demo/api/db/schema.ts";
import {
  askCode,
  bearer,
  codeOf,
  common,
  createTime,
  giveCode,
  givePassword,
  hourMs,
  linkOf,
  minuteMs,
  newCustomer,
  samplePassword,
  signIn,
  wrongCode,
} from "./support/access.ts";
import { startApi, type TestApi } from "./support/api.ts";
import { call } from "./support/call.ts";
import { mailsTo } from "./support/outbox.ts";

const time = createTime();
let api: TestApi;
beforeAll(async () => void (api = await startApi({ now: time.now, rateLimitScale: 100 })));
afterAll(() => api.close());

/** Begins a login of a new customer, until the code was sent. */
async function startLogin() {
  const account = await newCustomer(api);
  const { answer } = await givePassword(api, account.email);
  await askCode(api, answer.access_token);
  return { account, token: answer.access_token, code: await codeOf(api, account.email) };
}

describe("the password", () => {
  test("yields a token of scope verify for 30 minutes, which is no session yet [P-012, P-026, P-273, P-278 login]", async () => {
    const { email } = await newCustomer(api);
    const { http, answer } = await givePassword(api, email);
    expect([http, answer.token_type, answer.expires_in, answer.scope, answer.user]).toEqual([200, "Bearer", 1800, "verify", undefined]);
    expect((await call(api, myDigiAccount, { headers: bearer(answer.access_token) })).http).toBe(401);
  });

  test("is taken with the address in any case and spaces around it", async () => {
    const { email } = await newCustomer(api);
    expect((await givePassword(api, ` ${email.toUpperCase()} `)).http).toBe(200);
  });

  test("where wrong, or of an unknown address, is refused with one fixed text in the page's language [P-116, P-297]", async () => {
    const { email } = await newCustomer(api);
    const answers = await Promise.all(
      [email, "stranger@example.com"].flatMap((username) =>
        languages.map(async (lang) => {
          const { http, status } = await givePassword(api, username, "Wrong-Passw0rd", { body: { lang } });
          return { http, ...status };
        }),
      ),
    );
    expect(new Set(answers.slice(0, 3).map((answer) => JSON.stringify(answer)))).toEqual(
      new Set(answers.slice(3).map((answer) => JSON.stringify(answer))),
    );
    expect(answers.slice(0, 3)).toEqual([
      {
        http: 401,
        error: true,
        code: "invalid_credentials",
        message: "The username and/or password that you have entered is incorrect",
      },
      expect.objectContaining({ message: "L’adresse e‑mail ou le mot de passe est incorrect." }),
      expect.objectContaining({ message: "Het e‑mailadres of het wachtwoord klopt niet." }),
    ]);
  });

  test.each([
    ["no password", { grant_type: "password", username: "demo@digi.example" }, [422, ["password"]]],
    ["another grant", { grant_type: "client_credentials", username: "demo@digi.example", password: samplePassword }, [422, ["grant_type"]]],
    ["a list", [], [400, []]],
  ])("with %s is refused where it is wrong", async (_name, body, refused) => {
    const { http, status } = await call(api, oauth2Token, { body: Array.isArray(body) ? body : { ...common, ...body } });
    const fields = typeof status.message === "object" ? Object.keys(status.message as object) : [];
    expect([http, fields]).toEqual(refused);
  });

  test("of an account that is not active is refused, and the activation mail can be sent again", async () => {
    const account = await newCustomer(api, { activated: false });
    const { http, status } = await givePassword(api, account.email);
    expect([http, status.code]).toEqual([200, "not_activated"]);
    const again = (password = samplePassword) =>
      call(api, accountResendActivation, { body: { lang: "fr", username: account.email, password } });
    expect((await again("Wrong-Passw0rd")).status.code).toBe("invalid_credentials");
    expect((await again()).status).toEqual({ error: false, message: "Nous vous avons renvoyé l’e\u2011mail d’activation." });
    expect((await linkOf(api, account.email)).page).toBe("http://localhost:4100/fr/activer-mon-compte");
    expect([(await again()).http, (await again()).http]).toEqual([200, 200]);
    const fourth = await again();
    expect([fourth.http, fourth.status.code, fourth.headers["retry-after"]]).toEqual([429, "too_many_sends", "900"]);
    expect(await mailsTo(api, account.email)).toHaveLength(3);
  });

  test("of an active account sends no activation mail", async () => {
    const { email } = await newCustomer(api);
    const { status } = await call(api, accountResendActivation, { body: { lang: "en", username: email, password: samplePassword } });
    expect([status.error, (await mailsTo(api, email)).length]).toEqual([false, 0]);
  });
});

describe("the code", () => {
  test("comes by mail in the page's language: six digits, for 30 minutes, five tries, the next one in a minute [P-114, P-118, C-476]", async () => {
    const texts = { en: "Your code to log in", fr: "Votre code pour vous connecter", nl: "Je code om in te loggen" };
    for (const lang of languages) {
      const { email } = await newCustomer(api);
      const { answer } = await givePassword(api, email);
      const sent = await askCode(api, answer.access_token, { body: { lang } });
      expect(sent.answer.data).toEqual({
        channel: "mail",
        destination: "c•••@example.com",
        expires_in: 1800,
        resend_in: 60,
        attempts_left: 5,
        cookies: false,
      });
      const [mail] = await mailsTo(api, email);
      expect(mail?.text).toContain(texts[lang]);
      expect(mail?.text).toMatch(/30\u00a0minu/);
      expect(await codeOf(api, email)).toMatch(/^\d{6}$/);
    }
  });

  test("goes by SMS where the account chose so, in the form that phones fill in by themselves", async () => {
    const { id, email } = await newCustomer(api);
    await api.context.db.update(accounts).set({ codeChannel: "sms", phone: "+32471234567" }).where(eq(accounts.id, id));
    const { answer } = await givePassword(api, email);
    expect((await askCode(api, answer.access_token)).answer.data).toMatchObject({ channel: "sms", destination: "•••67" });
    const [sms] = await mailsTo(api, "+32471234567");
    expect([sms?.channel, (await mailsTo(api, email)).length]).toEqual(["sms", 0]);
    expect(sms?.text).toMatch(/^(\d{6}) is your digi code.*\n\n@localhost #\1\n$/);
  });

  test("opens the session: tokens, and who signed in [P-110, P-115, P-221]", async () => {
    const { account, token, code } = await startLogin();
    const { http, answer } = await giveCode(api, token, `${code.slice(0, 3)} ${code.slice(3)}`, { body: { refresh_token_in: "body" } });
    expect([http, answer.token_type, answer.expires_in, answer.scope]).toEqual([200, "Bearer", 600, "account"]);
    expect(answer.user).toEqual({
      user_id: account.id,
      client_id: account.clientNumber,
      email: account.email,
      first_name: "Nora",
      last_name: "Maes",
    });
    expect(answer.refresh_token).toMatch(/^[\w-]{43}$/);
    expect((await call(api, myDigiAccount, { headers: bearer(answer.access_token) })).http).toBe(200);
  });

  test("works once; after it the first token is of no use", async () => {
    const { token, code } = await startLogin();
    const both = await Promise.all([giveCode(api, token, code), giveCode(api, token, code)]);
    expect(both.map(({ status }) => status.code).toSorted()).toEqual(["expired", undefined]);
    expect((await giveCode(api, token, code)).status.code).toBe("expired");
    expect((await askCode(api, token)).status.code).toBe("expired");
  });

  test("where wrong says how many tries are left; the fifth burns it, and the right one comes too late [P-119]", async () => {
    const { account, token, code } = await startLogin();
    const answers = [];
    for (let index = 0; index < 5; index++) answers.push(await giveCode(api, token, wrongCode(code)));
    expect(answers.map(({ http, status }) => [http, status.code, (status as { attempts_left?: number }).attempts_left])).toEqual([
      [200, "code_wrong", 4],
      [200, "code_wrong", 3],
      [200, "code_wrong", 2],
      [200, "code_wrong", 1],
      [200, "code_burnt", undefined],
    ]);
    expect((await giveCode(api, token, code)).status.code).toBe("code_burnt");
    time.pass(minuteMs);
    expect((await askCode(api, token)).answer.data.attempts_left).toBe(5);
    expect((await giveCode(api, token, await codeOf(api, account.email))).http).toBe(200);
  });

  test("is guessed five times at most, also by many calls at once", async () => {
    const { token, code } = await startLogin();
    const answers = await Promise.all(Array.from({ length: 9 }, () => giveCode(api, token, wrongCode(code))));
    expect(answers.filter(({ status }) => status.code === "code_wrong")).toHaveLength(4);
    expect((await giveCode(api, token, code)).status.code).toBe("code_burnt");
  });

  test("needs the token of the first step: none, a made-up one and a session's own are refused [P-273]", async () => {
    const { email } = await newCustomer(api);
    const { accessToken } = await signIn(api, email);
    for (const headers of [{}, bearer("made.up.token"), bearer(accessToken), { authorization: "Basic ZGVtbzpkZW1v" }]) {
      const sent = await call(api, oauth2SendCode, { body: { lang: "nl" }, headers });
      expect([sent.http, sent.status]).toEqual([401, { error: true, message: "Log in om verder te gaan." }]);
      const given = await call(api, oauth2Token, { body: { ...common, grant_type: "verification_code", code: "123456" }, headers });
      expect(given.http).toBe(401);
    }
  });

  test("and every other secret stands in the database as a hash only", async () => {
    const { account, token, code } = await startLogin();
    const { refreshToken } = await signIn(api, (await newCustomer(api)).email);
    await call(api, accountResendActivation, { body: { lang: "en", username: account.email, password: samplePassword } });
    const { rows } = (await api.context.db.execute(
      `select (select json_agg(t)::text from logins t) || (select json_agg(t)::text from accounts t) || (select json_agg(t)::text from refresh_tokens t)
       || (select json_agg(t)::text from sessions t) || (select json_agg(t)::text from links t) || (select json_agg(t)::text from sends t) as everything`,
    )) as unknown as { rows: { everything: string }[] };
    const everything = rows[0]?.everything ?? "";
    expect(everything).toContain(account.email);
    for (const secret of [samplePassword, `"${code}"`, token, refreshToken]) expect(everything).not.toContain(secret);
    const [login] = await api.context.db.select().from(logins).limit(1);
    expect(login).toBeDefined();
    expect(account.passwordHash).toMatch(/^\$argon2id\$v=19\$m=\d+,t=2,p=1\$/); // The cost of the hash is tested in demo.test.ts.
  });
});

describe("the code as time passes", () => {
  test("is good for 30 minutes and not longer; a new login brings another [P-118, C-476]", async () => {
    const early = await startLogin();
    time.pass(30 * minuteMs - 1000);
    expect((await giveCode(api, early.token, early.code)).http).toBe(200);
    const late = await startLogin();
    time.pass(30 * minuteMs);
    const { http, status } = await giveCode(api, late.token, late.code, { body: { lang: "nl" } });
    expect([http, status.code, status.message]).toEqual([200, "code_expired", "Deze code is vervallen. Vraag een nieuwe aan."]);
    const sent = await askCode(api, late.token);
    expect([sent.http, sent.status.code]).toEqual([401, "token_expired"]);
  });

  test("sent again has half an hour of its own, and replaces the first", async () => {
    const { account, token, code } = await startLogin();
    time.pass(20 * minuteMs);
    await askCode(api, token);
    const second = await codeOf(api, account.email);
    if (second !== code) expect((await giveCode(api, token, code)).status.code).toBe("code_wrong");
    time.pass(25 * minuteMs);
    expect((await giveCode(api, token, second)).http).toBe(200);
  });

  test("never asked for is as good as expired", async () => {
    const { email } = await newCustomer(api);
    const { answer } = await givePassword(api, email);
    expect((await giveCode(api, answer.access_token, "123456")).status.code).toBe("code_expired");
  });

  test("is sent again after a minute, three times in 15 minutes; a refusal says how long to wait [P-119]", async () => {
    const { account, token } = await startLogin();
    const soon = await askCode(api, token, { body: { lang: "fr" } });
    expect([soon.http, soon.status.code, soon.headers["retry-after"]]).toEqual([429, "too_many_sends", "60"]);
    expect(soon.status.message).toMatch(/^Un message vient de vous être envoyé/);
    time.pass(59_000);
    expect((await askCode(api, token)).headers["retry-after"]).toBe("1");
    time.pass(1000);
    expect((await askCode(api, token)).http).toBe(200);
    time.pass(minuteMs);
    expect((await askCode(api, token)).http).toBe(200);
    time.pass(minuteMs);
    const fourth = await askCode(api, token);
    expect([fourth.http, fourth.headers["retry-after"]]).toEqual([429, String(12 * 60)]);
    // A second login does not help to get round the limit.
    const { answer } = await givePassword(api, account.email);
    expect((await askCode(api, answer.access_token)).headers["retry-after"]).toBe(String(12 * 60));
    time.pass(12 * minuteMs);
    expect((await askCode(api, answer.access_token)).http).toBe(200);
    expect(await mailsTo(api, account.email)).toHaveLength(4);
  });

  test("that was accepted makes earlier sendings forgotten", async () => {
    const { email } = await newCustomer(api);
    for (let index = 0; index < 5; index++) await signIn(api, email);
    expect(await mailsTo(api, email)).toHaveLength(5);
  });
});

test("signing keys are kept in the database and rotated; what an old one signed stays good until it expires", async () => {
  const kid = (token: string): unknown =>
    (JSON.parse(Buffer.from(token.split(".")[0] ?? "", "base64url").toString()) as { kid: unknown }).kid;
  const { email } = await newCustomer(api);
  const before = await signIn(api, email);
  time.pass(7 * 24 * hourMs - 5 * minuteMs);
  const late = await signIn(api, email);
  time.pass(6 * minuteMs);
  const after = await signIn(api, email);
  expect(kid(after.accessToken)).not.toBe(kid(before.accessToken));
  expect((await call(api, myDigiAccount, { headers: bearer(late.accessToken) })).http).toBe(200);
  time.pass(2 * 24 * hourMs);
  await givePassword(api, email);
  time.pass(7 * 24 * hourMs);
  await givePassword(api, email);
  const kept = (await api.context.db.select({ id: signingKeys.id }).from(signingKeys)).map(({ id }) => id);
  expect(kept).not.toContain(kid(before.accessToken));
  expect((await call(api, myDigiAccount, { headers: bearer(before.accessToken) })).http).toBe(401);
});
