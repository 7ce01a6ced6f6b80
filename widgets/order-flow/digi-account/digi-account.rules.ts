/** Rules for the addresses of the step, as they are offered, displayed and stored. Pure. */
import type { Address } from "#core/domain/address/address.rules.ts";
import { boxMaxLength } from "#core/base/values/limits.ts";
import type { FlowAddress, Order } from "#widgets/order-flow/order-flow.rules.ts";

/** Returns the address as it is stored: `stateId` of the lookups is `countyId` of the order (decisions §7). */
export const flowAddressOf = ({ stateId, email: _email, agree: _agree, ...address }: Address): FlowAddress => ({
  ...address,
  countyId: stateId,
});

/** Tells whether a text is a box: up to 5 digits, or none (C-286). */
export const isBox = (box: string): boolean => /^\d*$/.test(box) && box.length <= boxMaxLength;

/** Returns the app's own address, when the address book knows it (C-159): it is offered, and not typed again. */
export function offeredAddress({ orderer }: Order): FlowAddress | undefined {
  if (orderer?.kind !== "identified") return undefined;
  const { person, addresses } = orderer;
  const [found] = addresses;
  const { postalCode, locality } = person;
  if (!found || postalCode === undefined || locality === undefined) return undefined;
  const { number, box } = found.addressPrepared;
  const { streetId, stateId: countyId, cityId, fttbId: fttbAddressId, street } = found;
  return number !== "" && isBox(box)
    ? { streetId, countyId, cityId, fttbAddressId, street, number, box, postalCode, city: locality }
    : undefined;
}
