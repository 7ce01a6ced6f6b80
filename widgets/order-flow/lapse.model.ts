/** The expiry of the personal data that the browser stores during an order: when its time is over, it is deleted. */
import { effect, untracked } from "@preact/signals-core";
import { isPlaced } from "./order-flow.rules.ts";
import type { StoredOrder } from "./stored-order.model.ts";

/** Calls `onLapse` when the personal data has been deleted because its time is over, and not because the order was placed. */
export function watchLapse({ secret, isSecretKept, order }: StoredOrder, onLapse: (wasPaid: boolean) => void): () => void {
  let before = secret.peek();
  return effect(() => {
    const [last, now] = [before, secret.value];
    before = now;
    // The shown step may have stored an answer right after the expiry. Data that is stored then has no owner, which reveals the expiry.
    const isGone = (last.orderer !== null && !isSecretKept.value) || (last.owner !== undefined && now.owner === undefined);
    if (isGone && !isPlaced(order.peek())) untracked(() => onLapse(last.isAgreed));
  });
}
