/**
 * Tests that an order is placed once for each Idempotency-Key, at the price that was shown, for customers and visitors; and which parts of
 * an order nobody may read.
 */
import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bundleOrder, type PriceChange } from "#core/domain/order/order.contract.ts";
import { withAgreedPrice } from "./support/agreed-price.ts";
import type { FlowOrder } from "#core/domain/order/order.schema.ts";
import { languages } from "#core/base/values/language.ts";
import { sendingOf } from "#demo/api/store/idempotency-keys.ts";
import { orderKeys, orders } from "#demo/api/db/schema-orders.ts";
import { findAccount } from "#demo/api/store/accounts.ts";
import { offers } from "#demo/api/domain/offers.ts";
import { createTime, hourMs, newSignedIn } from "./support/access.ts";
import { call } from "./support/call.ts";
import { somebodyNew, startApiWithIdentityApp, type IdentityApi } from "./support/identity.ts";
import { newcomersOrder, newKey, sendOrder, type More } from "./support/order.ts";
import { customersOrder, newLine, password, someIban } from "./support/sample-orders.ts";
import { mailsTo } from "./support/outbox.ts";
import { triesAtMost } from "#tests/properties.ts";

const time = createTime();
let api: IdentityApi;
beforeAll(async () => void (api = await startApiWithIdentityApp({ now: time.now, rateLimitScale: 20, customerScale: 50 })));
afterAll(() => api.close());

const order = (body: unknown, more?: More) => sendOrder(api, body, more);

const ordersOf = (email: string) => api.context.db.select().from(orders).where(eq(orders.email, email));

describe("an Idempotency-Key", () => {
  test("makes one order of 20 calls at once, which all hear the same sooner or later", async () => {
    const body = await newcomersOrder(api);
    const key = newKey();
    const answered = await Promise.all(Array.from({ length: 20 }, () => order(body, { key })));
    const done = answered.filter(({ status }) => !status.error);
    const waiting = answered.filter(({ status }) => status.error);
    expect(done.length).toBeGreaterThan(0);
    for (const { http, status, headers } of waiting) expect([http, status.code, headers["retry-after"]]).toEqual([409, "in_progress", "1"]);
    const late = await order(body, { key });
    expect(new Set([...done, late].map(({ answer }) => JSON.stringify(answer))).size).toBe(1);
    expect(await ordersOf(body.account.email)).toHaveLength(1);
    expect(await mailsTo(api, body.account.email)).toHaveLength(1);
  });

  test("brings its answer again for 24 hours of the database's clock, in any order of its names, when the identity is spent", async () => {
    const body = await newcomersOrder(api);
    const key = newKey();
    const first = await order(body, { key });
    time.pass(20 * 24 * hourMs);
    const again = await order(Object.fromEntries(Object.entries(body).toReversed()), { key });
    expect(again.answer).toEqual(first.answer);
    const { keyHash } = sendingOf(api.context.keyedHash, { key, body, accountId: undefined });
    const ends = (left: string) =>
      api.context.db
        .update(orderKeys)
        .set({ expiresAt: sql`now() + ${left}::interval` })
        .where(eq(orderKeys.keyHash, keyHash));
    const [kept] = await api.context.db
      .select({ left: sql<number>`extract(epoch from ${orderKeys.expiresAt} - now())::int` })
      .from(orderKeys)
      .where(eq(orderKeys.keyHash, keyHash));
    expect(Math.abs((kept?.left ?? 0) - 24 * 3600)).toBeLessThan(600);
    await ends("1 minute");
    expect((await order(body, { key })).answer).toEqual(first.answer);
    await ends("-1 second");
    expect((await order(body, { key })).status.code).toBe("identity_failed");
    expect(await ordersOf(body.account.email)).toHaveLength(1);
  });

  test("is refused with another body, and of another sender", async () => {
    const [one, other] = [await newSignedIn(api), await newSignedIn(api)];
    const key = newKey();
    expect((await order(customersOrder(), { key, token: one.accessToken })).status.error).toBe(false);
    const texts = [];
    for (const lang of languages) {
      const { http, status } = await order(customersOrder(lang), { key, token: other.accessToken });
      expect([http, status.code]).toEqual([422, "invalid"]);
      texts.push((status.message as Record<string, string[]>)["idempotency-key"]?.[0]);
    }
    expect(texts).toEqual([
      "This order was sent before with other details. Reload the page before you order again.",
      "Cette commande a déjà été envoyée avec d’autres données. Rechargez la page avant de commander à nouveau.",
      "Deze bestelling is al verstuurd met andere gegevens. Herlaad de pagina voor je opnieuw bestelt.",
    ]);
    const changed = { ...customersOrder(), order: { ...customersOrder().order, startEarly: false } };
    expect((await order(changed, { key, token: one.accessToken })).http).toBe(422);
    expect([(await ordersOf(one.email)).length, (await ordersOf(other.email)).length]).toEqual([1, 0]);
  });

  test("is not spent by a refusal", async () => {
    const { accessToken: token, email } = await newSignedIn(api);
    const key = newKey();
    expect((await order({ ...customersOrder(), bundlesPrice: 0 }, { key, token })).http).toBe(409);
    expect((await order(customersOrder(), { key, token })).status.error).toBe(false);
    expect(await ordersOf(email)).toHaveLength(1);
  });

  test.each([
    ["none", undefined],
    ["too short", "1234567"],
    ["with blanks", "a key with blanks in it"],
  ])("%s is no key", async (_what, key) => {
    const { http, status } = await call(api, bundleOrder, {
      body: customersOrder(),
      ...(key !== undefined && { headers: { "idempotency-key": key } }),
    });
    expect([http, status.code, Object.keys(status.message as object)]).toEqual([422, "invalid", ["idempotency-key"]]);
  });
});

