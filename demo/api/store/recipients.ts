/**
 * This module limits the mails that forms send: a visitor may have typed anybody's address, and nobody gets more than a few mails because
 * of that.
 */
import { addressOf } from "./accounts.ts";
import { noteSending, planSending } from "./mail-sends.ts";
import type { KeyedHash } from "#demo/api/crypto/keyed-hash.ts";
import type { Database } from "#demo/api/db/database.ts";

/** Counts a form's mail to this address. Returns false when the address got enough mails already; the form is accepted nevertheless. */
export const mayMail = async (db: Database, context: Sender, address: string): Promise<boolean> =>
  (await noteSending(db, sendingTo(context, address))) === 0;

/** Counts a mail that must be sent, but may be sent later. Returns the seconds until the mail may be sent to this address. */
export const secondsUntilMail = (db: Database, context: Sender, address: string): Promise<number> =>
  planSending(db, sendingTo(context, address));

/**
 * The part of the API's context that is needed to count the mails that an address gets: the hash under which an address is stored, and the
 * clock. `now` returns epoch milliseconds.
 */
type Sender = { readonly keyedHash: KeyedHash; readonly now: () => number };

const sendingTo = ({ keyedHash, now }: Sender, address: string) =>
  ({ kind: "form", subject: keyedHash("address", addressOf(address)), nowMs: now() }) as const;
