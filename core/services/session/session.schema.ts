/**
 * The structs of values that come from the browser's storage or from another tab. They are checked, because any script of the page may have
 * written them.
 */
import { is, literal, number, optional, string, type, union, type Infer } from "superstruct";
import { parseJson } from "#core/base/values/json.ts";

/** The data of the customer that a page may use (P-110 without tokens). */
export const SessionUser = type({
  user_id: string(),
  client_id: string(),
  email: string(),
  first_name: string(),
  last_name: string(),
});
export type SessionUser = Infer<typeof SessionUser>;

/** The data of a session (P-110). The device's id is not part of it, because it outlives the session. */
const Grant = type({
  user: SessionUser,
  accessToken: string(),
  /** The expiry of the access token in epoch milliseconds. */
  accessTokenExpires: number(),
  /** The refresh token; absent where it is a cookie that no script can read. */
  refreshToken: optional(string()),
});
export type Grant = Infer<typeof Grant>;

/** A message from one tab to another. A grant is sent without its refresh token. */
export type TabMessage = { readonly grant: Grant } | { readonly ended: "signed-out" | "expired" };
const Granted = type({ grant: Grant });
const Ended = type({ ended: union([literal("signed-out"), literal("expired")]) });

export function readTabMessage(message: unknown): TabMessage | undefined {
  return is(message, Granted) || is(message, Ended) ? message : undefined;
}

export function readGrant(text: string | undefined): Grant | undefined {
  const value = parseJson(text);
  return is(value, Grant) ? value : undefined;
}

/**
 * The channel by which a code is sent. It is a union of literals, because the core of every page has these structs already, while `enums`
 * would be loaded for this value alone.
 */
export const CodeChannel = union([literal("mail"), literal("sms")]);

/**
 * The facts about the one-time code that was sent in the second step of a login. The server says in how many seconds something happens;
 * here it is the time at which it happens, in epoch milliseconds by the browser's clock.
 */
const CodeSent = type({
  channel: CodeChannel,
  /** The masked destination of the code. */
  destination: string(),
  expiresAtMs: number(),
  resendAtMs: number(),
  attemptsLeft: number(),
});
export type CodeSent = Infer<typeof CodeSent>;

export function readCodeSent(text: string | undefined): CodeSent | undefined {
  const value = parseJson(text);
  return is(value, CodeSent) ? value : undefined;
}
