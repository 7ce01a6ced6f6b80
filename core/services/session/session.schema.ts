/** The values that are read from the browser's storage or received from another tab: any script of the page may have written them. */
import { is, literal, number, optional, string, type, union, type Infer } from "superstruct";
import { parseJson } from "#core/base/values/json.ts";

/** The data of the customer that a page may know (P-110 without tokens). */
export const SessionUser = type({
  user_id: string(),
  client_id: string(),
  email: string(),
  first_name: string(),
  last_name: string(),
});
export type SessionUser = Infer<typeof SessionUser>;

/** The data of a session (P-110). The device's id is separate, because it outlives the session. */
const Grant = type({
  user: SessionUser,
  accessToken: string(),
  /** The expiry of the access token in epoch milliseconds. */
  accessTokenExpires: number(),
  /** Absent where the token is a cookie that no script can read. */
  refreshToken: optional(string()),
});
export type Grant = Infer<typeof Grant>;

/** A message from tab to tab. A grant is sent without its refresh token. */
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
 * The channel of a code. It is a union of literals, because other contracts already use these in the page's core; `enums` would be added
 * only for this.
 */
export const CodeChannel = union([literal("mail"), literal("sms")]);

/**
 * The data of the code that was sent in step two. Times are epoch milliseconds by this machine's clock, counted from the server's seconds.
 */
const CodeSent = type({
  channel: CodeChannel,
  /** The masked destination. */
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
