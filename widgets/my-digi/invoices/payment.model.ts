/** The customer's payment method, which comes with the invoices, and the form that changes it. */
import { signal, untracked, type ReadonlySignal } from "@preact/signals-core";
import type { StoredPayment } from "#core/domain/customer/customer.schema.ts";
import type { PagesState } from "#core/services/load/pages.model.ts";

type Answer = { readonly payment: StoredPayment };
type Invoices = { readonly state: ReadonlySignal<PagesState<unknown, Answer>>; reload(): unknown };

export type PaymentCard =
  /** The form is closed. `message` is the API's text about the last change. The next state is `open`. */
  | { readonly status: "closed"; readonly message?: string | undefined }
  /** The form is open. The next state is `closed` without a change, or `renewing` after a change. */
  | { readonly status: "open" }
  /**
   * The payment method was changed and is being requested again. Until the response, the API's text about the change stays visible. The
   * next state is `closed`.
   */
  | { readonly status: "renewing"; readonly message: string | undefined };

export function createPayment(invoices: Invoices) {
  /** The payment method in the last response. It stays available while other invoices are requested. */
  const stored = signal<StoredPayment | undefined>(undefined);
  const card = signal<PaymentCard>({ status: "closed" });
  let seen: Answer | undefined;
  const follow = (state: PagesState<unknown, Answer>): void => {
    const answer = "answer" in state ? state.answer : undefined;
    if (!answer || answer === seen) return;
    seen = answer;
    stored.value = answer.payment;
    const now = card.peek();
    if (now.status === "renewing") card.value = { ...now, status: "closed" };
  };
  return {
    stored,
    card,
    open: (): void => void (card.value = { status: "open" }),
    close(): void {
      if (card.peek().status === "open") card.value = { status: "closed" };
    },
    changed(message?: string): void {
      card.value = { status: "renewing", message };
      void invoices.reload();
    },
    start: () => invoices.state.subscribe((state) => untracked(() => follow(state))),
  };
}
