/** This module finds the customer who makes an account call: the access token names the session, and that session must still be open. */
import { HttpError } from "#demo/api/http/errors.ts";
import type { ApiContext } from "./context.ts";
import { findSession, overOf, type Account, type Session } from "#demo/api/store/sessions.ts";

export type SignedIn = { readonly account: Account; readonly session: Session };
export type NotSignedIn = { readonly refused: "token_expired" | "expired" | "logout" };

/**
 * Returns the customer of an access token, or the reason of the refusal. Throws a plain 401 when this API did not issue the token (P-220).
 */
export async function signedInBy(token: string | undefined, { db, tokens, now }: ApiContext): Promise<SignedIn | NotSignedIn> {
  const seen = await tokens.read(token, "account");
  if (!seen) throw new HttpError(401);
  const found = await findSession(db, seen.id);
  const over = overOf(found?.session, now());
  if (!found || over) return { refused: over?.over ?? "expired" };
  return seen.isExpired ? { refused: "token_expired" } : found;
}
