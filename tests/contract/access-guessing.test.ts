/** One password for each of many addresses: no address has failures enough, but the network has. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { accountResendActivation } from "#core/session/session.contract.ts";
import { askCode, codeOf, cookiesOf, createTime, giveCode, givePassword, minuteMs, newCustomer, samplePassword } from "./support/access.ts";
import { startApi, type TestApi } from "./support/api.ts";
import { call } from "./support/call.ts";

const time = createTime();
let api: TestApi;
beforeAll(async () => void (api = await startApi({ now: time.now, trustProxy: 1 })));
afterAll(() => api.close());

const from = (address: string, cookie?: string) => ({
  headers: { "x-forwarded-for": address, ...(cookie !== undefined && { cookie }) },
});
let strangers = 0;
const guess = (address: string) => givePassword(api, `stranger.${++strangers}@example.com`, "Wrong-Passw0rd", from(address));
const guesses = async (times: number, address: string) =>
  (await Promise.all(Array.from({ length: times }, async () => guess(address)))).map(({ http }) => http);

test("twenty a minute are looked at from one network, wherever the passwords are given; others are let alone", async () => {
  const { email } = await newCustomer(api);
  const answered = await guesses(30, "192.0.2.1");
  expect([answered.filter((http) => http === 401).length, answered.filter((http) => http === 429).length]).toEqual([20, 10]);
  const refused = await givePassword(api, email, samplePassword, from("192.0.2.1"));
  expect([refused.status.code, refused.headers["retry-after"]]).toEqual(["rate_limited", "60"]);
  const body = { lang: "en", username: email, password: samplePassword };
  expect((await call(api, accountResendActivation, { body, ...from("192.0.2.1") })).status.code).toBe("rate_limited");
  expect((await givePassword(api, email, samplePassword, from("192.0.2.2"))).http).toBe(200);
  time.pass(minuteMs + 1000);
  expect((await givePassword(api, email, samplePassword, from("192.0.2.1"))).http).toBe(200);
});

test("right passwords take nothing of the twenty: an office of many gets in", async () => {
  const people = await Promise.all(Array.from({ length: 3 }, async () => newCustomer(api)));
  for (let round = 0; round < 8; round++)
    for (const { email } of people) expect((await givePassword(api, email, samplePassword, from("192.0.2.4"))).http).toBe(200);
  expect((await guesses(21, "192.0.2.4")).filter((http) => http === 429)).toHaveLength(1);
});

test("a device that signed in before is not kept out by its neighbours", async () => {
  const { email } = await newCustomer(api);
  const first = await givePassword(api, email, samplePassword, from("192.0.2.3"));
  await askCode(api, first.answer.access_token);
  const second = await giveCode(api, first.answer.access_token, await codeOf(api, email));
  await guesses(25, "192.0.2.3");
  const cookie = `digi-device=${cookiesOf(second.headers)["digi-device"]?.value}`;
  expect((await guess("192.0.2.3")).http).toBe(429);
  expect((await givePassword(api, email, samplePassword, from("192.0.2.3", cookie))).http).toBe(200);
});

test("what was counted does not name the network", async () => {
  await guess("192.0.2.77");
  const rows = await api.context.db.query.networkTries.findMany();
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain("192.0.2");
});
