/**
 * This module counts wrong passwords in a row, for known and unknown email addresses alike: after the third wrong one a captcha is
 * required, after the fourth one the caller has to wait, each time longer.
 */
import { eq, inArray, lt, sql } from "drizzle-orm";
import type { Database } from "#demo/api/db/database.ts";
import { loginFailures } from "#demo/api/db/schema.ts";

const captchaFrom = 3;
const waitFrom = 4;
const longestWaitSeconds = 300;
const forgottenAfterMs = 24 * 3_600_000;

export type Attempt = {
  readonly subject: string;
  /** The factor for the limits: a network that several people share may have this many times as many failures. */
  readonly share?: number;
  readonly hasCaptcha: boolean;
  /** False when no number of failures makes the caller wait. */
  readonly waits?: boolean;
  readonly nowMs: number;
};
export type LoginBarrier = { readonly kind: "captcha" } | { readonly kind: "wait"; readonly seconds: number };

const waitSecondsAfter = (failures: number, share: number): number =>
  failures < waitFrom * share ? 0 : Math.min(longestWaitSeconds, 2 ** (failures - waitFrom * share + 1));

const isOld = (nowMs: number) => lt(loginFailures.lastAt, new Date(nowMs - forgottenAfterMs));

/**
 * Lets an attempt begin (returns undefined), and counts the attempt as failed until `forgetFailures` is called: of many concurrent attempts
 * each sees the ones before it.
 *
 * @returns the barrier that keeps the attempt from beginning
 */
export async function beginAttempt(db: Database, attempt: Attempt): Promise<LoginBarrier | undefined> {
  const { subject, share = 1, hasCaptcha, waits = true, nowMs } = attempt;
  const [captchaAt, waitAt] = [captchaFrom * share, waitFrom * share];
  const now = sql`${new Date(nowMs).toISOString()}::timestamptz`;
  const count = sql`login_failures.count`;
  const waitSeconds = sql`least(${longestWaitSeconds}::float8, power(2::float8, least(20, ${count} - ${waitAt}::int + 1)))`;
  // Rows that another login is counting at this moment are skipped rather than waited for.
  const old = db.select({ subject: loginFailures.subject }).from(loginFailures).where(isOld(nowMs));
  await db.delete(loginFailures).where(inArray(loginFailures.subject, old.for("update", { skipLocked: true })));
  const counted = await db
    .insert(loginFailures)
    .values({ subject, count: 1, lastAt: new Date(nowMs) })
    .onConflictDoUpdate({
      target: loginFailures.subject,
      set: { count: sql`${count} + 1`, lastAt: new Date(nowMs) },
      setWhere: sql`(${hasCaptcha}::bool or ${count} < ${captchaAt}::int) and (not ${waits}::bool or ${count} < ${waitAt}::int
        or login_failures.last_at + make_interval(secs => ${waitSeconds}) <= ${now})`,
    })
    .returning({ count: loginFailures.count });
  return counted.length === 1 ? undefined : barrierOf(db, attempt);
}

async function barrierOf(db: Database, attempt: Attempt): Promise<LoginBarrier> {
  const seconds = (attempt.waits ?? true) ? await waitBefore(db, attempt) : 0;
  return seconds > 0 ? { kind: "wait", seconds } : { kind: "captcha" };
}

/** Returns the seconds until the next attempt may begin, or 0 when it may begin now. The call counts nothing. */
export async function waitBefore(
  db: Database,
  { subject, share = 1, nowMs }: Pick<Attempt, "subject" | "share" | "nowMs">,
): Promise<number> {
  const [row] = await db.select().from(loginFailures).where(eq(loginFailures.subject, subject));
  const goodAtMs = row ? row.lastAt.getTime() + waitSecondsAfter(row.count, share) * 1000 : nowMs;
  return Math.max(0, Math.ceil((goodAtMs - nowMs) / 1000));
}

/** Deletes a counter of failures, once the right password was given. */
export async function forgetFailures(db: Database, subject: string): Promise<void> {
  await db.delete(loginFailures).where(eq(loginFailures.subject, subject));
}
