/** The names of an address in the page's language, so that one address is written in one way wherever the order shows it (decisions §8). */
import { computed, type ReadonlySignal } from "@preact/signals-core";
import { addressById, type LinkedAddress } from "#core/domain/eligibility/linked-address.contract.ts";
import { createLoading, hasValue, type LoadPorts } from "#core/services/load/loading.model.ts";

/** The names of an address. Undefined while they are being looked up, and null where the address book does not tell them. */
export type ShownNames = Pick<LinkedAddress, "street" | "number" | "postalCode" | "city"> | null | undefined;

export type AddressNames = { readonly names: ReadonlySignal<ShownNames>; readonly start: () => () => void };

/**
 * Looks up the names of an address. Its id is the same in every language, whatever the language in which it was chosen or given.
 *
 * @param idOf returns the address's `fttbAddressId`, or undefined where there is no address. It reads signals.
 */
export function createAddressNames(ports: LoadPorts, idOf: () => string | undefined): AddressNames {
  const book = createLoading(ports, addressById, {
    request: () => {
      const fttbAddressId = idOf();
      return fttbAddressId === undefined ? undefined : { query: { fttbAddressId, lang: ports.language.value } };
    },
  });
  return {
    names: computed((): ShownNames => {
      const state = book.state.value;
      if (hasValue(state)) return state.value.address;
      return state.status === "failed" || book.slowNotice.isOver.value ? null : undefined;
    }),
    start: book.start,
  };
}
