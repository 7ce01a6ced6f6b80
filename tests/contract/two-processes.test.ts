/** Tests two processes of the API on one PostgreSQL: each knows what the other has done, and one may be killed at any moment. */
import { createHash } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { eq } from "drizzle-orm";
import { checkVoucher } from "#core/domain/promo-code-check/promo-codes.contract.ts";
import { captchaCheck } from "#core/services/captcha/captcha.contract.ts";
import { oauth2SendCode, oauth2Token } from "#core/services/session/session.contract.ts";
import { mails, refreshTokens } from "#demo/api/db/schema.ts";
import { formsSubscribe } from "#widgets/newsletter/newsletter.contract.ts";
import { bearer, common, hourMs, minuteMs, newCustomer, samplePassword, wrongCode } from "./support/access.ts";
import { startProcess, type ApiProcess } from "./support/api-process.ts";
import { publicUrl, rateLimitWindowMs, siteUrl, startApi, type TestApi } from "./support/api.ts";
import { solveCaptcha } from "./support/captcha.ts";
import { hasRedis, ownRedisUrl } from "./support/redis.ts";
import { startSmtpServer, type SmtpServer } from "./support/smtp-server.ts";

const nowMs = Date.parse("2026-03-02T09:00:00Z");
/** The recipient whose mail makes the mail server cut the connection, just after it has received the mail. */
const fatal = "fatal@example.com";

/** The API that creates the database, with its customers and puzzles, for the two processes. It sends no mails itself. */
let home: TestApi;
let smtp: SmtpServer;
let redisUrl: string | undefined;
const running: ApiProcess[] = [];
const killAll = async (): Promise<void> => {
  for (const process of running.splice(0)) await process.kill();
};

beforeAll(async () => {
  home = await startApi({ now: () => nowMs });
  await home.context.db.delete(mails); // The mails of the sample customers are deleted.
  smtp = await startSmtpServer(0, ({ to }) => !to.includes(fatal));
  redisUrl = (await hasRedis()) ? ownRedisUrl() : undefined;
});
afterAll(async () => {
  await home.close();
  await smtp.close();
});

async function start(startedAtMs = nowMs): Promise<ApiProcess> {
  const { databaseUrl, dataDir } = home;
  const given = { databaseUrl, dataDir, redisUrl, smtpUrl: smtp.url, siteUrl, publicUrl, demo: false, allowedOrigins: [], trustProxy: 1 };
  const one = await startProcess({ ...given, rateLimitWindowMs, nowMs: startedAtMs });
  running.push(one);
  return one;
}

const givePassword = (one: ApiProcess, username: string, more: object = {}) =>
  one.ask(oauth2Token.path, { ...common, grant_type: "password", username, password: samplePassword, ...more });

const giveCode = (one: ApiProcess, token: string, code: string) =>
  one.ask(oauth2Token.path, { ...common, grant_type: "verification_code", code, refresh_token_in: "body" }, bearer(token));

const refresh = (one: ApiProcess, token: string) =>
  one.ask(oauth2Token.path, { ...common, grant_type: "refresh_token", refresh_token: token });

const mailsTo = (address: string) => smtp.received.filter(({ to }) => to.includes(address));
const codeIn = (data: string | undefined): string => /\b\d{6}\b/.exec(data?.slice(data.indexOf("\n\n")) ?? "")?.[0] ?? "";

async function codeSent(one: ApiProcess, token: string, address: string): Promise<string> {
  expect((await one.ask(oauth2SendCode.path, { lang: "en" }, bearer(token))).http).toBe(200);
  await expect.poll(() => mailsTo(address).length).toBe(1);
  return codeIn(mailsTo(address)[0]?.data);
}

const enqueue = (to: string) => home.context.mailer.enqueue(home.context.db, { to, subject: "Once", text: "Once" });
const waiting = () => home.context.db.$count(mails);
/** Makes a process send the mails that wait in the database, by a call that adds a mail. */
const wake = (one: ApiProcess) => givePassword(one, `nobody.${Math.random()}@example.com`);

