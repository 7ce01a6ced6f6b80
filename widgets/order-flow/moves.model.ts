/** The visitor's moves from step to step, which follow the table of steps and the page's address. */
import { batch, signal, type ReadonlySignal } from "@preact/signals-core";
import type { pageAddressBar } from "#core/platform/address-bar.ts";
import { createViewRoute } from "#core/services/route/view-route.model.ts";
import { pattern, type Phase } from "./opening.model.ts";
import { steps, type Order, type Step } from "./order-flow.rules.ts";
import type { StoredOrder } from "./stored-order.model.ts";

export type Moves = ReturnType<typeof createMoves>;

export function createMoves({ order, changeDraft, keepTyped }: StoredOrder, phase: ReadonlySignal<Phase>, bar: typeof pageAddressBar) {
  /** Counts how often the visitor has moved to another step. */
  const moves = signal(0);
  /** The step to which the visitor returns once a missing answer is given: the step before a reload, or the review. */
  let wanted: Step | undefined;
  const route = createViewRoute<Step | undefined>({
    pattern,
    viewOf: (name) => (phase.value === "open" ? steps.stepOf(name, order.value) : undefined),
    bar,
  });
  const go = (step: Step): void =>
    batch(() => {
      moves.value++;
      route.go(step);
    });
  return {
    moves,
    route,
    go,
    comeBackTo: (step: Step): void => void (wanted = step),
    /** Sets the step to which the visitor returns, unless such a step is set already. */
    comeBackIfIdle: (step: Step | undefined): void => void (wanted ??= step),
    next(): void {
      const step = route.view.peek();
      if (step === undefined) return;
      const data = order.peek();
      const following = steps.move({ step, data }, { kind: "next" }).step;
      const isBack = wanted !== undefined && wanted !== step && steps.isOpen(wanted, data);
      const target = isBack && wanted ? wanted : following;
      if (isBack) wanted = undefined;
      go(target);
    },
    /** Returns the names of the answers that a step back would delete. */
    fieldsToClear: () => {
      const step = route.view.peek();
      return step === undefined ? [] : steps.fieldsToClear(step, order.peek());
    },
    /** Goes one step back, and deletes the answers that the dialog before it has named (C-228, C-229). */
    goBack(): void {
      const step = route.view.peek();
      if (step === undefined) return;
      const data = order.peek();
      const fieldsToClear = steps.fieldsToClear(step, data);
      const to = steps.move({ step, data }, { kind: "previous" });
      batch(() => {
        if (fieldsToClear.length > 0) changeDraft(Object.fromEntries(fieldsToClear.map((name) => [name, to.data[name]])));
        for (const [loss, typedIn] of typedWith) if (fieldsToClear.includes(loss)) keepTyped(typedIn, {});
        go(to.step);
      });
    },
  };
}

/**
 * The answers that a step back can delete, each with the step whose fields hold its typed values. These values are deleted with the answer.
 */
const typedWith = [
  ["clientAddress", "digi-account"],
  ["portability", "move-to-digi"],
  ["installation", "installation-slot"],
] as const satisfies readonly (readonly [keyof Order, Step])[];
