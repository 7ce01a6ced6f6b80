/** Tests that a call with an id that belongs to another customer is answered as not found. The tests run on both databases. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { accountEndSession, myDigiAccount } from "#core/domain/customer/account.contract.ts";
import { accountDocument } from "#core/domain/customer/documents.contract.ts";
import { myDigiProducts } from "#core/domain/customer/products.contract.ts";
import { myDigiOverview } from "#core/domain/order/overview.contract.ts";
import { settingsEmail, settingsInvoiceEmail, settingsPhoneNumber } from "#core/domain/customer/settings.contract.ts";
import { specOf } from "#core/base/contract/spec-of.ts";
import type { Endpoint } from "#core/base/contract/endpoint.ts";
import { mandateVersion } from "#core/domain/order/portability.schema.ts";
import type { InstallSlot } from "#core/domain/order/installation.schema.ts";
import { customerOrder, customerOrders } from "#core/domain/order/customer-orders.contract.ts";
import { cancelOrder, moveSlot, sendPortability } from "#core/domain/order/order-changes.contract.ts";
import { invoiceFile, myDigiInvoices, paymentLink } from "#core/domain/invoices/invoices.contract.ts";
import { changePaymentMethod } from "#core/domain/invoices/payment-method.contract.ts";
import { todayInBrussels } from "#core/base/values/brussels-time.ts";
import { addDays } from "#core/base/values/dates.ts";
import { products } from "#demo/api/db/schema-orders.ts";
import { routes } from "#demo/api/app/modules.ts";
import { bearer, createTime, newCustomer } from "./support/access.ts";
import { startApi, type TestApi } from "./support/api.ts";
import { customerOf, type Customer } from "./support/area.ts";
import { call, type Sent } from "./support/call.ts";
import { questionsOf } from "./support/questions.ts";
import { inAnotherHome, internetOrder } from "./support/sample-orders.ts";
import { orderIdOf, slotAt } from "./support/slots.ts";

const time = createTime();
let api: TestApi;
let customer: Customer;
let company: Customer;
let slot: InstallSlot;
beforeAll(async () => {
  api = await startApi({ now: time.now, rateLimitScale: 50, customerScale: 50 });
  customer = await customerOf(api, "demo@digi.example");
  company = await customerOf(api, "company@digi.example");
  slot = await slotAt(api, 12);
});
afterAll(() => api.close());

const missing = "00000000-0000-4000-8000-000000000000";
const accountOf = async ({ ask }: Customer) => (await ask(myDigiAccount, { query: { lang: "en" } })).answer.account;

type Kind = {
  readonly endpoint: Endpoint<any, any, any>;
  /** Returns the id of an object that belongs to the given customer. */
  readonly idOf: (own: Customer) => Promise<string | undefined>;
  readonly sent: (id: string) => Sent;
};

const invoiceOf = async ({ ask }: Customer, state?: string) =>
  (await ask(myDigiInvoices, { query: { ...(state && { state }) } })).answer.invoices[0]?.id;

const newOrderOf = (own: Customer) => orderIdOf(own, inAnotherHome(internetOrder(slot)));

const kinds: Readonly<Record<string, Kind>> = {
  "a contract's document": {
    endpoint: accountDocument,
    idOf: async (own) => new URL((await accountOf(own)).contracts[0]?.documents[0]?.url ?? "").pathname.split("/").at(-1),
    sent: (id) => ({ query: { id, lang: "en" } }),
  },
  "an invoice": { endpoint: invoiceFile, idOf: invoiceOf, sent: (id) => ({ query: { id, lang: "en" } }) },
  "an invoice to pay": {
    endpoint: paymentLink,
    idOf: (own) => invoiceOf(own, "due"),
    sent: (invoice) => ({ query: { invoice, lang: "en" } }),
  },
  "a session": {
    endpoint: accountEndSession,
    // The session to end is that of another device, so that the customer stays logged in.
    idOf: async (own) => (await accountOf(own)).sessions.find(({ current }) => !current)?.id,
    sent: (id) => ({ query: { id }, body: { lang: "en" } }),
  },
  "an order to move": { endpoint: moveSlot, idOf: newOrderOf, sent: (orderId) => ({ query: { orderId }, body: slot }) },
  "an order of a move from another operator": {
    endpoint: sendPortability,
    idOf: newOrderOf,
    sent: (orderId) => ({
      query: { orderId },
      body: {
        currentProvider: { prefix: "PXS", name: "Proximus" },
        customerNumber: "1",
        switchNumber: "A1",
        endDate: null,
        mandateVersion,
      },
    }),
  },
  "an order's page": { endpoint: customerOrder, idOf: newOrderOf, sent: (orderId) => ({ query: { orderId } }) },
  "an order to cancel": { endpoint: cancelOrder, idOf: newOrderOf, sent: (orderId) => ({ query: { orderId }, body: {} }) },
};

