/**
 * Sends a customer's calls with the access token (P-219, C-352). If the API refuses the token as expired, it is renewed once and the call
 * is repeated (P-222).
 */
import type { Failure, Outcome } from "#core/services/api/outcome.ts";

export type Tokens = {
  /** Resolves to a token that is currently valid; undefined where nobody is signed in. */
  current(): Promise<Outcome<string, never> | undefined>;
  /** Resolves to a new token. `refused` is the one that the API refused. */
  renewed(refused: string): Promise<Outcome<string, never>>;
  /** Called when the API's response to a call with this token says that the session is over. */
  over(refused: string): void;
};

/** The outcome of a call for customers where nobody is signed in (P-220). */
export const notSignedIn: { readonly ok: false; readonly failure: Failure<never> } = {
  ok: false,
  failure: { code: "http.refused", httpStatus: 401 },
};

/**
 * Sends a call with the customer's token. If no token can be obtained, that failure is the call's own. `anonymously` sends the call where
 * nobody is signed in at its start, and only then. If a session ends during a call, the visitor was shown as signed in, and nothing may be
 * ordered anonymously without the visitor's knowledge. The next call then starts without a session.
 */
export async function callAsCustomer<Answer, Conflict>(
  tokens: Tokens,
  send: (token: string) => Promise<Outcome<Answer, Conflict>>,
  anonymously?: () => Promise<Outcome<Answer, Conflict>>,
): Promise<Outcome<Answer, Conflict>> {
  const token = await tokens.current();
  if (!token) return anonymously ? anonymously() : notSignedIn;
  if (!token.ok) return token;
  const first = await send(token.value);
  if (first.ok || !isStale(first.failure)) return endedWhereOver(tokens, token.value, first);
  const renewed = await tokens.renewed(token.value);
  return renewed.ok ? endedWhereOver(tokens, renewed.value, await send(renewed.value)) : renewed;
}

function endedWhereOver<Answer, Conflict>(tokens: Tokens, token: string, outcome: Outcome<Answer, Conflict>): Outcome<Answer, Conflict> {
  if (!outcome.ok && saysOver(outcome.failure)) tokens.over(token);
  return outcome;
}

/** Tells whether the failure means that the access token has expired: a plain 401, or a code that says so. */
export const isStale = ({ code, httpStatus }: Failure): boolean =>
  code === "token_expired" || (code === "http.refused" && httpStatus === 401);

/** Tells whether the failure means that the session is over (P-223, P-224, P-225). */
export const saysOver = ({ code }: Failure): boolean => code === "expired" || code === "logout";
