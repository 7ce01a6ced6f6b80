import { computed, createModel, effect, untracked, type ReadonlySignal } from "@preact/signals-core";
import { createContractSummary } from "#core/features/contract-summary/contract-summary.model.ts";
import type { NewLine } from "#core/domain/bundle/lines.rules.ts";
import type { OfferCard } from "#core/domain/offers/offers.schema.ts";
import { writeJson } from "#core/base/values/json.ts";
import type { PartViewProps, PortsOf } from "#core/runtime/element/widget.ts";
import { watchReturn } from "#widgets/my-digi/customer-loading.model.ts";
import type { Answers, OrderedLine } from "#widgets/my-digi/mobile-order/answers.model.ts";
import type { Lists } from "#widgets/my-digi/mobile-order/lists.model.ts";
import type { OrderAnswers } from "#widgets/my-digi/mobile-line/mobile-line.schema.ts";
import type { Model as Area } from "#widgets/my-digi/my-digi.model.ts";
import { summaryWaitOf, type SummaryWait } from "#widgets/my-digi/summary-wait.model.ts";
import type { part } from "./mobile-checkout.part.ts";
import { summaryBodyOf } from "./mobile-checkout.rules.ts";
import { createOrdering } from "./ordering.model.ts";

export type Model = InstanceType<typeof Model>;

/** The chosen plan, and the line that is ordered with it. */
export type Chosen = {
  readonly plan: OfferCard;
  /** The line with the answers that its contract summary depends on. */
  readonly summarised: NewLine;
  /** Returns the line that the answers describe, with its first day and the price that is paid once. */
  readonly lineOf: (valid: OrderAnswers) => OrderedLine;
};

export type Given = {
  readonly area: Pick<Area, "customer">;
  readonly answers: Answers;
  readonly lists: Lists;
  /** The chosen plan; undefined once the order has ended. */
  readonly chosen: Chosen | undefined;
  /** The reason in the questions why nothing can be ordered yet. */
  readonly reason: string | undefined;
};

/** The props of each view of the part. */
export type CheckoutViewProps = PartViewProps<Model, typeof part> & Given;

/** The model of the checkout of a mobile line: the contract summary, and the order itself. */
export const Model = createModel((ports: PortsOf<typeof part>, given: ReadonlySignal<Given>) => {
  // The answers and the lists are those of one order, which does not change while the part is shown.
  const { answers, lists } = given.peek();
  const ordering = createOrdering(ports, { answers, lists });
  const line = computed(() => (answers.result.value ? undefined : given.value.chosen?.summarised));
  const summary = createContractSummary(ports, () => line.value && summaryBodyOf(line.value, ports.language.value));
  /**
   * All answers as one text, in order to notice changes. Of a typed address the text has the ids alone, because the names change with the
   * language.
   */
  const answered = computed(() => {
    const homes = Object.values(answers.typed.value).map((home) => home && [home.fttbAddressId, home.box]);
    return writeJson([answers.given.value, homes]);
  });
  /** Sends the order that the answers describe, at the new price where the price has changed. */
  const orderNow = (valid: OrderAnswers): void => {
    const { chosen } = given.peek();
    if (!chosen) return;
    const { state, agree, order } = ordering;
    void (state.peek().kind === "price" ? agree(chosen.lineOf(valid), valid) : order(chosen.lineOf(valid), valid));
  };

  return {
    ...ordering,
    summary,
    /** The state of the contract summary, without which nothing can be ordered; undefined where the order does not wait for it. */
    wait: computed((): SummaryWait => (line.value ? summaryWaitOf(summary) : undefined)),
    start() {
      const stops = [
        summary.start(),
        answers.whenValid(orderNow),
        // A new price is another contract, so the summary that was read is invalid and a new one is requested.
        effect(() => void (ordering.state.value.kind === "price" && untracked(summary.startOver))),
        // A refusal is about the answers that were sent. It is no longer shown once one of them has changed.
        answered.subscribe(() => ordering.forget()),
        // The answers stay. Only the message about the attempt in the ended session is removed.
        watchReturn(ports.session, () => ordering.state.peek().kind === "refused" && ordering.forget()),
      ];
      return () => stops.forEach((stop) => stop());
    },
  };
});
