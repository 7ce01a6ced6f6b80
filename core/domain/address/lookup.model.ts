/** Looks up suggestions for the text that is being typed. The request is debounced, and only the latest response counts. */
import { signal, type ReadonlySignal } from "@preact/signals-core";
import type { Failure, Outcome } from "#core/services/api/outcome.ts";
import { createTakeLatest } from "#core/services/load/take-latest.ts";
import type { Clock } from "#core/platform/clock.ts";
import { lookupDebounceMs } from "#core/base/values/limits.ts";

export type LookupState<Item> =
  /** The typed text is too short for a lookup. Next: asking. */
  | { readonly kind: "idle" }
  /** The lookup is pending, from the key press on, during the debounce and the request. Next: found, failed, idle. */
  | { readonly kind: "asking" }
  /** The lookup succeeded; `items` may be empty. Next: asking, idle. */
  | { readonly kind: "found"; readonly items: readonly Item[] }
  /** The lookup failed. Next: asking (the visitor types again, or `retry` is called), idle (the text became too short). */
  | { readonly kind: "failed"; readonly failure: Failure };

export type Lookup<Item> = {
  readonly state: ReadonlySignal<LookupState<Item>>;
  /** Sends a lookup 300 ms after the last call of `ask`, and drops an earlier one. A text that is too short is not looked up. */
  readonly ask: (text: string) => void;
  /** Sends the last lookup again, without the debounce. */
  readonly retry: () => void;
  /** Drops the current lookup: no request is sent any more, and a pending response is ignored. */
  readonly clear: () => void;
};

/**
 * Creates the model of a field that searches the API while the visitor types, and offers what was found: towns, streets, house numbers.
 * @param minLength the number of characters from which on a text is looked up
 */
export function createLookup<Item>(
  clock: Clock,
  minLength: number,
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

  const clear = (): void => {
    drop();
    state.value = { kind: "idle" };
  };

  const fetchItems = async (): Promise<void> => {
    const outcome = await latest.ask((abort) => send(lastText, abort));
    if (!outcome) return; // A response without an outcome came too late: the lookup has been dropped or replaced.
    state.value = outcome.ok ? { kind: "found", items: outcome.value } : { kind: "failed", failure: outcome.failure };
    if (outcome.ok) onFound?.(outcome.value);
  };

  return {
    state,
    ask(text) {
      lastText = text.trim();
      if (lastText.length < minLength) return clear();
      drop();
      state.value = { kind: "asking" };
      cancelWait = clock.after(lookupDebounceMs, () => void fetchItems()); // The request is debounced (P-198).
    },
    retry() {
      drop();
      state.value = { kind: "asking" };
      void fetchItems();
    },
    clear,
  };
}
