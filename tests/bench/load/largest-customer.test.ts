/**
 * Tests how long calls take for a customer with everything that the limits allow (decisions §14), compared with a customer with two
 * products; and how long another call takes while the largest orders are placed, compared with the same call alone. Where everything was
 * measured, LOAD.md gets the figures.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { formatted } from "#build/formatted.ts";
import { myDigiProduct } from "#core/domain/customer/product-page.contract.ts";
import { myDigiProducts } from "#core/domain/customer/products.contract.ts";
import { myDigiOverview } from "#core/domain/order/overview.contract.ts";
import { myDigiInvoices } from "#core/domain/invoices/invoices.contract.ts";
import { customerOrder, customerOrders } from "#core/domain/order/customer-orders.contract.ts";
import type { FlowOrder } from "#core/domain/order/order.schema.ts";
import { most } from "#demo/api/modules/order/bounds.ts";
import { bearer, createTime, hourMs } from "#tests/contract/support/access.ts";
import { startApi, type TestApi } from "#tests/contract/support/api.ts";
import { customerOf, newcomer, type Customer } from "#tests/contract/support/area.ts";
import { inAnotherHome, internetOrder, mobileOrder, newLine } from "#tests/contract/support/sample-orders.ts";
import { installDays } from "#tests/contract/support/slots.ts";
import { sectionOfLargest, withLargest, type Comparison } from "./report.ts";
import { postgresUrl } from "./servers.ts";

/**
 * The numbers of rounds: of a measurement while orders are placed, and of a measurement of calls alone. Two measurements that are compared
 * are made by turns.
 */
const rounds = 10;
const roundsOfCall = 31;
const mostRatio = 2;
const longestHoldUpMs = 250;

const time = createTime();
let api: TestApi;
let two: Customer;
let largest: Customer;

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const compared: Comparison[] = [];
const lines = (count: number) => Array.from({ length: count }, () => newLine());

/** Returns an order of a home's three lines (internet, TV, landline), with a technician's visit, and the given number of SIM cards. */
async function homeOrder(simCards: number): Promise<FlowOrder> {
  const date = (await installDays(api))[12]?.date;
  if (!date) throw new Error("no day is offered");
  const body = inAnotherHome(internetOrder({ date, intervalValue: "08:00-12:00" }));
  const landline = { i: "landline-unlimited", wpId: "1401", phone: "new-phone", phoneProvider: null, landline_agree: false } as const;
  const bundle = { ...body.bundle, mobile: lines(simCards), tv: { i: "tv-max-nl", wpId: "1303" }, landline };
  return { ...body, bundle, bundlesPrice: 24.5 + 5 * simCards };
}

async function placeOrder(own: Customer, body: FlowOrder): Promise<void> {
  const { status } = await own.order(body);
  if (status.error) throw new Error(`not placed: ${JSON.stringify(status)}`);
}

beforeAll(async () => {
  // PostgreSQL is used because it has several connections: PGlite has only one, and other calls would wait for an order that uses it.
  vi.stubEnv("DATABASE_URL", postgresUrl);
  api = await startApi({ now: time.now, rateLimitScale: 1000 });
  [two, largest] = [await newcomer(api), await newcomer(api)];
  await placeOrder(two, mobileOrder(...lines(2)));
  // Three visits of a technician, 20 products and 10 orders are the most of a day.
  for (const simCards of [1, 1, 1]) await placeOrder(largest, await homeOrder(simCards));
  for (const simCards of [2, 1, 1, 1, 1, 1, 1]) await placeOrder(largest, mobileOrder(...lines(simCards)));
  time.pass(45 * 24 * hourMs);
  [two, largest] = [await customerOf(api, two.email), await customerOf(api, largest.email)];
});
afterAll(async () => {
  await api.close();
  vi.unstubAllEnvs();
  if (compared.length < calls.length + 1) return;
  const path = "tests/bench/LOAD.md";
  const circumstances = { day: new Date().toISOString().slice(0, 10), node: process.version, processors: cpus().length };
  const text = withLargest(readFileSync(path, "utf8"), sectionOfLargest(compared, circumstances));
  writeFileSync(path, await formatted(path, text));
});

