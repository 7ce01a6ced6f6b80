/**
 * Journeys of what can go wrong with an invoice's file, its payment link and its copy button. They also check to which requests the page
 * adds the access token.
 */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { APIRequestContext, Page, Route } from "playwright/test";
import { myDigiInvoices, paymentLink, type Invoice } from "#core/domain/invoices/invoices.contract.ts";
import type { CalendarDate } from "#core/base/values/dates.ts";
import { expect, test } from "#tests/page.ts";
import { ports } from "#tests/ports.ts";
import { tabOpenedBy } from "#tests/tabs.ts";
import { api } from "./access.ts";
import { fakeCall } from "./fake-api.ts";
import { area, payButton, rows } from "./invoice-rows.ts";
import { signInByHand } from "./signed-in.ts";

/** Returns the API's answer with a single invoice. */
const listOf = (invoice: Partial<Invoice>) => ({
  invoices: [
    {
      ...{
        id: "7",
        tags: ["To pay"],
        name: "Invoice 7",
        date: "2026-03-01" as CalendarDate,
        due: "2026-03-31" as CalendarDate,
        amount: 12.5,
        status: "due",
        rejected: false,
      },
      ...{ communication: "+++100/0000/01852+++", epc: null, lines: [], actions: [], button: null },
      ...invoice,
    } satisfies Invoice,
  ],
  creditor: { name: "digi", iban: "BE71096123456769", bic: "GKCCBEBB" },
  payment: { method: "manual_transfer" as const, holder: "Alex", iban: null, mandate: null },
  ...{ months: ["2026-03"], first: null, pay_all: null },
  ...{ page: 1, page_count: 1, page_size: 10, total_items: 1 },
});

/** Opens the invoices page of a new customer who has a single invoice. */
async function openWith(page: Page, request: APIRequestContext, invoice: Partial<Invoice>): Promise<void> {
  await signInByHand(page, request);
  (await fakeCall(page, myDigiInvoices)).answer(listOf(invoice));
  await page.goto("/en/my-digi/invoices");
  await expect(rows(page)).toHaveCount(1);
}

const own = (path: string): string => api + path;
const file = (url: string, text = "Download (PDF)") => ({ text, icon: "file", url });

test("says at its button that a file is missing or does not come, and saves it under a safe name [C-399, C-430] @all", async ({
  page,
  request,
  context,
  complaints,
}) => {
  complaints.announce("Failed to load resource");
  await openWith(page, request, { actions: [file(own("/my-digi/invoices/7/pdf"))] });
  const button = rows(page).getByRole("button", { name: /^Download/ });
  const said = rows(page).locator(".ui-error");
  const cors = { "access-control-allow-origin": "*", "access-control-expose-headers": "content-disposition" };
  const pdf = { body: "%PDF-1.7", contentType: "application/pdf" };
  let answer: Parameters<Route["fulfill"]>[0] = {};
  await page.route(own("/my-digi/invoices/7/pdf"), (route) =>
    route.request().method() === "OPTIONS" ? route.continue() : route.fulfill({ ...answer, headers: { ...cors, ...answer?.headers } }),
  );
  for (const bad of [
    { status: 404, json: { meta: { status: { error: true, code: "not_found" } } } },
    { status: 404, body: "Not Found", contentType: "text/plain" },
    { status: 200, body: "<h1>Please log in</h1>", contentType: "text/html" },
    { status: 200, json: { meta: { status: { error: false } } } },
  ]) {
    await test.step(JSON.stringify(bad), async () => {
      answer = bad;
      await button.click();
      await expect(said).toHaveText("File is missing or not an attachment");
      await expect(area(page).getByRole("status").first()).toHaveText("File is missing or not an attachment");
      await expect(button).toBeFocused();
      answer = { status: 503, body: "" };
      await button.click();
      await expect(said).toHaveText("The file could not be downloaded. Please try again.");
    });
  }
  await context.setOffline(true);
  await button.click();
  await expect(said).toHaveText("The file could not be downloaded. Please try again.");
  await context.setOffline(false);
  for (const [disposition, name] of [
    ["attachment; filename=\"facture-7.pdf\"; filename*=UTF-8''factur%C3%A9-7.pdf", "facturé-7.pdf"],
    ['attachment; filename="../../invoice-7.pdf"', "invoice-7.pdf"],
    ["attachment", "downloaded_file.pdf"],
    [undefined, "downloaded_file.pdf"],
  ] as const) {
    answer = { ...pdf, ...(disposition !== undefined && { headers: { "content-disposition": disposition } }) };
    const saved = page.waitForEvent("download");
    await button.click();
    expect((await saved).suggestedFilename(), disposition ?? "no header").toBe(name);
    await expect(said).toHaveCount(0);
  }
});

