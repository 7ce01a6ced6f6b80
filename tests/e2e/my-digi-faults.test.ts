/**
 * Journeys of each view of the customer area with every kind of answer that its call can get: late, missing, broken, partial or empty; and
 * with made-up parameters in the page's address.
 */
import type { Locator, Page } from "playwright/test";
import type { Endpoint } from "#core/base/contract/endpoint.ts";
import { myDigiAccount } from "#core/domain/customer/account.contract.ts";
import { myDigiProduct } from "#core/domain/customer/product-page.contract.ts";
import { myDigiProducts } from "#core/domain/customer/products.contract.ts";
import { myDigiOverview } from "#core/domain/order/overview.contract.ts";
import { customerOrders } from "#core/domain/order/customer-orders.contract.ts";
import { myDigiInvoices } from "#core/domain/invoices/invoices.contract.ts";
import { type CalendarDate, parseDate } from "#core/base/values/dates.ts";
import { pathOf } from "#core/base/values/routes.ts";
import { expect, test } from "#tests/page.ts";
import { recordShiftsFromNow, shiftsOf } from "#tests/shifts.ts";
import { sampleAccount } from "#tests/unit/widgets/my-digi/account/sample-account.ts";
import type { AreaPage } from "#widgets/my-digi/my-digi.rules.ts";
import { boxOf, expectRetryHeard, fakeCall, faults, type Fault } from "./fake-api.ts";
import { over } from "./ended-session.ts";
import { productCases } from "./product-pages.ts";
import { signInByHand } from "./signed-in.ts";

const area = (page: Page): Locator => page.locator("digi-my-digi");
const alert = (page: Page): Locator => area(page).locator("[part=alert]:visible");
const skeleton = (page: Page): Locator => area(page).locator(".ui-skeleton");
const day = (text: string): CalendarDate => parseDate(text) as CalendarDate;

const addresses = [
  { id: "FTTB-1000-1-01-1", text: "Grand-Place 1, 1000 Brussels" },
  { id: "FTTB-9000-1-01-10", text: "Veldstraat 10, 9000 Ghent" },
];
const phoneAt = (at: number, digits: string) => ({
  "phone-nr": digits,
  text: `+32 ${digits}`,
  kind: "mobile" as const,
  "address-id": addresses[at]?.id ?? null,
});
const phones = [phoneAt(0, "470123456"), phoneAt(1, "471654321")];
const plan = (at: number) => ({
  ...{ id: `p${at}`, i: "mobile-light", wpId: "1101", t: [`Light ${at}`], prc: 5, status: "active" as const },
  ...{ "address-id": addresses[at]?.id, "phone-nr": phones[at]?.["phone-nr"], esim: { installed: at > 0 } },
});

const overview = {
  due: { amount: 21.68, count: 1, next: day("2026-12-31") },
  ...{ usage: [], orders: [], notices: [] },
  products: { mobile: 2, internet: 0, tv: 0, landline: 0 },
};
const products = {
  client_id: "100200300",
  sections: (["mobile", "internet", "tv", "landline", "online"] as const).map((kind) => ({
    kind,
    items: kind === "mobile" ? [plan(0), plan(1)] : [],
  })),
  ...{ addresses, phones },
};
const invoice = {
  ...{ id: "7", tags: ["Paid"], name: "Invoice 1000000007", date: day("2026-11-01"), due: day("2026-11-30"), amount: 12 },
  ...{ status: "paid" as const, rejected: false, communication: "+++100/0000/00752+++", epc: null, button: null },
  lines: [{ kind: "product" as const, text: "Light", amount: 12 }],
  actions: [],
};
const invoices = {
  invoices: [invoice],
  creditor: { name: "Digi", iban: "BE71096123456769", bic: "GKCCBEBB" },
  payment: sampleAccount.payment,
  ...{ months: ["2026-11"], first: null, pay_all: null },
  ...{ page: 1, page_count: 1, page_size: 10, total_items: 1 },
};

const orders = {
  orders: [
    {
      ...{ orderId: "500000001", at: "2026-11-27T09:00:00Z", t: ["Fibre 500 Mbps"], status: "open" as const, total: 25 },
      next: "Choose a day for the technician.",
    },
  ],
  ...{ page: 1, page_count: 1, page_size: 10, total_items: 1 },
};

