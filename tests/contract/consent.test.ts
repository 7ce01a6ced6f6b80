/** Tests that the choices of the cookie banner are recorded (decisions §12), on both databases. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { consentRecords } from "#demo/api/db/schema-consent.ts";
import { consentRecord } from "#widgets/cookie-consent/cookie-consent.contract.ts";
import { createTime } from "./support/access.ts";
import { startApi, type TestApi } from "./support/api.ts";
import { call } from "./support/call.ts";

const time = createTime();
let api: TestApi;
// The rate limits are raised, because all tests count as one client; the limits themselves are tested in rate-limits.test.ts.
beforeAll(async () => void (api = await startApi({ now: time.now, rateLimitScale: 10 })));
afterAll(() => api.close());

const dayMs = 86_400_000;
const lifeMs = 395 * dayMs;
const choice = { preferences: false, statistics: true, marketing: false };
const body = (changes: object = {}) => ({
  id: randomUUID() as string,
  version: 1,
  texts: "1.0.0",
  savedAt: time.now(),
  choice,
  lang: "fr",
  ...changes,
});
const kept = async (id: string) => (await api.context.db.select().from(consentRecords)).find((one) => one.id === id);

describe("POST /consent", () => {
  test("keeps what was chosen, when, in which language and words, and nothing about who chose", async () => {
    const sent = body();
    const { http, status } = await call(api, consentRecord, { body: sent });
    expect([http, status.error]).toEqual([200, false]);
    expect(await kept(sent.id)).toEqual({
      id: sent.id,
      version: 1,
      texts: "1.0.0",
      language: "fr",
      ...choice,
      savedAt: new Date(sent.savedAt),
    });
  });

  test("keeps a choice as it was sent first: a proof does not change", async () => {
    const sent = body();
    await call(api, consentRecord, { body: sent });
    const { http } = await call(api, consentRecord, { body: { ...sent, choice: { ...choice, marketing: true } } });
    expect([http, (await kept(sent.id))?.marketing]).toEqual([200, false]);
  });

  test("takes a time that is yet to come for now, so that no record outlives its choice", async () => {
    for (const aheadMs of [1, 400 * dayMs, Number.MAX_SAFE_INTEGER - time.now()]) {
      const sent = body({ savedAt: time.now() + aheadMs });
      expect((await call(api, consentRecord, { body: sent })).http).toBe(200);
      expect((await kept(sent.id))?.savedAt).toEqual(new Date(time.now()));
    }
  });

  test("takes the time of a clock that is behind for now, so that the record is not deleted at once", async () => {
    const [behind, late] = [body({ savedAt: 0 }), body({ savedAt: time.now() - dayMs })];
    await call(api, consentRecord, { body: behind });
    await call(api, consentRecord, { body: late });
    await api.rounds.runNow();
    expect((await kept(behind.id))?.savedAt).toEqual(new Date(time.now()));
    expect((await kept(late.id))?.savedAt).toEqual(new Date(late.savedAt));
  });

  test.each([
    ["an id that is none", { id: "1" }],
    ["an id of another form", { id: `{${randomUUID()}}` }],
    ["no version", { version: undefined }],
    ["a version of a half", { version: 1.5 }],
    ["no texts", { texts: "" }],
    ["texts that are too long", { texts: "1".repeat(41) }],
    ["a time before all times", { savedAt: -1 }],
    ["a time in words", { savedAt: "today" }],
    ["a category that is missing", { choice: { preferences: true, statistics: true } }],
    ["a word in place of a yes", { choice: { ...choice, marketing: "yes" } }],
    ["one category more", { choice: { ...choice, necessary: true } }],
    ["an address of somebody", { email: "marie@example.be" }],
  ])("refuses %s and keeps nothing of it", async (_what, changes) => {
    const before = await api.context.db.select().from(consentRecords);
    const { http, status } = await call(api, consentRecord, { body: body(changes) });
    expect([http, status.error]).toEqual([422, true]);
    expect(await api.context.db.select().from(consentRecords)).toEqual(before);
  });

  test("forgets a choice when it counts no longer, also where nobody chooses any more", async () => {
    const [old, young] = [body(), body({ savedAt: time.now() + dayMs })];
    await call(api, consentRecord, { body: old });
    time.pass(dayMs);
    await call(api, consentRecord, { body: young });
    time.pass(lifeMs - dayMs);
    await api.rounds.runNow();
    expect([await kept(old.id), await kept(young.id)]).toMatchObject([{ id: old.id }, { id: young.id }]);
    time.pass(1);
    await api.rounds.runNow();
    expect([await kept(old.id), (await kept(young.id))?.id]).toEqual([undefined, young.id]);
  });
});