type Plan = (typeof offers.mobile)[number];

describe("the price", () => {
  const voucher = { code: "WELCOME10", label: "10% off for 12 months", percent: 10, months: 12 };
  let token: string;
  beforeAll(async () => void ({ accessToken: token } = await newSignedIn(api)));

  test("of 0 is refused with what the order costs, line by line, and taken when that is agreed to [C-376]", async () => {
    const forged = { ...customersOrder(), bundlesPrice: 0 };
    const { http, status, answer } = await order(forged, { token });
    const { data } = answer as unknown as { data: PriceChange };
    expect([http, status.code, status.message]).toEqual([409, "price_changed", "The price of your order has changed."]);
    expect(data).toEqual({
      total: 12,
      lines: [
        { kind: "mobile", wpId: "1101", t: ["Light"], prc: 5 },
        { kind: "mobile", wpId: "1102", t: ["Essentials"], prc: 7 },
      ],
    });
    expect((await order(withAgreedPrice(forged, data), { token })).answer.data.total).toBe(12);
  });

  test("with a voucher is the promised one, and stands in order and mail", async () => {
    const { answer } = await order({ ...customersOrder(), promo_code: { voucher, dealerCare: null } }, { token });
    expect(answer.data.total).toBe(10.8);
    const [row] = await api.context.db.select().from(orders).where(eq(orders.number, answer.data.orderId));
    expect([row?.voucher, row?.totalCents]).toEqual(["WELCOME10", 1080]);
    expect((await mailsTo(api, row?.email ?? ""))[0]?.text).toContain(
      "10% off for 12 months: −€1.20/month\n- Total: €10.80/month for 12 months, then €12/month, VAT included\n- One-off costs: €0",
    );
  });

  test.each([
    ["that has expired", { ...voucher, code: "EXPIRED" }, 12, 2],
    ["that is nobody's", { code: "NONE", label: "", percent: 50 }, 12, 2],
    ["that gives more than it does", { ...voucher, percent: 100 }, 10.8, 3],
    ["that gives nothing where it does", { code: "WELCOME10", label: "" }, 10.8, 3],
  ])("with a voucher %s has changed", async (_what, promo, total, lines) => {
    const sent = { ...customersOrder(), promo_code: { voucher: promo, dealerCare: null } };
    const { http, status, answer } = await order(sent, { token });
    const { data } = answer as unknown as { data: PriceChange };
    expect([http, status.code, data.total, data.lines.length]).toEqual([409, "price_changed", total, lines]);
    expect((await order(withAgreedPrice(sent, data), { token })).answer.data.total).toBe(total);
  });

  test("is the catalogue's, whatever is ordered and promised", async () => {
    const plan = fc.constantFrom<Plan>(...offers.mobile);
    const promise = fc.integer({ min: -100, max: 10_000 }).map((cents) => cents / 100);
    const isTheCatalogues = async (plans: readonly Plan[], promised: number): Promise<void> => {
      const mobile = plans.map(({ i, wpId }) => newLine(i.replace("mobile-", ""), wpId));
      const sum = plans.reduce((total, { price }) => total + price, 0);
      const body = { ...customersOrder(), bundle: { ...customersOrder().bundle, mobile }, bundlesPrice: promised };
      const first = await order(body, { token });
      if (promised === sum) {
        expect(first.answer.data.total).toBe(sum);
        return;
      }
      const { data } = first.answer as unknown as { data: PriceChange };
      expect([first.http, data.total]).toEqual([409, sum]);
      expect((await order(withAgreedPrice(body, data), { token })).answer.data.total).toBe(sum);
    };
    await fc.assert(fc.asyncProperty(fc.array(plan, { minLength: 1, maxLength: 6 }), promise, isTheCatalogues), triesAtMost(8));
  });
});

