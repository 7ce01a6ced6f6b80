/** Tests the session with simulated objects of the browser (storage, cookies, messages between tabs). */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { open } from "#core/services/session/session.service.ts";
import { createFakeApi, credentials, rightCode } from "./fake-api.ts";

const api = createFakeApi();
const [local, tab] = [new Map<string, string>(), new Map<string, string>()];

/** Simulates `localStorage`. Where storage is blocked, reading the property throws. */
const area = (values: Map<string, string>) => ({
  getItem: (key: string) => values.get(key) ?? null,
  setItem: (key: string, value: string) => void values.set(key, value),
  removeItem: (key: string) => void values.delete(key),
  get length() {
    return values.size;
  },
});

beforeEach(() => {
  for (const values of [local, tab]) values.clear();
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("localStorage", area(local));
  vi.stubGlobal("sessionStorage", area(tab));
  vi.stubGlobal("addEventListener", vi.fn());
});
afterEach(() => vi.unstubAllGlobals());

test("keeps a half-done login in the tab, and the device in the browser", async () => {
  const session = open({ call: api.call, language: () => "en", settings: { session: "cookie", api: undefined } });
  await session.begin(credentials);
  await session.sendCode();
  expect([...tab.keys()]).toEqual(["digi.login"]);
  expect(local.get("digi.device")).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  await session.verify(rightCode);
  expect([...tab.keys(), ...local.keys()]).toEqual(["digi.device", "digi.signed-in"]);
  await session.signOut();
});

test("with data-session=memory nothing of a login is in the tab either", async () => {
  const session = open({ call: api.call, language: () => "en", settings: { session: "memory", api: undefined } });
  await session.begin(credentials);
  await session.sendCode();
  expect([...tab.keys()]).toEqual([]);
  expect(session.pendingCode()).toMatchObject({ attemptsLeft: 5 });
  expect(await session.verify(rightCode)).toMatchObject({ ok: true });
});

test("where the browser refuses storage, tabs and locks, signing in works all the same", async () => {
  const refuse = (): never => {
    throw new DOMException("blocked", "SecurityError");
  };
  for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(globalThis, name, { configurable: true, get: refuse });
  vi.stubGlobal("BroadcastChannel", function refused() {
    refuse();
  });
  vi.stubGlobal("navigator", { locks: { request: () => Promise.reject(new DOMException("blocked", "SecurityError")) } });
  const session = open({ call: api.call, language: () => "en", settings: { session: "cookie", api: undefined } });
  await session.restore();
  await session.begin(credentials);
  await session.sendCode();
  expect(await session.verify(rightCode)).toMatchObject({ ok: true });
  expect(session.state.peek()).toMatchObject({ status: "signed-in", survivesReload: false });
});
