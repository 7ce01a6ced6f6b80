/** Tests how many calls one client may make, and which calls count as one client's. */
import { describe, expect, test } from "vitest";
import { addressCity } from "#core/domain/address/address.contract.ts";
import { captchaCheck } from "#core/services/captcha/captcha.contract.ts";
import { languages } from "#core/base/values/language.ts";
import { accountItsmeSignup } from "#widgets/signup/signup.contract.ts";
import { startApi } from "./support/api.ts";
import { call } from "./support/call.ts";
import { startApiWithIdentityApp, type IdentityApi } from "./support/identity.ts";

describe("rate limits", () => {
  test("refuse what is too much, per client and call, in the language of the call, and say when to come back", async () => {
    const own = await startApi({ rateLimitScale: 0.005, trustProxy: 1 });
    const ask = (client: string, lang: string) =>
      call(own, addressCity, { body: { postalCode: "1000", lang }, headers: { "x-forwarded-for": client } });
    expect([(await ask("10.0.0.1", "en")).http, (await ask("10.0.0.1", "en")).http, (await ask("10.0.0.1", "en")).http]).toEqual([
      200, 200, 200,
    ]);
    const refused = await Promise.all(languages.map((lang) => ask("10.0.0.1", lang)));
    expect(refused.map(({ http }) => http)).toEqual([429, 429, 429]);
    expect(refused.map(({ status }) => status.message)).toEqual([
      "Too many requests. Please wait a moment and try again.",
      "Trop de demandes. Veuillez patienter un instant avant de réessayer.",
      "Te veel aanvragen. Wacht even en probeer het opnieuw.",
    ]);
    expect(refused[0]?.status.code).toBe("rate_limited");
    expect(Number(refused[0]?.headers["retry-after"])).toBeGreaterThan(0);
    expect((await ask("10.0.0.2", "en")).http).toBe(200);
    expect((await call(own, captchaCheck, { body: { token: "x" }, headers: { "x-forwarded-for": "10.0.0.1" } })).http).toBe(200);
    await own.close();
  });

  test("count of IPv6 a /64, eight times as many of a /56, and 64 times as many of a /48", async () => {
    const own = await startApi({ rateLimitScale: 1 / 600, trustProxy: 1 });
    const ask = async (client: string) =>
      (await call(own, addressCity, { body: { postalCode: "1000", lang: "en" }, headers: { "x-forwarded-for": client } })).http;
    const countOk = async (clients: readonly string[]) => {
      let taken = 0;
      for (const client of clients) taken += (await ask(client)) === 200 ? 1 : 0;
      return taken;
    };
    const hex = (index: number) => index.toString(16).padStart(2, "0");
    const upTo = (count: number) => Array.from({ length: count }, (_one, index) => index);
    expect(await countOk(["2001:db8:0:100::1", "2001:db8:0:100::2", "2001:db8:0:100:ffff::3"])).toBe(1);
    expect(await countOk(upTo(20).map((index) => `2001:db8:0:1${hex(index + 1)}::1`))).toBe(7);
    // The network of the next home has its own limit, and all homes of a street have a limit together.
    expect(await ask("2001:db8:0:200::1")).toBe(200);
    expect(await countOk(upTo(80).map((index) => `2001:db8:0:${hex(index + 3)}00::1`))).toBe(55);
    expect(await ask("2001:db8:1:100::1")).toBe(200);
    await own.close();
  });

  test("of a proxy that nobody named count all its visitors as one: that is said, once", async () => {
    const own = await startApi();
    const ask = (headers = {}) => call(own, addressCity, { body: { postalCode: "1000", lang: "en" }, headers });
    const said = () => own.logs.filter((line) => line.includes("set TRUST_PROXY")).length;
    await ask();
    expect(said()).toBe(0);
    for (let index = 0; index < 2; index++) await ask({ "x-forwarded-for": "10.0.0.1" });
    expect(said()).toBe(1);
    await own.close();
  });

  test("are those of the address that the edge saw, whatever the client wrote before it [P-234]", async () => {
    const own = await startApi({ rateLimitScale: 0.005, trustProxy: 1 });
    const ask = (claimed: string) =>
      call(own, addressCity, {
        body: { postalCode: "1000", lang: "en" },
        headers: { "x-forwarded-for": `${claimed}, 203.0.113.7` },
      });
    const statuses: number[] = [];
    for (const claimed of ["10.0.0.1", "10.0.0.2", "10.0.0.3", "garbage"]) statuses.push((await ask(claimed)).http);
    expect(statuses).toEqual([200, 200, 200, 429]);
    await own.close();
  });
});

test("the client's address is the one that the API's own edge forwards, and no other [P-234]", async () => {
  const statuses = async (edge: IdentityApi) => {
    const body = { lang: "en", account: { email: "a@example.com", password: "short" }, clientInfo: {}, extra: {}, recaptcha: "x" };
    const from = (address: string) => call(edge, accountItsmeSignup, { body, headers: { "x-forwarded-for": address } });
    const first = [];
    for (let count = 0; count < 3; count++) first.push((await from("203.0.113.7")).http);
    return { first, other: (await from("203.0.113.8")).http };
  };
  const behindEdge = await startApiWithIdentityApp({ trustProxy: 1, rateLimitScale: 1 / 120 });
  expect(await statuses(behindEdge)).toEqual({ first: [422, 422, 429], other: 422 });
  await behindEdge.close();
  const direct = await startApiWithIdentityApp({ rateLimitScale: 1 / 120 });
  expect(await statuses(direct)).toEqual({ first: [422, 422, 429], other: 429 });
  await direct.close();
});
