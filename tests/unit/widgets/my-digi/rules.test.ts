import { expect, test } from "vitest";
import { parseDate } from "#core/base/values/dates.ts";
import { hasTransfer, isSafePaymentPage, queryOf as paymentQueryOf, willBeTaken } from "#widgets/my-digi/invoices/invoices.rules.ts";
import { accessOf, isView, menuViews } from "#widgets/my-digi/my-digi.rules.ts";
import { comparisonSites, isAt, pagesOf, queryOf } from "#widgets/my-digi/my-products/my-products.rules.ts";
import { enumerated, hasProducts, isOverdue } from "#widgets/my-digi/overview/overview.rules.ts";
import { chosenOf, phoneDigitsOf } from "#widgets/my-digi/selection.rules.ts";
import { amountOf, isUsedUp, lastDayOf, shareUsed } from "#widgets/my-digi/usage.rules.ts";

const day = (text: string) => parseDate(text) ?? expect.fail(text);

test("the menu leads to overview, my products, orders and invoices; the views have the names of their pages [C-070]", () => {
  expect(menuViews).toEqual(["overview", "my-products", "orders", "invoices"]);
  expect(isView("account")).toBe(true);
  expect(isView("login")).toBe(false);
  expect(isView(undefined)).toBe(false);
});

test.each([
  ["unknown", true, "checking"],
  ["unknown", false, "login"],
  ["anonymous", true, "login"],
  ["anonymous", false, "login"],
  ["signed-in", true, "open"],
] as const)("who is %s, asked: %s, finds it in state %s", (status, isAsking, access) => {
  expect(accessOf(status, isAsking)).toBe(access);
});

test.each([
  [{ used: 14_200, total: 20_000, unit: "MB" }, "en", { used: "14.2", total: "20", unit: "GB" }],
  [{ used: 14_200, total: 20_000, unit: "MB" }, "fr", { used: "14,2", total: "20", unit: "GB" }],
  [{ used: 320, total: 500, unit: "MB" }, "nl", { used: "320", total: "500", unit: "MB" }],
  [{ used: 1_250, total: null, unit: "MB" }, "nl", { used: "1,3", unit: "GB" }],
  [{ used: 12, total: null, unit: "min" }, "en", { used: "12", unit: "min" }],
] as const)("%o is read in %s as %o", (usage, language, amount) => {
  expect(amountOf(usage, language)).toEqual(amount);
});

test("a meter is full where the bundle is, and there is none where it has no end", () => {
  expect(shareUsed({ used: 5, total: 20 })).toBe(0.25);
  expect(shareUsed({ used: 30, total: 20 })).toBe(1);
  expect(shareUsed({ used: 0, total: 0 })).toBe(1);
  expect(shareUsed({ used: 5, total: null })).toBeUndefined();
});

test("what is used counts until the day before it begins anew; where all of it is used a larger plan would do", () => {
  expect(lastDayOf({ resets: day("2026-12-01") })).toBe("2026-11-30");
  expect(isUsedUp({ used: 5, total: 20 })).toBe(false);
  expect(isUsedUp({ used: 25, total: 20 })).toBe(true);
  expect(isUsedUp({ used: 20, total: 20 })).toBe(true);
  expect(isUsedUp({ used: 20, total: null })).toBe(false);
});

test.each([
  ["en", "internet, TV and landline"],
  ["fr", "internet, TV et landline"],
  ["nl", "internet, TV en landline"],
] as const)("products are named as in a sentence: %s", (language, text) => {
  expect(enumerated(["internet", "TV", "landline"], language)).toBe(text);
});

test("a direct debit is still to be taken unless the bank refused it", () => {
  expect(willBeTaken({ status: "direct_debit", rejected: false })).toBe(true);
  expect(willBeTaken({ status: "direct_debit", rejected: true })).toBe(false);
  expect(willBeTaken({ status: "processing", rejected: false })).toBe(false);
});

