/** The rules for the addresses of this step: how they are offered, shown and stored. Pure. */
import type { Address } from "#core/domain/address/address.rules.ts";
import { isOrderBox } from "#core/base/values/box.ts";
import type { FlowAddress, Order } from "#widgets/order-flow/order-flow.rules.ts";

/**
 * Returns an address in the form in which it is stored. The look-ups call the county `stateId`, and the order calls it `countyId`
 * (decisions §7).
 */
export const flowAddressOf = ({ stateId, email: _email, agree: _agree, ...address }: Address): FlowAddress => ({
  ...address,
  countyId: stateId,
});

/**
 * Returns the address from the identity app where the API's list of addresses contains it (C-159). The visitor only confirms that address,
 * instead of typing it.
 */
export function offeredAddress({ orderer }: Order): FlowAddress | undefined {
  if (orderer?.kind !== "identified") return undefined;
  const { person, addresses } = orderer;
  const [found] = addresses;
  const { postalCode, locality } = person;
  if (!found || postalCode === undefined || locality === undefined) return undefined;
  const { number, box } = found.addressPrepared;
  const { streetId, stateId: countyId, cityId, fttbId: fttbAddressId, street } = found;
  return number !== "" && isOrderBox(box)
    ? { streetId, countyId, cityId, fttbAddressId, street, number, box, postalCode, city: locality }
    : undefined;
}
