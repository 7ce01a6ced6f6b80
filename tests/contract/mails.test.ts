import { eq, sql, type SQL } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "#demo/api/db/database.ts";
import { mails } from "#demo/api/db/schema.ts";
import { createMailer, type Mailer } from "#demo/api/mail/mailer.ts";
import { formsContact } from "#widgets/contact/contact.contract.ts";
import { formsSubscribe } from "#widgets/newsletter/newsletter.contract.ts";
import { startApi, type TestApi } from "./support/api.ts";
import { call } from "./support/call.ts";
import { solveCaptcha } from "./support/captcha.ts";
import { contactForm, newsletterForm } from "./support/forms.ts";
import { pdf } from "./support/sample-files.ts";
import { startSmtpServer, type SmtpServer } from "./support/smtp-server.ts";

let smtp: SmtpServer;
let api: TestApi;
beforeAll(async () => {
  smtp = await startSmtpServer();
  api = await startApi({
    demo: false,
    smtpUrl: smtp.url,
    customerServiceEmail: "desk@provider.example",
    mailFrom: "Provider <post@provider.example>",
  });
});
afterAll(async () => {
  await api.close();
  await smtp.close();
});

const mailTo = (address: string) => smtp.received.find(({ to }) => to.includes(address));

test("the contact form's mails leave by SMTP, with the file for customer service", async () => {
  const form = { ...contactForm(await solveCaptcha(api)), lang: "fr" };
  const file = pdf(3000, "lettre.pdf");
  await call(api, formsContact, { body: { ...form, upload: file } });
  await expect.poll(() => [mailTo(form.email), mailTo("desk@provider.example")]).not.toContain(undefined);
  const receipt = mailTo(form.email);
  expect(receipt?.from).toBe("post@provider.example");
  expect(receipt?.data).toContain("Subject: =?UTF-8?Q?Nous_avons_bien_re=C3=A7u_votre_message?=");
  const service = mailTo("desk@provider.example");
  expect(service?.data).toContain(`Reply-To: ${form.email}`);
  expect(service?.data).toMatch(/Content-Type: application\/pdf; name=lettre\.pdf/);
  const attached = /filename=lettre\.pdf[\s\S]*?\n\n([A-Za-z0-9+/=\n]+)\n--/.exec(service?.data ?? "")?.[1] ?? "";
  expect(Buffer.from(attached, "base64")).toEqual(Buffer.from(await file.arrayBuffer()));
});

test("the welcome mail tells the mail program how to unsubscribe", async () => {
  const form = newsletterForm(await solveCaptcha(api));
  await call(api, formsSubscribe, { body: form });
  await expect.poll(() => mailTo(form.email)).toBeDefined();
  const data = (mailTo(form.email)?.data ?? "").replace(/\n[ \t]+/g, " ");
  const lines = data.split("\n");
  expect(lines).toContainEqual(
    expect.stringMatching(/^List-Unsubscribe: <http:\/\/localhost:4101\/newsletter\/unsubscribe\?token=[\w-]+&lang=en>$/),
  );
  expect(lines).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
});

test("a mail that cannot be delivered is kept and sent later; the visitor does not notice", async () => {
  const { port } = new URL(smtp.url);
  await smtp.close();
  const form = newsletterForm(await solveCaptcha(api));
  const { status } = await call(api, formsSubscribe, { body: form });
  expect(status.error).toBe(false);
  await expect.poll(() => api.logs.some((line) => line.includes("mail not delivered"))).toBe(true);
  expect(api.logs.join("")).not.toContain(form.email);
  await api.context.db.execute("update mails set next_try_at = now()");
  smtp = await startSmtpServer(Number(port));
  api.context.mailer.deliver();
  await expect.poll(() => mailTo(form.email)?.data).toContain("Welcome to our newsletter");
});

