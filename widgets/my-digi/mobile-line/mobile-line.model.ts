import { computed, createModel, type ReadonlySignal } from "@preact/signals-core";
import { todayInBrussels } from "#core/base/values/brussels-time.ts";
import type { OrderableAddress } from "#core/domain/customer/install-addresses.contract.ts";
import type { MyProducts } from "#core/domain/customer/products.contract.ts";
import { mobileOperators } from "#core/domain/mobile-line/mobile-line.contract.ts";
import type { OfferCard } from "#core/domain/offers/offers.schema.ts";
import { createOperators } from "#core/features/operators/operators.model.ts";
import { wantsLessMotion } from "#core/platform/motion.ts";
import { isNarrowerThan } from "#core/platform/viewport.ts";
import { scrollToDevicePx } from "#core/base/values/limits.ts";
import type { PartViewProps, PortsOf } from "#core/runtime/element/widget.ts";
import type { Answers } from "#widgets/my-digi/mobile-order/answers.model.ts";
import type { Lists } from "#widgets/my-digi/mobile-order/lists.model.ts";
import { firstAnswers } from "#widgets/my-digi/mobile-order/mobile-order.rules.ts";
import type { Model as Area } from "#widgets/my-digi/my-digi.model.ts";
import type { part } from "./mobile-line.part.ts";
import { addressWaitOf, plansShown, startsOf } from "./mobile-line.rules.ts";

export type Model = InstanceType<typeof Model>;

export type Given = {
  readonly area: Area;
  readonly answers: Answers;
  readonly lists: Lists;
  readonly plans: readonly OfferCard[];
  readonly products: MyProducts;
  readonly addresses: readonly OrderableAddress[];
  /** The id of the form element, by which the plans belong to the form. */
  readonly formId: string;
};

/** The props of each view of the part. */
export type LineViewProps = PartViewProps<Model, typeof part> & Given;

/** The model of the questions about a mobile line: the operators of a kept number, and the days from which the line can start. */
export const Model = createModel((ports: PortsOf<typeof part>, given: ReadonlySignal<Given>) => {
  // The answers are those of one order, which does not change while the part is shown.
  const { answers, plans } = given.peek();
  const now = computed(() => answers.given.value ?? firstAnswers([]));
  return {
    operators: createOperators(ports, mobileOperators),
    /**
     * Returns how the page scrolls to the search for a phone model; undefined in a window in which the search is visible without scrolling
     * (C-253).
     */
    scrollToDevice: (): ScrollBehavior | undefined =>
      isNarrowerThan(scrollToDevicePx) ? (wantsLessMotion() ? "auto" : "smooth") : undefined,
    starts: computed(() => startsOf(now.value, todayInBrussels(ports.clock.now()))),
    /** The part of a typed address that is to be corrected before anything can be ordered. */
    addressWait: computed(() => addressWaitOf(now.value, answers.typed.value, answers.wrongBoxes.value)),
    /** Reports to the analytics that the plans have been shown. */
    start: () => ports.track(...plansShown(plans)),
  };
});
