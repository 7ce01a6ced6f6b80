/**
 * The answers of the steps where they are stored (decisions §5): the draft with the bundle, what concerns a person in this tab, and the
 * password in this page's memory alone.
 */
import { computed, signal } from "@preact/signals-core";
import { createStoredState } from "#core/services/stored-state/stored-state.ts";
import { orderLifeMs } from "#core/features/order-result/stored-result.ts";
import { randomUuid } from "#core/platform/random.ts";
import { createTabStore } from "#core/platform/storage.ts";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import type { definition } from "./order-flow.element.ts";
import { emptyDraft, emptySecret, readDraft, Secret, type Draft } from "./order-flow.schema.ts";

export type StoredAnswers = ReturnType<typeof createStoredAnswers>;

export function createStoredAnswers({ bundle: store, clock }: Pick<PortsOf<typeof definition>, "bundle" | "clock">) {
  const tab = createStoredState<Secret>({
    key: "digi.order",
    struct: Secret,
    version: 1,
    lifeMs: orderLifeMs,
    store: createTabStore(),
    clock,
  });
  const draft = computed((): Draft | null => readDraft(store.order.value));
  const secret = computed((): Secret => tab.value.value ?? emptySecret);
  return {
    draft,
    secret,
    password: signal<string | undefined>(undefined),
    /** False also when the data was stored, and its two hours are over. */
    isSecretKept: computed(() => tab.value.value !== undefined),
    changeDraft: (change: Partial<Draft>): void => store.setOrder({ ...(draft.peek() ?? newDraft()), ...change }),
    changeSecret: (change: Partial<Secret>): void => tab.save({ ...secret.peek(), ...change }),
    clearSecret: tab.clear,
    start: tab.start,
  };
}

/** Returns a draft without answers, with a key of its own. */
export const newDraft = (): Draft => ({ ...emptyDraft, key: randomUuid() });
