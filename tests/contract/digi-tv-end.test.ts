/**
 * Tests when a Digi TV account ends: on the day that the page has shown, to the second (C-244, C-245, C-385). The tests run on both
 * databases.
 */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { eq } from "drizzle-orm";
import { instantInBrussels } from "#core/base/values/brussels-time.ts";
import { addDays, formatDate, parseDate, type CalendarDate } from "#core/base/values/dates.ts";
import { myDigiProduct } from "#core/domain/customer/product-page.contract.ts";
import { products } from "#demo/api/db/schema-orders.ts";
import { createTime } from "./support/access.ts";
import { startApi, type TestApi } from "./support/api.ts";
import { customerOf } from "./support/area.ts";
import { accountOf, activate, end, home, tabsOf, withInternet } from "./support/digi-tv.ts";
import { createMoments } from "./support/moments.ts";
import { mailsTo } from "./support/outbox.ts";
import { addProduct } from "./support/own-products.ts";

const time = createTime();
const at = createMoments(time);
let api: TestApi;
beforeAll(async () => void (api = await startApi({ now: time.now, rateLimitScale: 50 })));
afterAll(() => api.close());

const day = (text: string): CalendarDate => parseDate(text) ?? expect.unreachable(text);
const [open, closed] = [["section_digitv_devices", "section_digitv_settings"], ["section_digitv_activate"]];
const tabsAt = (email: string, ms: number) => at(new Date(ms).toISOString(), async () => tabsOf(await customerOf(api, email)));

/** Activates an account at one moment and ends it at another. Returns what the page showed before the end, and when the account ended. */
async function ended(activatedAt: string, moment: string, { firstEndedAt = "" } = {}) {
  const { email } = await withInternet(api);
  if (firstEndedAt !== "")
    await at(firstEndedAt, async () => {
      const now = await customerOf(api, email);
      await activate(now);
      await end(now);
    });
  await at(activatedAt, async () => expect((await activate(await customerOf(api, email))).status.error).toBe(false));
  return at(moment, async () => {
    const own = await customerOf(api, email);
    const shown = await accountOf(own);
    const { status } = await end(own);
    const after = await accountOf(own);
    const mailed = (await mailsTo(api, email)).some(({ text }) => text.includes(String(status.message)));
    return { email, shown: [shown?.would_end, shown?.would_end_at_once], message: status.message, ends: after && after.ends, mailed };
  });
}

