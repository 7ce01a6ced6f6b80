/** Logs customers in for tests: each test has customers of its own, reads codes from the outbox, and moves the clock. */
import { expect, vi } from "vitest";
import { oauth2SendCode, oauth2Token } from "#core/services/session/session.contract.ts";
import { createAccount, findAccount } from "#demo/api/store/accounts.ts";
import { startSession } from "#demo/api/store/sessions.ts";
import { samplePassword } from "#demo/api/data/sample-customers.ts";
import type { accounts } from "#demo/api/db/schema.ts";
import type { TestApi } from "./api.ts";
import { call, type Sent } from "./call.ts";
import { mailsTo } from "./outbox.ts";

export { samplePassword };

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;

/** Creates a clock that stands still until the test moves it. */
export function createTime() {
  let nowMs = Date.parse("2026-03-02T09:00:00Z");
  return { now: () => nowMs, pass: (ms: number) => void (nowMs += ms) };
}

/**
 * Makes the API accept captcha tokens that took no computing, and returns a function that makes them. The API uses them up like real ones,
 * which it still accepts.
 */
export function freeCaptchas({ context: { captcha } }: TestApi): () => string {
  let tokens = 0;
  const verify = captcha.verify.bind(captcha);
  vi.spyOn(captcha, "verify").mockImplementation(async (token) =>
    token.startsWith("free ") ? { id: token, expiresAt: new Date(Date.now() + hourMs) } : verify(token),
  );
  return () => `free ${++tokens}`;
}

export type Account = typeof accounts.$inferSelect;
let customers = 0;
/** The hash of the sample password, made once for each API, because making it takes long. */
const hashes = new WeakMap<TestApi, Promise<string>>();

function passwordHash(api: TestApi): Promise<string> {
  const hash = hashes.get(api) ?? api.context.secrets.hash(samplePassword);
  hashes.set(api, hash);
  return hash;
}

export async function newCustomer(api: TestApi, given: { activated?: boolean; firstName?: string } = {}): Promise<Account> {
  const { now, db } = api.context;
  const account = await createAccount(db, {
    email: `customer.${++customers}@example.com`,
    firstName: given.firstName ?? "Nora",
    lastName: "Maes",
    language: "en",
    passwordHash: await passwordHash(api),
    nowMs: now(),
    ...(given.activated !== false && { activatedAt: new Date(now()) }),
  });
  if (!account) throw new Error("the customer was not made");
  return account;
}

const deviceId = "6f1c1a52-7a3e-4f0b-9c43-1f4f4b1d2a10";
export const common = { device_id: deviceId, lang: "en" };

type More = Pick<Sent, "headers"> & { readonly body?: Readonly<Record<string, unknown>> };

export const givePassword = (api: TestApi, username: string, password = samplePassword, { body, headers = {} }: More = {}) =>
  call(api, oauth2Token, { body: { ...common, grant_type: "password", username, password, ...body }, headers });

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

export const askCode = (api: TestApi, token: string, { body, headers = {} }: More = {}) =>
  call(api, oauth2SendCode, { body: { lang: "en", ...body }, headers: { ...bearer(token), ...headers } });

export const giveCode = (api: TestApi, token: string, code: string, { body, headers = {} }: More = {}) =>
  call(api, oauth2Token, {
    body: { ...common, grant_type: "verification_code", code, ...body },
    headers: { ...bearer(token), ...headers },
  });

export const refresh = (api: TestApi, { body, headers = {} }: More = {}) =>
  call(api, oauth2Token, { body: { ...common, grant_type: "refresh_token", ...body }, headers });

/** Returns the code of six digits in the newest mail to an address. */
export async function codeOf(api: TestApi, to: string): Promise<string> {
  const [mail] = await mailsTo(api, to);
  const code = /\b\d{6}\b/.exec(mail?.text ?? "")?.[0];
  if (code === undefined) throw new Error(`no code was sent to ${to}`);
  return code;
}

export const wrongCode = (code: string): string => (code === "000000" ? "000001" : "000000");

/** Returns the page and the query of the link in the newest mail to an address. */
export async function linkOf(api: TestApi, to: string): Promise<{ page: string; query: Record<string, string> }> {
  const [mail] = await mailsTo(api, to);
  const url = new URL(/https?:\/\/\S+\?\S+/.exec(mail?.text ?? "")?.[0] ?? "");
  return { page: url.origin + url.pathname, query: Object.fromEntries(url.searchParams) };
}

/** Logs a customer in by both steps, the password and the code. The refresh token is in the returned answer. */
export async function signIn(api: TestApi, email: string, more: More = {}) {
  const first = await givePassword(api, email, samplePassword, more);
  expect(first.http).toBe(200);
  await askCode(api, first.answer.access_token, more);
  const second = await giveCode(api, first.answer.access_token, await codeOf(api, email), {
    ...more,
    body: { refresh_token_in: "body", ...more.body },
  });
  expect(second.http).toBe(200);
  return {
    verifyToken: first.answer.access_token,
    accessToken: second.answer.access_token,
    refreshToken: second.answer.refresh_token ?? "",
  };
}

/** Returns the cookies that an answer sets: the value and the attributes, as written in the header, by the cookie's name. */
export function cookiesOf(headers: Readonly<Record<string, unknown>>): Record<string, { value: string; attributes: string[] }> {
  const lines = [headers["set-cookie"] ?? []].flat() as string[];
  return Object.fromEntries(
    lines.map((line) => {
      const [pair = "", ...attributes] = line.split("; ");
      const [name = "", value = ""] = pair.split("=");
      return [name, { value, attributes }];
    }),
  );
}

/**
 * Starts a customer's session as the API does once the code was right, without the three calls and the mail of a login: hundreds of tests
 * need a session, and only those of the login are about how it came. Those call `signIn`.
 */
export async function startedSession(api: TestApi, email: string) {
  const { db, tokens, now } = api.context;
  const account = await findAccount(db, email);
  if (!account) throw new Error(`nobody has the login ${email}`);
  const { session, refreshToken } = await startSession(db, { account, deviceId, device: null, nowMs: now() });
  return { accessToken: await tokens.issue({ scope: "account", accountId: account.id, id: session.id }), refreshToken };
}

/** Creates a new customer who is logged in. */
export async function newSignedIn(api: TestApi) {
  const account = await newCustomer(api);
  return { ...account, ...(await startedSession(api, account.email)) };
}
