import { expect, test } from "vitest";
import { createBrowser } from "./desk.ts";
import { credentials, rightCode } from "./fake-api.ts";
import { marie } from "./fake-session.ts";

const minuteMs = 60_000;

test("password, code, signed in [P-110, P-111, P-221]", async () => {
  const { open, api, local, clock } = createBrowser();
  const { session } = open();
  expect(await session.begin(credentials)).toEqual({ ok: true, value: undefined });
  expect(session.state.peek().status).toBe("unknown");
  const sent = await session.sendCode();
  expect(sent).toEqual({
    ok: true,
    value: {
      channel: "mail",
      destination: "m•••",
      expiresAtMs: clock.now() + 30 * minuteMs,
      resendAtMs: clock.now() + minuteMs,
      attemptsLeft: 5,
    },
  });
  expect(await session.verify(rightCode)).toEqual({ ok: true, value: marie });
  expect(session.state.peek()).toEqual({ status: "signed-in", user: marie, survivesReload: true });
  expect(local.get("digi.device")).toBe("device-1");
  expect(api.asked.map(({ body }) => body["device_id"])).toEqual(["device-1", undefined, "device-1"]);
});

test("a device keeps its name from the first login on [P-110, P-111]", async () => {
  const { open, local } = createBrowser();
  const { session } = open();
  await session.restore();
  expect(local.has("digi.device")).toBe(false);
  await session.begin({ ...credentials, password: "wrong" });
  expect(local.get("digi.device")).toBe("device-1");
  await session.signOut();
  await open().signIn();
  expect(local.get("digi.device")).toBe("device-1");
});

test("a refusal of step one is answered as it is, and begins nothing", async () => {
  const { open } = createBrowser();
  const { session } = open();
  expect(await session.begin({ ...credentials, password: "wrong" })).toMatchObject({ failure: { code: "invalid_credentials" } });
  expect(await session.sendCode()).toEqual({ ok: false, failure: { code: "token_expired" } });
});

test("a reload stays in the code step, with the tries that are left [P-118]", async () => {
  const { open, reload } = createBrowser();
  const before = open();
  await before.session.begin(credentials);
  const sent = await before.session.sendCode();
  expect(await before.session.verify("000000")).toMatchObject({ failure: { code: "code_wrong", attemptsLeft: 4 } });
  const after = reload(before);
  expect(after.session.pendingCode()).toEqual({ ...(sent.ok && sent.value), attemptsLeft: 4 });
  expect(await after.session.verify(rightCode)).toMatchObject({ ok: true });
  expect(after.session.pendingCode()).toBeUndefined();
  expect([...after.tabValues.keys()]).toEqual([]);
});

test("another tab knows nothing of it", async () => {
  const { open } = createBrowser();
  const { session } = open();
  await session.begin(credentials);
  await session.sendCode();
  expect(session.pendingCode()).toBeDefined();
  expect(open().session.pendingCode()).toBeUndefined();
});

test("half an hour after the last code nothing of it is left in the tab [C-476, P-118]", async () => {
  const { open, clock } = createBrowser();
  const { session, tabValues } = open();
  await session.begin(credentials);
  await session.sendCode();
  await clock.pass(29 * minuteMs);
  await session.sendCode();
  await clock.pass(29 * minuteMs);
  expect(session.pendingCode()).toBeDefined();
  await clock.pass(minuteMs);
  expect([...tabValues.keys()]).toEqual([]);
  expect(session.pendingCode()).toBeUndefined();
  expect(await session.verify(rightCode)).toEqual({ ok: false, failure: { code: "token_expired" } });
});

test("a burnt code has no try left, after a reload too", async () => {
  const { open, reload, api } = createBrowser();
  const tab = open();
  await tab.session.begin(credentials);
  await tab.session.sendCode();
  api.next.push({ code: "code_burnt", httpStatus: 422 });
  await tab.session.verify("000000");
  expect(reload(tab).session.pendingCode()?.attemptsLeft).toBe(0);
});

test.each([
  { code: "http.refused", httpStatus: 401 } as const,
  { code: "token_expired" } as const,
  { code: "expired", message: "Gone" } as const,
])("where the API takes the first step no more ($code), it is to be given again", async (failure) => {
  const { open, api } = createBrowser();
  const { session } = open();
  await session.begin(credentials);
  await session.sendCode();
  api.next.push(failure);
  expect(await session.verify(rightCode)).toMatchObject({ ok: false, failure: { ...failure, code: "token_expired" } });
  expect(session.pendingCode()).toBeUndefined();
});

test("an API that does not answer leaves the step as it is", async () => {
  const { open, api } = createBrowser();
  const { session } = open();
  await session.begin(credentials);
  await session.sendCode();
  api.next.push({ code: "network.unreachable" });
  expect(await session.verify(rightCode)).toMatchObject({ failure: { code: "network.unreachable" } });
  expect(await session.verify(rightCode)).toMatchObject({ ok: true });
});

test("what is answered after the step was given up changes nothing", async () => {
  const { open, api } = createBrowser();
  const { session, tabValues } = open();
  await session.begin(credentials);
  let answer = (): void => undefined;
  api.hold = new Promise((resolve) => (answer = resolve));
  const sending = session.sendCode();
  session.abandon();
  answer();
  expect(await sending).toEqual({ ok: false, failure: { code: "network.aborted" } });
  expect([...tabValues.keys()]).toEqual([]);
});

test("with data-session=memory nothing of the login is written", async () => {
  const { open, local } = createBrowser({ kind: "memory" });
  const tab = open();
  await tab.signIn();
  expect(tab.status()).toBe("signed-in");
  expect([...local.keys()]).toEqual(["digi.device"]);
});

test("the activation mail can be asked for again", async () => {
  const { open, api } = createBrowser();
  expect(await open().session.resendActivation(credentials)).toEqual({ ok: true, value: undefined });
  expect(api.asked.at(-1)).toMatchObject({ id: "account.resend-activation", body: { ...credentials, lang: "en" } });
});
