/** The answers of the order's steps. Each answer is stored, tracked where analytics expect it, and followed by the next step. */
import { batch } from "@preact/signals-core";
import { addPaymentInfo, addShippingInfo, deliveryTier } from "#core/domain/bundle/events.rules.ts";
import { todayInBrussels } from "#core/base/values/brussels-time.ts";
import { firstDayAfterWithdrawal } from "#core/base/values/working-days.ts";
import type { AccountAnswers, DetailsAnswers, PaymentAnswers, SlotAnswer } from "./answers.rules.ts";
import { needsSlot } from "./order-flow.rules.ts";
import type { SwitchChoice } from "./order-flow.schema.ts";
import { slotFrom } from "./stale.rules.ts";
import type { OrderPorts, StoredOrder } from "./stored-order.model.ts";

export const createAnswers = ({ bundle, clock, track }: OrderPorts, stored: StoredOrder, next: () => void) => ({
  setAccount({ email, password, birthdate }: AccountAnswers): void {
    stored.changeSecret({ birthdate });
    stored.setAccount(email, password);
    next();
  },
  setDetails(answers: DetailsAnswers): void {
    stored.changeDraft(answers);
    const ordered = bundle.bundle.peek();
    if (!needsSlot(stored.order.peek())) track(...addShippingInfo(ordered, deliveryTier(ordered)));
    next();
  },
  setPortability(portability: SwitchChoice): void {
    batch(() => {
      stored.changeDraft({ portability });
      // The typed numbers of the old contract are discarded, because the answer contains the ones that count.
      stored.keepTyped("move-to-digi", {});
    });
    next();
  },
  setInstallation(slot: SlotAnswer): void {
    const { fttbAddressId } = stored.order.peek();
    batch(() => {
      stored.changeDraft({ installation: { fttbAddressId, ...(slot ?? { date: null, intervalValue: null }) } });
      stored.keepTyped("installation-slot", {});
    });
    track(...addShippingInfo(bundle.bundle.peek(), "slot"));
    next();
  },
  setPayment({ method, iban }: PaymentAnswers): void {
    batch(() => {
      stored.changeSecret({ iban, isAgreed: true });
      stored.changeDraft({ method });
    });
    track(...addPaymentInfo(bundle.bundle.peek(), method === "debit" ? "SEPA" : "Manual"));
    next();
  },
  setStartEarly(startEarly: boolean): void {
    if (startEarly) return stored.changeDraft({ startEarly });
    // The slot is checked even where the bundle's fixed line is missing, because that line may be added again.
    const openFrom = firstDayAfterWithdrawal(todayInBrussels(clock.now()));
    stored.changeDraft({ startEarly, installation: slotFrom(stored.slot(), openFrom) });
  },
});
