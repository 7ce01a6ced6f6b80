import { computed, createModel, effect, untracked, type ReadonlySignal } from "@preact/signals-core";
import { todayInBrussels } from "#core/base/values/brussels-time.ts";
import { createContractSummary } from "#core/features/contract-summary/contract-summary.model.ts";
import type { OrderableAddress } from "#core/domain/customer/install-addresses.contract.ts";
import type { Operator } from "#core/domain/bundle/bundle.schema.ts";
import { lineOf } from "#core/domain/mobile-line/line-form.rules.ts";
import type { OfferCard } from "#core/domain/offers/offers.schema.ts";
import type { PartViewProps, PortsOf } from "#core/runtime/element/widget.ts";
import { watchReturn } from "#widgets/my-digi/customer-loading.model.ts";
import type { Answers } from "#widgets/my-digi/mobile-order/answers.model.ts";
import type { Lists } from "#widgets/my-digi/mobile-order/lists.model.ts";
import { addressNew, firstAnswers, isDelivered, type OrderAnswers } from "#widgets/my-digi/mobile-order/mobile-order.rules.ts";
import type { MobileForm } from "#widgets/my-digi/mobile-order/order-form.view.tsx";
import type { Model as Area } from "#widgets/my-digi/my-digi.model.ts";
import { summaryWaitOf, type SummaryWait } from "#widgets/my-digi/order.view.tsx";
import { createAddressEntry, type AddressEntry } from "./address-entry.model.ts";
import type { part } from "./mobile-checkout.part.ts";
import * as rules from "./mobile-checkout.rules.ts";
import { createOrdering } from "./ordering.model.ts";

export type Model = InstanceType<typeof Model>;

export type Given = {
  readonly area: Pick<Area, "customer">;
  readonly answers: Answers;
  readonly lists: Lists;
  /** The form around the checkout; undefined once the order has ended. */
  readonly form: MobileForm | undefined;
  /** The chosen plan; undefined before one is chosen. */
  readonly plan: OfferCard | undefined;
  readonly operators: readonly Operator[];
  readonly addresses: readonly OrderableAddress[];
};

/** The props of each view of the part. */
export type CheckoutViewProps = PartViewProps<Model, typeof part> & Given;

/** The model of the checkout of a mobile line: the addresses, the contract summary, the start, and the order itself. */
export const Model = createModel((ports: PortsOf<typeof part>, given: ReadonlySignal<Given>) => {
  // The answers and the lists are those of one order, which does not change while the part is shown.
  const { answers, lists } = given.peek();
  const install = createAddressEntry(ports);
  const delivery = createAddressEntry(ports);
  const typed = computed((): OrderAnswers => answers.given.value ?? firstAnswers([]));
  const starts = computed(() => rules.startsOf(typed.value, todayInBrussels(ports.clock.now())));
  const ordering = createOrdering(ports, { answers, lists, install, delivery, starts });
  const plan = computed(() => (answers.result.value ? undefined : given.value.plan));
  const summary = createContractSummary(
    ports,
    () => plan.value && rules.summaryBodyOf(plan.value, typed.value.sim_card, ports.language.value),
  );
  let followed = answers.given.peek();
  /** Places the order of the answers, at a new price where there is one. */
  const place = (valid: OrderAnswers): void => {
    const { plan: chosen, operators } = given.peek();
    if (!chosen) return;
    const line = lineOf(
      valid,
      chosen,
      operators.find(({ id }) => id === valid.provider),
    );
    void (ordering.state.peek().kind === "price" ? ordering.agree(line, valid) : ordering.order(line, valid));
  };

  return {
    ...ordering,
    install,
    delivery,
    summary,
    starts,
    /** The state of the summary without which nothing can be ordered; undefined where nothing is waited for. */
    wait: computed((): SummaryWait => (plan.value ? summaryWaitOf(summary) : undefined)),
    /** True where an address is to be typed and its house number is not chosen yet, so that nothing can be ordered (C-318). */
    lacksAddress: computed(() => lacksAddress(typed.value, install, delivery)),
    start() {
      const stops = [
        install.start(answers.kept().install),
        delivery.start(answers.kept().delivery),
        summary.start(),
        answers.whenValid(place),
        effect(() => answers.keepAddress("install", install.stored.value)),
        effect(() => answers.keepAddress("delivery", delivery.stored.value)),
        // A new price is another contract, so the summary that was read is invalid and a new one is requested.
        effect(() => void (ordering.state.value.kind === "price" && untracked(summary.startOver))),
        // What the API said about other answers is forgotten.
        effect(() => {
          if (answers.given.value === followed) return;
          followed = answers.given.value;
          untracked(ordering.forget);
        }),
        // The answers stay: only what was said about the ended session's attempt goes.
        watchReturn(ports.session, () => ordering.state.peek().kind === "refused" && ordering.forget()),
      ];
      return () => stops.forEach((stop) => stop());
    },
  };
});

function lacksAddress(typed: OrderAnswers, install: AddressEntry, delivery: AddressEntry): boolean {
  const lacks = (chosen: string, { isChosen }: AddressEntry): boolean => chosen === addressNew && !isChosen.value;
  return lacks(typed.install_address, install) || (isDelivered(typed) && lacks(typed.delivery_address, delivery));
}
