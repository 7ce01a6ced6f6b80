/**
 * This module stores attempts. An attempt is one visit to the identity app and back, stored by the `itsme_uuid` that the page made. What
 * the app said of a person is stored as keyed hashes, which are enough to compare values with.
 */
import { and, eq, gt, isNull, lt, or } from "drizzle-orm";
import type { Person } from "#core/domain/identity/identity.schema.ts";
import type { Language } from "#core/base/values/language.ts";
import type { Database } from "#demo/api/db/database.ts";
import { identityAttempts } from "#demo/api/db/schema.ts";
import { nationalNumberHash, type KeyedHash } from "#demo/api/crypto/keyed-hash.ts";
import type { Link } from "./links.ts";
import { secretHash } from "#demo/api/crypto/url-secret.ts";

const lifeMs = 30 * 60_000;
/**
 * The time for which data for an order is kept after the return from the identity app: filling in an order takes a while (decisions §5).
 */
const orderLifeMs = 2 * 3_600_000;

export type Attempt = typeof identityAttempts.$inferSelect;

/** The secrets that tie one visit to the identity app to its return. */
export type AttemptSecrets = { readonly state: string; readonly nonce: string; readonly codeVerifier: string };

type NewAttempt = AttemptSecrets & {
  readonly uuid: string;
  readonly tabKeyHash: string;
  readonly browserHash: string | undefined;
  readonly redirectUri: string;
  readonly pageState: string | undefined;
  readonly link: Link | undefined;
  readonly language: Language;
  readonly nowMs: number;
};

/** Stores a new attempt. Returns false when its uuid was used before, because each attempt needs a uuid of its own. */
export async function beginAttempt(db: Database, { link, nowMs, ...attempt }: NewAttempt): Promise<boolean> {
  await db.delete(identityAttempts).where(lt(identityAttempts.expiresAt, new Date(nowMs)));
  const values = { ...attempt, linkId: link?.id, createdAt: new Date(nowMs), expiresAt: new Date(nowMs + lifeMs) };
  const inserted = await db.insert(identityAttempts).values(values).onConflictDoNothing().returning({ uuid: identityAttempts.uuid });
  return inserted.length === 1;
}

const alive = (nowMs: number) => gt(identityAttempts.expiresAt, new Date(nowMs));

type Returned = { readonly state: string; readonly code: string | undefined; readonly browser: string | undefined; readonly nowMs: number };

/**
 * Stores that the browser has come back from the identity app, with a code or without one. Returns the attempt; `expired` when no attempt
 * has this state, or the attempt began too long ago; `other-browser` when another browser began the attempt.
 */
export async function noteReturn(db: Database, { state, code, browser, nowMs }: Returned): Promise<Attempt | "expired" | "other-browser"> {
  const isSame = or(isNull(identityAttempts.browserHash), eq(identityAttempts.browserHash, secretHash(browser ?? "")));
  const isOpen = and(eq(identityAttempts.state, state), alive(nowMs));
  const isIts = and(isOpen, isSame);
  if (code !== undefined) {
    await db
      .update(identityAttempts)
      .set({ codeHash: secretHash(code) })
      .where(and(isIts, isNull(identityAttempts.codeHash)));
  }
  const [attempt] = await db.select().from(identityAttempts).where(isIts);
  if (attempt) return attempt;
  const [elsewhere] = await db.select({ uuid: identityAttempts.uuid }).from(identityAttempts).where(isOpen);
  return elsewhere ? "other-browser" : "expired";
}

type Claim = { readonly uuid: string; readonly tabKey: string; readonly nowMs: number };

/**
 * Claims an attempt for the callback, which may use each attempt once. Returns undefined for a second use, and for a caller other than the
 * tab that began the attempt. The stored page state is cleared at once, because it holds the key of a link.
 */
