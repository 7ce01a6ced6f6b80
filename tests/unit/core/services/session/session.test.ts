import { describe, expect, test } from "vitest";
import { settle } from "#tests/unit/core/platform/fake-clock.ts";
import { createBrowser } from "./desk.ts";
import { createFakeApi, tokenLifeMs } from "./fake-api.ts";
import { marie, signedIn } from "./fake-session.ts";

describe("a page that is loaded", () => {
  test("asks nobody where nobody has signed in [P-218]", async () => {
    const { open, api } = createBrowser();
    const { session } = open();
    expect(session.state.peek()).toEqual({ status: "unknown" });
    await session.restore();
    expect(session.state.peek()).toEqual({ status: "anonymous" });
    expect(api.asked).toEqual([]);
  });

  test("is signed in again by the cookie, which it never sees [P-221, P-222, P-272]", async () => {
    const { open, reload, api, local } = createBrowser();
    const before = open();
    await before.signIn();
    const { session } = reload(before);
    await session.restore();
    expect(session.state.peek()).toEqual(signedIn);
    expect(api.asked.at(-1)?.body).toEqual({ grant_type: "refresh_token", device_id: "device-1", lang: "en" });
    expect(local.get("digi.signed-in")).toBe("yes");
    for (const secret of api.secrets) expect(JSON.stringify([...local])).not.toContain(secret);
  });

  test("asks once for all its widgets", async () => {
    const { open, reload, api } = createBrowser();
    const before = open();
    await before.signIn();
    const { session } = reload(before);
    await Promise.all([session.restore(), session.restore()]);
    await session.restore();
    expect(api.count("oauth2.token", "refresh_token")).toBe(1);
  });

  test("is told that the session is over [P-223, P-224]", async () => {
    const { open, reload, api, local } = createBrowser();
    const before = open();
    await before.signIn();
    api.over = "expired";
    const { session } = reload(before);
    await session.restore();
    expect(session.state.peek()).toEqual({ status: "anonymous", ended: "expired" });
    expect(local.has("digi.signed-in")).toBe(false);
  });

  test("does not take an API that is down for a sign-out", async () => {
    const { open, reload, api, local } = createBrowser();
    const before = open();
    await before.signIn();
    const { session } = reload(before);
    api.next.push({ code: "network.timeout" });
    await session.restore();
    expect(session.state.peek()).toEqual({ status: "anonymous" });
    expect(local.get("digi.signed-in")).toBe("yes");
    await session.restore();
    expect(session.state.peek()).toEqual(signedIn);
  });
});

describe("what the page's own scripts see", () => {
  test("is who it is, and no token", async () => {
    const { open } = createBrowser();
    const tab = open();
    expect(tab.session.summary()).toEqual({ signedIn: false });
    await tab.signIn();
    expect(tab.session.summary()).toEqual({
      signedIn: true,
      user: { email: marie.email, first_name: marie.first_name, last_name: marie.last_name },
    });
  });
});

describe("where tokens are kept", () => {
  test("a browser that keeps no cookies of ours: in memory, and the page says so", async () => {
    const api = createFakeApi();
    api.keepsCookies = false;
    const { open, reload, local } = createBrowser({ api });
    const tab = open();
    await tab.signIn();
    expect(api.asked.at(-1)?.body).toMatchObject({ grant_type: "verification_code", refresh_token_in: "body" });
    expect(tab.session.state.peek()).toEqual({ ...signedIn, survivesReload: false });
    expect(local.has("digi.signed-in")).toBe(false);
    api.forgetAccess();
    expect(await tab.account()).toMatchObject({ ok: true });
    const after = reload(tab);
    await after.session.restore();
    expect(after.session.state.peek()).toEqual({ status: "anonymous" });
    expect(api.asked.filter(({ body }) => body["grant_type"] === "refresh_token")).toHaveLength(1);
  });

  test("data-session=storage: both in local storage; a reload asks only once the token is old", async () => {
    const { open, reload, api, local, clock } = createBrowser({ kind: "storage" });
    const tab = open();
    await tab.signIn();
    expect(api.asked.at(-1)?.body).toMatchObject({ refresh_token_in: "body" });
    expect(JSON.parse(local.get("digi.session") ?? "")).toEqual({
      user: marie,
      accessToken: "secret-access-3",
      accessTokenExpires: clock.now() + tokenLifeMs,
      refreshToken: "secret-refresh-2",
    });
    const young = reload(tab);
    await young.session.restore();
    expect(young.session.state.peek()).toEqual(signedIn);
    expect(api.count("oauth2.token", "refresh_token")).toBe(0);
    await clock.pass(tokenLifeMs);
    const old = reload(young);
    await old.session.restore();
    expect(old.session.state.peek()).toEqual(signedIn);
    expect(api.asked.at(-1)?.body).toMatchObject({ grant_type: "refresh_token", refresh_token: "secret-refresh-2" });
    await old.session.signOut();
    expect(local.has("digi.session")).toBe(false);
    expect(api.asked.at(-1)).toMatchObject({ id: "oauth2.revoke", body: { refresh_token: "secret-refresh-4" } });
  });

  test("tokens that somebody has taken from storage: the last one serves until it is refused, then the session is over", async () => {
    const { open, local, api } = createBrowser({ kind: "storage" });
    const [tab, other] = [open(), open()];
    await tab.signIn();
    await settle();
    local.delete("digi.session");
    expect(await other.account()).toMatchObject({ ok: true });
    api.forgetAccess();
    expect(await other.account()).toMatchObject({ failure: { httpStatus: 401 } });
    expect(other.session.state.peek()).toEqual({ status: "anonymous", ended: "expired" });
  });

  test("what somebody else wrote under our key is nobody's session", async () => {
    const { open, local, api } = createBrowser({ kind: "storage" });
    for (const text of ["", "{", "null", `{"user":{}}`, `{"accessToken":1}`]) {
      local.set("digi.session", text);
      const { session } = open();
      await session.restore();
      expect(session.state.peek()).toEqual({ status: "anonymous" });
    }
    expect(api.asked).toEqual([]);
  });

  test("tokens that an earlier option of the page has left in storage go", () => {
    const { open, local } = createBrowser();
    local.set("digi.session", "{}");
    open();
    expect(local.has("digi.session")).toBe(false);
  });

  test("data-session=memory: nowhere", async () => {
    const { open, local, api } = createBrowser({ kind: "memory" });
    const tab = open();
    await tab.signIn();
    expect(tab.session.state.peek()).toEqual({ ...signedIn, survivesReload: false });
    api.forgetAccess();
    expect(await tab.account()).toMatchObject({ ok: true });
    for (const secret of api.secrets) expect(JSON.stringify([...local])).not.toContain(secret);
  });

  test.each(["cookie", "storage", "memory"] as const)("storage that is blocked: signing in works in memory (%s)", async (kind) => {
    const world = createBrowser({ kind });
    world.browser.refusesStorage = true;
    world.api.keepsCookies = false;
    const tab = world.open();
    await tab.session.restore();
    await tab.signIn();
    expect(tab.session.state.peek()).toEqual({ ...signedIn, survivesReload: false });
    world.api.forgetAccess();
    expect(await tab.account()).toMatchObject({ ok: true });
    await tab.session.signOut();
    expect(tab.status()).toBe("anonymous");
    expect([...world.local, ...tab.tabValues]).toEqual([]);
  });
});

