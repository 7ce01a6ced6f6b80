import { computed, createModel, effect, untracked, type ReadonlySignal } from "@preact/signals-core";
import { todayInBrussels } from "#core/base/values/brussels-time.ts";
import type { PackageCard, PackageNeed } from "#core/domain/customer/product-lists.schema.ts";
import { mobileOperators } from "#core/domain/mobile-line/mobile-line.contract.ts";
import { installIntervals } from "#core/domain/order/installation.contract.ts";
import { createContractSummary } from "#core/features/contract-summary/contract-summary.model.ts";
import { createOperators } from "#core/features/operators/operators.model.ts";
import type { PartViewProps, PortsOf } from "#core/runtime/element/widget.ts";
import { createLoading } from "#core/services/load/loading.model.ts";
import type { Model as Area } from "#widgets/my-digi/my-digi.model.ts";
import type { Line } from "#widgets/my-digi/product/line.model.ts";
import { orderings, type Ordering } from "./ordering.model.ts";
import type { part } from "./product-order.part.ts";
import { bundleOf, installAddressOf, needsVisit, startsOf, summaryBodyOf, type OrderedKind } from "./product-order.rules.ts";

export type Model = InstanceType<typeof Model>;

export type Given = {
  readonly area: Pick<Area, "customer">;
  readonly kind: OrderedKind;
  readonly line: Pick<Line, "modelOf">;
  readonly packages: readonly PackageCard[];
  /** The product that is missing at the address, so that nothing can be ordered yet. */
  readonly need: PackageNeed | undefined;
  /** The address in words. */
  readonly addressText: string;
};

/** The props of each view of the part. */
export type OrderViewProps = PartViewProps<Model, typeof part> & Given;

/** The model of an order: what the API has to tell before it, for the package that is chosen. */
export const Model = createModel((ports: PortsOf<typeof part>, given: ReadonlySignal<Given>) => {
  // Neither the line nor the product changes while the part is shown.
  const { line, kind } = given.peek();
  const ordering = line.modelOf(orderings[kind]);
  const { address, state, given: answers } = ordering;
  const offer = computed(() => given.value.packages.find(({ i }) => i === answers.value.chosen));
  const isOpen = computed(() => state.value.kind !== "placed" && state.value.kind !== "taken" && given.value.need === undefined);
  const summary = createContractSummary(ports, () => {
    const chosen = isOpen.value ? offer.value : undefined;
    return chosen && summaryBodyOf(bundleOf(kind, chosen, answers.value.landline), address, ports.language.value);
  });
  /** The days on which a technician can come. They only tell the first day, so the order does not wait for them. */
  const days = createLoading(ports, installIntervals, {
    request: () => {
      const home = installAddressOf(address);
      const isAsked = needsVisit(kind) && isOpen.value && given.value.packages.length > 0 && home !== null;
      return isAsked ? { query: { fttbAddressId: home.fttbAddressId, lang: ports.language.value } } : undefined;
    },
  });
  const firstFreeDay = computed(() => (days.state.value.status === "loaded" ? days.state.value.value.data[0]?.date : undefined));
  return {
    /** Returns the order. It is no member of this model, because it outlives it. */
    ordering: (): Ordering => ordering,
    operators: createOperators(ports, mobileOperators),
    offer,
    summary,
    starts: computed(() => startsOf(kind, todayInBrussels(ports.clock.now()), firstFreeDay.value)),
    /** The reason for which nothing can be ordered yet; undefined where nothing is waited for. */
    wait: computed((): "loading" | "failed" | undefined => {
      const { status } = summary.state.value;
      return status === "loaded" || !offer.value ? undefined : status === "failed" ? "failed" : "loading";
    }),
    start() {
      const stops = [ordering.start(), summary.start(), days.start()];
      // A new price is another contract, so the summary that was read is invalid and a new one is requested.
      stops.push(effect(() => void (state.value.kind === "price" && untracked(summary.startOver))));
      return () => stops.forEach((stop) => stop());
    },
  };
});