describe("what belongs to somebody else", () => {
  test.each(Object.entries(kinds))("%s is not there, by the same questions as what nobody has", async (_name, kind) => {
    const { endpoint, idOf, sent } = kind;
    await customerOf(api, customer.email); // The customer also logs in on another device.
    const id = (await idOf(customer)) ?? expect.fail("the customer has none");
    const answerTo = async (tried: string) => {
      const { http, status } = await company.ask(endpoint, sent(tried));
      return [http, status];
    };
    const refused = [200, { error: true, code: "not_found", message: "This doesn’t exist." }];
    for (const tried of [id, missing, "x", "'", id.toUpperCase()]) expect(await answerTo(tried), tried).toEqual(refused);

    const foreign = await questionsOf(api, () => answerTo(id));
    expect(foreign.join("\n")).toMatch(/"(id|number)" = \$\d+ and "\w+"\."account_id" = \$\d+/);
    expect(foreign).toEqual(await questionsOf(api, () => answerTo(missing)));
    expect((await customer.ask(endpoint, sent(id))).status.error).toBe(false);
  });

  test("is in no answer: no address, number, invoice, session or word of theirs, also where the query names it", async () => {
    const theirs = await accountOf(customer);
    const { invoices } = (await customer.ask(myDigiInvoices)).answer;
    const secrets = [
      ...theirs.addresses.map(({ id }) => id),
      ...theirs.phones.map((one) => one["phone-nr"]),
      ...theirs.sessions.map(({ id }) => id),
      ...theirs.contracts.map(({ id }) => id),
      ...invoices.flatMap(({ id, communication }) => [id, communication]),
      ...[theirs.email, theirs.customer_number, theirs.last_name, theirs.switch_number, theirs.sim_number ?? ""],
    ];
    expect(secrets.filter((secret) => secret.length > 3).length).toBe(secrets.length);
    const named = { "address-id": theirs.addresses[0]?.id ?? "", "phone-nr": theirs.phones[0]?.["phone-nr"] ?? "" };
    for (const { path } of [myDigiAccount, myDigiOverview, myDigiProducts]) {
      const ask = async (query: Record<string, string>) =>
        (await api.app.inject({ url: path, query: { lang: "en", ...query }, headers: bearer(company.token) })).payload;
      const [plain, withNames] = [await ask({}), await ask(named)];
      expect(withNames, path).toBe(plain);
      for (const secret of secrets) expect(plain, path).not.toContain(secret);
    }
    const list = JSON.stringify((await company.ask(myDigiInvoices)).answer);
    for (const secret of secrets) expect(list).not.toContain(secret);
  });

  test("is in no list of orders, on no page of it, also where the query names the order", async () => {
    const theirs = await newOrderOf(customer);
    const pages = async (own: Customer, more: Record<string, string> = {}) => {
      const ids: string[] = [];
      for (let page = 1, count = 1; page <= count; page++) {
        const { answer } = await own.ask(customerOrders, { query: { page: String(page), lang: "en", ...more } });
        count = answer.page_count;
        ids.push(...answer.orders.map(({ orderId }) => orderId));
      }
      return ids;
    };
    const own = await pages(customer);
    expect(own).toContain(theirs);
    const foreign = await pages(company);
    expect(foreign.length).toBeGreaterThan(0);
    expect(foreign.filter((id) => own.includes(id))).toEqual([]);
    expect(await pages(company, { orderId: theirs, "order-id": theirs })).toEqual(foreign);
  });

  test.each([
    ["yesterday", -1, "not_found"],
    ["today", 0, undefined],
    ["tomorrow", 1, undefined],
  ] as const)(
    "is what has ended as well: the place of a line that ends %s is the customer's own, or nobody's",
    async (_when, days, code) => {
      const { email, id: accountId } = await newCustomer(api);
      const at = new Date(time.now());
      const line = {
        accountId,
        cents: 500,
        status: "active",
        startsAt: at,
        orderedAt: at,
        endsOn: addDays(todayInBrussels(time.now()), days),
      } as const;
      await api.context.db.insert(products).values([
        { ...line, kind: "mobile", offer: "mobile-light", wpId: "1101", phone: "+32470998811" },
        { ...line, kind: "internet", offer: "internet-500", wpId: "1201", address: "FTTB-1000-1-01-1~9Z" },
      ]);
      const own = await customerOf(api, email);
      const [address, phone] = [{ "address-id": "FTTB-1000-1-01-1~9Z" }, { "phone-nr": "470998811" }];
      const targets = [address, phone, { ...address, ...phone }, { "phone-nr": "0470998811" }, { "phone-nr": "+32470998811" }];
      for (const target of targets)
        expect((await own.ask(settingsPhoneNumber, { body: { lang: "en", value: "470112233", ...target } })).status.code).toBe(code);
      for (const setting of [settingsEmail, settingsInvoiceEmail])
        expect((await own.ask(setting, { body: { lang: "en", value: `line.${days}@example.com`, ...address } })).status.code).toBe(code);
      const { addresses, phones } = await accountOf(own);
      expect([addresses.length, phones.length]).toEqual(code === undefined ? [1, 1] : [0, 0]);
    },
  );

  test("is not changed: what one sets is one's own", async () => {
    const before = await accountOf(customer);
    await company.ask(settingsPhoneNumber, { body: { lang: "en", value: "0470 11 22 33" } });
    await company.ask(changePaymentMethod, { body: { lang: "en", method: "manual_transfer", name: "", "cnp-cui": "", iban: "" } });
    expect((await accountOf(company)).phone_number).toBe("470112233");
    expect(await accountOf(customer)).toEqual({ ...before, sessions: expect.any(Array) });
  });
});

/** Every call of the area, with a query that fills its path and a body where it takes one. */
const areaCalls = routes.flatMap(({ endpoint }) => (endpoint.access === "account" ? [[specOf(endpoint).id, endpoint] as const] : []));
const sentTo = ({ path, method }: Endpoint<any, any, any>): Sent => ({
  query: Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => [name, name === "product" ? "mobile" : missing])),
  ...(method === "POST" && { body: {} }),
});

test.each(areaCalls)(
  "the area is asked with a good token only, and its answers are never kept by a browser: %s [C-411]",
  async (_id, endpoint) => {
    const sent = sentTo(endpoint);
    const anonymous = await call(api, endpoint, sent);
    expect([anonymous.http, anonymous.headers["cache-control"]]).toEqual([401, "no-store"]);
    expect((await call(api, endpoint, { ...sent, headers: bearer("made-up") })).http).toBe(401);
    expect((await customer.ask(endpoint, sent)).headers["cache-control"]).toBe("no-store");
  },
);
