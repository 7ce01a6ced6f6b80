/** Tests that a stranger who knows an address, or even the password, can keep its owner neither from logging in nor from getting a code. */
import { afterAll, beforeAll, expect, test, describe } from "vitest";
import { loginFailures } from "#demo/api/db/schema.ts";
import { authLostPassword, authRecoverPassword } from "#widgets/password-recovery/password-recovery.contract.ts";
import { accountResendActivation, oauth2Token } from "#core/services/session/session.contract.ts";
import {
  askCode,
  codeOf,
  cookiesOf,
  createTime,
  freeCaptchas,
  giveCode,
  givePassword,
  hourMs,
  linkOf,
  minuteMs,
  newCustomer,
  samplePassword,
  common,
} from "./support/access.ts";
import { publicUrl, startApi, type TestApi } from "./support/api.ts";
import { call } from "./support/call.ts";
import { guessCaptcha, solveCaptcha } from "./support/captcha.ts";
import { mailsTo } from "./support/outbox.ts";

const time = createTime();
let api: TestApi;
let captcha: () => string;
beforeAll(async () => {
  api = await startApi({ now: time.now, rateLimitScale: 100, trustProxy: 1 });
  captcha = freeCaptchas(api);
});
afterAll(() => api.close());

const from = (address: string, cookie?: string) => ({ "x-forwarded-for": address, ...(cookie !== undefined && { cookie }) });
const stranger = from("192.0.2.66");
const elsewhere = from("192.0.2.67");
const wrong = "Wrong-Passw0rd";

type Headers = Readonly<Record<string, string>>;
const attempt = (email: string, password: string, headers: Headers) =>
  givePassword(api, email, password, { headers, body: { recaptcha: captcha() } });
const withoutCaptcha = async (email: string, password: string, headers: Headers) =>
  (await givePassword(api, email, password, { headers })).status.code;

/** Makes failed logins, and between them waits whenever the API asks the caller to wait. */
async function failOften(email: string, headers: Headers, times = 9): Promise<void> {
  for (let failures = 0; failures < times;) {
    const { status, headers: answered } = await attempt(email, wrong, headers);
    if (status.code === "rate_limited") time.pass(Number(answered["retry-after"]) * 1000);
    else failures++;
    expect(["rate_limited", "invalid_credentials"]).toContain(status.code);
  }
}
const waitOf = async (email: string, headers: Headers) => (await attempt(email, samplePassword, headers)).headers["retry-after"];

/**
 * Logs in as the owner of the account does.
 * @returns the cookie of the device, which the owner's browser sends from then on
 */
async function signInOn(email: string, headers: Headers): Promise<string> {
  const first = await attempt(email, samplePassword, headers);
  await askCode(api, first.answer.access_token, { headers });
  const second = await giveCode(api, first.answer.access_token, await codeOf(api, email), { headers });
  expect(second.http).toBe(200);
  return `digi-device=${cookiesOf(second.headers)["digi-device"]?.value}`;
}

test("failures elsewhere let nobody wait here: a captcha is asked for, and the right password is looked at", async () => {
  const { email } = await newCustomer(api);
  await failOften(email, stranger);
  expect(await waitOf(email, stranger)).toBe("64");
  expect((await attempt(email, samplePassword, stranger)).status.code).toBe("rate_limited");
  expect(await withoutCaptcha(email, samplePassword, elsewhere)).toBe("captcha_required");
  expect((await attempt(email, samplePassword, elsewhere)).http).toBe(200);
  expect((await attempt(email, samplePassword, stranger)).status.code).toBe("rate_limited");
});

test("who has to wait has not tried: it is counted nowhere", async () => {
  const { email } = await newCustomer(api);
  await failOften(email, stranger, 5);
  const counted = () => api.context.db.select().from(loginFailures).orderBy(loginFailures.subject);
  const [failures, tries] = [await counted(), await api.context.db.query.networkTries.findMany()];
  for (let index = 0; index < 3; index++) expect((await attempt(email, wrong, stranger)).status.code).toBe("rate_limited");
  expect([await counted(), await api.context.db.query.networkTries.findMany()]).toEqual([failures, tries]);
});

test("one network of IPv6 is one stranger, whichever of its addresses comes", async () => {
  const { email } = await newCustomer(api);
  await failOften(email, from("2001:db8:0:66::1"), 5);
  expect((await attempt(email, samplePassword, from("2001:db8:0:66:ffff::2"))).status.code).toBe("rate_limited");
  expect((await attempt(email, samplePassword, from("2001:db8:0:67::1"))).http).toBe(200);
});

test("of a home line's 256 networks of IPv6 each is no stranger of its own", async () => {
  const { email } = await newCustomer(api);
  const home = (index: number) => from(`2001:db8:0:5${index.toString(16).padStart(2, "0")}::1`);
  // The 32 failures come from different networks of one home line: eight times as many as one network may have before it must wait.
  for (let index = 0; index < 32; index++) expect((await attempt(email, wrong, home(index))).status.code).toBe("invalid_credentials");
  expect((await attempt(email, samplePassword, home(99))).status.code).toBe("rate_limited");
  expect((await attempt(email, samplePassword, from("2001:db8:0:600::1"))).http).toBe(200);
});

