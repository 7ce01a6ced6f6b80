/**
 * A list of operators, asked for when its select is opened. A list that does not come is only logged, and the next opening asks again
 * (decisions §7).
 */
import { signal, type ReadonlySignal } from "@preact/signals-core";
import type { Call } from "#core/services/api/client.ts";
import { warn } from "#core/platform/console.ts";
import type { Endpoint } from "#core/base/contract/endpoint.ts";

export type Operators<Operator> = {
  /** Empty until they are there. */
  readonly list: ReadonlySignal<readonly Operator[]>;
  /** Asks where nothing is there and nothing on its way. */
  open(): Promise<void>;
};

export function createOperators<Operator>(
  { call }: { readonly call: Call },
  endpoint: Endpoint<any, any, { mobileOperators: Operator[] }>,
): Operators<Operator> {
  const list = signal<readonly Operator[]>([]);
  let asking: Promise<void> | undefined;

  const ask = async (): Promise<void> => {
    const outcome = await call(endpoint);
    if (outcome.ok) list.value = outcome.value.mobileOperators;
    else if (outcome.failure.code !== "network.aborted") warn(`the list of operators could not be fetched: ${outcome.failure.code}`);
  };

  return {
    list,
    async open() {
      if (list.peek().length > 0) return;
      asking ??= ask().finally(() => (asking = undefined));
      await asking;
    },
  };
}

const openingKeys = ["Enter", " ", "ArrowDown", "ArrowUp"];

/** For what stands around the select of that name: asks as it gets the focus, and as it is opened where it has it. */
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
