/**
 * This module stores the links of mails. Each link holds a random secret, of which only the hash is stored, and works once, until it
 * expires.
 */
import { randomBytes } from "node:crypto";
import { and, eq, isNull, lt, sql } from "drizzle-orm";
import { type BuiltPage, pathOf } from "#core/base/values/routes.ts";
import type { Language } from "#core/base/values/language.ts";
import { secretHash } from "#demo/api/crypto/url-secret.ts";
import type { Database } from "#demo/api/db/database.ts";
import { links, type LinkPurpose } from "#demo/api/db/schema.ts";

const hourMs = 3_600_000;
const lifeMs: Readonly<Record<LinkPurpose, number>> = {
  "sign-up": 14 * 24 * hourMs,
  activation: 7 * 24 * hourMs,
  recovery: hourMs,
  "email-change": 24 * hourMs,
  "invoice-email-change": 24 * hourMs,
};
/** The time after its end for which a link is remembered, so that its second use can be told from a wrong link. */
const rememberedMs = 30 * 24 * hourMs;

const pages: Readonly<Record<LinkPurpose, BuiltPage>> = {
  "sign-up": "sign-up",
  activation: "activate-account",
  recovery: "password-recovery",
  "email-change": "confirm-email",
  "invoice-email-change": "confirm-invoice-email",
};

export type Link = typeof links.$inferSelect;

type NewLink = {
  readonly purpose: LinkPurpose;
  /** The account of the link; absent for a sign-up, which creates the account. */
  readonly accountId?: string;
  /** The email address that the link is sent to. For a change of address it is the new address. */
  readonly email: string;
  readonly language: Language;
  readonly nowMs: number;
};

export type MadeLink = { readonly url: string; readonly secret: string; readonly expiresAt: Date };

/** Returns the time at which the link expires in epoch seconds, the form of the link's parameter `d`. */
const expiryOf = ({ expiresAt }: { expiresAt: Date }): string => String(Math.floor(expiresAt.getTime() / 1000));

/** Returns the query parameters of a link. Their names come from the specification. */
function parametersOf(purpose: LinkPurpose, accountId: string, made: Omit<MadeLink, "url">): Record<string, string> {
  switch (purpose) {
    case "sign-up":
      return { h: made.secret };
    case "activation":
    case "recovery":
      return { i: accountId, code: made.secret };
    default:
      return { i: accountId, d: expiryOf(made), p: made.secret };
  }
}

/**
 * Creates a link and stores its row. With `really` false everything is done except that no row is stored: somebody who asks for an unknown
 * email address must not notice a difference.
 */
export async function createLink(db: Database, siteUrl: string, wanted: NewLink, really = true): Promise<MadeLink> {
  const { purpose, accountId, email, language, nowMs } = wanted;
  const secret = randomBytes(32).toString("base64url");
  const createdAt = new Date(nowMs);
  const expiresAt = new Date(nowMs + lifeMs[purpose]);
  await db.delete(links).where(lt(links.expiresAt, new Date(nowMs - rememberedMs)));
  await db.execute(sql`insert into links (purpose, secret_hash, account_id, email, language, created_at, expires_at)
    select ${purpose}, ${secretHash(secret)}, ${accountId ?? null}::uuid, ${email}, ${language}, ${createdAt.toISOString()}::timestamptz,
      ${expiresAt.toISOString()}::timestamptz where ${really}::bool`);
  const parameters = new URLSearchParams(parametersOf(purpose, accountId ?? "", { secret, expiresAt }));
  return { url: `${siteUrl}${pathOf(pages[purpose], language)}?${parameters.toString()}`, secret, expiresAt };
}

export type LinkProof = {
  readonly purpose: LinkPurpose;
  readonly secret: string;
  /** The parameter `i` of the link, for links that have it. The field `expiry` holds the parameter `d`. */
  readonly accountId?: string;
  readonly expiry?: string;
  readonly nowMs: number;
};

/**
 * The reason why a link does not work, or not any more. `dead` is the link when it was good once, so that the visitor who follows it may be
 * told more; it is absent when the link is incomplete or was never issued by this API.
 */
export type DeadLink = { readonly refused: "link_invalid" | "link_used"; readonly dead?: Link };
export type FoundLink = { readonly link: Link } | DeadLink;

/** Finds a link that is still good, or returns the reason why it is not. Changes nothing. */
export async function findLink(db: Database, { purpose, secret, accountId, expiry, nowMs }: LinkProof): Promise<FoundLink> {
  const [link] = await db
    .select()
    .from(links)
    .where(and(eq(links.secretHash, secretHash(secret)), eq(links.purpose, purpose)));
  const isSame = link && (accountId === undefined || link.accountId === accountId) && (expiry === undefined || expiryOf(link) === expiry);
  if (!isSame) return { refused: "link_invalid" };
  if (link.usedAt) return { refused: "link_used", dead: link };
  return link.expiresAt.getTime() > nowMs ? { link } : { refused: "link_invalid", dead: link };
}

/** Marks a link as used. Returns false when another call was faster. */
export async function spendLink(db: Database, { id }: Link, nowMs: number): Promise<boolean> {
  const spent = await db
    .update(links)
    .set({ usedAt: new Date(nowMs) })
    .where(and(eq(links.id, id), isNull(links.usedAt)))
    .returning({ id: links.id });
  return spent.length === 1;
}

/** Finds a link and marks it as used at once. */
export async function takeLink(db: Database, proof: LinkProof): Promise<FoundLink> {
  const found = await findLink(db, proof);
  if ("refused" in found || (await spendLink(db, found.link, proof.nowMs))) return found;
  return { refused: "link_used", dead: found.link };
}

/** Makes the account's open links of a purpose invalid, so that a change that was requested several times is made only once. */
export async function dropLinks(db: Database, accountId: string, purpose: LinkPurpose, nowMs: number): Promise<void> {
  await db
    .update(links)
    .set({ usedAt: new Date(nowMs) })
    .where(and(eq(links.accountId, accountId), eq(links.purpose, purpose), isNull(links.usedAt)));
}
