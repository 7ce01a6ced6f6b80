/** Mails are written down in the transaction of the call that causes them, and sent afterwards, again and again until it works. */
import { asc, eq, lte, sql } from "drizzle-orm";
import { createTransport, type Transporter } from "nodemailer";
import type { FastifyBaseLogger } from "fastify";
import type { Database } from "#demo/api/db/database.ts";
import { files, mails } from "#demo/api/db/schema.ts";
import type { FileStore } from "#demo/api/http/file-store.ts";

export type Mail = {
  /** `sms` only in the demo, whose outbox shows it. */
  readonly channel?: "mail" | "sms";
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly replyTo?: string;
  readonly fileId?: string | undefined;
  /** For the mail program's own unsubscribe button. */
  readonly unsubscribeUrl?: string;
};

export type Mailer = {
  /**
   * `db` is the caller's transaction: no mail without what it is about, and the other way round. With `really` false everything is
   * done but for the row: who asks for somebody unknown must not notice.
   */
  readonly enqueue: (db: Database, mail: Mail, really?: boolean) => Promise<void>;
  /** Sends what waits, without making anybody wait. */
  readonly deliver: () => void;
  /** Ends after the delivery that is under way. */
  readonly close: () => Promise<void>;
};

type Ports = { db: Database; files: FileStore; log: FastifyBaseLogger; smtpUrl: string | undefined; from: string };

const tryAgainEveryMs = 15_000;
/** About two days with the growing pauses below. */
const maxAttempts = 40;

async function enqueue(db: Database, mail: Mail, really = true): Promise<void> {
  const { channel = "mail", to, subject, text, replyTo = null, fileId = null, unsubscribeUrl = null } = mail;
  await db.execute(sql`insert into mails (channel, recipient, subject, text, reply_to, file_id, unsubscribe_url)
    select ${channel}, ${to}, ${subject}, ${text}, ${replyTo}, ${fileId}::uuid, ${unsubscribeUrl} where ${really}::bool`);
}

export function createMailer(ports: Ports): Mailer {
  if (!ports.smtpUrl) return { enqueue, deliver: () => undefined, close: async () => undefined };
  return createSmtpMailer(ports, ports.smtpUrl);
}

function createSmtpMailer(ports: Ports, smtpUrl: string): Mailer {
  const transport = createTransport(smtpUrl, { from: ports.from });
  let underWay: Promise<void> | undefined;
  let wanted = false;
  const work = async (): Promise<void> => {
    while (wanted) {
      wanted = false;
      await deliverWaiting(ports, transport);
    }
  };
  const deliver = (): void => {
    wanted = true;
    underWay ??= work()
      .catch((error: unknown) => ports.log.error({ err: error }, "mails could not be read"))
      .finally(() => (underWay = undefined));
  };
  const timer = setInterval(deliver, tryAgainEveryMs).unref();
  deliver();
  return {
    enqueue,
    deliver,
    async close() {
      clearInterval(timer);
      await underWay;
      transport.close();
    },
  };
}

async function deliverWaiting({ db, files: store, log }: Ports, transport: Transporter): Promise<void> {
  const waiting = await db
    .select({ mail: mails, fileName: files.name, fileType: files.type })
    .from(mails)
    .leftJoin(files, eq(files.id, mails.fileId))
    .where(lte(mails.nextTryAt, sql`now()`))
    .orderBy(asc(mails.id))
    .limit(50);
  for (const { mail, fileName, fileType } of waiting) {
    try {
      await transport.sendMail({
        to: mail.recipient,
        subject: mail.subject,
        text: mail.text,
        ...(mail.replyTo !== null && { replyTo: mail.replyTo }),
        ...(mail.unsubscribeUrl !== null && { headers: unsubscribeHeaders(mail.unsubscribeUrl) }),
        ...(mail.fileId !== null &&
          fileName !== null && {
            attachments: [{ filename: fileName, contentType: fileType ?? undefined, content: await store.read(mail.fileId) }],
          }),
      });
      await db.delete(mails).where(eq(mails.id, mail.id));
    } catch (error) {
      log.warn({ err: error, attempts: mail.attempts + 1 }, "mail not delivered");
      await postpone(db, mail.id, mail.attempts + 1);
    }
  }
}

const unsubscribeHeaders = (url: string): Record<string, string> => ({
  "List-Unsubscribe": `<${url}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});

/** Pauses of 15 s, 30 s, 1 min … 2 h. A mail that never goes out is given up, for its personal data is not kept for ever. */
async function postpone(db: Database, id: number, attempts: number): Promise<void> {
  if (attempts >= maxAttempts) {
    await db.delete(mails).where(eq(mails.id, id));
    return;
  }
  const seconds = Math.min(7200, 15 * 2 ** (attempts - 1));
  await db
    .update(mails)
    .set({ attempts, nextTryAt: sql`now() + make_interval(secs => ${seconds})` })
    .where(eq(mails.id, id));
}
