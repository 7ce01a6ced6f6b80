/** A customer's call carries the access token (P-219, C-352) and outlives it: a stale one is renewed once and the call repeated (P-222). */
import type { Failure, Outcome } from "#core/api/outcome.ts";

export type Tokens = {
  /** One that is good for now; nobody signed in is a 401 (P-220). */
  current(): Promise<Outcome<string>>;
  /** Another one than this, which the API refused. */
  renewed(refused: string): Promise<Outcome<string>>;
  /** The API said to this one that the session is over. */
  over(refused: string): void;
};

/** What keeps a token from being there is answered as the call's own failure. */
export async function callAsCustomer<Answer>(tokens: Tokens, send: (token: string) => Promise<Outcome<Answer>>): Promise<Outcome<Answer>> {
  const token = await tokens.current();
  if (!token.ok) return token;
  const first = await send(token.value);
  if (first.ok || !isStale(first.failure)) return heeded(tokens, token.value, first);
  const renewed = await tokens.renewed(token.value);
  return renewed.ok ? heeded(tokens, renewed.value, await send(renewed.value)) : renewed;
}

function heeded<Answer>(tokens: Tokens, token: string, outcome: Outcome<Answer>): Outcome<Answer> {
  if (!outcome.ok && saysOver(outcome.failure)) tokens.over(token);
  return outcome;
}

/** A plain 401, or one that says why. */
export const isStale = ({ code, httpStatus }: Failure): boolean =>
  code === "token_expired" || (code === "http.refused" && httpStatus === 401);

/** P-223, P-224, P-225. */
export const saysOver = ({ code }: Failure): boolean => code === "expired" || code === "logout";
