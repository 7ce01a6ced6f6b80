/**
 * Tests the widgets' own session and API client against the real API, with a cookie store between them, which the tests of neither side can
 * prove alone.
 */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Call } from "#core/services/api/call.ts";
import { createClient } from "#core/services/api/client.ts";
import type { Fetch } from "#core/platform/network.ts";
import { myDigiAccount } from "#core/domain/customer/account.contract.ts";
import type { PageSession, SessionKind } from "#core/services/session/session.ts";
import { createFakeClock } from "#tests/unit/core/platform/fake-clock.ts";
import { createTabs, type Tab } from "#tests/unit/core/services/session/desk.ts";
import { codeOf, cookiesOf, minuteMs, newCustomer, refresh, samplePassword, wrongCode } from "./support/access.ts";
import { publicUrl, siteUrl, startApi, type TestApi } from "./support/api.ts";

const clock = createFakeClock();
let api: TestApi;
beforeAll(async () => void (api = await startApi({ now: clock.now, rateLimitScale: 100 })));
afterAll(() => api.close());
beforeEach(() => {
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("location", new URL(siteUrl));
});
afterEach(() => void vi.unstubAllGlobals());

/** Creates the network of one browser, which stores cookies and records the requests for new tokens. */
function createNetwork({ keepsCookies = true } = {}) {
  const jar = new Map<string, string>();
  const refreshes: string[] = [];
  const fetch: Fetch = async (input, init = {}) => {
    const { pathname, search } = new URL(String(input));
    const headers = Object.fromEntries(new Headers(init.headers));
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const payload = typeof init.body === "string" ? init.body : undefined;
    if (payload?.includes('refresh_token",')) refreshes.push(payload);
    const response = await api.app.inject({
      method: init.method as "POST",
      url: pathname + search,
      headers: { ...headers, origin: siteUrl, ...(init.credentials === "include" && cookie && { cookie }) },
      ...(payload !== undefined && { payload }),
    });
    if (init.credentials === "include" && keepsCookies)
      for (const [name, { value }] of Object.entries(cookiesOf(response.headers))) {
        if (value) jar.set(name, value);
        else jar.delete(name);
      }
    return new Response(response.body, { status: response.statusCode });
  };
  return { fetch, jar, refreshes };
}

function createVisitor({ kind = "cookie", ...more }: { kind?: SessionKind; keepsCookies?: boolean } = {}) {
  const network = createNetwork(more);
  const connect = (session: () => PageSession): Call =>
    createClient({
      api: publicUrl,
      fetch: network.fetch,
      clock,
      language: () => "en",
      customer: () => Promise.resolve(session().asCustomer),
    });
  const account = ({ call }: Tab) => call(myDigiAccount);
  return { ...createTabs(connect, { kind, clock }), ...network, account };
}

async function signIn({ session }: Tab): Promise<string> {
  const { email } = await newCustomer(api);
  expect(await session.begin({ username: email, password: samplePassword })).toEqual({ ok: true, value: undefined });
  expect(await session.sendCode()).toMatchObject({ ok: true, value: { channel: "mail", attemptsLeft: 5 } });
  expect(await session.verify(await codeOf(api, email))).toMatchObject({ ok: true, value: { email } });
  return email;
}

test("signed in by a cookie, over a reload, until signed out [P-110, P-219, P-221, P-222, C-403]", async () => {
  const { open, reload, jar, local, account } = createVisitor();
  const tab = open();
  const email = await signIn(tab);
  expect(tab.session.state.peek()).toMatchObject({ status: "signed-in", survivesReload: true });
  expect([...jar.keys()]).toEqual(["digi-refresh", "digi-device"]);
  expect([...local.keys()].toSorted()).toEqual(["digi.device", "digi.signed-in"]);
  const after = reload(tab);
  expect(await account(after)).toMatchObject({ ok: true, value: { account: { email } } });
  expect(after.session.summary().user?.email).toBe(email);
  await after.session.signOut();
  expect([...jar.keys()]).toEqual(["digi-device"]);
  expect(await account(after)).toMatchObject({ ok: false, failure: { httpStatus: 401 } });
});

