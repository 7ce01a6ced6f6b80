import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { myDigiAccount } from "#core/domain/customer/account.contract.ts";
import { settingsEmail } from "#core/domain/customer/settings.contract.ts";
import { oauth2Revoke } from "#core/services/session/session.contract.ts";
import { languages } from "#core/base/values/language.ts";
import { refreshTokens, sessions } from "#demo/api/db/schema.ts";
import {
  askCode,
  bearer,
  codeOf,
  common,
  cookiesOf,
  createTime,
  giveCode,
  givePassword,
  hourMs,
  minuteMs,
  newCustomer,
  refresh,
  samplePassword,
  signIn,
} from "./support/access.ts";
import { startApi, type TestApi } from "./support/api.ts";
import { call } from "./support/call.ts";

const time = createTime();
let api: TestApi;
beforeAll(async () => void (api = await startApi({ now: time.now, rateLimitScale: 100 })));
afterAll(() => api.close());

const site = { origin: "http://localhost:4100" };
const partner = { origin: "http://127.0.0.1:4103" };
const account = (token?: string, lang = "en") =>
  call(api, myDigiAccount, { headers: { "accept-language": lang, ...(token !== undefined && bearer(token)) } });
const byBody = (refreshToken: string, more: Record<string, unknown> = {}) =>
  refresh(api, { body: { refresh_token: refreshToken, ...more } });
