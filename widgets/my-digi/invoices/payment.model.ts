/** The customer's payment method, as the invoices tell it, and the form that changes it. */
import { signal, untracked, type ReadonlySignal } from "@preact/signals-core";
import type { StoredPayment } from "#core/domain/customer/customer.schema.ts";
import type { PagesState } from "#core/services/load/pages.model.ts";

type Answer = { readonly payment: StoredPayment };
type Invoices = { readonly state: ReadonlySignal<PagesState<unknown, Answer>>; reload(): unknown };

export type PaymentCard =
  /** The form is closed. `message`: what the API said about the last change. → open */
  | { readonly status: "closed"; readonly message?: string }
  /** The form is open. → closed (as it was), renewing */
  | { readonly status: "open" }
  /** The method was changed, and is being requested anew: what was said about the change stays in sight until then. → closed */
  | { readonly status: "renewing"; readonly message?: string };

export function createPayment(invoices: Invoices) {
  /** The payment method of the last response. It stays while other invoices are requested. */
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
      card.value = { status: "renewing", ...(message !== undefined && { message }) };
      void invoices.reload();
    },
    start: () => invoices.state.subscribe((state) => untracked(() => follow(state))),
  };
}
