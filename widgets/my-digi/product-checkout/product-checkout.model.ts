import { computed, createModel, effect, untracked, type ReadonlySignal } from "@preact/signals-core";
import { todayInBrussels } from "#core/base/values/brussels-time.ts";
import type { PackageCard } from "#core/domain/customer/product-lists.schema.ts";
import { installIntervals } from "#core/domain/order/installation.contract.ts";
import { createContractSummary } from "#core/features/contract-summary/contract-summary.model.ts";
import type { PartViewProps, PortsOf } from "#core/runtime/element/widget.ts";
import { createLoading } from "#core/services/load/loading.model.ts";
import type { Model as Area } from "#widgets/my-digi/my-digi.model.ts";
import type { Answers } from "#widgets/my-digi/product-order/answers.model.ts";
import { installAddressOf } from "#widgets/my-digi/order.rules.ts";
import { summaryWaitOf, type SummaryWait } from "#widgets/my-digi/summary-wait.model.ts";
import { createOrdering, type Ordering } from "./ordering.model.ts";
import type { part } from "./product-checkout.part.ts";
import { bundleOf, needsVisit, problemsOf, startsOf, summaryBodyOf } from "./product-checkout.rules.ts";

export type Model = InstanceType<typeof Model>;

export type Given = {
  readonly area: Pick<Area, "customer">;
  readonly answers: Answers;
  /** The chosen package; undefined where the order is placed and the page data has no package any more. */
  readonly offer: PackageCard | undefined;
  /** The address as a text. */
  readonly addressText: string;
};

/** The props that each view of the checkout gets. */
export type CheckoutViewProps = PartViewProps<Model, typeof part> & Given;

/** The model of a checkout. It requests the contract summary and the free days for the chosen package, and holds the order. */
export const Model = createModel((ports: PortsOf<typeof part>, given: ReadonlySignal<Given>) => {
  // The answers are those of one line, which does not change while the part is shown.
  const { answers } = given.peek();
  const { kind, address } = answers;
  const ordering = answers.orderingOf(createOrdering);
  const offer = computed(() => given.value.offer);
  const summary = createContractSummary(ports, () => {
    const chosen = answers.result.value ? undefined : offer.value;
    return chosen && summaryBodyOf(bundleOf(kind, chosen, answers.given.value.landline), address, ports.language.value);
  });
  /** The days on which a technician can come. Only the first of them is shown, so the order does not wait for this response. */
  const days = createLoading(ports, installIntervals, {
    request: () => {
      const home = installAddressOf(address);
      const isAsked = needsVisit(kind, answers.visit()) && !answers.result.value && home !== null;
      return isAsked ? { query: { fttbAddressId: home.fttbAddressId, lang: ports.language.value } } : undefined;
    },
  });
  const firstFreeDay = computed(() => (days.state.value.status === "loaded" ? days.state.value.value.data[0]?.date : undefined));
  let followed = answers.given.peek();
  return {
    /** Returns the order. It is not a member of this model, because it lives longer than the model. */
    ordering: (): Ordering => ordering,
    summary,
    starts: computed(() => startsOf(kind, todayInBrussels(ports.clock.now()), firstFreeDay.value, answers.visit())),
    /** The state of the contract summary, without which nothing can be ordered; undefined where the order does not wait for it. */
    wait: computed((): SummaryWait => (offer.value ? summaryWaitOf(summary) : undefined)),
    start() {
      const stops = [
        summary.start(),
        days.start(),
        // A new price is another contract, so the summary that was read is invalid and a new one is requested.
        effect(() => void (ordering.state.value.kind === "price" && untracked(summary.startOver))),
        effect(() => {
          if (answers.given.value === followed) return;
          followed = answers.given.value;
          untracked(ordering.forget);
        }),
        effect(() => {
          const left = problemsOf(kind, offer.value !== undefined, answers.given.value);
          untracked(() => answers.keepProblems((problem) => left.includes(problem)));
        }),
      ];
      return () => stops.forEach((stop) => stop());
    },
  };
});
