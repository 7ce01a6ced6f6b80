/** Tests the Digi TV account of an address: activation, password, devices, end (C-384, C-385, C-388, C-389). Runs on both databases. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { eq } from "drizzle-orm";
import {
  digiTvActivateAccount,
  digiTvChangePassword,
  digiTvDeactivateAccount,
  digiTvDeactivateDevice,
} from "#core/domain/customer/digi-tv.contract.ts";
import { parseDate, type CalendarDate } from "#core/base/values/dates.ts";
import { tvAccounts } from "#demo/api/db/schema-options.ts";
import { products } from "#demo/api/db/schema-orders.ts";
import { createTime, newCustomer } from "./support/access.ts";
import { startApi, type TestApi } from "./support/api.ts";
import { customerOf, type Customer } from "./support/area.ts";
import { createMoments } from "./support/moments.ts";
import { mailsTo } from "./support/outbox.ts";
import { pageOf } from "./support/product-page.ts";

const time = createTime();
const at = createMoments(time);
let api: TestApi;
beforeAll(async () => void (api = await startApi({ now: time.now, rateLimitScale: 50 })));
afterAll(() => api.close());

const day = (text: string): CalendarDate => parseDate(text) ?? expect.unreachable(text);
const home = "FTTB-1000-1-01-1~7";
const good = "Kitchen-table-7";
const wished = { email: "tv@example.com", password: good, "password-repeat": good };

/** Creates a customer with internet alone, which is enough for Digi TV. */
async function withInternet(): Promise<Customer & { readonly id: string }> {
  const { email, id: accountId } = await newCustomer(api);
  const startsAt = new Date("2026-01-01T08:00:00Z");
  const [row] = await api.context.db
    .insert(products)
    .values({
      ...{ accountId, kind: "internet", offer: "internet-500", wpId: "1201", cents: 1000, status: "active", address: home },
      ...{ startsAt, orderedAt: startsAt, billedUntil: day("2027-04-01") },
    })
    .returning();
  return { ...(await customerOf(api, email)), id: row?.id ?? "" };
}

const named = { lang: "en", "address-id": home };
const activate = (own: Customer, change: Partial<typeof wished> = {}) =>
  own.ask(digiTvActivateAccount, { body: { ...named, ...wished, ...change } });
const end = ({ ask }: Customer) => ask(digiTvDeactivateAccount, { body: named });
const tvOf = (own: Customer) => pageOf(own, "digi-tv");
const accountOf = async (own: Customer) => (await tvOf(own)).tv_account;
const tabsOf = async (own: Customer) => (await tvOf(own)).sections.map(({ i }) => i);

