/**
 * Tests that nobody can harm the server: learn secrets from the duration of answers or from its log, use a captcha twice, fill the
 * database, log in with the password of the manual, or make another page send a visitor's cookies.
 */
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi, describe } from "vitest";
import { captchaCheck } from "#core/services/captcha/captcha.contract.ts";
import { addressCity } from "#core/domain/address/address.contract.ts";
import { settingsEmail } from "#core/domain/customer/settings.contract.ts";
import { myDigiAccount } from "#core/domain/customer/account.contract.ts";
import { formsOpenFiber } from "#core/domain/leads/open-fiber.contract.ts";
import { formsSubscribe } from "#widgets/newsletter/newsletter.contract.ts";
import { accounts } from "#demo/api/db/schema.ts";
import { openFiberRequests } from "#demo/api/db/schema-forms.ts";
import { endSampleSessions } from "#demo/api/app/samples.ts";
import { oauth2Token } from "#core/services/session/session.contract.ts";
import { confirmChangeInvoiceEmail } from "#widgets/invoice-email-change/invoice-email-change.contract.ts";
import { authLostPassword } from "#widgets/password-recovery/password-recovery.contract.ts";
import {
  bearer,
  freeCaptchas,
  givePassword,
  newCustomer,
  refresh,
  samplePassword,
  signIn,
  codeOf,
  common,
  linkOf,
} from "./support/access.ts";
import { startApi, type TestApi } from "./support/api.ts";
import { call } from "./support/call.ts";
import { solveCaptcha } from "./support/captcha.ts";
import { newsletterForm, someEmail } from "./support/forms.ts";
import { questionsOf } from "./support/questions.ts";

let api: TestApi;
beforeAll(async () => void (api = await startApi({ rateLimitScale: 10 })));
afterAll(() => api.close());

test("an email change to somebody's address asks the database the same as one to an address that is free", async () => {
  const [mine, theirs] = [await newCustomer(api), await newCustomer(api)];
  const { accessToken } = await signIn(api, mine.email);
  const change = async (value: string) =>
    questionsOf(api, async () => {
      const { status } = await call(api, settingsEmail, { body: { lang: "en", value }, headers: bearer(accessToken) });
      expect(status.error).toBe(false);
    });
  const free = await change("free.address@example.com");
  expect(free.join("\n")).toContain("insert into links");
  expect(await change(theirs.email)).toEqual(free);
});

test("a captcha is used once also where the API's clock is twelve minutes behind the database's", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() - 12 * 60_000 });
  try {
    const own = await startApi();
    const recaptcha = await solveCaptcha(own);
    const codes = [];
    for (let index = 0; index < 3; index++) codes.push((await call(own, formsSubscribe, { body: newsletterForm(recaptcha) })).status.code);
    expect(codes).toEqual([undefined, "captcha_invalid", "captcha_invalid"]);
    expect((await call(own, captchaCheck, { body: { token: recaptcha } })).answer.res).toBe(false);
    await own.close();
  } finally {
    vi.useRealTimers();
  }
});

test("no text is kept that is longer than it can be", async () => {
  const captcha = freeCaptchas(api);
  const long = "x".repeat(30_000);
  const form = { first_name: "Marie", last_name: "Peeters", email: someEmail(), agree: "1", lang: "en", platform: "web" };
  const ask = async (more: object) => (await call(api, formsOpenFiber, { body: { ...form, recaptcha: captcha(), ...more } })).status;
  for (const field of ["cityId", "streetId", "fttbAddressId", "platform"])
    expect((await ask({ [field]: long })).message).toEqual({ [field]: ["This text is too long"] });
  for (const agree of ["", "no", "0"]) expect((await ask({ agree })).message).toEqual({ agree: ["Please check this field"] });
  expect(await api.context.db.select().from(openFiberRequests).where(eq(openFiberRequests.email, form.email))).toEqual([]);
  expect((await ask({ cityId: "c-1000" })).error).toBe(false);
  const device = await givePassword(api, "demo@digi.example", samplePassword, { body: { device_id: long } });
  expect([device.http, device.status.message]).toEqual([422, { device_id: ["This text is too long"] }]);
  const deep = await call(api, addressCity, { body: { lang: "en", postalCode: "1000", more: [{ deep: long }] } });
  expect([deep.http, deep.status.message]).toEqual([422, { more: ["This text is too long"] }]);
});

