/**
 * Tests an attack that tries one password for each of many addresses: no address has enough failures to be blocked, but the network of the
 * attacker has.
 */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { accountResendActivation } from "#core/services/session/session.contract.ts";
import {
  askCode,
  codeOf,
  cookiesOf,
  createTime,
  freeCaptchas,
  giveCode,
  givePassword,
  minuteMs,
  newCustomer,
  samplePassword,
} from "./support/access.ts";
import { startApi, type TestApi } from "./support/api.ts";
import { call } from "./support/call.ts";

const time = createTime();
let api: TestApi;
let captcha: () => string;
beforeAll(async () => {
  api = await startApi({ now: time.now, trustProxy: 1 });
  captcha = freeCaptchas(api);
});
afterAll(() => api.close());

const from = (address: string, cookie?: string) => ({
  headers: { "x-forwarded-for": address, ...(cookie !== undefined && { cookie }) },
});
let strangers = 0;
const guess = (address: string, recaptcha?: string, at = api) =>
  givePassword(at, `stranger.${++strangers}@example.com`, "Wrong-Passw0rd", {
    ...from(address),
    ...(recaptcha !== undefined && { body: { recaptcha } }),
  });
const guesses = async (times: number, address: string) =>
  (await Promise.all(Array.from({ length: times }, async () => guess(address)))).map(({ status }) => status.code);
const counts = (codes: readonly unknown[]) =>
  Object.fromEntries([...new Set(codes)].map((code) => [code, codes.filter((one) => one === code).length]));

test("twenty a minute are looked at from one network as they come, and more with a captcha", async () => {
  const { email } = await newCustomer(api);
  const answered = await guesses(30, "192.0.2.1");
  expect(counts(answered)).toEqual({ invalid_credentials: 20, captcha_required: 10 });
  // A visitor who solves a captcha gets in, although thirty others have tried from the same network.
  const human = await givePassword(api, email, samplePassword, { ...from("192.0.2.1"), body: { recaptcha: captcha() } });
  expect(human.http).toBe(200);
  expect((await givePassword(api, email, samplePassword, from("192.0.2.1"))).status.code).toBe("captcha_required");
  const body = { lang: "en", username: email, password: samplePassword };
  expect((await call(api, accountResendActivation, { body, ...from("192.0.2.1") })).status.code).toBe("captcha_required");
  expect((await givePassword(api, email, samplePassword, from("192.0.2.2"))).http).toBe(200);
  time.pass(minuteMs + 1000);
  expect((await givePassword(api, email, samplePassword, from("192.0.2.1"))).http).toBe(200);
});

describe("where a network may try three times as it comes", () => {
  let own: TestApi;
  let solve: () => string;
  beforeAll(async () => {
    own = await startApi({ now: time.now, trustProxy: 1, rateLimitScale: 0.15 });
    solve = freeCaptchas(own);
  });
  afterAll(() => own.close());
  const codeOfTry = async (address: string, recaptcha?: string) => (await guess(address, recaptcha, own)).status.code;
  const repeated = async (times: number, ask: (index: number) => Promise<unknown>) => {
    const codes = [];
    for (let index = 0; index < times; index++) codes.push(await ask(index));
    return counts(codes);
  };

  test("it may 27 times with a captcha, and then not at all until the minute is over", async () => {
    const { email } = await newCustomer(own);
    expect(await repeated(3, () => codeOfTry("192.0.2.1"))).toEqual({ invalid_credentials: 3 });
    expect(await repeated(27, () => codeOfTry("192.0.2.1", solve()))).toEqual({ invalid_credentials: 27 });
    const refused = await givePassword(own, email, samplePassword, { ...from("192.0.2.1"), body: { recaptcha: solve() } });
    expect([refused.http, refused.status.code, refused.headers["retry-after"]]).toEqual([429, "rate_limited", "60"]);
    time.pass(minuteMs + 1000);
    expect((await givePassword(own, email, samplePassword, from("192.0.2.1"))).http).toBe(200);
  });

  test("a home line of IPv6 may eight times as often, whichever of its networks comes", async () => {
    const ofHome = (index: number) => `2001:db8:0:1${index.toString(16).padStart(2, "0")}::1`;
    expect(await repeated(30, (index) => codeOfTry(ofHome(index)))).toEqual({ invalid_credentials: 24, captcha_required: 6 });
    expect(await codeOfTry("2001:db8:0:200::1")).toBe("invalid_credentials");
  });
});

test("right passwords take nothing of the twenty: an office of many gets in", async () => {
  const people = await Promise.all(Array.from({ length: 3 }, async () => newCustomer(api)));
  for (let round = 0; round < 8; round++)
    for (const { email } of people) expect((await givePassword(api, email, samplePassword, from("192.0.2.4"))).http).toBe(200);
  expect((await guesses(21, "192.0.2.4")).filter((code) => code === "captcha_required")).toHaveLength(1);
});

test("a device that signed in before is not kept out by its neighbours", async () => {
  const { email } = await newCustomer(api);
  const first = await givePassword(api, email, samplePassword, from("192.0.2.3"));
  await askCode(api, first.answer.access_token);
  const second = await giveCode(api, first.answer.access_token, await codeOf(api, email));
  await guesses(25, "192.0.2.3");
  const cookie = `digi-device=${cookiesOf(second.headers)["digi-device"]?.value}`;
  expect((await guess("192.0.2.3")).status.code).toBe("captcha_required");
  expect((await givePassword(api, email, samplePassword, from("192.0.2.3", cookie))).http).toBe(200);
});

test("what was counted does not name the network", async () => {
  await guess("192.0.2.77");
  const rows = await api.context.db.query.networkTries.findMany();
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain("192.0.2");
});
