/**
 * This module finds out for which purpose a visitor goes to the identity app: to sign up, to change an email address, or (without a link)
 * to order.
 */
import { eq } from "drizzle-orm";
import type { Language } from "#core/base/values/language.ts";
import type { Database } from "#demo/api/db/database.ts";
import { findLink, type DeadLink, type FoundLink, type Link } from "#demo/api/store/links.ts";
import type { KeyedHash } from "#demo/api/crypto/keyed-hash.ts";
import { maskedEmail } from "#core/base/values/masked-email.ts";
import { accounts } from "#demo/api/db/schema.ts";
import { identityTexts } from "#demo/api/messages/identity-texts.ts";
import { refusedLink } from "#demo/api/messages/link-texts.ts";
import type { Refusal } from "#demo/api/http/outcome.ts";

type Query = { readonly h?: string | undefined; readonly state?: string | undefined };
type Parts = Readonly<Record<string, unknown>>;

/** Returns the `state` that the page reads when the visitor comes back from the identity app (P-037, P-071). */
export const pageStateOf = ({ h, state }: Query): string | undefined => state ?? (h === undefined ? undefined : JSON.stringify({ h }));

/** Parses a `state` of the page. Returns undefined for a malformed one, which is any text but a JSON object. */
function parse(text: string): Parts | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? (value as Parts) : undefined;
  } catch {
    return undefined;
  }
}

const isText = (value: unknown): value is string => typeof value === "string" && value !== "";

/** Returns `status.message.h` of the email change: a hash that names the link but cannot be used as the link. */
export const changeHash = (keyedHash: KeyedHash, { id }: Link): string => keyedHash("identity", `email-change\n${id}`);

type Ports = { readonly db: Database; readonly keyedHash: KeyedHash; readonly nowMs: number };

/**
 * Finds the link that brought the visitor to the identity app, if it still works, else the reason why it does not. Returns undefined when
 * the request names no link.
 */
export async function linkOf({ h, state }: Query, { db, keyedHash, nowMs }: Ports): Promise<FoundLink | undefined> {
  if (state === undefined) return h === undefined ? undefined : findLink(db, { purpose: "sign-up", secret: h, nowMs });
  const parts = parse(state) ?? {};
  const { i, d, p } = parts;
  if (isText(i) && isText(d) && isText(p)) {
    const found = await findLink(db, { purpose: "email-change", secret: p, accountId: i, expiry: d, nowMs });
    const isSame = h === undefined || ("link" in found && h === changeHash(keyedHash, found.link));
    return isSame ? found : { refused: "link_invalid" };
  }
  const secret = parts["h"];
  if (!isText(secret) || (h !== undefined && h !== secret)) return { refused: "link_invalid" };
  return findLink(db, { purpose: "sign-up", secret, nowMs });
}

/**
 * Returns the refusal for a link that no longer works. If the link has already made its email change, the refusal says that the new address
 * is in force. It names only the address that the link was sent to, which whoever reads that mail knows.
 */
export async function refusedPurpose(db: Database, found: DeadLink, language: Language): Promise<Refusal> {
  const { dead } = found;
  if (dead?.purpose === "email-change" && dead.accountId !== null) {
    const [account] = await db.select().from(accounts).where(eq(accounts.id, dead.accountId));
    if (account?.email === dead.email)
      return { refused: "already_done", message: identityTexts[language].emailInForce(maskedEmail(dead.email)) };
  }
  return refusedLink(found, language);
}
