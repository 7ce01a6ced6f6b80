/** The dialog in which the plan of a line is changed: whether it is open, and for which line (C-117, decisions §9). */
import { computed, signal } from "@preact/signals-core";
import type { AddressBar } from "#core/platform/address-bar.ts";
import { withoutParameters } from "#core/base/values/query.ts";
import { byParameter } from "#core/services/route/view-patterns.rules.ts";
import { createViewRoute } from "#core/services/route/view-route.model.ts";

const parameter = "change";

export type PlanDialog = ReturnType<typeof createPlanDialog>;

export function createPlanDialog(bar: AddressBar) {
  const named = createViewRoute<string | undefined>({ pattern: byParameter(parameter), viewOf: (name) => name, bar });
  /** The key of the line whose button 'Change my plan' the customer has pressed. */
  const pressedFor = signal<string | undefined>(undefined);
  /** Counts how often the dialog was closed. Each time that it opens again, no plan is chosen. */
  const closings = signal(0);
  /** Counts the attempts to close the dialog while a change is sent. The browser may have closed it by itself, so it is opened again. */
  const refusals = signal(0);
  const isBusy = signal(false);
  /** True where the address of the page asks for the dialog. */
  const isNamed = computed(() => named.view.value === "1");
  return {
    isNamed,
    pressedFor,
    closings,
    refusals,
    isBusy,
    open: (key: string): void => void (pressedFor.value = key),
    /** Closes the dialog, and removes its name from the page's address. While a change is being sent, the dialog stays open. */
    close(): void {
      if (isBusy.peek()) return void refusals.value++;
      pressedFor.value = undefined;
      closings.value++;
      if (!isNamed.peek()) return;
      const url = new URL(bar.read());
      url.search = withoutParameters(url.search, (name) => name === parameter);
      bar.replace(url.href);
    },
    start: named.start,
  };
}
