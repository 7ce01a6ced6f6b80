/**
 * Tests the effect of a withdrawal from internet on the landline of the same order, which does not work without internet (decisions §8,
 * §14).
 */
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { myDigiAccount } from "#core/domain/customer/account.contract.ts";
import { myDigiProducts } from "#core/domain/customer/products.contract.ts";
import { languages, type Language } from "#core/base/values/language.ts";
import type { FlowOrder } from "#core/domain/order/order.schema.ts";
import { installSlots } from "#demo/api/db/schema-orders.ts";
import { createTime, hourMs } from "./support/access.ts";
import { startApi, type TestApi } from "./support/api.ts";
import { newcomer, type Customer } from "./support/area.ts";
import { rowsOf } from "./support/order.ts";
import { mailsTo } from "./support/outbox.ts";
import { inAnotherHome, internetOrder, newLine } from "./support/sample-orders.ts";
import { again, orderIdOf, slotAt } from "./support/slots.ts";
import { landline, landlineOf } from "./support/summary.ts";
import { stateTo, storedOf } from "./support/withdrawal.ts";

const time = createTime();
let api: TestApi;
beforeAll(async () => void (api = await startApi({ now: time.now, rateLimitScale: 1000, customerScale: 50 })));
afterAll(() => api.close());

/** Returns an order of internet and a landline for one home, and of a mobile line. */
function orderOf(installation: FlowOrder["order"]["installation"] = { date: null, intervalValue: null }): FlowOrder {
  const body = inAnotherHome(internetOrder(installation));
  return {
    ...body,
    bundle: { ...body.bundle, mobile: [newLine("light", "1101", true)], landline: landlineOf(landline) },
    bundlesPrice: 17.5,
  };
}

const kinds = ["internet", "landline", "mobile"] as const;
type Kind = (typeof kinds)[number];

async function arrive(installation?: FlowOrder["order"]["installation"]) {
  const customer = await newcomer(api);
  const orderId = await orderIdOf(customer, orderOf(installation));
  const { products } = await rowsOf(api, orderId);
  const idOf = (kind: Kind): string => products.find((one) => one.kind === kind)?.id ?? expect.unreachable(kind);
  return { customer, orderId, idOf };
}

const contractOf = async (customer: Customer, orderId: string) =>
  (await customer.ask(myDigiAccount)).answer.account.contracts.find(({ id }) => id === orderId) ?? expect.unreachable();
const kindsLeft = async (orderId: string): Promise<string[]> =>
  (await rowsOf(api, orderId)).products.filter(({ endsOn }) => endsOn === null).map(({ kind }) => kind);

const too: Readonly<Record<Language, string>> = {
  en: "The landline ends, too: it doesn’t work without internet.",
  fr: "La ligne fixe prend fin aussi\u00a0: elle ne fonctionne pas sans internet.",
  nl: "De vaste lijn stopt ook: die werkt niet zonder internet.",
};

test("the account says which product of a contract needs which; a landline alone can be withdrawn, and internet goes on", async () => {
  const { customer, orderId, idOf } = await arrive();
  const { withdrawable_products: offered } = await contractOf(customer, orderId);
  expect(offered.map(({ id, needs }) => [id, needs])).toEqual(
    expect.arrayContaining([
      [idOf("internet"), undefined],
      [idOf("landline"), [idOf("internet")]],
      [idOf("mobile"), undefined],
    ]),
  );
  const { status } = await stateTo(
    api,
    { contract: orderId, email: customer.email, products: [idOf("landline")] },
    { token: customer.token },
  );
  expect(status.message).toBe("What had not begun yet is cancelled.");
  expect((await kindsLeft(orderId)).toSorted()).toEqual(["internet", "mobile"]);
});

describe("internet that is withdrawn", () => {
  test.each(languages)("takes the landline with it, which is said in %s; the receipt keeps to the statement's words", async (lang) => {
    const { customer, orderId, idOf } = await arrive();
    const stated = { contract: orderId, email: customer.email, products: [idOf("internet")], lang };
    const { status, answer } = await stateTo(api, stated, { token: customer.token });
    expect(status.message).toContain(too[lang]);
    expect(await kindsLeft(orderId)).toEqual(["mobile"]);
    const mails = await mailsTo(api, customer.email);
    const receipt = mails.find(({ subject }) => subject.includes(answer.data.reference));
    expect(receipt?.text).toContain(too[lang]);
    expect(receipt?.text.split("\n").find((line) => line.startsWith("- Pro"))).not.toMatch(/landline|ligne|lijn/i);
    expect(mails.find(({ subject }) => subject === `Your withdrawal from order ${orderId}: what follows`)?.text).toContain(too.en);
    expect(await storedOf(api, answer.data.reference)).toMatchObject({ effect: "effective", products: [idOf("internet")] });
    expect((await rowsOf(api, orderId)).row.withdrawnAt, "the mobile line goes on").toBeNull();
  });

  test("with the landline in the statement, or with the whole order, has no sentence more", async () => {
    const chosen = await arrive();
    const products = [chosen.idOf("internet"), chosen.idOf("landline")];
    const both = { contract: chosen.orderId, email: chosen.customer.email, products };
    expect((await stateTo(api, both, { token: chosen.customer.token })).status.message).toBe("What had not begun yet is cancelled.");
    const whole = await arrive();
    const all = { contract: whole.orderId, email: whole.customer.email };
    expect((await stateTo(api, all, { token: whole.customer.token })).status.message).not.toContain(too.en);
    expect([await kindsLeft(chosen.orderId), await kindsLeft(whole.orderId)]).toEqual([["mobile"], []]);
  });

  test("frees the visit, for which no landline is left", async () => {
    const { customer, orderId, idOf } = await arrive(await slotAt(api, 1));
    const visits = async () =>
      api.context.db
        .select()
        .from(installSlots)
        .where(eq(installSlots.orderId, (await rowsOf(api, orderId)).row.id));
    expect(await visits()).toHaveLength(1);
    await stateTo(api, { contract: orderId, email: customer.email, products: [idOf("internet")] }, { token: customer.token });
    expect(await visits()).toEqual([]);
  });

  test("ends a landline in use at 24:00 of the same day", async () => {
    const slot = await slotAt(api, 0);
    const used = await arrive(slot);
    time.pass(12 * 24 * hourMs);
    const customer = await again(api, used.customer);
    const items = async () =>
      (await customer.ask(myDigiProducts, { query: { lang: "en" } })).answer.sections.flatMap(({ kind, items: of }) =>
        of.map(({ status, until }) => [kind, status, until]),
      );
    expect(await items()).toEqual(expect.arrayContaining([["landline", "active", undefined]]));
    const stated = { contract: used.orderId, email: used.customer.email, products: [used.idOf("internet")] };
    const { status } = await stateTo(api, stated, { token: customer.token });
    expect(status.message).toBe(`What works already ends on 14 March 2026 at 24:00. ${too.en}`);
    expect(await items()).toEqual(
      expect.arrayContaining([
        ["internet", "ending", "2026-03-14"],
        ["landline", "ending", "2026-03-14"],
        ["mobile", "active", undefined],
      ]),
    );
    time.pass(-12 * 24 * hourMs);
  });

  test("leaves a landline in another home, of another order, as it is", async () => {
    const { customer, orderId, idOf } = await arrive();
    const other = await orderIdOf(customer, orderOf());
    await stateTo(api, { contract: orderId, email: customer.email, products: [idOf("internet")] }, { token: customer.token });
    expect((await kindsLeft(other)).toSorted()).toEqual([...kinds]);
  });
});
