import { describe, expect, test } from "vitest";
import { settle } from "#tests/unit/core/platform/fake-clock.ts";
import { createBrowser } from "./desk.ts";
import { tokenLifeMs } from "./fake-api.ts";
import { signedIn } from "./fake-session.ts";

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
      // A session that is only in memory belongs to its own tab, so its token is not sent to other tabs.
      expect(JSON.stringify(messages).includes("secret-access"), kind).toBe(kind !== "memory");
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