const revoke = (body: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
  call(api, oauth2Revoke, { body: { ...common, ...body }, headers });
const fresh = async () => signIn(api, (await newCustomer(api)).email);

describe("an account call", () => {
  test("answers the customer's own details to a good token [P-219, C-352]", async () => {
    const { email, clientNumber } = await newCustomer(api);
    const { accessToken } = await signIn(api, email);
    expect((await account(accessToken)).answer.account).toMatchObject({
      email,
      invoice_email: email,
      first_name: "Nora",
      last_name: "Maes",
      client_id: clientNumber,
    });
  });

  test("without a token, or with one that is not ours, is a plain 401 in the page's language [P-220]", async () => {
    const { accessToken, verifyToken } = await fresh();
    const [head, payload, signature] = accessToken.split(".");
    const claims = JSON.parse(Buffer.from(payload ?? "", "base64url").toString()) as Record<string, unknown>;
    const forged = Buffer.from(JSON.stringify({ ...claims, exp: 9_999_999_999 })).toString("base64url");
    const unsigned = Buffer.from('{"alg":"none"}').toString("base64url");
    for (const token of [undefined, "x", `${head}.${forged}.${signature}`, `${unsigned}.${payload}.`, verifyToken]) {
      const { http, status } = await account(token);
      expect([http, status]).toEqual([401, { error: true, message: "Please log in." }]);
    }
    const texts = await Promise.all(languages.map(async (lang) => (await account(undefined, lang)).status.message));
    expect(texts).toEqual(["Please log in.", "Veuillez vous connecter.", "Log in om verder te gaan."]);
    expect((await call(api, settingsEmail, { body: {} })).http).toBe(401);
  });

  test("with a token older than ten minutes is told so, and works again with a refreshed one [P-222]", async () => {
    const { accessToken, refreshToken } = await fresh();
    time.pass(10 * minuteMs - 1000);
    expect((await account(accessToken)).http).toBe(200);
    time.pass(1000);
    const stale = await account(accessToken);
    expect([stale.http, stale.status.code]).toEqual([401, "token_expired"]);
    const { answer } = await byBody(refreshToken);
    expect((await account(answer.access_token)).http).toBe(200);
  });

  test("says logout once the session was ended, however good the token is [P-223]", async () => {
    const { accessToken, refreshToken } = await fresh();
    await revoke({ refresh_token: refreshToken });
    const { http, status } = await account(accessToken);
    expect([http, status.code, status.message]).toEqual([401, "logout", "You have been signed out. Please log in again."]);
  });

  test("says expired once the session is 30 days old [P-224]", async () => {
    const { accessToken } = await fresh();
    time.pass(30 * 24 * hourMs);
    expect((await account(accessToken)).status.code).toBe("expired");
  });
});

describe("the refresh grant", () => {
  test("answers new tokens and who is signed in; each refresh token is another one [P-221, P-222, P-272]", async () => {
    const { accessToken, refreshToken } = await fresh();
    time.pass(minuteMs);
    const { http, answer } = await byBody(refreshToken);
    expect([http, answer.scope, answer.expires_in, answer.user?.first_name]).toEqual([200, "account", 600, "Nora"]);
    expect(new Set([accessToken, refreshToken, answer.access_token, answer.refresh_token]).size).toBe(4);
    expect((await byBody(answer.refresh_token ?? "")).http).toBe(200);
  });

  test("gives two tabs that come together the same new token, also ten seconds later", async () => {
    const { refreshToken } = await fresh();
    const both = await Promise.all([byBody(refreshToken), byBody(refreshToken)]);
    expect(both.map(({ http }) => http)).toEqual([200, 200]);
    expect(both[0]?.answer.refresh_token).toBe(both[1]?.answer.refresh_token);
    time.pass(10_000);
    const third = await byBody(refreshToken);
    expect(third.answer.refresh_token).toBe(both[0]?.answer.refresh_token);
    expect((await byBody(third.answer.refresh_token ?? "")).http).toBe(200);
  });

  test("leads a tab that is late to the newest token, even where that was renewed twice meanwhile", async () => {
    const { refreshToken } = await fresh();
    const second = (await byBody(refreshToken)).answer.refresh_token ?? "";
    const third = (await byBody(second)).answer.refresh_token;
    time.pass(9000);
    expect((await byBody(refreshToken)).answer.refresh_token).toBe(third);
  });

  test("takes a token that comes back later for stolen: thief and owner are both signed out", async () => {
    const { accessToken, refreshToken } = await fresh();
    const owner = await byBody(refreshToken);
    time.pass(10_001);
    const thief = await byBody(refreshToken, { lang: "fr" });
    expect([thief.http, thief.status.code]).toEqual([401, "logout"]);
    expect(thief.status.message).toBe("Vous avez été déconnecté. Veuillez vous connecter à nouveau.");
    expect((await byBody(owner.answer.refresh_token ?? "")).status.code).toBe("logout");
    expect((await account(owner.answer.access_token)).status.code).toBe("logout");
    expect((await account(accessToken)).status.code).toBe("logout");
  });

  test("takes a token that another device brings for stolen", async () => {
    const { refreshToken } = await fresh();
    expect((await byBody(refreshToken, { device_id: "another" })).status.code).toBe("logout");
    expect((await byBody(refreshToken)).status.code).toBe("logout");
  });

  test("ends no other session of the customer", async () => {
    const { email } = await newCustomer(api);
    const [phone, laptop] = [await signIn(api, email), await signIn(api, email)];
    await byBody(phone.refreshToken, { device_id: "another" });
    expect((await account(phone.accessToken)).status.code).toBe("logout");
    expect((await account(laptop.accessToken)).http).toBe(200);
  });

  test.each([
    ["made up", "made up"],
    ["empty", ""],
    ["endless", "x".repeat(5000)],
  ])("says expired to a token that is %s", async (_name, token) => {
    const { http, status } = await byBody(token);
    expect([http, status.code]).toEqual([401, "expired"]);
  });

  test("says expired without any token", async () => {
    expect((await refresh(api)).status.code).toBe("expired");
  });

  test("does not lengthen a session beyond 30 days [P-224]", async () => {
    let { refreshToken } = await fresh();
    for (let day = 0; day < 5; day++) {
      time.pass(6 * 24 * hourMs - 1000);
      refreshToken = (await byBody(refreshToken)).answer.refresh_token ?? "";
    }
    time.pass(5000);
    expect((await byBody(refreshToken)).status.code).toBe("expired");
  });

  test("keeps one row per sign-in, with device and times, and hashes of its tokens alone", async () => {
    const customer = await newCustomer(api);
    const { refreshToken } = await signIn(api, customer.email);
    await signIn(api, customer.email);
    time.pass(minuteMs);
    await byBody(refreshToken);
    const rows = await api.context.db.select().from(sessions).where(eq(sessions.accountId, customer.id));
    expect(rows).toHaveLength(2);
    expect(rows.filter(({ lastUsedAt, createdAt }) => lastUsedAt.getTime() - createdAt.getTime() === minuteMs)).toHaveLength(1);
    expect(rows.every(({ deviceId }) => deviceId === common.device_id)).toBe(true);
    const tokens = await api.context.db.select().from(refreshTokens);
    expect(tokens.some(({ hash }) => hash === refreshToken)).toBe(false);
  });
});

describe("signing out", () => {
  test("ends the session of this device alone, and says the same where there was none [C-403]", async () => {
    const { email } = await newCustomer(api);
    const [phone, laptop] = [await signIn(api, email), await signIn(api, email)];
    const { http, answer } = await revoke({ refresh_token: phone.refreshToken });
    expect([http, answer.meta?.status]).toEqual([200, { error: false }]);
    expect((await byBody(phone.refreshToken)).status.code).toBe("logout");
    expect((await account(laptop.accessToken)).http).toBe(200);
    for (const body of [{ refresh_token: phone.refreshToken }, { refresh_token: "made up" }, {}]) {
      expect((await revoke(body)).answer.meta?.status).toEqual({ error: false });
    }
  });

  test("works by the access token where the page knows no other", async () => {
    const { accessToken } = await fresh();
    await revoke({}, bearer(accessToken));
    expect((await account(accessToken)).status.code).toBe("logout");
  });
});

describe("cookies", () => {
  /** The cookie by which the API deletes its cookie in the browser, on its own site. */
  const takenBack = { value: "", attributes: ["Max-Age=0", "Path=/", "Expires=Thu, 01 Jan 1970 00:00:00 GMT", "HttpOnly", "SameSite=Lax"] };

  /** Logs in by both steps on a page of the given origin, and keeps and sends cookies as a browser does. */
  async function signInOn(target: TestApi, headers: Record<string, string>) {
    const { email } = await newCustomer(target);
    const first = await givePassword(target, email, samplePassword, { headers });
    const [[probe, probeCookie] = []] = Object.entries(cookiesOf(first.headers));
    const cookie = `${probe}=${probeCookie?.value}`;
    const sent = await askCode(target, first.answer.access_token, { headers: { ...headers, cookie } });
    const second = await giveCode(target, first.answer.access_token, await codeOf(target, email), { headers: { ...headers, cookie } });
    return { probe, probeCookie, sent, second, cookies: cookiesOf(second.headers) };
  }

  test("on the API's own site are Lax; the refresh token is HttpOnly for 30 days and in no answer", async () => {
    const { probe, probeCookie, sent, second, cookies } = await signInOn(api, site);
    expect([probe, probeCookie?.attributes.toSorted()]).toEqual(["digi-probe", ["HttpOnly", "Max-Age=86400", "Path=/", "SameSite=Lax"]]);
    expect(sent.answer.data.cookies).toBe(true);
    expect(cookies["digi-refresh"]?.attributes.toSorted()).toEqual(["HttpOnly", "Max-Age=2592000", "Path=/", "SameSite=Lax"]);
    expect(second.answer.refresh_token).toBeUndefined();
    expect(cookies["digi-probe"]).toEqual(takenBack);
  });

  test("on another site are Secure, SameSite=None and partitioned", async () => {
    const { probeCookie, cookies } = await signInOn(api, partner);
    const attributes = ["HttpOnly", "Partitioned", "Path=/", "SameSite=None", "Secure"];
    expect(probeCookie?.attributes.toSorted()).toEqual([...attributes, "Max-Age=86400"].toSorted());
    expect(cookies["digi-refresh"]?.attributes.toSorted()).toEqual([...attributes, "Max-Age=2592000"].toSorted());
    expect(cookies["digi-probe"]?.attributes.toSorted()).toEqual(
      ["Expires=Thu, 01 Jan 1970 00:00:00 GMT", ...attributes, "Max-Age=0"].toSorted(),
    );
  });

  test("follow the browser's own word on what is another site", async () => {
    const attributesOf = async (headers: Record<string, string>) =>
      (await signInOn(api, headers)).cookies["digi-refresh"]?.attributes.toSorted();
    const [always, across] = [
      ["HttpOnly", "Max-Age=2592000"],
      ["Partitioned", "Path=/", "SameSite=None", "Secure"],
    ];
    expect(await attributesOf({ ...site, "sec-fetch-site": "cross-site" })).toEqual([...always, ...across]);
    expect(await attributesOf({ ...partner, "sec-fetch-site": "same-site" })).toEqual([...always, "Path=/", "SameSite=Lax"]);
  });

  test("of an API on https belong to its host alone", async () => {
    const secure = await startApi({ publicUrl: "https://api.digi.example", siteUrl: "https://www.digi.example", now: time.now });
    const same = await signInOn(secure, { origin: "https://www.digi.example", "sec-fetch-site": "same-site" });
    expect(same.cookies["__Host-digi-refresh"]?.attributes.toSorted()).toEqual(
      ["HttpOnly", "Max-Age=2592000", "Path=/", "SameSite=Lax", "Secure"].toSorted(),
    );
    const other = await signInOn(secure, { origin: "https://partner.example" });
    expect(other.cookies["__Host-digi-refresh"]?.attributes.toSorted()).toEqual(
      ["HttpOnly", "Max-Age=2592000", "Partitioned", "Path=/", "SameSite=None", "Secure"].toSorted(),
    );
    await secure.close();
  });

  test("that do not come back are noticed before the session begins; its token can then come in the answer", async () => {
    const { email } = await newCustomer(api);
    const first = await givePassword(api, email);
    expect((await askCode(api, first.answer.access_token)).answer.data.cookies).toBe(false);
    const second = await giveCode(api, first.answer.access_token, await codeOf(api, email), { body: { refresh_token_in: "body" } });
    expect(second.answer.refresh_token).toBeDefined();
    expect(cookiesOf(second.headers)["digi-refresh"]).toBeUndefined();
    const third = await byBody(second.answer.refresh_token ?? "");
    expect([typeof third.answer.refresh_token, third.headers["set-cookie"]]).toEqual(["string", undefined]);
  });

  test("renew and end the session; one that is dead is taken back", async () => {
    const { cookies } = await signInOn(api, site);
    const cookieOf = (value: string | undefined) => ({ ...site, cookie: `digi-refresh=${value}` });
    const renewed = await refresh(api, { headers: cookieOf(cookies["digi-refresh"]?.value) });
    expect([renewed.http, renewed.answer.refresh_token]).toEqual([200, undefined]);
    const next = cookiesOf(renewed.headers)["digi-refresh"];
    expect(next?.value).not.toBe(cookies["digi-refresh"]?.value);
    const out = await revoke({}, cookieOf(next?.value));
    expect(cookiesOf(out.headers)["digi-refresh"]).toEqual(takenBack);
    const dead = await refresh(api, { headers: cookieOf(next?.value) });
    expect([dead.status.code, cookiesOf(dead.headers)["digi-refresh"]]).toEqual(["logout", takenBack]);
  });

  test("of an earlier session in the same browser end with the next sign-in", async () => {
    const { cookies, second } = await signInOn(api, site);
    const { email } = await newCustomer(api);
    const first = await givePassword(api, email);
    await askCode(api, first.answer.access_token);
    const headers = { ...site, cookie: `digi-refresh=${cookies["digi-refresh"]?.value}` };
    expect((await giveCode(api, first.answer.access_token, await codeOf(api, email), { headers })).http).toBe(200);
    expect((await account(second.answer.access_token)).status.code).toBe("logout");
  });
});