type Case<Answer extends object> = {
  readonly view: AreaPage;
  readonly endpoint: Endpoint<any, any, Answer>;
  readonly answer: Answer;
  /** A text that is shown once the view has its content. */
  readonly shows: string;
  /** The text for a customer who has nothing yet. */
  readonly empty: string;
  /** True where the API may answer with a part of the content, and with a sentence about the missing part in `error`. */
  readonly mayBeHalf: boolean;
  /** An answer with only the sentence `error`, which the view then shows alone. Undefined for a view whose API has no such answer. */
  readonly refusal?: Answer & { readonly error: string };
};

const made = "address-id=FTTB-2000-1-01-1&phone-nr=&phone-nr=470000000&tab=nonsense&tab=";
const troubles = ["an outage", "an outage, in words", "no JSON", "another shape", "no way there"];

async function retryOf(page: Page, fault: Fault): Promise<Locator> {
  const box = await boxOf(page, alert(page), fault);
  await expect(alert(page)).toHaveCount(1);
  return box.getByRole("button", { name: "Try again" });
}

function testView<Answer extends object>({ view, endpoint, answer, shows, empty, mayBeHalf, refusal }: Case<Answer>): void {
  test(`${view}: late, not at all, broken, half, refused, empty, and signed out @all`, async ({ page, request, complaints }) => {
    complaints.announce("Failed to load resource");
    await page.clock.install();
    await signInByHand(page, request);
    const call = await fakeCall(page, endpoint);
    const address = `${pathOf(view, "en")}?${made}`;

    // The window may be high, too: the area fills it while its content is loaded, since the height of the content is unknown, and what is
    // below moves down.
    for (const { width, height } of [
      { width: 320, height: 2400 },
      { width: 1280, height: 1080 },
    ])
      await test.step(`late, at ${width} px: its shape keeps the place, and nothing moves when it comes`, async () => {
        await page.setViewportSize({ width, height });
        call.answer(answer);
        const letGo = call.hold();
        await page.goto(address);
        await expect(skeleton(page)).toHaveAttribute("aria-busy", "true");
        // The page's own font is waited for, because it changes the width of the navigation and comes late on a busy machine.
        await page.evaluate(() => document.fonts.ready);
        await recordShiftsFromNow(page);
        letGo();
        await expect(area(page).getByText(shows).first()).toBeVisible();
        await expect(skeleton(page)).toHaveCount(0);
        expect(await shiftsOf(page)).toEqual([]);
      });

    for (const name of troubles)
      await test.step(name, async () => {
        const fault = faults[name] as Fault;
        call.fail(fault);
        await page.reload();
        const retry = await retryOf(page, fault);
        call.answer(answer);
        await retry.click();
        await expect(area(page).getByText(shows).first()).toBeVisible();
      });

    await test.step("half of it: one box says so above the rest", async () => {
      if (!mayBeHalf) return;
      call.answer({ ...answer, error: "Not all of your details could be gathered." });
      await page.goto(pathOf(view, "en"));
      await expect(alert(page)).toHaveText(/Not all of your details could be gathered\./);
      await expect(area(page).getByText(shows).first()).toBeVisible();
    });

    await test.step("page data with an error: the box, and nothing else", async () => {
      if (!refusal) return;
      call.answer(refusal);
      await page.goto(pathOf(view, "en"));
      await expect(alert(page)).toHaveText(refusal.error);
      await expect(area(page).getByRole("tab")).toHaveCount(0);
      await expect(area(page).getByText(shows)).toHaveCount(0);
      await expect(alert(page).getByRole("button")).toHaveCount(0);
    });

    await test.step("nothing yet", async () => {
      call.pass();
      await page.goto(pathOf(view, "en"));
      await expect(area(page)).toContainText(empty);
      await expect(alert(page)).toHaveCount(0);
    });

    await test.step("signed out: the login in place of the view, which shows nothing of the customer any more", async () => {
      call.answer(answer);
      await page.goto(pathOf(view, "en"));
      await expect(area(page).getByText(shows).first()).toBeVisible();
      call.fail(over("expired"));
      await page.reload();
      await expect(area(page).getByRole("heading", { name: "You have been signed out" })).toBeVisible();
      await expect(area(page).locator("digi-login")).toBeVisible();
      await expect(area(page).getByText(shows)).toHaveCount(0);
    });
  });
}

