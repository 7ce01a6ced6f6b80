/**
 * The answers of an unfinished order of a mobile line. They outlive a reload in this tab; the key of the order is the same in all tabs
 * (decisions §5, §8), so that neither two tabs nor a lost answer order two lines.
 */
import { computed, signal } from "@preact/signals-core";
import { writeJson } from "#core/base/values/json.ts";
import { draftLifeMs } from "#core/base/values/limits.ts";
import { markOf } from "#core/base/values/text-mark.ts";
import type { Clock } from "#core/platform/clock.ts";
import { randomUuid } from "#core/platform/random.ts";
import { createLocalStore, createTabStore, watchLocalStore } from "#core/platform/storage.ts";
import { createStoredState } from "#core/services/stored-state/stored-state.ts";
import { Draft, StoredKey } from "./mobile-order.schema.ts";
import type { OrderAnswers } from "./mobile-order.rules.ts";

/** The milliseconds for which the API answers a key with the same order (decisions §7). */
const keyLifeMs = 24 * 60 * 60_000;

const ticks: readonly string[] = ["number_agree", "agree"];

const emptyDraft: Draft = { answers: {}, install: "", delivery: "" };

export type Answers = ReturnType<typeof createAnswers>;

/** Creates the stores of the answers and of their key. `userId` is the customer whose order it is. */
export function createAnswers(clock: Clock, userId: string) {
  const mark = markOf(writeJson([userId, "mobile"]));
  const stored = createStoredState({
    key: `digi.draft.my-digi.mobile-order.${mark}`,
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
  const kept = (): Draft => stored.value.peek() ?? emptyDraft;
  return {
    /** True once the stored answers are read. */
    isRead,
    kept,
    /** Keeps the answers, without ticks: a consent is given anew (decision 25). */
    keep(answers: OrderAnswers): void {
      const typed = Object.entries(answers).filter(([name]) => !ticks.includes(name));
      stored.save({ ...kept(), answers: Object.fromEntries(typed) });
    },
    keepAddress: (name: "install" | "delivery", typed: string): void => {
      if (kept()[name] !== typed) stored.save({ ...kept(), [name]: typed });
    },
    /** The number of the order that another tab has placed with the key of this form; undefined where none has. */
    placedElsewhere: computed(() => storedKey.value.value?.orderId ?? undefined),
    /** Returns the key of this order, which is the same for every attempt to place it, in all tabs. */
    key(): string {
      const key = storedKey.value.peek()?.key ?? randomUuid();
      storedKey.save({ key });
      return key;
    },
    /** Forgets the answers, because the order is placed, and tells the other tabs. */
    finish(orderId: string | undefined): void {
      stored.clear();
      const key = storedKey.value.peek()?.key;
      if (orderId === undefined || key === undefined) storedKey.clear();
      else storedKey.save({ key, orderId });
    },
    start() {
      const stops = [stored.start(), storedKey.start()];
      // The form was opened after that order, so it is about another line.
      if (storedKey.value.peek()?.orderId) storedKey.clear();
      isRead.value = true;
      return () => stops.forEach((stop) => stop());
    },
  };
}
