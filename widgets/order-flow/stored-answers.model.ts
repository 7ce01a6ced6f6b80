/**
 * The stored answers of the steps (decisions §5): the draft is stored with the bundle, personal data only in this tab, and the password
 * only in the memory of this page.
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
    /** True while personal data is stored. False before the first answer, and after the two hours for which the data is stored. */
    isSecretKept: computed(() => tab.value.value !== undefined),
    changeDraft: (change: Partial<Draft>): void => store.setOrder({ ...(draft.peek() ?? newDraft()), ...change }),
    changeSecret: (change: Partial<Secret>): void => tab.save({ ...secret.peek(), ...change }),
    clearSecret: tab.clear,
    start: tab.start,
  };
}

/** Returns an empty draft with a new key. */
export const newDraft = (): Draft => ({ ...emptyDraft, key: randomUuid() });
