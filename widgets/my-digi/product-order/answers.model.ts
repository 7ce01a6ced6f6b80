/**
 * The answers of an unfinished order. They outlive a reload in this tab; the key of the order is the same in all tabs (decisions §5, §8).
 */
import { computed, signal } from "@preact/signals-core";
import type { Clock } from "#core/platform/clock.ts";
import { randomUuid } from "#core/platform/random.ts";
import { createLocalStore, createTabStore, watchLocalStore } from "#core/platform/storage.ts";
import { draftLifeMs } from "#core/base/values/limits.ts";
import { createStoredState } from "#core/services/stored-state/stored-state.ts";
import { Draft, emptyDraft, StoredKey } from "./product-order.schema.ts";

/** The milliseconds for which the API answers a key with the same order (decisions §7). */
const keyLifeMs = 24 * 60 * 60_000;

/**
 * Creates the answers of one draft.
 *
 * @param mark tells whose draft it is, and of what: each customer, product and address has a draft of its own
 */
export function createAnswers(clock: Clock, mark: number) {
  const stored = createStoredState({
    key: `digi.draft.my-digi.product-order.${mark}`,
    struct: Draft,
    version: 1,
    lifeMs: draftLifeMs,
    store: createTabStore(),
    clock,
  });
  const storedKey = createStoredState({
    key: `digi.my-digi.order-key.${mark}`,
    struct: StoredKey,
    version: 1,
    lifeMs: keyLifeMs,
    store: createLocalStore(),
    watchStore: watchLocalStore,
    clock,
  });
  const isRead = signal(false);
  const given = computed((): Draft => stored.value.value ?? emptyDraft);
  return {
    given,
    /** True once the stored answers are read. */
    isRead,
    change: (next: Partial<Draft>): void => stored.save({ ...given.peek(), ...next }),
    /** Returns the key of this order, which is the same for every attempt to place it, in all tabs. */
    key(): string {
      const key = storedKey.value.peek()?.key ?? randomUuid();
      storedKey.save({ key });
      return key;
    },
    /** Forgets the answers and the key, because the order is placed. */
    clear(): void {
      stored.clear();
      storedKey.clear();
    },
    start() {
      const stops = [stored.start(), storedKey.start()];
      isRead.value = true;
      return () => stops.forEach((stop) => stop());
    },
  };
}
