/** What is read back from the browser's storage or comes from another tab: any script of the page may have written it. */
import { is, literal, number, optional, string, type, union, type Infer } from "superstruct";
import { parseJson } from "#core/base/values/json.ts";

/** P-110 without tokens: what a page may know of the customer. */
export const SessionUser = type({
  user_id: string(),
  client_id: string(),
  email: string(),
  first_name: string(),
  last_name: string(),
});
export type SessionUser = Infer<typeof SessionUser>;

/** P-110: what a session is made of, beside the device's id, which outlives it. */
const Grant = type({
  user: SessionUser,
  accessToken: string(),
  /** Epoch milliseconds. */
  accessTokenExpires: number(),
  /** Absent where it is a cookie that no script can read. */
  refreshToken: optional(string()),
});
export type Grant = Infer<typeof Grant>;

/** From tab to tab. A grant comes without its refresh token. */
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

/** Of literals, which other contracts have in the page's core already; `enums` would be new there. */
export const CodeChannel = union([literal("mail"), literal("sms")]);

/** The second step's code is on its way. Times are epoch milliseconds by this machine's clock, counted from the server's seconds. */
const CodeSent = type({
  channel: CodeChannel,
  /** Masked. */
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
