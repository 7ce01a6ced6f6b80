/** The end of the time for which the browser stores what is known of a person. */
import { effect, untracked } from "@preact/signals-core";
import { isPlaced } from "./order-flow.rules.ts";
import type { StoredOrder } from "./stored-order.model.ts";

/** Calls `onLapse` when what was known of somebody is gone because its time is over, not because the order was taken. */
export function watchLapse({ secret, isSecretKept, order }: StoredOrder, onLapse: (wasPaid: boolean) => void): () => void {
  let before = secret.peek();
  return effect(() => {
    const [last, now] = [before, secret.value];
    before = now;
    // The step that is displayed then may have stored something already: what it stored has no owner.
    const isGone = (last.orderer !== null && !isSecretKept.value) || (last.owner !== undefined && now.owner === undefined);
    if (isGone && !isPlaced(order.peek())) untracked(() => onLapse(last.isAgreed));
  });
}