test("the demo's customers come in nowhere else: not by the manual's password, nor by a session from before", async () => {
  const { email } = await newCustomer(api);
  const [own, sample] = [await signIn(api, email), await signIn(api, "demo@digi.example")];
  const { options } = api.context;
  vi.spyOn(api.context, "options", "get").mockReturnValue({ ...options, demo: false });
  await endSampleSessions(api.context);
  const account = async ({ accessToken }: typeof own) => (await call(api, myDigiAccount, { headers: bearer(accessToken) })).http;
  expect([await account(own), await account(sample)]).toEqual([200, 401]);
  expect((await refresh(api, { body: { refresh_token: sample.refreshToken } })).status.code).toBe("logout");
  for (const sampleOnes of ["demo@digi.example", "jan.janssens@digi.example"])
    expect((await givePassword(api, sampleOnes)).status.code).toBe("invalid_credentials");
  expect((await givePassword(api, email)).http).toBe(200);
  vi.restoreAllMocks();
  expect((await givePassword(api, "demo@digi.example")).http).toBe(200);
});

test("a customer made on demand is one of them", async () => {
  const payload = { email: "made@example.com", lang: "en" };
  await api.app.inject({ method: "POST", url: "/demo/customer", payload });
  const [made] = await api.context.db.select().from(accounts).where(eq(accounts.email, payload.email));
  expect(made?.isSample).toBe(true);
});

const site = { origin: "http://localhost:4100" };

describe("cookies", () => {
  test.each([
    ["no origin", {}],
    ["an origin that is not allowed", { origin: "https://evil.example" }],
    ["an opaque origin", { origin: "null" }],
  ])("travel only with an allowed origin: %s is refused", async (_name, headers) => {
    const response = await api.app.inject({
      method: "POST",
      url: oauth2Token.path,
      headers: { "content-type": "application/json", ...headers },
      payload: { ...common, grant_type: "refresh_token" },
    });
    expect(response.statusCode).toBe(403);
  });

  test.each(["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"])(
    "travel only with JSON: %s, which a form can send, is refused",
    async (type) => {
      const response = await api.app.inject({
        method: "POST",
        url: oauth2Token.path,
        headers: { "content-type": type, ...site },
        payload: JSON.stringify({ ...common, grant_type: "refresh_token" }),
      });
      expect(response.statusCode).toBe(415);
    },
  );

  test("and tokens may be sent by allowed pages: the preflight names the authorization header", async () => {
    const preflight = async (origin: string) =>
      api.app.inject({
        method: "OPTIONS",
        url: oauth2Token.path,
        headers: { origin, "access-control-request-method": "POST", "access-control-request-headers": "authorization,content-type" },
      });
    const { headers } = await preflight("https://partner.example");
    expect(headers["access-control-allow-origin"]).toBe("https://partner.example");
    expect(headers["access-control-allow-credentials"]).toBe("true");
    expect(headers["access-control-allow-headers"]).toBe("Accept-Language, Authorization, Content-Type, identity-key, idempotency-key");
    expect((await preflight("https://evil.example")).headers["access-control-allow-origin"]).toBeUndefined();
  });
});

test("log lines hold no password, code, token, link or address, whatever is called and however it ends", async () => {
  const own = await startApi();
  const account = await newCustomer(own, { firstName: "Zebulon" });
  const { verifyToken, accessToken, refreshToken } = await signIn(own, account.email);
  const code = await codeOf(own, account.email);
  await call(own, authLostPassword, { body: { lang: "en", email: account.email, recaptcha: await solveCaptcha(own) } });
  const { query } = await linkOf(own, account.email);
  await givePassword(own, account.email, "Wrong-Passw0rd");
  await refresh(own, { headers: { cookie: `digi-refresh=${refreshToken}` } });
  await own.app.inject({ method: "GET", url: `/activate-account?i=${query["i"]}&code=${query["code"]}` });
  await call(own, settingsEmail, { body: { lang: "en", value: "other@example.com" }, headers: bearer(accessToken) });
  const { query: change } = await linkOf(own, "other@example.com");
  await own.context.db.execute("drop table links cascade");
  const broken = await own.app.inject({ method: "GET", url: confirmChangeInvoiceEmail.path, query: change });
  expect(broken.statusCode).toBe(500);
  const logs = own.logs.join("\n");
  expect(logs).toContain("/oauth2/token");
  expect(logs).toContain("call failed");
  const secrets = [account.email, account.id, "Zebulon", samplePassword, "Wrong-Passw0rd", verifyToken, accessToken, refreshToken];
  const all = [...secrets, code, ...Object.values(query), ...Object.values(change), "other@example.com"];
  for (const secret of all) expect(logs).not.toContain(secret);
  await own.close();
});