test("a device that signed in before neither waits nor confirms to be human, also in the stranger's network", async () => {
  const { email } = await newCustomer(api);
  const cookie = await signInOn(email, stranger);
  await failOften(email, stranger);
  for (const address of ["192.0.2.66", "198.51.100.1"]) {
    expect(await withoutCaptcha(email, samplePassword, from(address)), "whoever brings no device does").toBeDefined();
    expect(await withoutCaptcha(email, samplePassword, from(address, cookie))).toBeUndefined();
  }
});

test("its own failures are counted there, and nowhere else", async () => {
  const { email } = await newCustomer(api);
  const own = from("192.0.2.1", await signInOn(email, elsewhere));
  const codes = [];
  for (let index = 0; index < 4; index++) codes.push(await withoutCaptcha(email, wrong, own));
  expect(codes).toEqual(["invalid_credentials", "invalid_credentials", "invalid_credentials", "captcha_required"]);
  await failOften(email, own, 3);
  expect(await waitOf(email, own)).toBe("8");
  expect(await withoutCaptcha(email, samplePassword, elsewhere)).toBeUndefined();
  time.pass(8000);
  expect((await attempt(email, samplePassword, own)).http).toBe(200);
});

test("a made-up cookie, or another customer's, makes no device known", async () => {
  const [{ email }, other] = [await newCustomer(api), await newCustomer(api)];
  const cookie = await signInOn(email, elsewhere);
  const others = await signInOn(other.email, elsewhere);
  await failOften(email, stranger, 4);
  const [name, nonce] = (cookie.split(".")[0] ?? "").split("=");
  for (const made of [others, `${name}=${nonce}`, `${name}=`, `${name}=.`, `${cookie}x`, `${name}=x${cookie.slice(12)}`])
    expect(await withoutCaptcha(email, samplePassword, from("192.0.2.99", made)), made).toBe("captcha_required");
  expect(await withoutCaptcha(email, samplePassword, from("192.0.2.99", cookie))).toBeUndefined();
});

test("one browser knows several customers", async () => {
  const [{ email: one }, { email: two }] = [await newCustomer(api), await newCustomer(api)];
  const first = await signInOn(one, elsewhere);
  const both = await signInOn(two, from("192.0.2.67", first));
  for (const email of [one, two]) {
    await failOften(email, stranger, 4);
    expect(await withoutCaptcha(email, samplePassword, from("192.0.2.99")), "in no browser that knows them").toBe("captcha_required");
    expect(await withoutCaptcha(email, samplePassword, from("192.0.2.99", both))).toBeUndefined();
  }
});

test("the device's cookie is none for scripts, travels as the session's does, and stays after signing out", async () => {
  const { email } = await newCustomer(api);
  const first = await attempt(email, samplePassword, { ...elsewhere, origin: "http://127.0.0.1:4103" });
  await askCode(api, first.answer.access_token);
  const second = await giveCode(api, first.answer.access_token, await codeOf(api, email), { headers: { origin: "http://127.0.0.1:4103" } });
  const attributes = ["HttpOnly", "Max-Age=34560000", "Partitioned", "Path=/", "SameSite=None", "Secure"];
  expect(cookiesOf(second.headers)["digi-device"]?.attributes.toSorted()).toEqual(attributes);
  const out = await api.app.inject({
    method: "POST",
    url: `${publicUrl}/oauth2/revoke`,
    payload: { lang: "en", device_id: "x" },
    headers: { origin: "http://127.0.0.1:4103" },
  });
  expect(Object.keys(cookiesOf(out.headers))).toEqual(["digi-refresh", "digi-probe"]);
});

test("who knows the password uses up its own codes, not those of the owner's device", async () => {
  const { email } = await newCustomer(api);
  const own = from("192.0.2.1", await signInOn(email, elsewhere));
  const ask = async (headers: Headers) => {
    const { answer } = await attempt(email, samplePassword, headers);
    return (await askCode(api, answer.access_token, { headers })).status.code;
  };
  expect([await ask(stranger), await ask(stranger), await ask(stranger)]).toEqual([undefined, undefined, undefined]);
  // The limit of codes holds whatever the network, so that a code of six digits cannot be guessed from many networks.
  expect([await ask(stranger), await ask(elsewhere)]).toEqual(["too_many_sends", "too_many_sends"]);
  expect([await ask(own), await ask(own), await ask(own), await ask(own)]).toEqual([undefined, undefined, undefined, "too_many_sends"]);
  time.pass(16 * minuteMs);
  expect([await ask(stranger), await ask(own)]).toEqual([undefined, undefined]);
});

test("another password begins anew: nobody waits, and codes can be sent", async () => {
  const { email } = await newCustomer(api);
  await failOften(email, elsewhere, 6);
  time.pass(hourMs);
  for (let index = 0; index < 3; index++) await askCode(api, (await attempt(email, samplePassword, stranger)).answer.access_token);
  await failOften(email, elsewhere, 6);
  await call(api, authLostPassword, { body: { lang: "en", email, recaptcha: captcha() } });
  const { query } = await linkOf(api, email);
  const password = "Another-Passw0rd!";
  const body = { lang: "en", ...query, "reset-password": password, recaptcha: captcha() };
  expect((await call(api, authRecoverPassword, { query, body })).http).toBe(200);
  const { http, answer } = await givePassword(api, email, password, { headers: elsewhere });
  expect([http, (await askCode(api, answer.access_token)).status.code]).toEqual([200, undefined]);
});

