/** A customer's call carries the access token (P-219, C-352) and outlives it: a stale one is renewed once and the call repeated (P-222). */
import type { Failure, Outcome } from "#core/services/api/outcome.ts";

export type Tokens = {
  /** One that is good for now; undefined where nobody is signed in. */
  current(): Promise<Outcome<string, never> | undefined>;
  /** Another one than this, which the API refused. */
  renewed(refused: string): Promise<Outcome<string, never>>;
  /** The API said to this one that the session is over. */
  over(refused: string): void;
};

/** What an account call is answered where nobody is signed in (P-220). */
export const notSignedIn: { readonly ok: false; readonly failure: Failure<never> } = {
  ok: false,
  failure: { code: "http.refused", httpStatus: 401 },
};

/**
 * What keeps a token from being there is answered as the call's own failure. `anonymously` sends in its place where nobody is signed in,
 * and there alone: where a session ends in the course of a call, the visitor has been shown as signed in, and nothing may be ordered
 * in nobody's name without their knowing. The next call finds nobody.
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

/** A plain 401, or one that says why. */
export const isStale = ({ code, httpStatus }: Failure): boolean =>
  code === "token_expired" || (code === "http.refused" && httpStatus === 401);

/** P-223, P-224, P-225. */
export const saysOver = ({ code }: Failure): boolean => code === "expired" || code === "logout";