test("what is due today is not overdue", () => {
  expect(isOverdue(day("2026-11-21"), day("2026-11-22"))).toBe(true);
  expect(isOverdue(day("2026-11-22"), day("2026-11-22"))).toBe(false);
  expect(hasProducts({ mobile: 0, internet: 0, tv: 0, landline: 0 })).toBe(false);
  expect(hasProducts({ mobile: 0, internet: 0, tv: 1, landline: 0 })).toBe(true);
});

test("each language has its comparison site, each kind its pages; online services are still to come [C-092, C-093, C-094, C-095, C-097]", () => {
  expect(comparisonSites).toEqual({
    en: "https://www.besttariff.be",
    fr: "https://www.meilleurtarif.be",
    nl: "https://www.bestetarief.be",
  });
  expect(pagesOf.mobile).toEqual({ add: "my-products-mobile-order", change: "my-products-mobile" });
  const added = Object.entries(pagesOf).filter(([, pages]) => pages !== undefined);
  expect(added.map(([kind]) => kind)).toEqual(["mobile", "internet", "tv", "landline"]);
});

test("the page of a product is told which one it is about", () => {
  expect(queryOf({})).toBe("");
  expect(queryOf({ "address-id": "FTTB-1000-1-01-1~2", "phone-nr": "470123456" })).toBe(
    "?address-id=FTTB-1000-1-01-1%7E2&phone-nr=470123456",
  );
});

test("what has no address is at every address; a number is of its line alone", () => {
  expect(isAt({ "phone-nr": "470123456" }, "A", undefined)).toBe(true);
  expect(isAt({ "address-id": "B" }, "A", undefined)).toBe(false);
  expect(isAt({ "address-id": "A" }, "A", "470123456")).toBe(false);
  expect(isAt({ "address-id": "A", "phone-nr": "470123456" }, "A", "470123456")).toBe(true);
});

test("a parameter that is not the customer's is said, and the first of their own offered", () => {
  const own = [{ id: "A" }, { id: "B" }];
  const idOf = ({ id }: { id: string }): string => id;
  expect(chosenOf(undefined, own, idOf)).toEqual({ kind: "all" });
  expect(chosenOf("", own, idOf)).toEqual({ kind: "all" });
  expect(chosenOf("B", own, idOf)).toEqual({ kind: "own", one: { id: "B" } });
  expect(chosenOf("C", own, idOf)).toEqual({ kind: "foreign", first: { id: "A" } });
  expect(chosenOf("C", [], idOf)).toEqual({ kind: "foreign", first: undefined });
});

test.each(["470123456", "0470 12 34 56", "+32470123456", "0032 470/12.34.56"])("'%s' is the number 470123456", (text) => {
  expect(phoneDigitsOf(text)).toBe("470123456");
});

test("the query of the button goes on as it stands [C-397]", () => {
  expect(paymentQueryOf("https://api.example/pay?invoice=7&x=%20&x=a+b#top")).toBe("?invoice=7&x=%20&x=a+b");
  expect(paymentQueryOf("?a")).toBe("?a");
  expect(paymentQueryOf("/pay")).toBe("");
});

test("nobody is led to a payment page without https, but on this machine", () => {
  for (const good of ["https://pay.example/1", "http://localhost:4101/p", "http://127.0.0.1:4101/p"])
    expect(isSafePaymentPage(good), good).toBe(true);
  for (const bad of ["http://pay.example/1", "http://localhost.evil.example/", "javascript:alert(1)", "data:text/html,x"])
    expect(isSafePaymentPage(bad), bad).toBe(false);
});

test("a transfer is offered for what the customer has to pay", () => {
  expect(hasTransfer({ status: "due", button: {}, epc: "BCD" })).toBe(true);
  expect(hasTransfer({ status: "paid", button: null, epc: "BCD" })).toBe(false);
  expect(hasTransfer({ status: "processing", button: null, epc: "BCD" })).toBe(false);
  expect(hasTransfer({ status: "due", button: {}, epc: null })).toBe(false);
});
