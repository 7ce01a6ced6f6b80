import { signal } from "@preact/signals-core";
import { expect, test } from "vitest";
import type { StoredPayment } from "#core/domain/customer/customer.schema.ts";
import type { PagesState } from "#core/services/load/pages.model.ts";
import { createPayment } from "#widgets/my-digi/invoices/payment.model.ts";

type Answer = { readonly payment: StoredPayment };
const byHand: Answer = { payment: { method: "manual_transfer", holder: "Marie Peeters", iban: null, mandate: null } };
const byDebit: Answer = { payment: { method: "direct_debit", holder: "Zoë", iban: "BE•• •••• •••• 6769", mandate: "1" } };

function setUp() {
  const state = signal<PagesState<unknown, Answer>>({ status: "loading" });
  let reloads = 0;
  const payment = createPayment({ state, reload: () => reloads++ });
  payment.start();
  const arrive = (answer: Answer): void => void (state.value = { status: "empty", answer, totalItems: 0, isRenewing: false });
  return { state, payment, arrive, reloads: () => reloads };
}

test("how they pay comes with the invoices, and stays while others are asked for [C-177]", () => {
  const { state, payment, arrive } = setUp();
  expect(payment.stored.value).toBeUndefined();
  arrive(byHand);
  state.value = { status: "loading" };
  expect(payment.stored.value).toEqual(byHand.payment);
  state.value = { status: "failed", failure: { code: "network.offline" } };
  expect(payment.stored.value).toEqual(byHand.payment);
});

test("after a change all is asked for anew, and what was said of it stands until that is there", () => {
  const { state, payment, arrive, reloads } = setUp();
  arrive(byHand);
  payment.open();
  arrive({ ...byHand }); // New invoices arrive, for example by a filter, and the form stays open.
  expect(payment.card.value).toEqual({ status: "open" });
  payment.changed("Done.");
  expect(reloads()).toBe(1);
  const shown = state.peek();
  if (shown.status === "empty") state.value = { ...shown, failure: { code: "network.offline" } };
  expect(payment.card.value).toEqual({ status: "renewing", message: "Done." });
  arrive(byDebit);
  expect(payment.card.value).toEqual({ status: "closed", message: "Done." });
  expect(payment.stored.value).toEqual(byDebit.payment);
  payment.open();
  payment.close();
  expect(payment.card.value).toEqual({ status: "closed" });
});
