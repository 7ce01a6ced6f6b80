/** The steps after an order was sent: its end, or the step whose answer is not valid any more, and from there the review. */
import type { createItsMe } from "./identity.model.ts";
import type { StoredOrder } from "./stored-order.model.ts";
import type { Step } from "./order-flow.rules.ts";
import type { PlacingSteps } from "./order-response.model.ts";

type Moves = { readonly go: (step: Step) => void; readonly comeBackTo: (step: Step) => void };

export function createAfterPlacing(kept: StoredOrder, { go, comeBackTo }: Moves, itsMe: ReturnType<typeof createItsMe>): PlacingSteps {
  const leadBack = (step: Step): void => {
    comeBackTo("review-order");
    go(step);
  };
  /** Asks for the slot again. Nothing is chosen any more except what is in `typed`. */
  const askSlotAgain = (typed: Readonly<Record<string, string>>): void => {
    kept.keepTyped("installation-slot", typed);
    kept.changeDraft({ installation: null });
    leadBack("installation-slot");
  };
  return {
    onPlaced: () => go("confirm-order"),
    onSlotTaken: (next) => askSlotAgain({ taken: "1", ...(next && { date: next.date, interval: next.intervalValue }) }),
    onStale(stale) {
      if (stale === "slot") return askSlotAgain({ stale: "1" });
      // The numbers stay as they were given: the day alone is asked for again.
      kept.keepTyped("move-to-digi", { ...kept.secret.peek().typed["move-to-digi"], stale: "1" });
      leadBack("move-to-digi");
    },
    onIdentityLost() {
      itsMe.forget();
      itsMe.show({ kind: "again" });
      leadBack("its-me");
    },
  };
}
