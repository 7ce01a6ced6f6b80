/** Tests calls to a customer's account: whose access token is sent, and what the answer does to the session. */
import { describe, expect, test } from "vitest";
import { myDigiAccount } from "#core/domain/customer/account.contract.ts";
import { settle } from "#tests/unit/core/platform/fake-clock.ts";
import { createBrowser, createTabs } from "./desk.ts";
import { createFakeApi, tokenLifeMs } from "./fake-api.ts";
import { signedIn } from "./fake-session.ts";

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
});

describe("an account call whose token is good no more", () => {
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

  test("whose token cannot be renewed waits for no other: five at once ask once, and fail alike at once [P-222]", async () => {
    const { open, api, clock } = createBrowser();
    const tab = open();
    await tab.signIn();
    await clock.pass(tokenLifeMs);
    const failure = { code: "http.refused", httpStatus: 503, retryAfterSeconds: 9 } as const;
    api.next.push(failure);
    const answered: unknown[] = [];
    for (let calls = 0; calls < 5; calls++) void tab.account().then((outcome) => answered.push(outcome));
    await settle();
    expect(answered).toEqual(Array.from({ length: 5 }, () => ({ ok: false, failure })));
    expect(api.count("oauth2.token", "refresh_token")).toBe(1);
    expect(api.count("my-digi.account")).toBe(0);
    expect(tab.status()).toBe("signed-in");
    // The next call does not get the failure of these calls.
    expect(await tab.account()).toMatchObject({ ok: true });
  });

  test.each(["expired", "logout"] as const)(
    "that is told '%s' when it is repeated ends the session as well [P-223, P-224]",
    async (over) => {
      const api = createFakeApi();
      // The first call renews the token, and the session ends before the call is made again.
      const { open } = createTabs(() => async (endpoint, request) => {
        const isAgain = endpoint.path === myDigiAccount.path && api.count("my-digi.account") === 1;
        if (isAgain) api.next.push({ code: over, httpStatus: 401 });
        return api.call(endpoint, request);
      });
      const [tab, other] = [open(), open()];
      await tab.signIn();
      await settle();
      api.forgetAccess();
      expect(await tab.account()).toEqual({ ok: false, failure: { code: over, httpStatus: 401 } });
      await settle();
      expect([api.count("oauth2.token", "refresh_token"), api.count("my-digi.account")]).toEqual([1, 2]);
      for (const { session } of [tab, other]) expect(session.state.peek()).toEqual({ status: "anonymous", ended: "expired" });
    },
  );

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
