import { computed, createModel, effect, signal, untracked, type ReadonlySignal } from "@preact/signals-core";
import { todayInBrussels } from "#core/base/values/brussels-time.ts";
import { keepPhone } from "#core/base/values/mobile-number.ts";
import { emptyBundle } from "#core/domain/bundle/bundle.rules.ts";
import { viewItemList } from "#core/domain/bundle/events.rules.ts";
import type { OrderableAddress } from "#core/domain/customer/install-addresses.contract.ts";
import { mobileOperators } from "#core/domain/mobile-line/mobile-line.contract.ts";
import { createContractSummary } from "#core/features/contract-summary/contract-summary.model.ts";
import { createOperators } from "#core/features/operators/operators.model.ts";
import type { PartViewProps, PortsOf } from "#core/runtime/element/widget.ts";
import { watchReturn } from "#widgets/my-digi/customer-loading.model.ts";
import type { Model as Area } from "#widgets/my-digi/my-digi.model.ts";
import { summaryWaitOf, type SummaryWait } from "#widgets/my-digi/order.view.tsx";
import { createAddressEntry, type AddressEntry } from "./address-entry.model.ts";
import { createAnswers } from "./answers.model.ts";
import { createLists } from "./lists.model.ts";
import type { part } from "./mobile-order.part.ts";
import * as rules from "./mobile-order.rules.ts";
import { createOrdering } from "./ordering.model.ts";

export type Model = InstanceType<typeof Model>;

export type Given = {
  readonly area: Area;
  /** True where the order is a section of a product's page, which has a heading and a way back of its own. */
  readonly isSection?: boolean;
};

/** The props of each view of the part. */
export type OrderViewProps = PartViewProps<Model, typeof part> & Given;

/** The model of the order of another mobile line (C-098…C-100, C-167…C-169, C-247…C-260). */
export const Model = createModel((ports: PortsOf<typeof part>, _given: ReadonlySignal<Given>) => {
  const { session, language, clock, track } = ports;
  const user = session.state.peek();
  const answers = createAnswers(clock, user.status === "signed-in" ? user.user.user_id : "");
  const lists = createLists(ports);
  const install = createAddressEntry(ports);
  const delivery = createAddressEntry(ports);
  /** The answers as the form has them; undefined before it is shown. */
  const given = signal<rules.OrderAnswers | undefined>(undefined);
  const starts = computed(() => rules.startsOf(given.value ?? rules.firstAnswers([]), todayInBrussels(clock.now())));
  const ordering = createOrdering(ports, { answers, lists, install, delivery, starts });
  const { state, result, forget } = ordering;
  const plan = computed(() => lists.planOf(given.value?.favorite_package));
  const summary = createContractSummary(ports, () => {
    const sim = given.value?.sim_card;
    return plan.value && sim && !result.value ? rules.summaryBodyOf(plan.value, sim, language.value) : undefined;
  });

  return {
    ...ordering,
    lists,
    answers,
    operators: createOperators(ports, mobileOperators),
    install,
    delivery,
    plan,
    summary,
    starts,
    /** The state of the summary without which nothing can be ordered; undefined where nothing is waited for. */
    wait: computed((): SummaryWait => (plan.value ? summaryWaitOf(summary) : undefined)),
    /** True where an address is to be typed and its house number is not chosen yet, so that nothing can be ordered (C-318). */
    lacksAddress: computed(() => given.value !== undefined && lacksAddress(given.value, install, delivery)),
    /** The API's refusal of the kept number, which is told at its field; undefined where it has refused none. */
    numberError: computed(() => {
      const refused = state.value.kind === "refused" ? state.value.failure.fieldErrors?.["mobile"] : undefined;
      return given.value?.phone === keepPhone && lists.hasSpace() ? refused : undefined;
    }),
    /** Takes the answers of the form after each change. What the API said about other ones is forgotten. */
    take(next: rules.OrderAnswers): void {
      given.value = next;
      answers.keep(next);
      forget();
    },
    /** Opens the form with the answers from before a reload, or with the first ones. */
    open(addresses: readonly OrderableAddress[]): rules.OrderAnswers {
      const first = rules.answersFrom(answers.kept().answers, addresses);
      given.value = first;
      return first;
    },
    start() {
      const stops = [
        answers.start(),
        lists.start(),
        install.start(answers.kept().install),
        delivery.start(answers.kept().delivery),
        summary.start(),
        effect(() => answers.keepAddress("install", install.stored.value)),
        effect(() => answers.keepAddress("delivery", delivery.stored.value)),
        // A new price is another contract, so the summary that was read is invalid and a new one is requested.
        effect(() => void (state.value.kind === "price" && untracked(summary.startOver))),
        effect(() => {
          if (answers.placedElsewhere.value !== undefined && !result.peek()) result.value = { kind: "taken" };
        }),
        effect(() => {
          if (lists.plans.state.value.status === "loaded") untracked(() => track(...viewItemList("mobile", lists.offered(), emptyBundle)));
        }),
        // The answers stay: only what was said about the ended session's attempt goes.
        watchReturn(session, () => state.peek().kind === "refused" && forget()),
      ];
      return () => stops.forEach((stop) => stop());
    },
  };
});

function lacksAddress(given: rules.OrderAnswers, install: AddressEntry, delivery: AddressEntry): boolean {
  const lacks = (chosen: string, { isChosen }: AddressEntry): boolean => chosen === rules.addressNew && !isChosen.value;
  return lacks(given.install_address, install) || (rules.isDelivered(given) && lacks(given.delivery_address, delivery));
}