test("says at its button that a payment link is refused or not https, closes its tab, or shows a link instead [C-397, C-398] @all", async ({
  page,
  request,
  context,
  complaints,
}) => {
  complaints.announce("Failed to load resource");
  await page.addInitScript(() => {
    const { open } = window;
    window.open = (...given) => ((window as { isBlocked?: boolean }).isBlocked ? null : open.apply(window, given));
  });
  const elsewhere: string[] = [];
  page.on("request", (one) => void (/evil\.example/.test(one.url()) && elsewhere.push(one.url())));
  await openWith(page, request, {
    actions: [file(own("/my-digi/invoices/7/pdf"))],
    button: { text: "Pay", url: "https://evil.example/pay?invoice=7&sign=%2B&x=a%20b#part" },
  });
  await test.step("shows name, tag, date, amount, button and action of an invoice [C-176]", async () => {
    await expect(rows(page)).toHaveText(
      /^March 2026\s*To pay\s*Invoice 7, 1 March 2026, to pay by 31 March 2026\s*€12\.50\s*Pay.*Download/s,
    );
    await expect(payButton(page)).toBeEnabled();
    await expect(rows(page).getByRole("button", { name: /^Download \(PDF\)/ })).toBeEnabled();
  });
  const link = await fakeCall(page, paymentLink);
  const box = rows(page).locator("[part=alert]");
  const refused = (code: string, message: string) => ({ answer: { json: { meta: { status: { error: true, code, message } } } } });
  const redirect = (redirectUrl: string) => () => link.answer({ data: { redirectUrl } });
  for (const [words, arrange] of [
    ["There is nothing to pay.", () => link.fail(refused("already_done", "There is nothing to pay."))],
    ["No payment page today.", () => link.fail(refused("not_available", "No payment page today."))],
    ["Something is wrong on our side.", () => link.fail({ answer: { body: '{"data":{"redirectUrl":"https://pay' } })],
    ["Something is wrong on our side.", () => link.fail({ answer: { status: 503, body: "" } })],
    ["Something is wrong on our side.", redirect("http://pay.example/1")],
    ["Something is wrong on our side.", redirect("javascript:alert(1)")],
    ["Something is wrong on our side.", redirect("data:text/html,x")],
  ] as const) {
    await test.step(`${words} ${String(arrange)}`, async () => {
      arrange();
      await tabOpenedBy(page, () => payButton(page).click());
      await expect(box).toContainText(words);
      await expect(box).toBeFocused();
      await expect.poll(() => context.pages().length, "no empty tab is left").toBe(1);
    });
  }
  await page.evaluate(() => Object.assign(window, { isBlocked: true }));
  const asked = page.waitForRequest((one) => one.url().startsWith(own(paymentLink.path)) && one.method() === "GET");
  redirect("https://pay.example/1")();
  await payButton(page).click();
  expect((await asked).url(), "its query as it stands, at the API").toBe(own(`${paymentLink.path}?invoice=7&sign=%2B&x=a%20b`));
  await expect(rows(page)).toContainText("Your browser opened no tab for the payment.");
  await expect(rows(page).getByRole("link", { name: "Go to the payment page" })).toHaveAttribute("href", "https://pay.example/1");
  expect(elsewhere).toEqual([]);
});