test("two tabs whose tokens end together make one refresh [P-222]", async () => {
  const { open, account, refreshes } = createVisitor();
  const [tab, other] = [open(), open()];
  await signIn(tab);
  await clock.pass(10 * minuteMs);
  expect(await Promise.all([account(tab), account(other)])).toMatchObject([{ ok: true }, { ok: true }]);
  expect(refreshes).toHaveLength(1);
  await clock.pass(10 * minuteMs);
  expect(await account(other)).toMatchObject({ ok: true });
  expect(refreshes).toHaveLength(2);
});

test("a refresh token that was stolen and replayed ends the session for the thief and the customer [P-223]", async () => {
  const { open, local, account } = createVisitor({ kind: "storage" });
  const tab = open();
  await signIn(tab);
  const { refreshToken } = JSON.parse(local.get("digi.session") ?? "") as { refreshToken: string };
  await clock.pass(10 * minuteMs);
  expect(await account(tab)).toMatchObject({ ok: true });
  await clock.pass(minuteMs);
  const thief = await refresh(api, { body: { refresh_token: refreshToken, device_id: local.get("digi.device") } });
  expect([thief.http, thief.status.code]).toEqual([401, "logout"]);
  expect(await account(tab)).toMatchObject({ ok: false, failure: { code: "logout" } });
  expect(tab.session.state.peek()).toEqual({ status: "anonymous", ended: "expired" });
  expect(local.has("digi.session")).toBe(false);
});

test("a browser that keeps no cookies of the API: a session of this page, renewed from memory", async () => {
  const { open, reload, jar, local, account, refreshes } = createVisitor({ keepsCookies: false });
  const tab = open();
  await signIn(tab);
  expect(tab.session.state.peek()).toMatchObject({ survivesReload: false });
  await clock.pass(10 * minuteMs);
  expect(await account(tab)).toMatchObject({ ok: true });
  expect([refreshes.length, jar.size, local.has("digi.signed-in")]).toEqual([1, 0, false]);
  const after = reload(tab);
  await after.session.restore();
  expect(after.session.state.peek()).toEqual({ status: "anonymous" });
});

test("a wrong code tells the tries that are left; the fifth burns it [P-118]", async () => {
  const { open } = createVisitor();
  const { session } = open();
  const { email } = await newCustomer(api);
  await session.begin({ username: email, password: samplePassword });
  await session.sendCode();
  const code = await codeOf(api, email);
  for (const attemptsLeft of [4, 3, 2, 1]) {
    expect(await session.verify(wrongCode(code))).toMatchObject({ failure: { code: "code_wrong", attemptsLeft } });
    expect(session.pendingCode()?.attemptsLeft).toBe(attemptsLeft);
  }
  expect(await session.verify(wrongCode(code))).toMatchObject({ failure: { code: "code_burnt" } });
  expect(session.pendingCode()?.attemptsLeft).toBe(0);
  expect(await session.verify(code)).toMatchObject({ failure: { code: "code_burnt" } });
  await clock.pass(minuteMs);
  expect(await session.sendCode()).toMatchObject({ ok: true });
  expect(await session.verify(await codeOf(api, email))).toMatchObject({ ok: true });
});

test("nothing secret is written by the page or said between tabs", async () => {
  const { open, reload, local, messages, jar, account } = createVisitor();
  const tab = open();
  await signIn(tab);
  await clock.pass(10 * minuteMs);
  await account(tab);
  const [cookie = ""] = jar.values();
  await account(reload(tab));
  expect(cookie.length).toBeGreaterThan(20);
  for (const token of [cookie, ...jar.values()]) {
    expect(JSON.stringify([...local])).not.toContain(token);
    expect(JSON.stringify(messages)).not.toContain(token);
  }
});