describe("Digi TV", () => {
  test("has three devices and an account at the demo customer's TV, and none at the other address [C-081, C-115, C-174]", async () => {
    const own = await customerOf(api, "demo@digi.example");
    const brussels = await tvOf(own);
    expect([brussels["address-id"], brussels.title, brussels.sections.map(({ i }) => i)]).toEqual([
      "FTTB-1000-1-01-1",
      "Digi TV",
      ["section_digitv_devices", "section_digitv_settings"],
    ]);
    expect(brussels.devices).toHaveLength(3);
    expect(brussels.devices?.[0]).toEqual({
      id: expect.any(String),
      manufacturer: "Google",
      model: "Pixel 8",
      date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
    expect(brussels.tv_account).toMatchObject({
      email: "demo@digi.example",
      would_end: "2026-03-31",
      would_end_at_once: false,
      ends: null,
    });
    const ghent = await pageOf(own, "digi-tv", { "address-id": "FTTB-9000-1-01-10" });
    expect([ghent.sections.map(({ i }) => i), ghent.tv_account, ghent.devices]).toEqual([["section_digitv_activate"], null, undefined]);
  });

  test("is activated with an email address and a password, once; the password is stored as a hash [C-389]", async () => {
    const own = await withInternet();
    const answers = await Promise.all([activate(own), activate(own), activate(own)]);
    expect(answers.map(({ status }) => status.code).toSorted()).toEqual(["already_done", "already_done", undefined]);
    expect(await tabsOf(own)).toEqual(["section_digitv_devices", "section_digitv_settings"]);
    expect(await accountOf(own)).toEqual({
      email: "tv@example.com",
      activated_at: new Date(time.now()).toISOString(),
      would_end: "2026-03-02",
      would_end_at_once: true,
      ends: null,
    });
    const rows = await api.context.db.select().from(tvAccounts);
    expect(JSON.stringify(rows)).not.toContain(good);
    const sent = (await mailsTo(api, own.email)).find(({ subject }) => subject === "Digi TV");
    expect(sent?.text).toContain("Digi TV is active.");
    expect(sent?.text).not.toContain(good);
  });

  test.each([
    ["an email address that is none", { email: "tv" }, ["email"]],
    ["no password", { password: "", "password-repeat": "" }, ["password"]],
    ["a password that breaks a rule", { password: "kitchen-table-7", "password-repeat": "kitchen-table-7" }, ["password"]],
    ["a repetition that differs", { "password-repeat": "Kitchen-table-8" }, ["password-repeat"]],
    ["no repetition", { "password-repeat": "" }, ["password-repeat"]],
  ])("is not activated with %s", async (_what, change, fields) => {
    const own = await withInternet();
    const { http, status } = await activate(own, change);
    expect([http, Object.keys(status.message as object), await accountOf(own)]).toEqual([422, fields, null]);
  });

  test("changes its password, and keeps its devices [C-388]", async () => {
    const own = await withInternet();
    const change = (passwords: object) => own.ask(digiTvChangePassword, { body: { ...named, ...passwords } });
    const fresh = { password: "Garden-table-8", "password-repeat": "Garden-table-8" };
    expect((await change(fresh)).status.code).toBe("not_found");
    await activate(own);
    const hashOf = async () =>
      (await api.context.db.select().from(tvAccounts)).find(({ address, email }) => address === home && email === wished.email)
        ?.passwordHash;
    const devices = (await tvOf(own)).devices;
    const before = await hashOf();
    expect(Object.keys((await change({ ...fresh, "password-repeat": "Garden-table-9" })).status.message as object)).toEqual([
      "password-repeat",
    ]);
    expect(await hashOf()).toBe(before);
    expect((await change(fresh)).status.message).toBe("The password of Digi TV is changed. Your devices stay logged in.");
    expect((await tvOf(own)).devices).toEqual(devices);
  });

  test("loses a device once: later it is gone already, and one of another account is not found [C-384]", async () => {
    const [own, other] = [await withInternet(), await withInternet()];
    await activate(own);
    await activate(other);
    const [first, ...others] = (await tvOf(own)).devices ?? [];
    const remove = (id: string | undefined) => own.ask(digiTvDeactivateDevice, { body: { ...named, "device-id": id } });
    const answers = await Promise.all([remove(first?.id), remove(first?.id)]);
    expect(answers.map(({ status }) => status.code).toSorted()).toEqual(["already_done", undefined]);
    expect((await tvOf(own)).devices).toEqual(others);
    for (const id of [(await tvOf(other)).devices?.[0]?.id, "00000000-0000-4000-8000-000000000000", "", "'"])
      expect((await remove(id)).status.code, id).toBe("not_found");
    expect((await tvOf(other)).devices).toHaveLength(2);
  });

  test("ends with its internet and TV", async () => {
    const own = await withInternet();
    await activate(own);
    await api.context.db
      .update(products)
      .set({ endsOn: day("2026-03-05") })
      .where(eq(products.id, own.id));
    expect(await tabsOf(own)).toHaveLength(2);
    await at("2026-03-05T23:00:00Z", async () => {
      const { http, status } = await end(await customerOf(api, own.email));
      expect([http, status.code]).toEqual([200, "not_found"]);
    });
  });
});

describe("the end of a Digi TV account", () => {
  /** Ends an account at a moment, which was activated at another one, and returns what was shown before and what happened. */
  async function ended(activatedAt: string, moment: string, { isSecond = false } = {}) {
    const { email } = await withInternet();
    if (isSecond)
      await at("2026-01-20T09:00:00Z", async () => {
        const now = await customerOf(api, email);
        await activate(now);
        await end(now);
      });
    await at(activatedAt, async () => void (await activate(await customerOf(api, email))));
    return at(moment, async () => {
      const own = await customerOf(api, email);
      const shown = await accountOf(own);
      const { status } = await end(own);
      const after = await accountOf(own);
      return { email, shown: [shown?.would_end, shown?.would_end_at_once], message: status.message, ends: after && after.ends };
    });
  }

  test.each([
    ["one second before 24 hours", "2026-03-10T08:00:00Z", "2026-03-11T07:59:59Z", "2026-03-11", true],
    ["exactly after 24 hours", "2026-03-10T08:00:00Z", "2026-03-11T08:00:00Z", "2026-03-31", false],
    ["in the last second of the month", "2026-03-10T08:00:00Z", "2026-03-31T21:59:59Z", "2026-03-31", false],
    ["in the first second of the next month", "2026-03-10T08:00:00Z", "2026-03-31T22:00:00Z", "2026-04-30", false],
    ["over the change to summer time, 24 hours long", "2026-03-28T12:00:00Z", "2026-03-29T11:59:59Z", "2026-03-29", true],
    ["over the change to summer time, on the same hour of the clock", "2026-03-28T12:00:00Z", "2026-03-29T12:00:00Z", "2026-03-31", false],
    ["over the change to winter time, 24 hours long", "2026-10-24T12:00:00Z", "2026-10-25T11:59:59Z", "2026-10-25", true],
    ["over the change to winter time, after 24 hours", "2026-10-24T12:00:00Z", "2026-10-25T12:00:00Z", "2026-10-31", false],
  ])("%s after the first activation is the one that was shown [C-244, C-245]", async (_when, activatedAt, moment, endsOn, isAtOnce) => {
    const { shown, message, ends } = await ended(activatedAt, moment);
    expect([shown, ends]).toEqual([[endsOn, isAtOnce], isAtOnce ? null : endsOn]);
    expect(message).toMatch(isAtOnce ? /^Your Digi TV account is ended\.$/ : /^Your Digi TV account ends on \d+ \w+ 2026\./);
  });

  test("is at the month's end after a second activation, even within 24 hours", async () => {
    const { shown, ends } = await ended("2026-03-10T08:00:00Z", "2026-03-10T09:00:00Z", { isSecond: true });
    expect([shown, ends]).toEqual([["2026-03-31", false], "2026-03-31"]);
  });

  test("is agreed once; until its last day one can watch, and after it the address can be activated again [C-385]", async () => {
    const { email } = await ended("2026-03-10T08:00:00Z", "2026-03-12T08:00:00Z");
    await at("2026-03-31T21:59:59Z", async () => {
      const own = await customerOf(api, email);
      expect([await tabsOf(own), (await end(own)).status.code, (await activate(own)).status.code]).toEqual([
        ["section_digitv_devices", "section_digitv_settings"],
        "already_done",
        "already_done",
      ]);
    });
    await at("2026-03-31T22:00:00Z", async () => {
      const own = await customerOf(api, email);
      expect([await tabsOf(own), (await end(own)).status.code]).toEqual([["section_digitv_activate"], "not_found"]);
      expect((await activate(own)).status.error).toBe(false);
      expect(await accountOf(own)).toMatchObject({ would_end: "2026-04-30", would_end_at_once: false });
    });
  });
});
