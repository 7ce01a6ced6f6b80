/**
 * Tests the Digi TV account of an address: its activation, password, devices and end (C-384, C-385, C-388, C-389). The tests run on both
 * databases.
 */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { eq } from "drizzle-orm";
import { digiTvChangePassword, digiTvDeactivateDevice } from "#core/domain/customer/digi-tv.contract.ts";
import { parseDate, type CalendarDate } from "#core/base/values/dates.ts";
import { tvAccounts } from "#demo/api/db/schema-options.ts";
import { products } from "#demo/api/db/schema-orders.ts";
import { bearer, createTime } from "./support/access.ts";
import { startApi, type TestApi } from "./support/api.ts";
import { customerOf } from "./support/area.ts";
import { accountOf, activate, end, good, home, named, tabsOf, tvOf, wished, withInternet } from "./support/digi-tv.ts";
import { everyRow } from "./support/every-row.ts";
import { createMoments } from "./support/moments.ts";
import { mailsTo } from "./support/outbox.ts";
import { pageOf } from "./support/product-page.ts";

const time = createTime();
const at = createMoments(time);
let api: TestApi;
beforeAll(async () => void (api = await startApi({ now: time.now, rateLimitScale: 50 })));
afterAll(() => api.close());

const day = (text: string): CalendarDate => parseDate(text) ?? expect.unreachable(text);

type Unfit = [what: string, change: Partial<typeof wished>, fields: string[]];

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
    const own = await withInternet(api);
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

  test.each<Unfit>([
    ["an email address that is none", { email: "tv" }, ["email"]],
    ["no password", { password: "", "password-repeat": "" }, ["password"]],
    ...[
      ["of 9 characters", "Kitchen-7"],
      ["of 65 characters", `Kitchen-7${"x".repeat(56)}`],
      ["without an uppercase letter", "kitchen-table-7"],
      ["without a lowercase letter", "KITCHEN-TABLE-7"],
      ["without a digit", "Kitchen-table-x"],
      ["without a special character", "KitchenTable77"],
    ].map(([what, broken]): Unfit => [`a password ${what}`, { password: broken, "password-repeat": broken }, ["password"]]),
    [
      "a password with a control character",
      { password: "Kitchen-table-7\u0007", "password-repeat": "Kitchen-table-7\u0007" },
      ["password", "password-repeat"],
    ],
    ["a repetition that differs", { "password-repeat": "Kitchen-table-8" }, ["password-repeat"]],
    ["no repetition", { "password-repeat": "" }, ["password-repeat"]],
  ])("is not activated with %s", async (_what, change, fields) => {
    const own = await withInternet(api);
    const { http, status } = await activate(own, change);
    expect([http, Object.keys(status.message as object), await accountOf(own)]).toEqual([422, fields, null]);
  });

  test("changes its password, and keeps its devices [C-388]", async () => {
    const own = await withInternet(api);
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
    const [own, other] = [await withInternet(api), await withInternet(api)];
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
    const own = await withInternet(api);
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

  test("has its passwords in no log, no answer, no mail and no row, whatever becomes of the calls [C-388, C-389]", async () => {
    const own = await withInternet(api);
    const from = api.logs.length;
    const [fresh, weak, other] = ["Garden-table-8", "garden-table-9", "Balcony-table-6"];
    const change = (password: string | undefined, repeated = password) =>
      own.ask(digiTvChangePassword, { body: { ...named, password, "password-repeat": repeated } });
    const answers = [
      await activate(own, { password: weak, "password-repeat": weak }),
      await activate(own, { "password-repeat": other }),
      await activate(own),
      await activate(own),
      await change(fresh, other),
      await change(weak),
      await change(fresh),
      await own.ask(digiTvChangePassword, {
        body: { ...named, "address-id": "FTTB-2000-1-01-50", password: other, "password-repeat": other },
      }),
      await own.ask(digiTvChangePassword, { body: { ...named, password: other, "password-repeat": other, more: weak } }),
    ];
    expect(answers.map(({ http, status }) => (status.error ? (status.code ?? http) : "done"))).toEqual([
      ...["invalid", "invalid", "done", "already_done", "invalid", "invalid", "done", "not_found", "invalid"],
    ]);
    const broken = await api.app.inject({
      method: "POST",
      url: digiTvChangePassword.path,
      headers: { ...bearer(own.token), "content-type": "application/json" },
      payload: JSON.stringify({ ...named, password: other }).slice(0, -1),
    });
    expect(broken.statusCode).toBe(400);
    await end(own);
    const said = [
      api.logs.slice(from).join("\n"),
      JSON.stringify(answers),
      broken.body,
      JSON.stringify(await mailsTo(api, own.email)),
      ...(await everyRow(api)),
    ].join("\n");
    expect(said).toContain("tv@example.com");
    for (const password of [good, fresh, weak, other]) expect(said).not.toContain(password);
    const [row] = await api.context.db.select().from(tvAccounts).where(eq(tvAccounts.accountId, own.accountId));
    expect(await api.context.secrets.isRight(row?.passwordHash, fresh)).toBe(true);
    for (const line of api.logs.slice(from)) expect(line).not.toContain("tv@example.com");
  });
});
