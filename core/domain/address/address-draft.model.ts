/**
 * Stores the chosen suggestions of an address in a draft, beside the typed texts (core/services/drafts). Their ids are the same in every
 * language.
 */
import { computed } from "@preact/signals-core";
import type { AddressLookups } from "./address-lookups.model.ts";
import { isStoredChoices, type StoredChoices } from "./address.schema.ts";
import type { TypedAddress } from "./typed-address.model.ts";

export function createAddressDraft(
  { fields, set }: Pick<TypedAddress, "fields" | "set">,
  { streets, numbers }: Pick<AddressLookups, "streets" | "numbers">,
) {
  return {
    has: (name: string): boolean => ["city", "street", "number", "box"].includes(name),
    current: computed((): StoredChoices | undefined => {
      const { postalCode, city, street, number, box } = fields.value;
      return postalCode ? { postalCode, city, street, number, box } : undefined;
    }),
    /**
     * Restores the stored choices, as long as the field has the same postal code and its cities are still being looked up. For a street or
     * number that was typed but not chosen, the next lookup starts.
     */
    restore(stored: unknown): void {
      const { postalCode, city } = fields.peek();
      if (!isStoredChoices(stored) || stored.postalCode !== postalCode || city.text) return;
      set(stored);
      const { street, number } = stored;
      if (!street.chosen) streets.ask(street.text);
      else if (!number.chosen) numbers.ask(number.text);
    },
  };
}