describe("side by side", () => {
  let one: ApiProcess;
  let other: ApiProcess;
  beforeAll(async () => {
    [one, other] = await Promise.all([start(), start()]);
  });
  afterAll(killAll);

  test("guesses at a code are counted together, with a Redis or without", async () => {
    const bundle = { mobile: [], internet: null, tv: null, landline: null };
    const guess = (at: ApiProcess) => at.ask(checkVoucher.path, { code: "NONE", bundle }, { "x-forwarded-for": "203.0.113.99" });
    const answered = [];
    for (let index = 0; index < 12; index++) answered.push((await guess(index % 2 === 0 ? one : other)).http);
    expect(answered).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429]);
  });

  test("a login goes on at whichever answers, and so do its refreshes", async () => {
    const { email } = await newCustomer(home);
    const first = await givePassword(one, email);
    const verify = first.answer.access_token as string;
    const code = await codeSent(other, verify, email);
    expect((await one.ask(oauth2SendCode.path, { lang: "en" }, bearer(verify))).answer.meta.status.code).toBe("too_many_sends");
    expect((await giveCode(one, verify, wrongCode(code))).answer.meta.status.attempts_left).toBe(4);
    expect((await giveCode(other, verify, wrongCode(code))).answer.meta.status.attempts_left).toBe(3);
    const second = await giveCode(one, verify, code);
    expect(second.http).toBe(200);
    let token = second.answer.refresh_token as string;
    for (const at of [other, one, other]) {
      // Two tabs renew the same token at once, each at another process.
      const [mine, twin] = await Promise.all([refresh(at, token), refresh(one, token)]);
      expect([mine.http, twin.http, mine.answer.refresh_token === twin.answer.refresh_token]).toEqual([200, 200, true]);
      token = mine.answer.refresh_token;
    }
  });

  test("wrong passwords are counted together, and a captcha is good once", async () => {
    const wrong = (at: ApiProcess, recaptcha?: string) =>
      givePassword(at, "nobody@example.com", recaptcha === undefined ? {} : { recaptcha });
    for (const at of [one, other, one]) expect((await wrong(at)).answer.meta.status.code).toBe("invalid_credentials");
    for (const at of [other, one]) expect((await wrong(at)).answer.meta.status.code).toBe("captcha_required");
    const captcha = await solveCaptcha(home);
    expect((await other.ask(captchaCheck.path, { token: captcha })).answer.res).toBe(true);
    expect((await wrong(one, captcha)).answer.meta.status.code).toBe("invalid_credentials");
    expect((await wrong(other, captcha)).answer.meta.status.code).toBe("captcha_invalid");
  });

  test("rate limits are counted together where there is a Redis, and by each alone where there is none", async () => {
    const ask = async (at: ApiProcess) => (await at.ask(formsSubscribe.path, new FormData(), { "x-forwarded-for": "203.0.113.5" })).http;
    const answers: number[] = [];
    for (let turn = 0; turn < 12; turn++) answers.push(await ask(one), await ask(other));
    expect(answers.filter((http) => http === 429)).toHaveLength(redisUrl === undefined ? 0 : 4);
  });

  test("mails leave once, whoever sends them", async () => {
    const recipients = Array.from({ length: 20 }, (_one, index) => `letter.${index + 10}@example.com`);
    for (const to of recipients) await enqueue(to);
    await Promise.all([wake(one), wake(other)]);
    await expect.poll(waiting).toBe(0);
    expect(recipients.map((to) => mailsTo(to).length)).toEqual(recipients.map(() => 1));
  });
});

describe("killed in the middle", () => {
  afterEach(killAll);

  test("of mails leaves one to be sent again", async () => {
    const one = await start();
    const recipients = Array.from({ length: 20 }, (_one, index) => (index === 5 ? fatal : `survivor.${index + 10}@example.com`));
    for (const to of recipients) await enqueue(to);
    await wake(one);
    await expect.poll(() => mailsTo(fatal).length).toBe(1);
    await one.kill();
    const other = await start();
    await expect.poll(waiting).toBe(1);
    expect(recipients.map((to) => mailsTo(to).length)).toEqual(recipients.map(() => 1));
    // The claim on the mail, which the killed process had, ends.
    await home.context.db.update(mails).set({ nextTryAt: new Date(0) });
    await wake(other);
    await expect.poll(() => mailsTo(fatal).length).toBe(2);
  });

  test("of refreshes signs nobody out, however late they come again", async () => {
    const one = await start();
    const { email } = await newCustomer(home);
    const verify = (await givePassword(one, email)).answer.access_token as string;
    const token = (await giveCode(one, verify, await codeSent(one, verify, email))).answer.refresh_token as string;
    // An open transaction has the row of the token's successor, so that the process can be killed when it has marked the token as replaced
    // and waits to insert the successor.
    const { db, keyedHash } = home.context;
    const hash = createHash("sha256").update(keyedHash("refresh-token", token)).digest("base64url");
    const [{ sessionId } = { sessionId: "" }] = await db.select().from(refreshTokens).limit(1);
    let cut: Promise<unknown> = Promise.resolve();
    const undone = new Error("undone");
    const held = db.transaction(async (tx) => {
      await tx.insert(refreshTokens).values({ hash, sessionId });
      cut = refresh(one, token).catch(() => undefined);
      const isBlocked = async () => {
        const { rows } = (await db.execute(
          "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
        )) as unknown as { rows: unknown[] };
        return rows.length > 0;
      };
      await expect.poll(isBlocked).toBe(true);
      await one.kill();
      throw undone;
    });
    await expect(held).rejects.toBe(undone);
    await cut;
    const other = await start(nowMs + minuteMs);
    const again = await refresh(other, token);
    expect(again.http).toBe(200);
    expect((await refresh(await start(nowMs + hourMs), again.answer.refresh_token)).http).toBe(200);
    expect(await db.$count(refreshTokens, eq(refreshTokens.hash, hash))).toBe(1);
  });
});