test("no password, national number, eID number, birth date, IBAN or code in logs, errors, mails and what is kept of a key", async () => {
  const from = api.logs.length;
  const body = await newcomersOrder(api);
  const { nationalRegNumber = "", eId = "", birthdate = "" } = body.clientInfo;
  const secrets = [password, nationalRegNumber, eId, birthdate, someIban, body.extra.itsme_code];
  expect(secrets.every((secret) => secret.length > 5)).toBe(true);
  const key = newKey();
  const refusals = [
    { ...body, bundlesPrice: 0 },
    { ...body, clientInfo: { ...body.clientInfo, lastName: "Forged" } },
    { ...body, account: { ...body.account, password: "short" } },
    { ...body, order: { ...body.order, payment: { directDebit: { debitPaymentIban: `${someIban}0000` } } } },
    { ...body, bundle: { ...body.bundle, mobile: 7 } },
    { ...body, surplus: someIban },
  ];
  const answers = [];
  for (const refused of refusals) answers.push(await order(refused));
  expect(answers.every(({ status }) => status.error)).toBe(true);
  const broken = await api.app.inject({
    method: "POST",
    url: bundleOrder.path,
    headers: { "content-type": "application/json", "idempotency-key": key },
    payload: JSON.stringify(body).slice(0, -1),
  });
  answers.push(await order(body, { key }), await order(body, { key }), await order({ ...body, bundlesPrice: 1 }, { key }));
  const keys = await api.context.db.query.settings.findMany();
  const kept = await api.context.db.execute(`select row_to_json(k)::text as line from order_keys k`);
  const mails = await mailsTo(api, body.account.email);
  expect([mails.length, answers.filter(({ status }) => !status.error).length]).toEqual([1, 2]);
  const said = [
    api.logs.slice(from).join("\n"),
    JSON.stringify(answers),
    broken.body,
    JSON.stringify(mails),
    JSON.stringify(kept),
    JSON.stringify(keys),
  ].join("\n");
  for (const secret of [...secrets, key]) expect(said).not.toContain(secret);
  // The addresses of the documents are only in the mail and in the answer, and not in the database.
  const addresses = answers.flatMap(({ status, answer }) => (status.error ? [] : answer.data.documents.map(({ url }) => url)));
  expect(addresses.filter((url) => url.includes("/order-documents/")).length).toBeGreaterThan(0);
  for (const url of addresses) expect(JSON.stringify(kept)).not.toContain(url.split("/").at(-1));
  for (const line of api.logs.slice(from)) expect(line).not.toContain(body.account.email);
});

describe("the demo's clock", () => {
  const clock = (method: "GET" | "POST", query = "", headers = {}) => api.app.inject({ method, url: `/demo/clock${query}`, headers });

  test("stands where its visitor sets it, for all that expires", async () => {
    const body: FlowOrder = await newcomersOrder(api, somebodyNew());
    expect((await clock("POST", "?days=15")).json()).toMatchObject({
      days: 15,
      now: new Date(time.now() + 15 * 24 * hourMs).toISOString(),
    });
    expect((await order(body)).status.code).toBe("identity_failed");
    expect((await clock("POST", "?days=0")).statusCode).toBe(200);
    expect((await clock("GET")).json()).toMatchObject({ days: 0 });
    expect((await order(body)).status.error).toBe(false);
    expect(await findAccount(api.context.db, body.account?.email ?? "")).toBeDefined();
  });

  test.each(["", "?days=", "?days=-1", "?days=1.5", "?days=3654", "?days=x", "?days=1&days=2"])("does not move by '%s'", async (query) => {
    expect((await clock("POST", query)).statusCode).toBe(400);
  });

  test("is nobody else's: other pages cannot move it", async () => {
    expect((await clock("POST", "?days=1", { origin: "https://evil.example" })).statusCode).toBe(403);
  });
});