describe("after three wrong passwords", () => {
  const fail = async (username: string, times: number) => {
    const codes: unknown[] = [];
    for (let index = 0; index < times; index++) codes.push((await givePassword(api, username, "Wrong-Passw0rd")).status.code);
    return codes;
  };

  test.each(["a customer", "a stranger"])(
    "%s must confirm to be human; the right password alone is not looked at any more",
    async (who) => {
      const email = who === "a customer" ? (await newCustomer(api)).email : "nobody.knows@example.com";
      expect(await fail(email, 4)).toEqual(["invalid_credentials", "invalid_credentials", "invalid_credentials", "captcha_required"]);
      expect((await givePassword(api, email)).status.code).toBe("captcha_required");
      const guessed = await givePassword(api, email, samplePassword, { body: { recaptcha: await guessCaptcha(api) } });
      expect([guessed.http, guessed.status.code]).toEqual([422, "captcha_invalid"]);
      const solved = await givePassword(api, email, samplePassword, { body: { recaptcha: await solveCaptcha(api) } });
      expect(solved.status.code).toBe(who === "a customer" ? undefined : "invalid_credentials");
    },
  );

  test("of many tries at once only three are looked at", async () => {
    const { email } = await newCustomer(api);
    const answers = await Promise.all(Array.from({ length: 8 }, () => givePassword(api, email, "Wrong-Passw0rd")));
    expect(answers.filter(({ status }) => status.code === "invalid_credentials")).toHaveLength(3);
    expect(answers.filter(({ status }) => status.code === "captcha_required")).toHaveLength(5);
  });

  test("a captcha is spent by one try, but not by a call that lacks a field", async () => {
    const { email } = await newCustomer(api);
    await fail(email, 3);
    const recaptcha = await solveCaptcha(api);
    expect((await call(api, oauth2Token, { body: { ...common, grant_type: "password", username: email, recaptcha } })).http).toBe(422);
    expect((await givePassword(api, email, "Wrong-Passw0rd", { body: { recaptcha } })).status.code).toBe("invalid_credentials");
    expect((await givePassword(api, email, samplePassword, { body: { recaptcha } })).status.code).toBe("captcha_invalid");
  });

  test("each further failure makes the account wait longer; a right password makes it forgotten", async () => {
    const { email } = await newCustomer(api);
    const attempt = (password: string) => givePassword(api, email, password, { body: { recaptcha: captcha() } });
    await fail(email, 3);
    const waits: unknown[] = [];
    for (let index = 0; index < 9; index++) {
      expect((await attempt("Wrong-Passw0rd")).status.code).toBe("invalid_credentials");
      const tooSoon = await attempt(samplePassword);
      expect([tooSoon.http, tooSoon.status.code]).toEqual([429, "rate_limited"]);
      waits.push(tooSoon.headers["retry-after"]);
      time.pass(Number(tooSoon.headers["retry-after"]) * 1000);
    }
    expect(waits).toEqual(["2", "4", "8", "16", "32", "64", "128", "256", "300"]);
    expect((await attempt(samplePassword)).http).toBe(200);
    expect(await fail(email, 1)).toEqual(["invalid_credentials"]);
    expect((await givePassword(api, email)).http).toBe(200);
  });

  test("a day later nothing is left of them", async () => {
    const { email } = await newCustomer(api);
    await fail(email, 4);
    time.pass(25 * hourMs);
    expect((await givePassword(api, email)).http).toBe(200);
  });

  test("the activation mail is not another way to try passwords", async () => {
    const { email } = await newCustomer(api);
    const attempt = async () =>
      (await call(api, accountResendActivation, { body: { lang: "en", username: email, password: "Wrong-Passw0rd" } })).status.code;
    expect([await attempt(), await attempt(), await attempt(), await attempt()]).toEqual([
      "invalid_credentials",
      "invalid_credentials",
      "invalid_credentials",
      "captcha_required",
    ]);
    expect((await givePassword(api, email)).status.code).toBe("captcha_required");
  });

  test("nor a captcha that nobody solved: it lets nobody try there, and a good one does", async () => {
    const { email } = await newCustomer(api, { activated: false });
    await fail(email, 3);
    const resend = async (recaptcha?: unknown) =>
      (await call(api, accountResendActivation, { body: { lang: "en", username: email, password: samplePassword, recaptcha } })).status
        .code;
    expect(await resend()).toBe("captcha_required");
    expect(await resend("x")).toBe("captcha_invalid");
    expect(await resend(1)).toBe("invalid");
    expect(await mailsTo(api, email)).toHaveLength(0);
    expect(await resend(await solveCaptcha(api))).toBeUndefined();
    expect(await mailsTo(api, email)).toHaveLength(1);
  });
});
