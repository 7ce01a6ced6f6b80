/** Whoever sends a form may have typed anybody's address: nobody gets more than a few mails because of that. */
import { addressOf } from "#demo/api/account/accounts.ts";
import { noteSending } from "#demo/api/account/sends.ts";
import type { ApiContext } from "#demo/api/context.ts";
import type { Database } from "#demo/api/db/database.ts";

/** Notes a mail of a form to this address. False where it had enough of them: the form is taken all the same. */
export const mayMail = async (db: Database, { keyedHash, now }: ApiContext, address: string): Promise<boolean> =>
  (await noteSending(db, { kind: "form", subject: keyedHash("address", addressOf(address)), nowMs: now() })) === 0;