describe("the end of a Digi TV account", () => {
  test.each([
    ["one second before 24 hours", "2026-03-10T08:00:00Z", "2026-03-11T07:59:59Z", "2026-03-11", true],
    ["exactly after 24 hours", "2026-03-10T08:00:00Z", "2026-03-11T08:00:00Z", "2026-03-31", false],
    ["at once", "2026-03-10T08:00:00Z", "2026-03-10T08:00:00Z", "2026-03-10", true],
    ["in the last second of the month", "2026-03-10T08:00:00Z", "2026-03-31T21:59:59Z", "2026-03-31", false],
    ["in the first second of the next month", "2026-03-10T08:00:00Z", "2026-03-31T22:00:00Z", "2026-04-30", false],
    ["within 24 hours over the last day of a month", "2026-03-31T12:00:00Z", "2026-04-01T11:59:59Z", "2026-04-01", true],
    ["after 24 hours over the last day of a month", "2026-03-31T12:00:00Z", "2026-04-01T12:00:00Z", "2026-04-30", false],
    ["on the last day, 24 hours", "2026-03-30T12:00:00Z", "2026-03-31T12:00:00Z", "2026-03-31", false],
    ["over the change to summer time, 24 hours long", "2026-03-28T12:00:00Z", "2026-03-29T11:59:59Z", "2026-03-29", true],
    ["over the change to summer time, on the same hour of the clock", "2026-03-28T12:00:00Z", "2026-03-29T12:00:00Z", "2026-03-31", false],
    ["over the change to winter time, 24 hours long", "2026-10-24T12:00:00Z", "2026-10-25T11:59:59Z", "2026-10-25", true],
    ["over the change to winter time, after 24 hours", "2026-10-24T12:00:00Z", "2026-10-25T12:00:00Z", "2026-10-31", false],
    ["in the last second of October", "2026-10-24T12:00:00Z", "2026-10-31T22:59:59Z", "2026-10-31", false],
    ["in the first second of November", "2026-10-24T12:00:00Z", "2026-10-31T23:00:00Z", "2026-11-30", false],
    ["in the last second of February", "2027-02-10T12:00:00Z", "2027-02-28T22:59:59Z", "2027-02-28", false],
  ])("%s after the first activation is the one that was shown [C-244, C-245]", async (_when, activatedAt, moment, endsOn, isAtOnce) => {
    const { email, shown, message, ends, mailed } = await ended(activatedAt, moment);
    expect([shown, ends, mailed]).toEqual([[endsOn, isAtOnce], isAtOnce ? null : endsOn, true]);
    const onDay = `Your Digi TV account ends on ${formatDate(day(endsOn), "en")}. Until then you can go on watching.`;
    expect(message).toBe(isAtOnce ? "Your Digi TV account is ended." : onDay);
    const overMs = isAtOnce ? Date.parse(moment) : instantInBrussels(addDays(day(endsOn), 1));
    expect(await tabsAt(email, overMs)).toEqual(closed);
    if (!isAtOnce) expect(await tabsAt(email, overMs - 1)).toEqual(open);
  });

  test.each([
    ["within 24 hours", "2026-03-10T09:00:00Z", "2026-03-31"],
    ["in the last second of the month", "2026-03-31T21:59:59Z", "2026-03-31"],
    ["in the first second of the next month", "2026-03-31T22:00:00Z", "2026-04-30"],
  ])("%s after a second activation is at the month's end", async (_when, moment, endsOn) => {
    const { email, shown, ends } = await ended("2026-03-10T08:00:00Z", moment, { firstEndedAt: "2026-01-20T09:00:00Z" });
    expect([shown, ends]).toEqual([[endsOn, false], endsOn]);
    const overMs = instantInBrussels(addDays(day(endsOn), 1));
    expect([await tabsAt(email, overMs - 1), await tabsAt(email, overMs)]).toEqual([open, closed]);
  });

  test("within 24 hours of a second activation, on the day of the first one, is at the month's end too", async () => {
    const { shown } = await ended("2026-03-10T10:00:00Z", "2026-03-10T11:00:00Z", { firstEndedAt: "2026-03-10T08:00:00Z" });
    expect(shown).toEqual(["2026-03-31", false]);
  });

  test("that is said is another one when midnight comes between: the answer names the day that holds", async () => {
    const { email } = await withInternet(api);
    await at("2026-03-02T09:00:00Z", async () => void (await activate(await customerOf(api, email))));
    const shown = await at("2026-03-31T21:59:59Z", async () => (await accountOf(await customerOf(api, email)))?.would_end);
    expect(shown).toBe("2026-03-31");
    await at("2026-03-31T22:00:00Z", async () => {
      const own = await customerOf(api, email);
      expect((await end(own)).status.message).toBe("Your Digi TV account ends on 30 April 2026. Until then you can go on watching.");
      expect((await accountOf(own))?.ends).toBe("2026-04-30");
    });
  });

  test("is agreed once; until its last day one can watch, and after it the address can be activated again [C-385]", async () => {
    const { email } = await ended("2026-03-10T08:00:00Z", "2026-03-12T08:00:00Z");
    await at("2026-03-31T21:59:59Z", async () => {
      const own = await customerOf(api, email);
      expect([await tabsOf(own), (await end(own)).status.code, (await activate(own)).status.code]).toEqual([
        open,
        "already_done",
        "already_done",
      ]);
    });
    await at("2026-03-31T22:00:00Z", async () => {
      const own = await customerOf(api, email);
      expect([await tabsOf(own), (await end(own)).status.code]).toEqual([closed, "not_found"]);
      expect((await activate(own)).status.error).toBe(false);
      expect(await accountOf(own)).toMatchObject({ would_end: "2026-04-30", would_end_at_once: false });
    });
  });

  test.each([
    ["its internet, which ends sooner", "2026-03-12", [], "2026-03-12"],
    ["the month, where its internet ends later", "2026-04-12", [], "2026-03-31"],
    ["the last of internet and TV", "2026-03-12", ["2026-03-20"], "2026-03-20"],
    ["the month, where TV goes on", "2026-03-12", [null], "2026-03-31"],
  ])("is that of %s", async (_what, internetEnd, tvEnds, endsOn) => {
    const { email, id, accountId } = await withInternet(api);
    await api.context.db
      .update(products)
      .set({ endsOn: day(internetEnd) })
      .where(eq(products.id, id));
    for (const tvEnd of tvEnds)
      await addProduct(api, accountId, "tv-max-nl", { address: home, endsOn: tvEnd === null ? null : day(tvEnd) });
    await at("2026-03-04T09:00:00Z", async () => void (await activate(await customerOf(api, email))));
    await at("2026-03-10T09:00:00Z", async () => {
      const own = await customerOf(api, email);
      expect((await accountOf(own))?.would_end).toBe(endsOn);
      expect((await end(own)).status.message).toContain(`ends on ${formatDate(day(endsOn), "en")}.`);
      expect((await accountOf(own))?.ends).toBe(endsOn);
    });
    // The page itself is gone with the last product of the address.
    const isThere = (ms: number) =>
      at(new Date(ms).toISOString(), async () => {
        const { answer } = await (
          await customerOf(api, email)
        ).ask(myDigiProduct, { query: { product: "digi-tv", lang: "en", "address-id": home } });
        return "tv_account" in answer && answer.tv_account !== null;
      });
    const overMs = instantInBrussels(addDays(day(endsOn), 1));
    expect([await isThere(overMs - 1), await isThere(overMs)]).toEqual([true, false]);
  });

  test("that is agreed is the earlier one where its internet ends sooner after that", async () => {
    const { email, id } = await withInternet(api);
    await at("2026-03-04T09:00:00Z", async () => void (await activate(await customerOf(api, email))));
    await at("2026-03-10T09:00:00Z", async () => {
      const own = await customerOf(api, email);
      await end(own);
      expect((await accountOf(own))?.ends).toBe("2026-03-31");
      await api.context.db
        .update(products)
        .set({ endsOn: day("2026-03-10") })
        .where(eq(products.id, id));
      expect(await accountOf(own)).toMatchObject({ ends: "2026-03-10", would_end: "2026-03-10" });
      expect((await end(own)).status.message).toBe("Your Digi TV account ends on 10 March 2026 already.");
    });
  });
});
