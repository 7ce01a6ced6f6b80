/** The entry of an address that is not among the customer's own, chosen from suggestions alone (C-255, C-318). */
import { computed } from "@preact/signals-core";
import { parseJson, writeJson } from "#core/base/values/json.ts";
import { AddressModel } from "#core/domain/address/address.model.ts";
import type { AddressPorts } from "#core/domain/address/address-lookups.model.ts";
import { isStoredChoices } from "#core/domain/address/address.schema.ts";

export type AddressEntry = ReturnType<typeof createAddressEntry>;

export function createAddressEntry(ports: AddressPorts) {
  const fields = new AddressModel(ports);
  return {
    fields,
    /** True where the house number, and with it the id of the address, is chosen. */
    isChosen: computed(() => fields.fields.value.number.chosen !== undefined),
    /** The choices as a text, which is stored for a reload; empty before a postal code is typed. */
    stored: computed(() => {
      const choices = fields.draft.current.value;
      return choices === undefined ? "" : writeJson(choices);
    }),
    /** Returns the address, or undefined where something is wrong with it, which is then shown at its field. */
    take: () => fields.check({ askEmail: false }),
    /** Begins with stored choices. Returns the function that stops the lookups. */
    start(stored: string): () => void {
      const choices = parseJson(stored);
      if (isStoredChoices(choices)) {
        fields.typePostalCode(choices.postalCode);
        fields.draft.restore(choices);
      }
      return fields.start();
    },
  };
}
