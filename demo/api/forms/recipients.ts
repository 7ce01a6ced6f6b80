/** Whoever sends a form may have typed anybody's address: nobody gets more than a few mails because of that. */
import { addressOf } from "#demo/api/account/accounts.ts";
import { noteSending, planSending } from "#demo/api/account/sends.ts";
import type { ApiContext } from "#demo/api/context.ts";
import type { Database } from "#demo/api/db/database.ts";

/** Notes a mail of a form to this address. False where it had enough of them: the form is taken all the same. */
export const mayMail = async (db: Database, context: Sender, address: string): Promise<boolean> =>
  (await noteSending(db, sendingTo(context, address))) === 0;

/** The same for a mail that may come later and must come: answers the seconds until this address takes it. */
export const secondsUntilMail = (db: Database, context: Sender, address: string): Promise<number> =>
  planSending(db, sendingTo(context, address));

type Sender = Pick<ApiContext, "keyedHash" | "now">;

const sendingTo = ({ keyedHash, now }: Sender, address: string) =>
  ({ kind: "form", subject: keyedHash("address", addressOf(address)), nowMs: now() }) as const;
