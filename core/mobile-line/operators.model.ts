/**
 * The list of operators, asked for when its select is opened. Without it 'Others' can be chosen: a failure is only logged, and the next
 * opening asks again (decisions §7).
 */
import { signal, type ReadonlySignal } from "@preact/signals-core";
import type { Call } from "#core/api/client.ts";
import { warn } from "#core/platform/console.ts";
import { mobileOperators } from "./mobile-line.contract.ts";

export type Operators = {
  /** Empty until they are there. */
  readonly names: ReadonlySignal<readonly string[]>;
  /** Asks where nothing is there and nothing on its way. */
  open(): Promise<void>;
};

export function createOperators({ call }: { readonly call: Call }): Operators {
  const names = signal<readonly string[]>([]);
  let asking: Promise<void> | undefined;

  const ask = async (): Promise<void> => {
    const outcome = await call(mobileOperators);
    if (outcome.ok) names.value = outcome.value.mobileOperators;
    else if (outcome.failure.code !== "network.aborted") warn(`the list of operators could not be fetched: ${outcome.failure.code}`);
  };

  return {
    names,
    async open() {
      if (names.peek().length > 0) return;
      asking ??= ask().finally(() => (asking = undefined));
      await asking;
    },
  };
}