const mayBeHalf = true;
testView({
  ...{ view: "overview", endpoint: myDigiOverview, answer: overview, shows: "€21.68", empty: "You have nothing with us yet." },
  mayBeHalf,
});
testView({
  ...{ view: "my-products", endpoint: myDigiProducts, answer: products, shows: "Light 0", empty: "You have none yet." },
  mayBeHalf,
});
testView({
  ...{ view: "my-products-esim", endpoint: myDigiProducts, answer: products, shows: "Before you begin", mayBeHalf },
  empty: "None of your lines has an eSIM.",
});
testView({
  ...{ view: "orders", endpoint: customerOrders, answer: orders, shows: "Fibre 500 Mbps", empty: "You haven’t ordered anything yet." },
  mayBeHalf: false,
});
for (const one of productCases)
  testView({
    ...{ endpoint: myDigiProduct, empty: "You have nothing of this kind here.", mayBeHalf: false, ...one },
    refusal: { error: "We can’t gather this page now." },
  });
testView({
  ...{
    view: "invoices",
    endpoint: myDigiInvoices,
    answer: invoices,
    shows: invoice.name,
    empty: "Your first invoice comes once your first product works.",
  },
  mayBeHalf,
});
testView({
  view: "account",
  endpoint: myDigiAccount,
  answer: { account: sampleAccount },
  shows: "DG10020030021",
  empty: "Nothing ordered yet",
  mayBeHalf,
});

test("a clock that is set back makes nobody wait longer than the API asked for @all", async ({ page, request, complaints }) => {
  complaints.announce("Failed to load resource");
  await page.clock.install();
  await signInByHand(page, request);
  const call = await fakeCall(page, myDigiOverview);
  const fault = faults["too many calls"] as Fault;
  call.fail(fault);
  await page.goto(pathOf("overview", "en"));
  const box = await boxOf(page, alert(page), fault);
  await page.clock.setSystemTime((await page.evaluate(() => Date.now())) - 3_600_000);
  await expect(box).toContainText(/You can try again in \d\d?\ss\./);
  await page.clock.runFor(30_000);
  await expectRetryHeard(box);
});

const open = (page: Page, view: AreaPage, query: string): Promise<unknown> => page.goto(`${pathOf(view, "en")}?${query}`);
const plans = (page: Page): Locator =>
  area(page)
    .getByRole("listitem")
    .filter({ hasText: /^Light \d/ });

test("what is named in the address and is not the customer's is said; what is empty or twice there harms nothing [C-074, C-075, C-078] @all", async ({
  page,
  request,
}) => {
  await signInByHand(page, request);
  (await fakeCall(page, myDigiProducts)).answer(products);
  const sayings = { "address-id": "That address is not one of yours.", "phone-nr": "That number is not one of yours." };
  for (const [query, foreign, shown] of [
    ["address-id=&phone-nr=", undefined, ["Light 0", "Light 1"]],
    ["address-id&phone-nr&tab", undefined, ["Light 0", "Light 1"]],
    ["address-id=FTTB-9000-1-01-10&address-id=FTTB-1000-1-01-1", undefined, ["Light 1"]],
    ["phone-nr=%2B32470123456&phone-nr=471654321", undefined, ["Light 0"]],
    ["address-id=FTTB-2000-1-01-1", "address-id", ["Light 0", "Light 1"]],
    ["address-id=%3Cimg%20src%3Dx%3E%00&phone-nr=471654321", "address-id", ["Light 1"]],
    [`phone-nr=${"9".repeat(2000)}`, "phone-nr", ["Light 0", "Light 1"]],
    ["campaign=a&phone-nr=470999999", "phone-nr", ["Light 0", "Light 1"]],
  ] as const)
    await test.step(query.slice(0, 80), async () => {
      await open(page, "my-products", query);
      await expect(plans(page)).toHaveText(shown.map((name) => new RegExp(`^${name}`)));
      await expect(alert(page)).toHaveText(foreign === undefined ? [] : [new RegExp(sayings[foreign])]);
    });
  await alert(page)
    .getByRole("button", { name: /^Show / })
    .click();
  await expect(page).toHaveURL(/\?campaign=a&phone-nr=470123456$/);
  await expect(plans(page)).toHaveText([/^Light 0/]);

  (await fakeCall(page, myDigiAccount)).answer({ account: sampleAccount });
  for (const [query, selected] of [
    ["tab=nonsense", "Personal details"],
    ["tab=&tab=section_contracts", "Personal details"],
    ["tab=section_contracts&tab=nonsense", "Contracts"],
    ["tab=constructor&address-id=x", "Personal details"],
  ] as const) {
    await open(page, "account", query);
    await expect(area(page).getByRole("tab", { selected: true }), query).toHaveText(selected);
  }
});
