/**
 * This module sends mails. A mail is written to the database in the transaction of the request that causes it, and sent afterwards, with
 * retries until the mail server takes it. Several processes may send from one database: each claims a mail before it sends the mail. A mail
 * that was claimed by a process that was killed becomes due again.
 */
import { and, asc, eq, gte, lt, lte, sql } from "drizzle-orm";
import { createTransport, type Transporter } from "nodemailer";
import type { FastifyBaseLogger } from "fastify";
import type { Database } from "#demo/api/db/database.ts";
import { files, mails, type Attachment } from "#demo/api/db/schema.ts";
import type { FileStore } from "#demo/api/http/file-store.ts";

export type Mail = {
  /** The channel of the message. `sms` exists only in the demo, whose outbox shows it. */
  readonly channel?: "mail" | "sms";
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly replyTo?: string;
  /** The id of a file that a visitor has uploaded, which is attached to the mail. */
  readonly fileId?: string | undefined;
  readonly attachments?: readonly Attachment[];
  /** The address for the mail program's own unsubscribe button (RFC 8058). */
  readonly unsubscribeUrl?: string;
  /** The seconds to wait before the mail may be sent. */
  readonly afterSeconds?: number;
};

export type Mailer = {
  /**
   * Writes a mail to the queue. `db` is the caller's transaction, so that the mail is stored if, and only if, the change that it announces
   * is stored. With `really` false everything is done except that no row is written: the response to a request for an unknown email address
   * must take the same time.
   */
  readonly enqueue: (db: Database, mail: Mail, really?: boolean) => Promise<void>;
  /** Sends the waiting mails in the background, without making the caller wait. */
  readonly deliver: () => void;
  /** Stops after the mail that is being sent. The mails behind it are left to the next start, or to another process. */
  readonly close: () => Promise<void>;
};

type Ports = { db: Database; files: FileStore; log: FastifyBaseLogger; smtpUrl: string | undefined; from: string };

const tryAgainEveryMs = 15_000;
/** The number of attempts to send a mail: about two days with the growing pauses between them. */
const maxAttempts = 40;
/**
 * The longest silence of the mail server in milliseconds. A conversation has about a dozen lines, so all silences together stay below the
 * time for which a mail is claimed.
 */
const silenceMs = 15_000;
const claimMinutes = 5;

async function enqueue(db: Database, mail: Mail, really = true): Promise<void> {
  const { channel = "mail", to, subject, text, replyTo = null, fileId = null, attachments = [], unsubscribeUrl = null } = mail;
  const { afterSeconds = 0 } = mail;
  await db.execute(sql`insert into mails (channel, recipient, subject, text, reply_to, file_id, attachments, unsubscribe_url, next_try_at)
    select ${channel}, ${to}, ${subject}, ${text}, ${replyTo}, ${fileId}::uuid, ${JSON.stringify(attachments)}::jsonb, ${unsubscribeUrl},
      now() + make_interval(secs => ${afterSeconds}) where ${really}::bool`);
}

/**
 * Creates the mailer. Without the address of a mail server (the demo) mails stay in the database, where the demo's outbox shows them. The
 * caller calls `close` at the end.
 */
export function createMailer(ports: Ports): Mailer {
  if (!ports.smtpUrl) return { enqueue, deliver: () => undefined, close: async () => undefined };
  return createSmtpMailer(ports, ports.smtpUrl);
}

function createSmtpMailer(ports: Ports, smtpUrl: string): Mailer {
  const timeouts = { dnsTimeout: silenceMs, connectionTimeout: silenceMs, greetingTimeout: silenceMs, socketTimeout: silenceMs };
  const transport = createTransport({ url: smtpUrl, ...timeouts }, { from: ports.from });
  let underWay: Promise<void> | undefined;
  let wanted = false;
  let isClosing = false;
  const work = async (): Promise<void> => {
    while (wanted) {
      wanted = false;
      await deliverWaiting(ports, transport, () => isClosing);
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
      isClosing = true;
      await underWay;
      transport.close();
    },
  };
}

type Claimed = typeof mails.$inferSelect;

/**
 * Claims the oldest mail that is due. No other process gets the mail until the claim has expired. An attempt is counted when it begins, so
 * that a mail that crashes the process is given up one day, too.
 */
async function claim(db: Database): Promise<Claimed | undefined> {
  const due = db
    .select({ id: mails.id })
    .from(mails)
    .where(and(lt(mails.attempts, maxAttempts), lte(mails.nextTryAt, sql`now()`)))
    .orderBy(asc(mails.id))
    .limit(1)
    .for("update", { skipLocked: true });
  const [claimed] = await db
    .update(mails)
    .set({ attempts: sql`${mails.attempts} + 1`, nextTryAt: sql`now() + make_interval(mins => ${claimMinutes})` })
    .where(eq(mails.id, sql`(${due})`))
    .returning();
  return claimed;
}

/** Deletes the mails whose last attempt never ended, because the process that made the attempt was killed. */
const giveUp = (db: Database): Promise<unknown> =>
  db.delete(mails).where(and(gte(mails.attempts, maxAttempts), lte(mails.nextTryAt, sql`now()`)));

/** Sends the mails that are due. Only one mail is claimed at a time, so a process that is killed leaves a single mail behind. */
async function deliverWaiting(ports: Ports, transport: Transporter, isClosing: () => boolean): Promise<void> {
  const { db, log } = ports;
  await giveUp(db);
  const next = async (): Promise<Claimed | undefined> => (isClosing() ? undefined : claim(db));
  for (let mail = await next(); mail; mail = await next()) {
    try {
      await send(ports, transport, mail);
    } catch (error) {
      log.warn({ err: error, attempts: mail.attempts }, "mail not delivered");
      await postpone(db, mail);
      continue;
    }
    await db.delete(mails).where(eq(mails.id, mail.id));
  }
}

async function send({ db, files: store }: Ports, transport: Transporter, mail: Claimed): Promise<void> {
  const [file] = mail.fileId === null ? [] : await db.select().from(files).where(eq(files.id, mail.fileId));
  await transport.sendMail({
    to: mail.recipient,
    subject: mail.subject,
    text: mail.text,
    ...(mail.replyTo !== null && { replyTo: mail.replyTo }),
    ...(mail.unsubscribeUrl !== null && { headers: unsubscribeHeaders(mail.unsubscribeUrl) }),
    attachments: [
      ...(file ? [{ filename: file.name, contentType: file.type, content: await store.read(file.id) }] : []),
      ...mail.attachments.map(({ name, type, content }) => ({
        filename: name,
        contentType: type,
        content: Buffer.from(content, "base64"),
      })),
    ],
  });
}

const unsubscribeHeaders = (url: string): Record<string, string> => ({
  "List-Unsubscribe": `<${url}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});

/**
 * Postpones a mail that could not be sent, with pauses of 15 s, 30 s, 1 min … 2 h. A mail that is never delivered is deleted in the end,
 * because its personal data must not be stored for ever.
 */
async function postpone(db: Database, { id, attempts }: Claimed): Promise<void> {
  // A process that has claimed the mail since then has increased `attempts`, so the row no longer belongs to this process.
  const isMine = and(eq(mails.id, id), eq(mails.attempts, attempts));
  if (attempts >= maxAttempts) {
    await db.delete(mails).where(isMine);
    return;
  }
  const seconds = Math.min(7200, 15 * 2 ** (attempts - 1));
  await db
    .update(mails)
    .set({ nextTryAt: sql`now() + make_interval(secs => ${seconds})` })
    .where(isMine);
}