export async function claimAttempt(db: Database, { uuid, tabKey, nowMs }: Claim): Promise<Attempt | undefined> {
  const isIts = and(eq(identityAttempts.uuid, uuid), eq(identityAttempts.tabKeyHash, secretHash(tabKey)));
  const isOpen = and(isIts, isNull(identityAttempts.returnedAt), alive(nowMs));
  const [attempt] = await db.select().from(identityAttempts).where(isOpen);
  const claimed = await db
    .update(identityAttempts)
    .set({ returnedAt: new Date(nowMs), pageState: null })
    .where(isOpen)
    .returning({ uuid: identityAttempts.uuid });
  return claimed.length === 1 ? attempt : undefined;
}

/** Tells whether a code is the one with which the identity app sent this attempt's browser back. */
export const isItsCode = (attempt: Attempt, code: string): boolean => attempt.codeHash === secretHash(code);

/**
 * Returns the hash by which a person is recognised: of the national number, or of the identity app's own id (`subject`) for a person
 * without a national number.
 */
export const personHash = (keyedHash: KeyedHash, { nationalRegNumber }: Person, subject: string): string =>
  nationalRegNumber === undefined ? keyedHash("national-number", `subject ${subject}`) : nationalNumberHash(keyedHash, nationalRegNumber);

/**
 * Returns the keyed hash that is stored in place of a field's value. The same value has a different hash in another attempt and in another
 * field.
 */
const valueHash = (keyedHash: KeyedHash, uuid: string, field: string, value: string): string =>
  keyedHash("identity", `${uuid}\n${field}\n${value}`);

type Identified = { readonly person: Person; readonly subject: string };

type Keeping = { readonly db: Database; readonly keyedHash: KeyedHash; readonly nowMs: number };

/**
 * Stores what the identity app said of the person, and returns the hash by which the person's account is found. An attempt without a link
 * is for an order, so it is kept longer.
 */
export async function keepPerson(
  { db, keyedHash, nowMs }: Keeping,
  { uuid, linkId }: Attempt,
  { person, subject }: Identified,
): Promise<string> {
  const hash = personHash(keyedHash, person, subject);
  const hashes = Object.fromEntries(Object.entries(person).map(([field, value]) => [field, valueHash(keyedHash, uuid, field, value)]));
  const longer = linkId === null ? { expiresAt: new Date(nowMs + orderLifeMs) } : {};
  await db
    .update(identityAttempts)
    .set({ person: hashes, nationalNumberHash: hash, ...longer })
    .where(eq(identityAttempts.uuid, uuid));
  return hash;
}

/** An attempt whose person the identity app has named, and which was not used yet. */
export type IdentifiedAttempt = Attempt & { readonly person: NonNullable<Attempt["person"]>; readonly nationalNumberHash: string };

/**
 * Finds an attempt by its uuid. Returns undefined when the attempt is unknown, over or used, or when the identity app has not named a
 * person.
 */
export async function findIdentified(db: Database, uuid: string, nowMs: number): Promise<IdentifiedAttempt | undefined> {
  const [attempt] = await db
    .select()
    .from(identityAttempts)
    .where(and(eq(identityAttempts.uuid, uuid), isNull(identityAttempts.usedAt), alive(nowMs)));
  return attempt?.person && attempt.nationalNumberHash !== null ? (attempt as IdentifiedAttempt) : undefined;
}

/**
 * Tells whether the value that was sent for a field is the one that the identity app said. An empty value and a missing one count as the
 * same.
 */
export function saidBy({ uuid, person }: IdentifiedAttempt, keyedHash: KeyedHash, field: keyof Person, value: string | undefined): boolean {
  return person[field] === (value ? valueHash(keyedHash, uuid, field, value) : undefined);
}

/** Marks an attempt as used, which is possible once. Returns false when another request was faster. */
export async function spendAttempt(db: Database, { uuid }: Attempt, nowMs: number): Promise<boolean> {
  const spent = await db
    .update(identityAttempts)
    .set({ usedAt: new Date(nowMs) })
    .where(and(eq(identityAttempts.uuid, uuid), isNull(identityAttempts.usedAt)))
    .returning({ uuid: identityAttempts.uuid });
  return spent.length === 1;
}
