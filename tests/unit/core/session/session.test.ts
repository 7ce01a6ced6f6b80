import { describe, expect, test } from "vitest";
import { createBrowser } from "./desk.ts";
import { createFakeApi, tokenLifeMs } from "./fake-api.ts";
import { marie } from "./fake-session.ts";
import { settle } from "#tests/unit/core/platform/fake-clock.ts";

const signedIn = { status: "signed-in", user: marie, survivesReload: true };

describe("a page that is loaded", () => {
  test("asks nobody where nobody has signed in [P-218]", async () => {
    const { open, api } = createBrowser();
    const { session } = open();
    expect(session.state.peek()).toEqual({ status: "unknown" });
    await session.restore();
    expect(session.state.peek()).toEqual({ status: "anonymous" });
    expect(api.asked).toEqual([]);
  });

  test("is signed in again by the cookie, which it never sees [P-221, P-222]", async () => {
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

  test("is told that the session is over [P-223, P-224, P-225]", async () => {
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

describe("an account call", () => {
  test("carries the access token [P-219, C-352]", async () => {
    const { open, api } = createBrowser();
    const tab = open();
    await tab.signIn();
    expect(await tab.account()).toMatchObject({ ok: true });
    expect(api.asked.at(-1)).toMatchObject({ id: "my-digi.account", token: "secret-access-3" });
  });

  test("of nobody is a 401, and does not leave the page [P-220]", async () => {
    const { open, api } = createBrowser();
    const tab = open();
    expect(await tab.account()).toEqual({ ok: false, failure: { code: "http.refused", httpStatus: 401 } });
    expect(api.asked).toEqual([]);
    expect(tab.session.state.peek()).toEqual({ status: "anonymous" });
  });

  test("finds out who is signed in where nobody has yet", async () => {
    const { open, reload } = createBrowser();
    const before = open();
    await before.signIn();
    const tab = reload(before);
    expect(await tab.account()).toMatchObject({ ok: true });
    expect(tab.session.state.peek()).toEqual(signedIn);
  });

  test("renews a token that is about to end, before [P-222]", async () => {
    const { open, api, clock } = createBrowser();
    const tab = open();
    await tab.signIn();
    await clock.pass(tokenLifeMs - 31_000);
    await tab.account();
    expect(api.count("oauth2.token", "refresh_token")).toBe(0);
    await clock.pass(2000);
    expect(await tab.account()).toMatchObject({ ok: true });
    expect(api.count("oauth2.token", "refresh_token")).toBe(1);
    expect(api.count("my-digi.account")).toBe(2);
  });

  test("that meets a stale token is repeated once, unnoticed; several renew it once [P-222]", async () => {
    const { open, api } = createBrowser();
    const tab = open();
    await tab.signIn();
    const states: string[] = [];
    tab.session.state.subscribe(({ status }) => void states.push(status));
    api.forgetAccess();
    expect(await Promise.all([tab.account(), tab.account(), tab.account()])).toMatchObject([{ ok: true }, { ok: true }, { ok: true }]);
    expect(api.count("oauth2.token", "refresh_token")).toBe(1);
    expect(api.count("my-digi.account")).toBe(6);
    expect(states).toEqual(["signed-in"]);
  });

  test.each(["expired", "logout"] as const)("that is told '%s' ends the session everywhere [P-223, P-224]", async (over) => {
    const { open, api, local } = createBrowser();
    const [tab, other] = [open(), open()];
    await tab.signIn();
    await settle();
    api.over = over;
    expect(await tab.account()).toMatchObject({ ok: false, failure: { code: over } });
    await settle();
    for (const { session } of [tab, other]) expect(session.state.peek()).toEqual({ status: "anonymous", ended: "expired" });
    expect(local.has("digi.signed-in")).toBe(false);
    expect(api.count("oauth2.token", "refresh_token")).toBe(0);
    expect(await tab.account()).toMatchObject({ failure: { httpStatus: 401 } });
    expect(api.count("my-digi.account")).toBe(1);
  });

  test("says that the API is down where the token cannot be renewed for that", async () => {
    const { open, api } = createBrowser();
    const tab = open();
    await tab.signIn();
    api.forgetAccess();
    api.next.push({ code: "http.refused", httpStatus: 401 }, { code: "network.timeout" });
    expect(await tab.account()).toEqual({ ok: false, failure: { code: "network.timeout" } });
    expect(tab.status()).toBe("signed-in");
    expect(await tab.account()).toMatchObject({ ok: true });
  });

  test("asks once more for a token whose answer was lost on its way", async () => {
    const { open, api, clock } = createBrowser();
    const tab = open();
    await tab.signIn();
    await clock.pass(tokenLifeMs);
    api.next.push({ code: "network.unreachable" });
    const lost = tab.account();
    await clock.pass(1000);
    expect(await lost).toMatchObject({ ok: true });
    expect(api.count("oauth2.token", "refresh_token")).toBe(2);
    await clock.pass(tokenLifeMs);
    api.next.push({ code: "network.unreachable" }, { code: "network.unreachable" });
    const unreachable = tab.account();
    await clock.pass(1000);
    expect(await unreachable).toEqual({ ok: false, failure: { code: "network.unreachable" } });
    expect(tab.status()).toBe("signed-in");
  });

  test("does not ask again for a token of a session that was signed out of meanwhile", async () => {
    const { open, api, clock } = createBrowser();
    const tab = open();
    await tab.signIn();
    await clock.pass(tokenLifeMs);
    api.next.push({ code: "network.unreachable" });
    const call = tab.account();
    await settle();
    await tab.session.signOut();
    await clock.pass(1000);
    expect(await call).toMatchObject({ failure: { httpStatus: 401 } });
    expect(api.count("oauth2.token", "refresh_token")).toBe(1);
  });

  test("that was sent before the sign-out does not end what came after", async () => {
    const { open, api } = createBrowser();
    const tab = open();
    await tab.signIn();
    api.forgetAccess();
    let answer = (): void => undefined;
    api.hold = new Promise((resolve) => (answer = resolve));
    const early = tab.account();
    const leaving = tab.session.signOut();
    answer();
    expect(await early).toMatchObject({ ok: false, failure: { httpStatus: 401 } });
    await leaving;
    await tab.signIn();
    expect(tab.status()).toBe("signed-in");
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

describe("other tabs", () => {
  test("are signed in with this one, and their own half-done login is gone", async () => {
    const { open, api } = createBrowser();
    const [tab, other] = [open(), open()];
    await other.session.begin({ username: "x", password: "right" });
    await other.session.sendCode();
    await tab.signIn();
    await settle();
    expect(other.session.state.peek()).toEqual(signedIn);
    expect(other.session.pendingCode()).toBeUndefined();
    expect(await other.account()).toMatchObject({ ok: true });
    expect(api.count("oauth2.token", "refresh_token")).toBe(0);
  });

  test.each(["cookie", "storage"] as const)("whose tokens end together with this one's renew once (%s) [P-222]", async (kind) => {
    const { open, api, clock } = createBrowser({ kind });
    const tabs = [open(), open(), open()];
    await tabs[0]?.signIn();
    await clock.pass(tokenLifeMs);
    expect(await Promise.all(tabs.map((tab) => tab.account()))).toMatchObject([{ ok: true }, { ok: true }, { ok: true }]);
    expect(api.count("oauth2.token", "refresh_token")).toBe(1);
  });

  test("that are opened together ask once", async () => {
    const { open, api, clock } = createBrowser();
    await open().signIn();
    const tabs = [open(), open(), open()];
    const restored = Promise.all(tabs.map(({ session }) => session.restore()));
    await clock.pass(0);
    await restored;
    expect(tabs.map((tab) => tab.status())).toEqual(["signed-in", "signed-in", "signed-in"]);
    expect(api.count("oauth2.token", "refresh_token")).toBe(1);
  });

  test("do not wait for ever for what a tab that failed has not got", async () => {
    const { open, api, clock } = createBrowser();
    const [tab, other] = [open(), open()];
    await tab.signIn();
    await clock.pass(tokenLifeMs);
    api.next.push({ code: "network.timeout" });
    const timers = clock.timers;
    const calls = Promise.all([tab.account(), other.account()]);
    await clock.pass(500);
    expect(await calls).toMatchObject([{ failure: { code: "network.timeout" } }, { ok: true }]);
    expect(clock.timers).toBe(timers);
  });

  test("hear an access token, and never a refresh token", async () => {
    for (const kind of ["cookie", "storage", "memory"] as const) {
      const { open, api, messages } = createBrowser({ kind });
      const tab = open();
      await tab.signIn();
      api.forgetAccess();
      await tab.account();
      await tab.session.signOut();
      expect(JSON.stringify(messages)).not.toContain("secret-refresh");
      expect(JSON.stringify(messages)).not.toContain("secret-verify");
    }
  });

  test("have their own session where it lives in memory: it ends with a sign-out elsewhere, not with another's end", async () => {
    const { open, api, say, messages } = createBrowser({ kind: "memory" });
    const [tab, other] = [open(), open()];
    await tab.signIn();
    await settle();
    expect(other.status()).toBe("unknown");
    await other.signIn();
    api.forgetAccess();
    api.next.push({ code: "logout" });
    await tab.account();
    await settle();
    expect([tab.status(), other.status()]).toEqual(["anonymous", "signed-in"]);
    expect(messages).toEqual([]);
    say({ ended: "expired" });
    expect(other.status()).toBe("signed-in");
    await tab.session.signOut();
    await settle();
    expect(other.session.state.peek()).toEqual({ status: "anonymous", ended: "signed-out-elsewhere" });
    expect(api.asked.at(-1)).toMatchObject({ id: "oauth2.revoke", body: { refresh_token: expect.stringContaining("secret-refresh") } });
  });

  test("with data-session=memory bring nobody in", async () => {
    const shared = createBrowser();
    await shared.open().signIn();
    const { open, say } = createBrowser({ kind: "memory" });
    const tab = open();
    for (const message of shared.messages) say(message);
    expect(tab.status()).toBe("unknown");
  });

  test("say nothing that is not ours", async () => {
    const { open, say } = createBrowser();
    const tab = open();
    await tab.signIn();
    for (const message of [undefined, null, "x", {}, { ended: "never" }, { grant: { user: {} } }, { grant: null }]) {
      say(message);
      expect(tab.session.state.peek()).toEqual(signedIn);
    }
  });

  test("a page that comes back as it was left is signed out where the others are", async () => {
    const { open } = createBrowser();
    const [tab, other] = [open(), open()];
    await tab.signIn();
    await settle();
    other.comeBack();
    expect(other.status()).toBe("signed-in");
    other.isDeaf = true;
    await tab.session.signOut();
    expect(other.status()).toBe("signed-in");
    other.comeBack();
    expect(other.session.state.peek()).toEqual({ status: "anonymous", ended: "signed-out" });
  });
});
