/** Tests which documents a cache may store: only documents whose address is the hash of their content. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { myDigiInvoices } from "#core/domain/invoices/invoices.contract.ts";
import { contractSummary } from "#core/domain/order/contract-summary.contract.ts";
import { bearer } from "./support/access.ts";
import { startApi, type TestApi } from "./support/api.ts";
import { customerOf } from "./support/area.ts";
import { call } from "./support/call.ts";
import { mobileOrder, newLine } from "./support/sample-orders.ts";

let api: TestApi;
beforeAll(async () => void (api = await startApi({ rateLimitScale: 20 })));
afterAll(() => api.close());

const get = async (url: string, headers: Readonly<Record<string, string>> = {}) => {
  const { statusCode, headers: answered, rawPayload } = await api.app.inject({ method: "GET", url, headers });
  return { http: statusCode, type: answered["content-type"], cache: answered["cache-control"], bytes: rawPayload };
};

test("a contract summary stays in caches for ever, and one that nobody made in none", async () => {
  const { bundle } = mobileOrder(newLine());
  const body = { bundle, promo_code: { voucher: null, dealerCare: null }, lang: "en" };
  const { pathname } = new URL((await call(api, contractSummary, { body })).answer.data.url);
  const [once, again] = [await get(pathname), await get(pathname)];
  expect(once).toMatchObject({ http: 200, type: "application/pdf", cache: "public, max-age=31536000, immutable" });
  expect(again.bytes.equals(once.bytes)).toBe(true);
  expect(await get(`${pathname}x`)).toMatchObject({ http: 200, type: expect.stringMatching(/json/), cache: "no-store" });
});

test("an invoice, which tells what is still to be paid, stays in no cache", async () => {
  const { ask, token } = await customerOf(api, "demo@digi.example");
  const { invoices } = (await ask(myDigiInvoices, { query: { page: "1", lang: "en" } })).answer;
  const { pathname } = new URL(invoices[0]?.actions[0]?.url ?? "");
  expect(await get(pathname, bearer(token))).toMatchObject({ http: 200, type: "application/pdf", cache: "no-store" });
});
