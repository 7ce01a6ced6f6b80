/**
 * The steps that follow after the order was sent: the confirmation, or the step with an answer that has become invalid and then the review
 * again.
 */
import type { createItsMe } from "./identity.model.ts";
import type { StoredOrder } from "./stored-order.model.ts";
import type { Step } from "./order-flow.rules.ts";
import type { PlacingSteps } from "./order-response.model.ts";

type Moves = { readonly go: (step: Step) => void; readonly comeBackTo: (step: Step) => void };

export function createAfterPlacing(stored: StoredOrder, { go, comeBackTo }: Moves, itsMe: ReturnType<typeof createItsMe>): PlacingSteps {
  const leadBack = (step: Step): void => {
    comeBackTo("review-order");
    go(step);
  };
  /** Shows the step for the time of the visit again. The time in `typed` is then selected there, and no other. */
  const askSlotAgain = (typed: Readonly<Record<string, string>>): void => {
    stored.keepTyped("installation-slot", typed);
    stored.changeDraft({ installation: null });
    leadBack("installation-slot");
  };
  return {
    onPlaced: () => go("confirm-order"),
    onSlotTaken: (next) => askSlotAgain({ taken: "1", ...(next && { date: next.date, interval: next.intervalValue }) }),
    onStale(stale) {
      if (stale === "slot") return askSlotAgain({ stale: "1" });
      // Only the date on which the old contract ends is asked for again. The numbers of the old contract are kept.
      stored.keepTyped("move-to-digi", { ...stored.secret.peek().typed["move-to-digi"], stale: "1" });
      leadBack("move-to-digi");
    },
    onIdentityLost() {
      itsMe.forget();
      itsMe.show({ kind: "again" });
      leadBack("its-me");
    },
  };
}
