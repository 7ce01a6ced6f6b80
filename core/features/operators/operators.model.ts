/** A list of operators that is loaded when its select is opened. After a failure the next opening tries again (decisions §7). */
import { signal, type ReadonlySignal } from "@preact/signals-core";
import type { Call } from "#core/services/api/call.ts";
import type { Failure } from "#core/services/api/outcome.ts";
import { warn } from "#core/platform/console.ts";
import type { Endpoint } from "#core/base/contract/endpoint.ts";

export type Operators<Operator> = {
  /** The operators; empty until they are loaded. */
  readonly list: ReadonlySignal<readonly Operator[]>;
  /** The failure of the last attempt, for a form that cannot be sent without an operator. It is logged, too. */
  readonly failure: ReadonlySignal<Failure | undefined>;
  /** Loads the list, unless it has been loaded or is being loaded. */
  open(): Promise<void>;
};

export function createOperators<Operator>(
  { call }: { readonly call: Call },
  endpoint: Endpoint<any, any, { mobileOperators: Operator[] }>,
): Operators<Operator> {
  const list = signal<readonly Operator[]>([]);
  const failure = signal<Failure | undefined>(undefined);
  let asking: Promise<void> | undefined;

  const ask = async (): Promise<void> => {
    const outcome = await call(endpoint);
    const failed = outcome.ok || outcome.failure.code === "network.aborted" ? undefined : outcome.failure;
    if (outcome.ok) list.value = outcome.value.mobileOperators;
    failure.value = failed;
    if (failed) warn(`the list of operators could not be fetched: ${failed.code}`);
  };

  return {
    list,
    failure,
    async open() {
      if (list.peek().length > 0) return;
      asking ??= ask().finally(() => (asking = undefined));
      await asking;
    },
  };
}

const openingKeys = ["Enter", " ", "ArrowDown", "ArrowUp"];

/**
 * Returns event handlers for an element around a select. `name` is the select's name. `ask` is called when the select gets the focus, and
 * when it is opened while it has the focus.
 */
export function whenOpened(name: string, ask: () => Promise<void>) {
  const onOpen = ({ target }: { readonly target: EventTarget }): void => {
    if ("name" in target && target.name === name) void ask();
  };
  return {
    onFocus: onOpen,
    onPointerDown: onOpen,
    onKeyDown: (event: { readonly target: EventTarget; readonly key: string }): void => {
      if (openingKeys.includes(event.key)) onOpen(event);
    },
  };
}
