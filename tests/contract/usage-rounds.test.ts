/**
 * Tests that notices about usage are sent when the usage passes 80 % or 100 %, even if nobody looks at the account (decisions §9). The
 * tests run on both databases.
 */
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { parseDate } from "#core/base/values/dates.ts";
import { memoryDatabase } from "#demo/api/db/open.ts";
import { sendDueNotices } from "#demo/api/modules/invoices/notice-round.ts";
import { createApi } from "#demo/api/app/server.ts";
import { createTime } from "./support/access.ts";
import { publicUrl, siteUrl, startApi, type TestApi } from "./support/api.ts";
import { mailsTo } from "./support/outbox.ts";
import { addLine, spendData, type Line } from "./support/usage.ts";

const time = createTime();
let api: TestApi;
beforeAll(async () => void (api = await startApi({ now: time.now })));
afterAll(() => api.close());
afterEach(() => void vi.restoreAllMocks());

const dayMs = 86_400_000;
const newLine = () => addLine(api, { countedUntilMs: time.now() });
const use = ({ id }: Line, gigabytes: number) => spendData(api, id, parseDate("2026-03-02") ?? expect.unreachable(), gigabytes);
/** Returns the subjects of the mails to a customer who never logs in, the oldest first. */
const notices = async ({ email }: Line): Promise<string[]> =>
  (await mailsTo(api, email)).map(({ subject }) => subject.replaceAll("\u00a0", " ")).toReversed();

const most = "You have used 80% of your data";
const all = "You have used all of your data";

describe("a round", () => {
  test("tells of 80% and of 100% when each is passed, once, without anybody who looks", async () => {
    const line = await newLine();
    const said: string[][] = [];
    for (const gigabytes of [15.999, 0.001, 3.999, 0.001, 30]) {
      await use(line, gigabytes);
      await api.rounds.runNow();
      await api.rounds.runNow();
      said.push(await notices(line));
    }
    expect(said).toEqual([[], [most], [most], [most, all], [most, all]]);
  });

  test("counts what the demo’s clock brings, and tells of it on that day", async () => {
    const line = await newLine();
    await use(line, 15.9);
    await api.rounds.runNow();
    expect(await notices(line)).toEqual([]);
    time.pass(2 * dayMs);
    await api.rounds.runNow();
    expect(await notices(line)).toEqual([expect.stringMatching(/^You have used 8\d% of your data$/)]);
    time.pass(-2 * dayMs);
  });

  test("that runs beside another one, of this process or of a second one, sends each notice once", async () => {
    const lines = [await newLine(), await newLine(), await newLine()];
    for (const line of lines) await use(line, 16);
    const { databaseUrl, dataDir } = api;
    const given = {
      databaseUrl,
      dataDir,
      demo: true,
      allowedOrigins: [],
      siteUrl,
      publicUrl,
      now: time.now,
      captchaCost: 50,
      hashMemory: 64,
    };
    const second = databaseUrl === memoryDatabase ? undefined : await createApi({ ...given, logStream: { write: () => undefined } });
    await Promise.all([
      api.rounds.runNow(),
      sendDueNotices(api.context, api.app.log),
      ...(second ? [second.rounds.runNow(), sendDueNotices(second.context, second.app.log)] : []),
    ]);
    await second?.close();
    for (const line of lines) expect(await notices(line)).toEqual([most]);
  });

  test("goes on behind a customer whose notice fails, says so in the log without a name, and tries again", async () => {
    const [failing, other] = [await newLine(), await newLine()];
    for (const line of [failing, other]) await use(line, 16);
    const { mailer } = api.context;
    const enqueue = mailer.enqueue;
    vi.spyOn(mailer, "enqueue").mockImplementation(async (db, mail, really) => {
      if (mail.to === failing.email) throw new Error(`no mail to ${mail.to}`);
      return enqueue(db, mail, really);
    });
    const before = api.logs.length;
    await api.rounds.runNow();
    expect([await notices(failing), await notices(other)]).toEqual([[], [most]]);
    const logged = api.logs.slice(before).filter((line) => line.includes("could not be looked at"));
    expect(logged).toEqual([expect.stringContaining(failing.account.id)]);
    expect(logged.join("")).not.toContain(failing.email);
    vi.restoreAllMocks();
    await api.rounds.runNow();
    expect(await notices(failing)).toEqual([most]);
  });

  test("ends when the API closes, and none begins after that", async () => {
    const own = await startApi({ now: time.now });
    const line = await addLine(own, { countedUntilMs: time.now() });
    await spendData(own, line.id, parseDate("2026-03-02") ?? expect.unreachable(), 16);
    await sendDueNotices(own.context, own.app.log, () => true);
    expect(await mailsTo(own, line.email), "it is over before the first customer").toEqual([]);
    const running = own.rounds.runNow();
    await Promise.all([own.close(), running]);
    await own.rounds.runNow();
    expect(own.logs.filter((text) => /a round failed|could not be looked at/.test(text))).toEqual([]);
  });
});

test("the demo’s clock sends the notices of the days that it moves over, before it answers", async () => {
  const own = await startApi({ now: time.now });
  const line = await addLine(own, { countedUntilMs: time.now() });
  await spendData(own, line.id, parseDate("2026-03-02") ?? expect.unreachable(), 15.9);
  const moved = await own.app.inject({ method: "POST", url: "/demo/clock?days=2", headers: { origin: siteUrl, host: "localhost:4101" } });
  expect(moved.statusCode).toBe(200);
  expect(await mailsTo(own, line.email)).toHaveLength(1);
  await own.close();
});
