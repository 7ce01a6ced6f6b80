/** The visitor's way from step to step, as the table of steps and the page's address say. */
import { batch, signal, type ReadonlySignal } from "@preact/signals-core";
import type { pageAddressBar } from "#core/platform/address-bar.ts";
import { createViewRoute } from "#core/services/route/view-route.model.ts";
import { pattern, type Phase } from "./opening.model.ts";
import { steps, type Order, type Step } from "./order-flow.rules.ts";
import type { StoredOrder } from "./stored-order.model.ts";

export type Moves = ReturnType<typeof createMoves>;

export function createMoves({ order, changeDraft, keepTyped }: StoredOrder, phase: ReadonlySignal<Phase>, bar: typeof pageAddressBar) {
  /** The number of steps that the visitor took. */
  const moves = signal(0);
  /** The step at which the visitor goes on once what is missing is filled in: after a reload, or back to the review. */
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
    /** Sets the step to come back to, unless the visitor is on the way to one already. */
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
    /** Returns the answers that would be lost by going back. */
    fieldsToClear: () => {
      const step = route.view.peek();
      return step === undefined ? [] : steps.fieldsToClear(step, order.peek());
    },
    /** Goes back, and removes the answers that the texts name (C-228, C-229). */
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

/** The answers and the steps in whose fields they were typed: when the answer is lost, what is in the fields is lost with it. */
const typedWith = [
  ["clientAddress", "digi-account"],
  ["portability", "move-to-digi"],
  ["installation", "installation-slot"],
] as const satisfies readonly (readonly [keyof Order, Step])[];
