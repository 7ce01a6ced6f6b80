import { describe, expect, test } from "vitest";
import type { Outcome } from "#core/services/api/outcome.ts";
import { createFakeClock } from "#tests/unit/core/platform/fake-clock.ts";
import { createPaying } from "#widgets/my-digi/invoices/paying.model.ts";

const invoice = { id: "7", name: "Invoice 7", button: { text: "Pay", url: "https://shop.example/pay?invoice=7&t=%2B" } };
const linkTo = (redirectUrl: string): Outcome<unknown> => ({ ok: true, value: { data: { redirectUrl } } });

function setUp(outcome: Outcome<unknown>, tabIs: "open" | "closed" | "blocked" = "open", paymentIn: "tab" | "modal" = "tab") {
  const clock = createFakeClock();
  const asked: unknown[] = [];
  const tab: string[] = [];
  let reloads = 0;
  let comeBack = (): void => undefined;
  const paying = createPaying(
    { clock, paymentIn, call: (_endpoint: unknown, request: unknown) => (asked.push(request), Promise.resolve(outcome)) } as never,
    () => reloads++,
    {
      openTab: () =>
        tabIs === "blocked"
          ? undefined
          : { lead: (href: string) => (tab.push(href), tabIs === "open"), close: () => void tab.push("closed") },
      watchReturnToTab: (onReturn: () => void) => ((comeBack = onReturn), () => undefined),
      pageAddress: () => "https://shop.example/en/my-digi/invoices",
    },
  );
  paying.start();
  return { paying, clock, asked, tab, comeBack: () => comeBack(), reloads: () => reloads };
}

test("the tab that the click opened is led to the payment page, and who comes back finds the invoices anew [C-397, C-398]", async () => {
  const { paying, asked, tab, comeBack, reloads } = setUp(linkTo("https://pay.example/1"));
  comeBack(); // The visitor comes back from another tab before anything was paid.
  const done = paying.pay(invoice);
  expect(paying.state.value).toEqual({ status: "asking", id: "7" });
  await paying.pay(invoice);
  await done;
  expect(asked).toEqual([{ address: "/api-post-payment-link?invoice=7&t=%2B" }]);
  expect(tab).toEqual(["https://pay.example/1"]);
  expect(paying.state.value).toEqual({ status: "away", id: "7" });
  expect(reloads()).toBe(0);
  comeBack();
  expect(reloads()).toBe(1);
  expect(paying.state.value).toEqual({ status: "idle" });
});

test.each(["blocked", "closed"] as const)("where the tab is %s, a link leads there", async (tabIs) => {
  const { paying } = setUp(linkTo("https://pay.example/1"), tabIs);
  await paying.pay(invoice);
  expect(paying.state.value).toEqual({ status: "link", id: "7", href: "https://pay.example/1" });
});

test.each(["http://pay.example/1", "javascript:alert(1)", "data:text/html,x", "//"])("nobody is led to %s", async (href) => {
  const { paying, tab } = setUp(linkTo(href));
  await paying.pay(invoice);
  expect(paying.state.value).toMatchObject({ status: "failed", failure: { code: "response.invalid" } });
  expect(tab).toEqual(["closed"]);
});

test("a link that is refused closes the tab again, and can be asked for once more", async () => {
  const { paying, tab, asked } = setUp({ ok: false, failure: { code: "already_done" } });
  await paying.pay(invoice);
  expect(paying.state.value).toEqual({ status: "failed", id: "7", failure: { code: "already_done" } });
  expect(tab).toEqual(["closed"]);
  await paying.pay(invoice);
  expect(asked).toHaveLength(2);
});

test("an invoice without a button is not paid", async () => {
  const { paying, asked } = setUp(linkTo("https://pay.example/1"));
  await paying.pay({ ...invoice, button: null });
  expect(asked).toEqual([]);
});

describe("in a dialog", () => {
  const setUpDialog = (outcome = linkTo("https://pay.example/1")) => setUp(outcome, "open", "modal");

  test("a payment page of the host's own origin, which its frame could not hold, is a link to a tab", async () => {
    const { paying } = setUpDialog(linkTo("https://shop.example/pay/1"));
    await paying.pay(invoice);
    expect([paying.state.value, paying.framed.value]).toEqual([{ status: "link", id: "7", href: "https://shop.example/pay/1" }, undefined]);
  });

  test("no tab is opened; 2000 ms after it is closed the invoices are asked for anew [C-398]", async () => {
    const { paying, clock, tab, comeBack, reloads } = setUpDialog();
    await paying.pay(invoice);
    expect(paying.state.value).toEqual({ status: "framed", id: "7" });
    expect(paying.framed.value).toEqual({ href: "https://pay.example/1", name: "Invoice 7" });
    comeBack(); // The visitor comes back from a banking app, while the page is still open.
    expect(paying.state.value.status).toBe("framed");
    paying.close();
    paying.close();
    paying.leave();
    expect(paying.state.value).toEqual({ status: "closed", id: "7" });
    await clock.pass(1999);
    expect(reloads()).toBe(0);
    await clock.pass(1);
    expect(reloads()).toBe(1);
    expect(paying.state.value).toEqual({ status: "idle" });
    expect(paying.framed.value, "the dialog closes before it is gone").toBeDefined();
    expect(tab).toEqual([]);
  });

  test("who opens it again within that time is not taken from it", async () => {
    const { paying, clock, reloads } = setUpDialog();
    await paying.pay(invoice);
    paying.close();
    await clock.pass(1500);
    await paying.pay(invoice);
    await clock.pass(1500);
    expect(paying.state.value).toEqual({ status: "framed", id: "7" });
    paying.close();
    await clock.pass(1500);
    expect(reloads()).toBe(0);
    await clock.pass(500);
    expect(reloads()).toBe(1);
  });

  test("who goes on in a tab is waited for as if it had begun there", async () => {
    const { paying, clock, comeBack, reloads } = setUpDialog();
    await paying.pay(invoice);
    paying.leave();
    expect(paying.state.value).toEqual({ status: "away", id: "7" });
    await clock.pass(5000);
    expect(reloads()).toBe(0);
    comeBack();
    expect(reloads()).toBe(1);
  });

  test.each(["http://pay.example/1", "javascript:alert(1)", "data:text/html,x", "//"])("nothing shows %s", async (href) => {
    const { paying } = setUpDialog(linkTo(href));
    await paying.pay(invoice);
    expect(paying.state.value).toMatchObject({ status: "failed", failure: { code: "response.invalid" } });
    expect(paying.framed.value).toBeUndefined();
  });
});
