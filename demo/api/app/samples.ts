/** This module adds the data that the demo starts with: its customers, and three sign-up links in the outbox. */
import { and, eq, gt, inArray, isNull } from "drizzle-orm";
import { sourceLanguage, type Language } from "#core/base/values/language.ts";
import type { ApiContext } from "#demo/api/routing/context.ts";
import { addSampleProducts } from "./sample-orders.ts";
import { companyCustomer, sampleCustomers, samplePassword, type SampleCustomer } from "#demo/api/data/sample-customers.ts";
import { accounts, links, sessions } from "#demo/api/db/schema.ts";
import { signUpMail } from "#demo/api/messages/access-mails.ts";
import { createAccount, findAccount } from "#demo/api/store/accounts.ts";
import { nationalNumberHash } from "#demo/api/crypto/keyed-hash.ts";
import { createLink, takeLink } from "#demo/api/store/links.ts";

/**
 * Makes a sign-up link and puts its mail into the queue.
 * @param nowMs the time at which the link is made, so that a link can be expired from the start
 * @returns the link's address and secret
 */
export async function sendSignUpLink({ db, mailer, options, now }: ApiContext, email: string, language: Language, nowMs = now()) {
  const made = await createLink(db, options.siteUrl, { purpose: "sign-up", email, language, nowMs });
  await mailer.enqueue(db, { to: email, ...signUpMail[language](made) });
  return made;
}

/** Adds the demo's customers, their orders and three sign-up links. What is there already is left as it is, so every start may add them. */
export async function addSamples(context: ApiContext): Promise<void> {
  await addCustomers(context);
  await addSampleProducts(context);
  await addSignUpLinks(context);
}

/**
 * Ends all sessions of sample customers. An API that does not run as a demo calls it at its start, so that nobody stays signed in as a
 * sample customer, whose password everybody knows.
 */
export async function endSampleSessions({ db, now }: ApiContext): Promise<void> {
  const samples = db.select({ id: accounts.id }).from(accounts).where(eq(accounts.isSample, true));
  await db
    .update(sessions)
    .set({ endedAt: new Date(now()), endedBy: "sign-out" })
    .where(and(inArray(sessions.accountId, samples), isNull(sessions.endedAt)));
}

/** Adds one more sample customer, who can log in at once. Returns undefined when the email address has an account already. */
export async function addCustomer({ db, secrets, now }: ApiContext, person: { email: string; language: Language }) {
  const passwordHash = await secrets.hash(samplePassword);
  const nowMs = now();
  const alex = { firstName: "Alex", lastName: "Lambert", passwordHash, activatedAt: new Date(nowMs), isSample: true, nowMs };
  return createAccount(db, { ...person, ...alex });
}

async function addCustomers({ db, secrets, keyedHash, now }: ApiContext): Promise<void> {
  const missing: (Omit<SampleCustomer, "nationalNumber"> & Partial<SampleCustomer>)[] = [];
  for (const customer of [...sampleCustomers, companyCustomer]) if (!(await findAccount(db, customer.email))) missing.push(customer);
  if (missing.length === 0) return;
  const passwordHash = await secrets.hash(samplePassword);
  for (const { nationalNumber, ...customer } of missing) {
    await createAccount(db, {
      ...customer,
      ...(nationalNumber !== undefined && { nationalNumberHash: nationalNumberHash(keyedHash, nationalNumber) }),
      passwordHash,
      activatedAt: new Date(now()),
      isSample: true,
      nowMs: now(),
    });
  }
}

/** The recipient of each of the three sign-up links, by which the outbox's reader tells the links apart. */
const goodTo = "valid-link@digi.example";
const usedTo = "used-link@digi.example";
const expiredTo = "expired-link@digi.example";
const longAgoMs = 20 * 24 * 3_600_000;

/** Adds the three sign-up links (valid, used and expired), and adds them again once the valid one is used or has expired. */
async function addSignUpLinks(context: ApiContext): Promise<void> {
  const { db, now } = context;
  const stillGood = and(eq(links.email, goodTo), isNull(links.usedAt), gt(links.expiresAt, new Date(now())));
  if ((await db.select({ id: links.id }).from(links).where(stillGood).limit(1)).length > 0) return;
  await sendSignUpLink(context, expiredTo, sourceLanguage, now() - longAgoMs);
  const { secret } = await sendSignUpLink(context, usedTo, sourceLanguage);
  await takeLink(db, { purpose: "sign-up", secret, nowMs: now() });
  await sendSignUpLink(context, goodTo, sourceLanguage);
}
