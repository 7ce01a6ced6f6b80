/** Links in mails: a random secret of which only the hash is kept. Each works once, until it expires. */
import { createHash, randomBytes } from "node:crypto";
import { and, eq, isNull, lt, sql } from "drizzle-orm";
import { pathOf, type PageId } from "#core/base/values/routes.ts";
import type { Language } from "#core/base/values/language.ts";
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
/** How long the second use of a link can still be told from a wrong link. */
const rememberedMs = 30 * 24 * hourMs;

const pages: Readonly<Record<LinkPurpose, PageId>> = {
  "sign-up": "sign-up",
  activation: "activate-account",
  recovery: "password-recovery",
  "email-change": "confirm-email",
  "invoice-email-change": "confirm-invoice-email",
};

export type Link = typeof links.$inferSelect;

type NewLink = {
  readonly purpose: LinkPurpose;
  /** Absent for a sign-up, which makes the account. */
  readonly accountId?: string;
  /** Where the link goes; of a change, the new address. */
  readonly email: string;
  readonly language: Language;
  readonly nowMs: number;
};

export type MadeLink = { readonly url: string; readonly secret: string; readonly expiresAt: Date };

/** Seconds, as they stand in a link's `d`. */
const expiryOf = ({ expiresAt }: { expiresAt: Date }): string => String(Math.floor(expiresAt.getTime() / 1000));
const hashOf = (secret: string): string => createHash("sha256").update(secret).digest("base64url");

/** What stands behind the page's path: the specification names the parameters. */
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

/** With `really` false everything is done but for the row: who asks for somebody unknown must not notice. */
export async function createLink(db: Database, siteUrl: string, wanted: NewLink, really = true): Promise<MadeLink> {
  const { purpose, accountId, email, language, nowMs } = wanted;
  const secret = randomBytes(32).toString("base64url");
  const createdAt = new Date(nowMs);
  const expiresAt = new Date(nowMs + lifeMs[purpose]);
  await db.delete(links).where(lt(links.expiresAt, new Date(nowMs - rememberedMs)));
  await db.execute(sql`insert into links (purpose, secret_hash, account_id, email, language, created_at, expires_at)
    select ${purpose}, ${hashOf(secret)}, ${accountId ?? null}::uuid, ${email}, ${language}, ${createdAt.toISOString()}::timestamptz,
      ${expiresAt.toISOString()}::timestamptz where ${really}::bool`);
  const parameters = new URLSearchParams(parametersOf(purpose, accountId ?? "", { secret, expiresAt }));
  return { url: `${siteUrl}${pathOf(pages[purpose], language)}?${parameters.toString()}`, secret, expiresAt };
}

export type LinkProof = {
  readonly purpose: LinkPurpose;
  readonly secret: string;
  /** `i` and `d`, where the link has them. */
  readonly accountId?: string;
  readonly expiry?: string;
  readonly nowMs: number;
};

/** `dead`: the link was good once, so whoever follows it may be told more; absent where it is not whole, or none of ours. */
export type DeadLink = { readonly refused: "link_invalid" | "link_used"; readonly dead?: Link };
export type FoundLink = { readonly link: Link } | DeadLink;

/** A link that is still good. Changes nothing. */
export async function findLink(db: Database, { purpose, secret, accountId, expiry, nowMs }: LinkProof): Promise<FoundLink> {
  const [link] = await db
    .select()
    .from(links)
    .where(and(eq(links.secretHash, hashOf(secret)), eq(links.purpose, purpose)));
  const isSame = link && (accountId === undefined || link.accountId === accountId) && (expiry === undefined || expiryOf(link) === expiry);
  if (!isSame) return { refused: "link_invalid" };
  if (link.usedAt) return { refused: "link_used", dead: link };
  return link.expiresAt.getTime() > nowMs ? { link } : { refused: "link_invalid", dead: link };
}

/** Spends a link; false where another call was faster. */
export async function spendLink(db: Database, { id }: Link, nowMs: number): Promise<boolean> {
  const spent = await db
    .update(links)
    .set({ usedAt: new Date(nowMs) })
    .where(and(eq(links.id, id), isNull(links.usedAt)))
    .returning({ id: links.id });
  return spent.length === 1;
}

/** Finds and spends at once. */
export async function takeLink(db: Database, proof: LinkProof): Promise<FoundLink> {
  const found = await findLink(db, proof);
  if ("refused" in found || (await spendLink(db, found.link, proof.nowMs))) return found;
  return { refused: "link_used", dead: found.link };
}

/** What was asked for several times is done once: the account's other links of the kind work no more. */
export async function dropLinks(db: Database, accountId: string, purpose: LinkPurpose, nowMs: number): Promise<void> {
  await db
    .update(links)
    .set({ usedAt: new Date(nowMs) })
    .where(and(eq(links.accountId, accountId), eq(links.purpose, purpose), isNull(links.usedAt)));
}
