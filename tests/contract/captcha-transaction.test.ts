/**
 * The captcha's transaction holds the only connection of PGlite. Whoever inside of it asks for another waits for ever, and so does every
 * later call.
 */
import { expect, test } from "vitest";
import { freeCaptchas, giveCode, givePassword, newCustomer, refresh, samplePassword } from "./support/access.ts";
import { startApi } from "./support/api.ts";

test("the first login after a start may come with a captcha", async () => {
  const api = await startApi();
  const { email } = await newCustomer(api);
  const first = await givePassword(api, email, samplePassword, { body: { recaptcha: freeCaptchas(api)() } });
  expect(first.http).toBe(200);
  await api.close();
});

test("a captcha with a grant that needs none does no harm", async () => {
  const api = await startApi();
  const captcha = freeCaptchas(api);
  const { email } = await newCustomer(api);
  const { answer } = await givePassword(api, email);
  const renewal = { refresh_token: "made up", recaptcha: captcha() };
  expect((await refresh(api, { body: renewal })).status.code).toBe("expired");
  const code = await giveCode(api, answer.access_token, "000000", { body: { recaptcha: captcha() } });
  expect(code.status.code).toBe("code_expired");
  // Whose key nobody knows is looked up, which takes a connection.
  const made = ['{"alg":"HS256","kid":"x"}', "{}"].map((part) => Buffer.from(part).toString("base64url")).join(".");
  expect((await giveCode(api, `${made}.x`, "000000", { body: { recaptcha: captcha() } })).http).toBe(401);
  const many = Array.from({ length: 24 }, async () => refresh(api, { body: { refresh_token: "made up", recaptcha: captcha() } }));
  expect(new Set((await Promise.all(many)).map(({ status }) => status.code))).toEqual(new Set(["expired"]));
  await api.close();
});
