/** Who makes an account call? The access token says it, and the session that it names must still be there. */
import { HttpError } from "#demo/api/http/errors.ts";
import type { ApiContext } from "#demo/api/context.ts";
import { findSession, overOf, type Account, type Session } from "./sessions.ts";

export type SignedIn = { readonly account: Account; readonly session: Session };
export type NotSignedIn = { readonly refused: "token_expired" | "expired" | "logout" };

/** Without a token of ours: a plain 401 (P-220). */
export async function signedInBy(token: string | undefined, { db, tokens, now }: ApiContext): Promise<SignedIn | NotSignedIn> {
  const seen = await tokens.read(token, "account");
  if (!seen) throw new HttpError(401);
  const found = await findSession(db, seen.id);
  const over = overOf(found?.session, now());
  if (!found || over) return { refused: over?.over ?? "expired" };
  return seen.isExpired ? { refused: "token_expired" } : found;
}