describe("signing out", () => {
  test("is at once, here and in all tabs, and the API is told [C-403, C-354]", async () => {
    const { open, api, local } = createBrowser();
    const [tab, other] = [open(), open()];
    await tab.signIn();
    await settle();
    expect(other.status()).toBe("signed-in");
    const leaving = tab.session.signOut();
    expect(tab.session.state.peek()).toEqual({ status: "anonymous", ended: "signed-out" });
    await leaving;
    await settle();
    expect(other.session.state.peek()).toEqual({ status: "anonymous", ended: "signed-out-elsewhere" });
    expect(api.asked.at(-1)).toEqual({ id: "oauth2.revoke", token: "secret-access-3", body: { device_id: "device-1", lang: "en" } });
    expect([...local.keys()]).toEqual(["digi.device"]);
    expect(await tab.account()).toMatchObject({ failure: { httpStatus: 401 } });
  });

  test("makes its call also where nobody is known to be signed in [C-073, C-403]", async () => {
    const { open, api } = createBrowser();
    const { session } = open();
    await session.signOut();
    expect(api.asked.map(({ id }) => id)).toEqual(["oauth2.revoke"]);
    expect(session.state.peek()).toEqual({ status: "anonymous", ended: "signed-out" });
  });

  test("does not wait for an API that is down, which is told by the next page", async () => {
    const { open, reload, api, local, clock } = createBrowser();
    const tab = open();
    await tab.signIn();
    api.hold = new Promise(() => undefined);
    let left = false;
    const timers = clock.timers;
    void tab.session.signOut().then(() => (left = true));
    expect(tab.status()).toBe("anonymous");
    await clock.pass(3000);
    expect(left).toBe(true);
    expect(clock.timers).toBe(timers);
    api.hold = undefined;
    const after = reload(tab);
    await after.session.restore();
    expect(after.session.state.peek()).toEqual({ status: "anonymous" });
    expect(api.count("oauth2.revoke")).toBe(2);
    expect(api.count("oauth2.token", "refresh_token")).toBe(0);
    expect(local.has("digi.signed-in")).toBe(false);
  });

  test.each([
    { code: "network.unreachable" } as const,
    { code: "http.refused", httpStatus: 503 } as const,
    { code: "rate_limited", httpStatus: 429 } as const,
  ])("is remembered until the API knows ($code)", async (failure) => {
    const { open, api, local } = createBrowser();
    const tab = open();
    await tab.signIn();
    api.next.push(failure);
    await tab.session.signOut();
    expect(local.get("digi.signed-in")).toBe("ending");
  });

  test("is over before the next login begins: its answer takes the cookie away", async () => {
    const { open, api } = createBrowser();
    const tab = open();
    await tab.signIn();
    let answer = (): void => undefined;
    api.hold = new Promise((resolve) => (answer = resolve));
    void tab.session.signOut();
    const again = tab.signIn();
    await settle();
    expect(api.asked.at(-1)?.id).toBe("oauth2.revoke");
    answer();
    api.hold = undefined;
    await again;
    expect(tab.status()).toBe("signed-in");
  });

  test("a token that is being renewed meanwhile brings nobody back", async () => {
    const { open, api, local, clock } = createBrowser();
    const tab = open();
    await tab.signIn();
    await clock.pass(tokenLifeMs);
    let answer = (): void => undefined;
    api.hold = new Promise((resolve) => (answer = resolve));
    const call = tab.account();
    await settle();
    expect(api.asked.at(-1)?.body).toMatchObject({ grant_type: "refresh_token" });
    const leaving = tab.session.signOut();
    answer();
    expect(await call).toMatchObject({ failure: { httpStatus: 401 } });
    await leaving;
    expect(tab.session.state.peek()).toEqual({ status: "anonymous", ended: "signed-out" });
    expect(local.has("digi.signed-in")).toBe(false);
  });
});
