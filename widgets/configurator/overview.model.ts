/** The model of the overview of the bundle: its lines, its total, and whether it is being edited or is open as a sheet. */
import { computed, signal, type ReadonlySignal } from "@preact/signals-core";
import { hasItems } from "#core/domain/bundle/bundle.rules.ts";
import type { Bundle } from "#core/domain/bundle/bundle.schema.ts";
import { overviewLines, wholeBundlePrice } from "#core/domain/bundle/overview.rules.ts";

/**
 * Creates the model of the overview.
 *
 * @param dealerCode the dealer code in the tag's attribute
 */
export function createOverview(bundle: ReadonlySignal<Bundle>, dealerCode: ReadonlySignal<string | undefined>) {
  const isSheetOpen = signal(false);
  const isEditing = signal(false);
  return {
    lines: computed(() => overviewLines(bundle.value)),
    price: computed(() => wholeBundlePrice(bundle.value)),
    hasCodes: computed(() => {
      const { voucher, dealerCare } = bundle.value.promo_code;
      return hasItems(bundle.value) || voucher !== null || dealerCare !== null || dealerCode.value !== undefined;
    }),
    isSheetOpen,
    isEditing,
    toggleEditing: (): void => void (isEditing.value = !isEditing.peek()),
    showSheet: (isOpen: boolean): void => void (isSheetOpen.value = isOpen),
  };
}