const msOf = async (go: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now();
  await go();
  return performance.now() - begun;
};

/** Sends a request without the checks that tests usually make of an answer, because the checks must not be measured. */
const get = async (own: Customer, path: string): Promise<void> => {
  const { statusCode } = await api.app.inject({ method: "GET", url: `${path}lang=en`, headers: bearer(own.token) });
  if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}`);
};

const pathOfPdf = async (own: Customer): Promise<string> => {
  const { invoices } = (await own.ask(myDigiInvoices, { query: { page: "1", lang: "en" } })).answer;
  return `/my-digi/invoices/${invoices.at(-1)?.id ?? ""}/pdf?`;
};

const pathOfOrder = async (own: Customer): Promise<string> => {
  const { orders } = (await own.ask(customerOrders, { query: { page: "1", lang: "en" } })).answer;
  return `${customerOrder.path.replace("{orderId}", orders[0]?.orderId ?? "")}?`;
};

const calls: readonly [name: string, pathFor: (own: Customer) => Promise<string>][] = [
  ["overview", async () => `${myDigiOverview.path}?`],
  ["products", async () => `${myDigiProducts.path}?`],
  ["page of a mobile line", async () => `${myDigiProduct.path.replace("{product}", "mobile")}?`],
  ["orders", async () => `${customerOrders.path}?page=1&`],
  ["newest order", pathOfOrder],
  ["invoices", async () => `${myDigiInvoices.path}?page=1&`],
  ["PDF of the first invoice", pathOfPdf],
];

describe("the customer with everything", () => {
  test("has as many products and orders as one customer may have ordered in a day", async () => {
    const { sections } = (await largest.ask(myDigiProducts, { query: { lang: "en" } })).answer;
    expect(sections.flatMap(({ items }) => items)).toHaveLength(most.products);
    expect((await largest.ask(customerOrders, { query: { page: "1", lang: "en" } })).answer.orders).toHaveLength(most.ordersADay);
  });

  test.each(calls)("waits for %s no more than twice as long as one with two products", async (name, pathFor) => {
    const [ofTwo, ofLargest] = [await pathFor(two), await pathFor(largest)];
    const ask = { two: () => get(two, ofTwo), largest: () => get(largest, ofLargest) };
    for (const go of Object.values(ask)) await go();
    const times: { readonly two: number[]; readonly largest: number[] } = { two: [], largest: [] };
    for (let round = 0; round < roundsOfCall; round++) {
      times.two.push(await msOf(ask.two));
      times.largest.push(await msOf(ask.largest));
    }
    const [few, many] = [median(times.two), median(times.largest)];
    compared.push({ name, baseMs: few, ms: many, limit: `${mostRatio} times` });
    console.log(`${name}: ${many.toFixed(1)} ms with everything, ${few.toFixed(1)} ms with two products`);
    expect(many / few).toBeLessThanOrEqual(mostRatio);
  });
});

test("twelve of the largest orders at once hold up another call by no more than a quarter of a second", async () => {
  const other = (): Promise<void> => get(two, `${myDigiProducts.path}?`);
  const [alone, beside]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    const customers = await Promise.all(Array.from({ length: 12 }, () => newcomer(api)));
    const bodies = await Promise.all(
      customers.map(async () => ({
        ...(await homeOrder(6)),
        order: { ...internetOrder(null).order, installation: { date: null, intervalValue: null } },
      })),
    );
    alone.push(await msOf(other));
    const orders = Promise.all(customers.map((own, index) => own.order(bodies[index] as FlowOrder)));
    // The first call ends before the orders are under way, so a second call is measured while they are.
    await other();
    beside.push(await msOf(other));
    const answered = await orders;
    expect(answered.every(({ status }) => !status.error)).toBe(true);
  }
  const name = "products, while twelve of the largest orders are placed";
  compared.push({ name, baseMs: median(alone), ms: median(beside), limit: `${longestHoldUpMs} ms more` });
  console.log(`another call: ${median(beside).toFixed(1)} ms beside 12 orders, ${median(alone).toFixed(1)} ms beside none`);
  expect(median(beside) - median(alone)).toBeLessThanOrEqual(longestHoldUpMs);
});
