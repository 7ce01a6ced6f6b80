/** The second step of a login: a code is sent to the customer, and the customer enters it. */
import { eq, lt } from "drizzle-orm";
import type { Language } from "#core/base/values/language.ts";
import type { ApiContext } from "#demo/api/routing/context.ts";
import type { Database } from "#demo/api/db/database.ts";
import { accounts, logins } from "#demo/api/db/schema.ts";
import { codeMail, codeSms } from "#demo/api/messages/access-mails.ts";
import type { KeyedHash } from "#demo/api/crypto/keyed-hash.ts";
import { codeLifeSeconds, maxTries, newCode, secondsUntilResend, wrongCodeOf, type WrongCode } from "./sent-codes.ts";
import { knownDevice } from "./known-device.ts";
import { forgetSendings, noteSending } from "#demo/api/store/mail-sends.ts";
import type { Account } from "#demo/api/store/sessions.ts";
import { lifeSeconds } from "#demo/api/crypto/access-tokens.ts";

const storedMs = 24 * 3_600_000;

export type Login = typeof logins.$inferSelect;

/**
 * Begins a login once the password was right, and deletes logins that have been over for a day. The login lasts as long as the token with
 * which its code is requested.
 */
export async function beginLogin(db: Database, account: Account, deviceId: string, nowMs: number): Promise<Login> {
  await db.delete(logins).where(lt(logins.expiresAt, new Date(nowMs - storedMs)));
  const expiresAt = new Date(nowMs + lifeSeconds.verify * 1000);
  const [login] = await db.insert(logins).values({ accountId: account.id, deviceId, expiresAt }).returning();
  if (!login) throw new Error("a login was not stored");
  return login;
}

/**
 * Finds a login whose code was not accepted yet, with its account, and locks its row until the transaction ends: the second of two
 * concurrent calls sees the changes of the first.
 */
async function lockLogin(db: Database, id: string): Promise<{ login: Login; account: Account } | undefined> {
  const [row] = await db
    .select({ login: logins, account: accounts })
    .from(logins)
    .innerJoin(accounts, eq(accounts.id, logins.accountId))
    .where(eq(logins.id, id))
    .for("update", { of: logins });
  return row && !row.login.acceptedAt ? row : undefined;
}

export type Sent = { readonly account: Account; readonly channel: "mail" | "sms" };
export type NotSent = { readonly refused: "expired" } | { readonly refused: "too_many_sends"; readonly seconds: number };

type Asked = { readonly loginId: string; readonly language: Language; readonly deviceCookie: string | undefined };

/**
 * Returns the subject by which the sending of codes is counted. Strangers who know the password share three sends, whatever network they
 * come from, because more sends would mean more guesses. A device that signed in before has a count of its own, and a changed password
 * starts a new count.
 */
function sendSubject(keyedHash: KeyedHash, { id, passwordHash }: Account, deviceCookie: string | undefined): string {
  return keyedHash("code", `${id}\n${passwordHash}\n${knownDevice(keyedHash, deviceCookie, id) ?? ""}`);
}

/**
 * Makes a code and sends it, in a transaction of its own. Refuses when the login is over, when the last code is less than a minute old, or
 * when too many codes were sent; `seconds` then says how long to wait. A new code replaces the former one and has five tries again.
 */
export function sendCode(context: ApiContext, { loginId, language, deviceCookie }: Asked): Promise<Sent | NotSent> {
  const { db, keyedHash, secrets, now } = context;
  return db.transaction(async (tx) => {
    const row = await lockLogin(tx, loginId);
    if (!row) return { refused: "expired" };
    const { login, account } = row;
    const nowMs = now();
    const waitSeconds = login.codeSentAt ? secondsUntilResend(login.codeSentAt, nowMs) : 0;
    const subject = sendSubject(keyedHash, account, deviceCookie);
    const seconds = waitSeconds > 0 ? waitSeconds : await noteSending(tx, { kind: "code", subject, nowMs });
    if (seconds > 0) return { refused: "too_many_sends", seconds };
    const code = newCode();
    await tx
      .update(logins)
      .set({ codeHash: await secrets.hash(code), codeSentAt: new Date(nowMs), triesLeft: maxTries })
      .where(eq(logins.id, login.id));
    return { account, channel: await deliver(context, tx, { account, code, language }) };
  });
}

type Delivery = { readonly account: Account; readonly code: string; readonly language: Language };

/** Sends the code and returns the channel that was used. Only the demo's outbox takes SMS; without the outbox every code goes by mail. */
async function deliver({ mailer, options }: ApiContext, db: Database, { account, code, language }: Delivery): Promise<"mail" | "sms"> {
  const minutes = codeLifeSeconds / 60;
  if (options.demo && account.codeChannel === "sms" && account.phone) {
    const domain = new URL(options.siteUrl).hostname;
    await mailer.enqueue(db, { channel: "sms", to: account.phone, ...codeSms[language]({ code, minutes, domain }) });
    return "sms";
  }
  await mailer.enqueue(db, { to: account.email, ...codeMail[language]({ firstName: account.firstName, code, minutes }) });
  return "mail";
}

export type Accepted = { readonly account: Account; readonly login: Login };
export type NotAccepted = { readonly refused: "expired" } | WrongCode;

type Given = {
  readonly loginId: string;
  readonly code: string;
  readonly deviceCookie: string | undefined;
  readonly nowMs: number;
};

/**
 * Accepts a code, or says why the code is refused and counts the wrong try. `db` must be a transaction, in which the caller also opens the
 * session, so that the accepted code and the session are committed together.
 */
export async function acceptCode(db: Database, context: ApiContext, given: Given): Promise<Accepted | NotAccepted> {
  const { secrets, keyedHash } = context;
  const { loginId, code, deviceCookie, nowMs } = given;
  const row = await lockLogin(db, loginId);
  if (!row) return { refused: "expired" };
  const { login, account } = row;
  const change = (values: Partial<Login>) => db.update(logins).set(values).where(eq(logins.id, login.id));
  const wrong = await wrongCodeOf(secrets, login, code, nowMs);
  if (wrong) {
    await change({ triesLeft: wrong.triesLeft });
    return wrong;
  }
  await change({ acceptedAt: new Date(nowMs), codeHash: null });
  await forgetSendings(db, "code", sendSubject(keyedHash, account, deviceCookie));
  return { account, login };
}
