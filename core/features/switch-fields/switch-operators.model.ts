import { computed, type ReadonlySignal } from "@preact/signals-core";
import type { Call } from "#core/services/api/call.ts";
import type { Failure } from "#core/services/api/outcome.ts";
import type { Clock } from "#core/platform/clock.ts";
import { createOperators } from "#core/features/operators/operators.model.ts";
import { easyswitchOperators, type SwitchOperator } from "#core/domain/order/portability.contract.ts";
import { todayInBrussels } from "#core/base/values/brussels-time.ts";
import type { CalendarDate } from "#core/base/values/dates.ts";

export type SwitchOperators = {
  /** The operators from which a customer can switch; empty until they have loaded. */
  readonly operators: ReadonlySignal<readonly SwitchOperator[]>;
  /** The failure because of which no operators are available. */
  readonly failure: ReadonlySignal<Failure | undefined>;
  /** Today's date in Brussels. The old contract cannot end before it. */
  readonly today: ReadonlySignal<CalendarDate>;
  /** Loads the operators, unless they have been loaded or are being loaded. */
  readonly open: () => Promise<void>;
};

/** Creates the model that requests the operators from which a customer can switch. */
export function createSwitchOperators(ports: { readonly call: Call; readonly clock: Clock }): SwitchOperators {
  const { list, failure, open } = createOperators(ports, easyswitchOperators);
  return { operators: list, failure, today: computed(() => todayInBrussels(ports.clock.now())), open };
}
