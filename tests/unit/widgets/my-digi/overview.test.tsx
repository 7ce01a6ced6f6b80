/** Tests the rendered HTML of the overview. */
import { signal } from "@preact/signals-core";
import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Usage } from "#core/domain/customer/products.contract.ts";
import type { Overview } from "#core/domain/order/overview.contract.ts";
import { isBuilt } from "#core/base/values/routes.ts";
import { parseDate } from "#core/base/values/dates.ts";
import { attributesOf } from "#tests/unit/core/ui/base/markup.ts";
import { hrefOf } from "#widgets/my-digi/overview/overview.model.ts";
import { View } from "#widgets/my-digi/overview/overview.view.tsx";

type Props = ComponentProps<typeof View>;

const empty: Overview = {
  ...{ due: { amount: 0, count: 0, next: null }, usage: [], orders: [], notices: [] },
  products: { mobile: 0, internet: 0, tv: 0, landline: 0 },
};

function draw(given: Partial<Overview>, hasPage: Props["hasPage"] = () => true): string {
  const overview: Overview = { ...empty, ...given };
  const state = signal({ status: "loaded", value: overview, isRenewing: false });
  const model = { overview: { state, slowNotice: { isShown: signal(false) } }, today: signal(parseDate("2026-11-27")), hrefOf };
  const area = { hrefOf: (view: string) => `/en/${view}` };
  const props = { name: "overview", model, area, pathOf: (page: string) => `/en/${page}`, hasPage, language: "en" };
  return renderToStaticMarkup(<View {...(props as unknown as Props)} />);
}

const waiting = { code: "order-waiting", text: "Order 500000001 was placed with your email address. Was it you?" };
const page = "https://api.example/order-take-over/500000001/x?lang=en";

test("an order that waits is told above everything else, with the page that asks about it", () => {
  const markup = draw({ notices: [{ ...waiting, action: { text: "Look at the order", url: page } }] });
  expect(markup).toContain("Was it you?");
  expect(attributesOf(markup, "a", "ui-button")[0]).toMatchObject({ href: page });
  expect(markup).toContain("Look at the order");
});

test.each(["javascript:alert(1)", "data:text/html,x", "//evil.example", ""])("an action at '%s' leads nowhere", (url) => {
  const markup = draw({ notices: [{ ...waiting, action: { text: "Look at the order", url } }] });
  expect(markup).toContain("Was it you?");
  expect(markup).not.toContain("Look at the order");
});

const order = { orderId: "500000001", placed: "2026-11-20", items: ["Light", "Light", "TV"], from: "2026-12-14", slot: null, note: null };
const visit = { date: "2026-12-14", intervalValue: "08:00-12:00" };
const due = { amount: 20, count: 2, next: "2026-12-31" };
const drawWith = (given: object): string => draw(given as Partial<Overview>);

test("an order stands on top with its day: that of the technician with the hours, else that of its start", () => {
  const withVisit = drawWith({ orders: [{ ...order, slot: visit, note: "We are checking your order." }], due });
  expect(withVisit).toContain("<strong>Technician: Monday, 14 December 2026, 08:00 to 12:00</strong>");
  expect(withVisit).toContain("<p>2\u00a0×\u00a0Light, TV</p><p>We are checking your order.</p>");
  expect(withVisit.indexOf("On its way")).toBeLessThan(withVisit.indexOf("To pay"));
  expect(drawWith({ orders: [order] })).toContain("<strong>Starts on Monday, 14 December 2026</strong>");
  expect(drawWith({ orders: [{ ...order, from: null }] })).toContain("<strong>No date yet</strong>");
});

test("what is overdue stands above an order, and is said once; a refused debit stands beside the sum", () => {
  const notices = [
    { code: "invoice-overdue", text: "2 invoices are overdue." },
    { code: "debit-rejected", text: "Your bank refused a direct debit." },
  ];
  const late = drawWith({ orders: [order], due: { ...due, next: "2026-08-31" }, notices });
  expect(late.indexOf("To pay")).toBeLessThan(late.indexOf("On its way"));
  expect(late).not.toContain("2 invoices are overdue.");
  expect(late).toContain('<div class="area-warning">Your bank refused a direct debit.</div>');
  expect(drawWith({ due, notices })).toContain("2 invoices are overdue.");
});

test("what will be taken by direct debit is said: alone where nothing is to be paid by hand, else beside the sum", () => {
  const taken = { amount: 10, on: "2026-12-31" };
  const says = "€10 will be taken by direct debit on 31 December 2026. You don’t have to do anything.";
  const alone = drawWith({ taken, products: { ...empty.products, mobile: 1 } });
  expect(alone).toContain(says);
  expect(alone).not.toContain("You have nothing to pay.");
  expect(drawWith({ due, taken })).toContain(`<div>${says}</div>`);
  expect(drawWith({ products: { ...empty.products, mobile: 1 }, taken: null })).toContain("You have nothing to pay.");
});

test("what is ordered is not had yet: without a product that works there is no such section", () => {
  expect(drawWith({ orders: [order] })).not.toContain("What you have");
});

const day = (text: string) => parseDate(text) ?? expect.fail(text);
const plan: Usage = {
  t: "Light",
  "phone-nr": "470123456",
  used: 15_000,
  total: 15_000,
  unit: "MB",
  resets: day("2026-12-01"),
  out_of_bundle: 0,
};
const products = { ...empty.products, mobile: 1 };
const largerPlan = "/en/my-products-mobile?phone-nr=470123456&amp;change=1";

test.each([
  ["every page", () => true, true],
  ["no page for plans", (page: string) => page !== "my-products-mobile", false],
  ["today's pages", isBuilt, isBuilt("my-products-mobile")],
] as const)("whoever used up a plan is led to a larger one where there is such a page: %s", (_which, hasPage, isLed) => {
  const markup = draw({ usage: [plan], products }, hasPage);
  expect(markup).toContain("15 of 15 GB");
  expect(attributesOf(markup, "a", largerPlan)).toHaveLength(isLed ? 1 : 0);
  expect(markup.includes("Choose a larger plan")).toBe(isLed);
});

test("a plan that is not used up leads nowhere, even where something cost extra; nor does a plan without a limit", () => {
  const calls = { ...plan, used: 14_999, out_of_bundle: 3.4 };
  for (const usage of [calls, { ...calls, total: null }]) {
    const markup = draw({ usage: [usage], products });
    expect(markup).toContain("€3.40 beyond your bundle");
    expect(markup).not.toContain("Choose a larger plan");
  }
});
