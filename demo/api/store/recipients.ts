/** The limit on a form's mails: a visitor may have typed anybody's address, and nobody gets more than a few mails because of that. */
import { addressOf } from "./accounts.ts";
import { noteSending, planSending } from "./mail-sends.ts";
import type { KeyedHash } from "#demo/api/crypto/keyed-hash.ts";
import type { Database } from "#demo/api/db/database.ts";

/** Notes a form's mail to this address. Returns false when the address got enough mails already: the form is accepted all the same. */
export const mayMail = async (db: Database, context: Sender, address: string): Promise<boolean> =>
  (await noteSending(db, sendingTo(context, address))) === 0;

/** Notes a mail that may come later but must come; returns the seconds until the mail may be sent to this address. */
export const secondsUntilMail = (db: Database, context: Sender, address: string): Promise<number> =>
  planSending(db, sendingTo(context, address));

/** `now` returns epoch milliseconds. */
type Sender = { readonly keyedHash: KeyedHash; readonly now: () => number };

const sendingTo = ({ keyedHash, now }: Sender, address: string) =>
  ({ kind: "form", subject: keyedHash("address", addressOf(address)), nowMs: now() }) as const;
