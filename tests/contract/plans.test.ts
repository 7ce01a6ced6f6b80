/** Tests changes of plans, which hold from the 1st of the next month on (C-383, decisions §9). The tests run on both databases. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { myDigiInvoices } from "#core/domain/invoices/invoices.contract.ts";
import { internetUpgrade, mobileUpgrade, tvUpgrade } from "#core/domain/customer/plans.contract.ts";
import { createTime } from "./support/access.ts";
import { startApi, type TestApi } from "./support/api.ts";
import { customerOf, type Customer } from "./support/area.ts";
import { createMoments } from "./support/moments.ts";
import { mailsTo } from "./support/outbox.ts";
import { pageOf } from "./support/product-page.ts";
import { addLine } from "./support/usage.ts";

const time = createTime();
const at = createMoments(time);
let api: TestApi;
beforeAll(async () => void (api = await startApi({ now: time.now, rateLimitScale: 50 })));
afterAll(() => api.close());

const brussels = "FTTB-1000-1-01-1";
const [light, essentials, max] = [701101, 701102, 701103] as const;

async function newLineOf() {
  const line = await addLine(api, { countedUntilMs: time.now() });
  const own = await customerOf(api, line.email);
  const change = (odin: number, by: Customer = own) =>
    by.ask(mobileUpgrade, { body: { lang: "en", "address-id": "", "phone-nr": line.phone.slice(3), odin } });
  return { own, change, id: line.id };
}

describe("a change of plan", () => {
  test("holds from the 1st: the row keeps its id, the bill has the new price, the page the new bundle", async () => {
    const { own, change } = await newLineOf();
    expect((await change(max)).status.error).toBe(false);
    expect((await change(max)).status.code).toBe("already_done");
    expect((await pageOf(own, "mobile")).next).toMatchObject({ i: "mobile-max", prc: 11, from: "2026-04-01" });
    const { text = "" } = (await mailsTo(api, own.email))[0] ?? {};
    expect(text).toContain("You can withdraw from this change without giving a reason");
    await at("2026-04-01T09:00:00Z", async () => {
      const then = await customerOf(api, own.email);
      const page = await pageOf(then, "mobile");
      expect([page.title, page.next, page.consumption?.cards[0]?.total]).toEqual(["Max", undefined, 30_000]);
      const [bill] = (await then.ask(myDigiInvoices, { query: {} })).answer.invoices;
      expect(bill?.lines.filter(({ kind }) => kind === "product").map(({ amount }) => amount)).toEqual([11]);
    });
  });

  test("is taken back until the last second of the month, and the last one holds", async () => {
    const { own, change } = await newLineOf();
    await change(max);
    await change(light);
    expect((await pageOf(own, "mobile")).next).toMatchObject({ i: "mobile-light" });
    await at("2026-03-31T21:59:59Z", async () => {
      const then = await customerOf(api, own.email);
      expect((await change(essentials, then)).status.error).toBe(false);
      expect((await pageOf(then, "mobile")).next).toBeUndefined();
      expect((await change(essentials, then)).status.code).toBe("already_done");
    });
  });

  test("of two calls at once is made once", async () => {
    const { change } = await newLineOf();
    const answered = await Promise.all([change(max), change(max)]);
    expect(answered.map(({ status }) => status.code).toSorted()).toEqual(["already_done", undefined]);
  });

  test("is offered for internet and TV by what the address has; other numbers are not found", async () => {
    const own = await customerOf(api, "demo@digi.example");
    const internet = await own.ask(internetUpgrade, { body: { lang: "en", "address-id": brussels, odin: 701203 } });
    const tv = await own.ask(tvUpgrade, { body: { lang: "en", "address-id": brussels, odin: 701304 } });
    expect([internet.status.error, tv.status.error]).toEqual([false, false]);
    for (const odin of [701101, 1, -1])
      expect((await own.ask(tvUpgrade, { body: { lang: "en", "address-id": brussels, odin } })).status.code).toBe("not_found");
  });
});
