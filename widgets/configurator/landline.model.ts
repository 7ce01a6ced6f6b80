/**
 * The current landline number as the visitor types it. An incomplete number is stored in this tab and restored after a reload (decision
 * 25). On a page that hands its bundle over to another site, the number is only in memory (decisions §8).
 */
import { computed } from "@preact/signals-core";
import type { Operator } from "#core/domain/bundle/bundle.schema.ts";
import { keepsNumber, withConsent, withNumber, withOperator } from "#core/domain/eligibility/landline.rules.ts";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import { createStoredState } from "#core/services/stored-state/stored-state.ts";
import { createMemoryStore, createTabStore } from "#core/platform/storage.ts";
import { dialledLandline, isLandlineNumber, normalizeLandline } from "#core/base/values/landline-number.ts";
import { draftLifeMs } from "#core/base/values/limits.ts";
import type { definition } from "./configurator.element.ts";
import { TypedLandline } from "./landline.schema.ts";

export type LandlineModel = ReturnType<typeof createLandline>;

export function createLandline({ bundle: store, clock }: Pick<PortsOf<typeof definition>, "bundle" | "clock">) {
  const stored = createStoredState({
    key: "digi.draft.configurator.landline",
    struct: TypedLandline,
    version: 1,
    lifeMs: draftLifeMs,
    store: store.handsOver() ? createMemoryStore() : createTabStore(),
    clock,
  });
  const own = computed(() => stored.value.value?.number ?? "");
  /**
   * The text of the number field. A valid number in the bundle, which may come from another tab, replaces an incomplete number that was
   * typed here. A valid number that was removed from the bundle is removed from the field, too.
   */
  const typed = computed((): string => {
    const { phone, currentPhone } = store.bundle.value.landline;
    const digits = normalizeLandline(own.value);
    if (!currentPhone) return "";
    if (phone === "") return isLandlineNumber(digits) ? "" : own.value;
    return dialledLandline(phone) === digits ? own.value : dialledLandline(phone);
  });
  return {
    typed,
    answers: computed(() => store.bundle.value.landline),
    keep: (isKept: boolean): void => {
      if (!isKept) stored.clear();
      store.update((bundle) => keepsNumber(bundle, isKept));
    },
    type(number: string): void {
      if (number.trim() === "") stored.clear();
      else stored.save({ number });
      store.update((bundle) => withNumber(bundle, number));
    },
    chooseOperator: (operator: Operator | null): void => store.update((bundle) => withOperator(bundle, operator)),
    agree: (isAgreed: boolean): void => store.update((bundle) => withConsent(bundle, isAgreed)),
    start: stored.start,
  };
}
