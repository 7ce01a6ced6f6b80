/** Tests what the list of invoices says of all of them: their months, the day of the first one, and the payment of all that is due. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { paymentLink, type Invoice } from "#core/domain/invoices/invoices.contract.ts";
import { centsOfEuros, eurosOfCents, sumOf } from "#core/base/values/money.ts";
import { createTime } from "./support/access.ts";
import { startApi, type TestApi } from "./support/api.ts";
import { allInvoices, invoicePage, queryOf } from "./support/invoices.ts";
import { customerOf, newcomer, type Customer } from "./support/area.ts";
import { customersOrder } from "./support/sample-orders.ts";

const time = createTime();
let api: TestApi;
let customer: Customer;
let company: Customer;
beforeAll(async () => {
  api = await startApi({ now: time.now, rateLimitScale: 50 });
  customer = await customerOf(api, "demo@digi.example");
  company = await customerOf(api, "company@digi.example");
});
afterAll(() => api.close());

/** Opens the payment page without an access token, since its address alone, which is new each time, gives access to it. */
const open = async (url: string) => api.app.inject({ method: "GET", url: new URL(url).pathname + new URL(url).search });
const press = async (url: string, choice: string) =>
  api.app.inject({
    method: "POST",
    url: new URL(url).pathname + new URL(url).search,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: `choice=${choice}`,
  });
const linkTo = async (who: Customer, url: string) => who.ask(paymentLink, { query: queryOf(url) });

/** Creates a customer with one invoice that is due. */
async function debtor(): Promise<{ own: Customer; invoice: Invoice; url: string }> {
  const own = await newcomer(api);
  const body = customersOrder();
  await own.order({ ...body, order: { ...body.order, payment: { manualTransfer: true } } });
  const [invoice] = await allInvoices(own);
  if (!invoice?.button) throw new Error("nothing is due");
  return { own, invoice, url: invoice.button.url };
}

test("has the months of all invoices, the sum of those to pay, and where there is none, the day of the first one", async () => {
  const { months, first, pay_all } = await invoicePage(customer, { state: "overdue" });
  expect(months).toEqual([...new Set((await allInvoices(customer)).map(({ date }) => date.slice(0, 7)))]);
  expect([first, pay_all?.amount, pay_all?.text]).toEqual([null, 139.5, "Pay all"]);
  expect(await invoicePage(company)).toMatchObject({ first: null, pay_all: null });
  expect(await invoicePage(await newcomer(api))).toMatchObject({ months: [], first: null, pay_all: null });
});

test("all that is due is paid at once, with one sum; a single invoice that was paid meanwhile is left out", async () => {
  const { own, invoice } = await debtor();
  const body = customersOrder();
  await own.order({ ...body, order: { ...body.order, payment: { manualTransfer: true } } });
  const [others, { pay_all: button }] = [(await allInvoices(own)).filter(({ id }) => id !== invoice.id), await invoicePage(own)];
  if (!button) throw new Error("nothing to pay at once");
  expect(button.amount).toBe(eurosOfCents(sumOf((await allInvoices(own)).map(({ amount }) => centsOfEuros(amount)))));
  const { redirectUrl } = (await linkTo(own, button.url)).answer.data;
  const page = (await open(redirectUrl)).payload;
  expect(page).toContain(`€${button.amount.toFixed(2)}`);
  expect(page).toContain("for 2 invoices.");
  await press((await linkTo(own, invoice.button?.url ?? "")).answer.data.redirectUrl, "pay");
  expect((await press(redirectUrl, "pay")).payload).toContain("Thank you, it’s paid");
  expect((await allInvoices(own)).map(({ status }) => status)).toEqual(["paid", "paid"]);
  expect([others.length, (await invoicePage(own)).pay_all]).toEqual([1, null]);
  expect((await linkTo(own, button.url)).status.code).toBe("already_done");
});