describe("two that send from one database", () => {
  // An API that sends no mails by itself, so that the test starts the mailers.
  let quiet: TestApi;
  let post: SmtpServer;
  let mailers: Mailer[];
  beforeAll(async () => {
    quiet = await startApi();
    await quiet.context.db.delete(mails); // The mails of the sample customers are deleted.
    post = await startSmtpServer();
    mailers = [createFor(post), createFor(post)];
  });
  afterAll(async () => {
    for (const mailer of mailers) await mailer.close();
    await quiet.close();
    await post.close();
  });
  const createFor = ({ url }: SmtpServer): Mailer => {
    const { db, files } = quiet.context;
    return createMailer({ db, files, log: quiet.app.log, smtpUrl: url, from: "post@provider.example" });
  };
  /** Starts one more mailer, whose mail server answers nothing until it is released. */
  const startSending = async () => {
    let letGo = (): void => undefined;
    const held = new Promise<void>((done) => (letGo = done));
    const slow = await startSmtpServer(0, undefined, held);
    return { slow, letGo, mailer: createFor(slow) };
  };
  const enqueue = (to: string, db: Database = quiet.context.db) => quiet.context.mailer.enqueue(db, { to, subject: "Once", text: "Once" });
  /**
   * Queues a mail that was tried before, in one transaction, so that a mailer which is still looking for mails sees the row with its
   * attempts or not at all.
   */
  const enqueueTried = (to: string, attempts: number, nextTryAt: SQL) =>
    quiet.context.db.transaction(async (db) => {
      await enqueue(to, db);
      await db.update(mails).set({ attempts, nextTryAt }).where(eq(mails.recipient, to));
    });
  const waiting = () => quiet.context.db.$count(mails);
  const reached = () => post.received.flatMap(({ to }) => to);

  test("send each mail once", async () => {
    const recipients = Array.from({ length: 20 }, (_one, index) => `once.${index + 10}@example.com`);
    for (const to of recipients) await enqueue(to);
    for (const mailer of mailers) mailer.deliver();
    await expect.poll(waiting).toBe(0);
    expect(reached().toSorted()).toEqual(recipients);
  });

  test("leave a mail to whoever was sending it until that claim is over; others do not wait behind it", async () => {
    await enqueueTried("claimed@example.com", 1, sql`now() + interval '5 minutes'`);
    await enqueue("free@example.com");
    for (const mailer of mailers) mailer.deliver();
    await expect.poll(waiting).toBe(1);
    expect(reached().slice(20)).toEqual(["free@example.com"]);
    await quiet.context.db.execute("update mails set next_try_at = now()");
    for (const mailer of mailers) mailer.deliver();
    await expect.poll(waiting).toBe(0);
    expect(reached().slice(20)).toEqual(["free@example.com", "claimed@example.com"]);
  });

  test("leave what waits to each other when they end", async () => {
    const { slow, letGo, mailer: ending } = await startSending();
    for (const to of ["first@example.com", "second@example.com"]) await enqueue(to);
    ending.deliver();
    await slow.waitFor(1);
    const ended = ending.close();
    letGo();
    await ended;
    expect(slow.received.map(({ to }) => to)).toEqual([["first@example.com"]]);
    expect(await waiting()).toBe(1);
    for (const mailer of mailers) mailer.deliver();
    await expect.poll(waiting).toBe(0);
    expect(reached()).toContain("second@example.com");
    await slow.close();
  });

  test("give up a mail whose last attempt ended with its process", async () => {
    await enqueueTried("fatal@example.com", 40, sql`now()`);
    expect(await waiting()).toBe(1);
    for (const mailer of mailers) mailer.deliver();
    await expect.poll(waiting).toBe(0);
    expect(reached()).not.toContain("fatal@example.com");
  });

  test("give it up as well where it turns up while they send", async () => {
    const { slow, letGo, mailer: sending } = await startSending();
    await enqueue("before@example.com");
    sending.deliver();
    await slow.waitFor(1);
    await enqueueTried("fatal@example.com", 40, sql`now()`);
    letGo();
    sending.deliver();
    await expect.poll(waiting).toBe(0);
    expect(slow.received.flatMap(({ to }) => to)).toEqual(["before@example.com"]);
    await sending.close();
    await slow.close();
  });
});

test("without DEMO there is no outbox and there are no faults", async () => {
  for (const url of ["/demo/outbox", "/~503/health"]) {
    expect((await api.app.inject({ method: "GET", url })).statusCode).toBe(404);
  }
  const headers = { origin: "http://localhost:4100", "access-control-request-method": "GET" };
  const allowed = async (origin: string) =>
    (await api.app.inject({ method: "OPTIONS", url: "/health", headers: { ...headers, origin } })).headers["access-control-allow-origin"];
  expect([await allowed("http://localhost:4100"), await allowed("http://localhost:5555")]).toEqual(["http://localhost:4100", undefined]);
});
