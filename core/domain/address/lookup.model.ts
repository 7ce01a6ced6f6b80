/** Suggestions for what is being typed: asked a little after the last key press, and only the latest answer counts. */
import { signal, type ReadonlySignal } from "@preact/signals-core";
import type { Failure, Outcome } from "#core/services/api/outcome.ts";
import { createTakeLatest } from "#core/services/load/take-latest.ts";
import type { Clock } from "#core/platform/clock.ts";
import { lookupDebounceMs } from "#core/base/values/limits.ts";

export type LookupState<Item> =
  /** Too little is typed to ask. → asking */
  | { readonly kind: "idle" }
  /** From the key press on: waiting for the next one, or for the answer. → found, failed, idle */
  | { readonly kind: "asking" }
  /** May be empty. → asking, idle */
  | { readonly kind: "found"; readonly items: readonly Item[] }
  /** → asking (typing, `retry`), idle */
  | { readonly kind: "failed"; readonly failure: Failure };

export type Lookup<Item> = {
  readonly state: ReadonlySignal<LookupState<Item>>;
  /** Asks 300 ms after the last call; what was asked before is dropped. */
  readonly ask: (text: string) => void;
  /** The last question again, at once. */
  readonly retry: () => void;
  /** Nothing is asked any more; an answer on its way is not wanted. */
  readonly clear: () => void;
};

export function createLookup<Item>(
  clock: Clock,
  send: (text: string, signal: AbortSignal) => Promise<Outcome<readonly Item[]>>,
  onFound?: (items: readonly Item[]) => void,
): Lookup<Item> {
  const state = signal<LookupState<Item>>({ kind: "idle" });
  const latest = createTakeLatest();
  let cancelWait = (): void => undefined;
  let lastText = "";

  const drop = (): void => {
    cancelWait();
    latest.drop();
  };

  const fetchItems = async (): Promise<void> => {
    const outcome = await latest.ask((abort) => send(lastText, abort));
    if (!outcome) return; // late: another question, or none, stands now
    state.value = outcome.ok ? { kind: "found", items: outcome.value } : { kind: "failed", failure: outcome.failure };
    if (outcome.ok) onFound?.(outcome.value);
  };

  return {
    state,
    ask(text) {
      drop();
      lastText = text;
      state.value = { kind: "asking" };
      cancelWait = clock.after(lookupDebounceMs, () => void fetchItems()); // P-198
    },
    retry() {
      drop();
      state.value = { kind: "asking" };
      void fetchItems();
    },
    clear() {
      drop();
      state.value = { kind: "idle" };
    },
  };
}
