/**
 * The bench's pages of the customer area with 500 invoices and 100 devices: the API's answers for them, and a measurement of how long the
 * page takes to react to presses and keys.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import { epcPayload } from "#core/base/values/epc.ts";
import { structuredCommunication } from "#core/base/values/structured-communication.ts";
import type { Tab } from "./browser.ts";
import { createPresses, type Pressed } from "./presses.ts";

const invoiceCount = 500;
const pageSize = 100;
/** The number of devices, which is the most that the call may answer. */
const deviceCount = 100;
const creditor = { name: "digi Belgium (demo)", iban: "BE71096123456769", bic: "GKCCBEBB" };
const payment = { method: "manual_transfer", holder: "Anne Peeters", iban: null, mandate: null };

const invoice = (number: number, api: string) => ({
  id: `i${number}`,
  tags: ["To pay"],
  name: `Invoice ${number}`,
  date: "2026-10-01",
  due: "2026-10-31",
  amount: 46.5,
  status: "due",
  rejected: false,
  communication: structuredCommunication(String(number)),
  epc: epcPayload({ ...creditor, cents: 4650, communication: structuredCommunication(String(number)) }) ?? null,
  lines: ["Essentials", "Light", "Fibre 1 Gbps", "TV", "Landline"].map((text) => ({
    kind: "product",
    text,
    note: "1 October",
    amount: 9.3,
  })),
  actions: [{ text: "Download (PDF)", icon: "download", url: `${api}/my-digi/invoices/i${number}/pdf` }],
  button: { text: "Pay", url: `${api}/api-post-payment-link?invoice=i${number}` },
});

function invoicesOf(query: URLSearchParams, api: string): object {
  const page = Number(query.get("page") ?? 1);
  const invoices = Array.from({ length: pageSize }, (_, at) => invoice(1_000_000_000 + (page - 1) * pageSize + at, api));
  const frame = { creditor, payment, months: ["2026-10"], first: null, pay_all: null };
  return { invoices, ...frame, page, page_count: invoiceCount / pageSize, page_size: pageSize, total_items: invoiceCount };
}

const user = { user_id: "1", client_id: "100200300", email: "anne@digi.example", first_name: "Anne", last_name: "Peeters" };

const account = {
  ...user,
  identification_email: user.email,
  invoice_email: user.email,
  customer_number: "100200300",
  status: "active",
  expiration_date: null,
  services: ["mobile"],
  phone_number: "470123456",
  sim_number: null,
  switch_number: "DG10020030021",
  addresses: [],
  phones: [],
  payment,
  contracts: [],
  sessions: Array.from({ length: deviceCount }, (_, at) => ({
    id: `d${at}`,
    device: `Firefox on Windows ${at}`,
    last_used: "2026-10-01T08:30:00Z",
    current: at === 0,
  })),
};

const session = { access_token: "bench", token_type: "Bearer", expires_in: 3600, scope: "account", user };

/** Returns the API's answer to a call of the customer area, or undefined for other calls. */
export function answerArea({ method, url = "", headers }: IncomingMessage): object | undefined {
  const api = `http://${headers.host}`;
  const { pathname, searchParams } = new URL(url, api);
  if (pathname === "/oauth2/token") return session;
  if (pathname === "/my-digi/invoices") return invoicesOf(searchParams, api);
  if (pathname === "/my-digi/account") return { account };
  if (method === "POST" && pathname.startsWith("/my-digi/account/sessions/")) return {};
  return undefined;
}

/** Sets the CORS headers of a response. Requests carry a cookie, so the header must name the origin of the sender. */
export function allowSender({ headers }: IncomingMessage, response: ServerResponse): void {
  response.setHeader("access-control-allow-credentials", "true");
  response.setHeader("access-control-allow-origin", headers.origin ?? "*");
  response.setHeader("access-control-allow-headers", headers["access-control-request-headers"] ?? "*");
}

/** Uses the customer area with all invoices and devices shown, and measures how long the page takes to react to each press and key. */
export async function useArea(tab: Tab): Promise<Pressed> {
  const { page, quiet } = tab;
  const tag = page.locator("digi-my-digi");
  const rows = tag.getByRole("article");
  const more = tag.getByRole("button", { name: "Load more" });
  const { press, type, key, read } = createPresses(tab);
  await rows.nth(pageSize - 1).waitFor();
  await page.evaluate(() => window.bench.clearInteractions());
  for (let shown = pageSize; shown < invoiceCount; shown += pageSize) {
    await press("load more", more);
    await rows.nth(shown + pageSize - 1).waitFor();
    await quiet();
  }
  await press("open the first invoice", rows.first().getByText("Details").first());
  await press("open how to pay", rows.first().getByText("Pay by bank transfer"));
  await press("open the 400th invoice", rows.nth(400).getByText("Details").first());
  await tag.getByLabel("Status").focus();
  await key("another status", "ArrowDown");
  await quiet();
  await tag.evaluate((one) => one.setAttribute("view", "account"));
  await tag.getByRole("tab", { name: "Personal details", selected: true }).waitFor();
  await quiet();
  await press("change the login", tag.getByRole("button", { name: "Change Email for login" }));
  await type("type a login", "anne");
  await key("leave it", "Escape");
  await press("log a device out", tag.getByRole("button", { name: "Log out Firefox on Windows 50" }));
  await tag.getByText("Firefox on Windows 50", { exact: true }).first().waitFor({ state: "detached" });
  return read();
}
