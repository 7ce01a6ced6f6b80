/** Tests the captcha, which proves that a visitor is no robot: its puzzle, how long a solution is valid, and for what. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { formsOpenFiber } from "#core/domain/leads/open-fiber.contract.ts";
import { captchaChallenge } from "#core/services/captcha/altcha.contract.ts";
import { captchaCheck } from "#core/services/captcha/captcha.contract.ts";
import { leastPuzzleCost } from "#demo/api/config/options.ts";
import { mails } from "#demo/api/db/schema.ts";
import { callbackRequests, contactMessages, openFiberRequests, subscribers } from "#demo/api/db/schema-forms.ts";
import { formsCallback } from "#core/domain/leads/callback.contract.ts";
import { formsContact } from "#widgets/contact/contact.contract.ts";
import { formsSubscribe } from "#widgets/newsletter/newsletter.contract.ts";
import { startApi, type TestApi } from "./support/api.ts";
import { call } from "./support/call.ts";
import { guessCaptcha, solveCaptcha } from "./support/captcha.ts";
import { callbackForm, contactForm, newsletterForm, openFiberForm } from "./support/forms.ts";
import { freeCaptchas, giveCode, givePassword, newCustomer, refresh, samplePassword } from "./support/access.ts";

let api: TestApi;
let spareToken = "";
beforeAll(async () => {
  api = await startApi({ rateLimitScale: 10 });
  spareToken = await solveCaptcha(api);
});
afterAll(() => api.close());

describe("the captcha", () => {
  test("gives puzzles of PBKDF2/SHA-256 with cost 20,000 that live ten minutes, each another one, and takes their solution [P-022]", async () => {
    const usual = await startApi({ captchaCost: leastPuzzleCost });
    const askedAtMs = Date.now();
    const [first, second] = await Promise.all([call(usual, captchaChallenge), call(usual, captchaChallenge)]);
    const { algorithm, cost, expiresAt, nonce } = first.answer.parameters as Record<string, unknown>;
    expect([algorithm, cost]).toEqual(["PBKDF2/SHA-256", 20_000]);
    // The expiry is between two bounds, because the call itself takes time.
    expect(Number(expiresAt)).toBeGreaterThanOrEqual(Math.floor(askedAtMs / 1000) + 600);
    expect(Number(expiresAt)).toBeLessThanOrEqual(Math.ceil(Date.now() / 1000) + 600);
    expect((second.answer.parameters as Record<string, unknown>)["nonce"]).not.toBe(nonce);
    expect(first.headers["cache-control"]).toBe("no-store");
    // The challenge cannot be requested by GET, because a cache that answers every GET would send the same puzzle again.
    expect((await usual.app.inject({ method: "GET", url: captchaChallenge.path })).statusCode).toBe(404);
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

/*
 * The captcha's transaction holds the only connection of PGlite. Code inside of it that asked for another connection would wait for ever,
 * and so would every later call.
 */
test("the first login after a start may come with a captcha", async () => {
  const own = await startApi();
  const { email } = await newCustomer(own);
  const first = await givePassword(own, email, samplePassword, { body: { recaptcha: freeCaptchas(own)() } });
  expect(first.http).toBe(200);
  await own.close();
});

test("a captcha with a grant that needs none does no harm", async () => {
  const captcha = freeCaptchas(api);
  const { email } = await newCustomer(api);
  const { answer } = await givePassword(api, email);
  const renewal = { refresh_token: "made up", recaptcha: captcha() };
  expect((await refresh(api, { body: renewal })).status.code).toBe("expired");
  const code = await giveCode(api, answer.access_token, "000000", { body: { recaptcha: captcha() } });
  expect(code.status.code).toBe("code_expired");
  // This token names an unknown key, so the API looks the key up, which takes a connection.
  const made = ['{"alg":"HS256","kid":"x"}', "{}"].map((part) => Buffer.from(part).toString("base64url")).join(".");
  expect((await giveCode(api, `${made}.x`, "000000", { body: { recaptcha: captcha() } })).http).toBe(401);
  const many = Array.from({ length: 24 }, async () => refresh(api, { body: { refresh_token: "made up", recaptcha: captcha() } }));
  expect(new Set((await Promise.all(many)).map(({ status }) => status.code))).toEqual(new Set(["expired"]));
});