test.describe("on a page whose policy allows every address @all", () => {
  test.use({ bypassCSP: true });

  test("the token goes to the API alone: not to links on other origins, and not along with a redirect", async ({ page, request }) => {
    const heard: { readonly url: string | undefined; readonly headers: string }[] = [];
    const other = createServer((asked, answer) => {
      heard.push({ url: `${asked.method} ${asked.url}`, headers: JSON.stringify(asked.headers) });
      const allowed = { "access-control-allow-origin": asked.headers.origin ?? "*", "access-control-allow-headers": "authorization" };
      // The answer has no content, so that the new tab has nothing to show or to save.
      if (asked.url !== "/moved") return answer.writeHead(204).end();
      answer.writeHead(200, { ...allowed, "content-type": "application/pdf", "content-disposition": "attachment" });
      return answer.end("%PDF-1.7");
    });
    await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
    const origin = `127.0.0.1:${(other.address() as AddressInfo).port}`;
    const urls = {
      Absolute: `http://${origin}/absolute`,
      Relative: `//${origin}/relative`,
      Named: `http://localhost:${ports.api}@${origin}/named`,
      Script: "javascript:alert(1)",
      Data: "data:text/html,<script>alert(1)</script>",
      Moved: own("/my-digi/invoices/7/pdf"),
    };
    let toApi = "";
    await page.route(own("/my-digi/invoices/7/pdf"), async (route) => {
      if (route.request().method() === "OPTIONS") return route.continue();
      toApi = (await route.request().headerValue("authorization")) ?? "";
      return route.fulfill({ status: 302, headers: { location: `http://${origin}/moved`, "access-control-allow-origin": "*" } });
    });
    await openWith(page, request, { actions: Object.entries(urls).map(([text, url]) => file(url, text)) });
    const actions = rows(page).locator(".area-actions");
    await expect(actions.getByRole("link")).toHaveText([/^Absolute/, /^Relative/, /^Named/]);
    await expect(actions.getByRole("button")).toHaveText([/^Moved/]);
    for (const one of await actions.getByRole("link").all()) {
      await expect(one).toHaveAttribute("rel", "noopener noreferrer");
      const before = heard.length;
      await one.click();
      await expect.poll(() => heard.length).toBe(before + 1);
    }
    const saved = page.waitForEvent("download");
    await actions.getByRole("button").click();
    expect((await saved).suggestedFilename()).toBe("downloaded_file.pdf");
    expect(heard.map(({ url }) => url)).toEqual(["GET /absolute", "GET /relative", "GET /named", "GET /moved"]);
    const told = heard.map(({ headers }) => headers).join("\n");
    expect(toApi).toMatch(/^Bearer \S{20,}$/);
    expect(told).not.toContain(toApi.slice("Bearer ".length));
    expect(told).not.toMatch(/authorization|bearer|cookie/i);
    other.close();
  });
});

test("where the clipboard is refused the communication stands selected, to be copied by hand @all", async ({ page, request }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", {
      value: { writeText: () => Promise.reject(new DOMException("refused", "NotAllowedError")) },
    });
  });
  const epc = ["BCD", "002", "1", "SCT", "GKCCBEBB", "digi", "BE71096123456769", "EUR12.50", "", "", "+++100/0000/01852+++"].join("\n");
  await openWith(page, request, { epc, button: { text: "Pay", url: own("/api-post-payment-link?invoice=7") } });
  await rows(page).getByText("Pay by bank transfer").click();
  await rows(page).getByRole("button", { name: "Copy the communication" }).click();
  const field = rows(page).getByRole("textbox", { name: "Copy the communication" });
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription("Your browser won’t let us copy. The text is selected, so you can copy it yourself.");
  expect(await field.evaluate((one: HTMLInputElement) => one.value.slice(one.selectionStart ?? 0, one.selectionEnd ?? 0))).toBe(
    "+++100/0000/01852+++",
  );
});
