/** The rules for the addresses of this step: how they are offered, shown and stored. Pure. */
import type { Address } from "#core/domain/address/address.rules.ts";
import { isOrderBox } from "#core/base/values/box.ts";
import type { OrderableAddress } from "#core/domain/customer/install-addresses.contract.ts";
import type { BundleAddress } from "#core/domain/eligibility/address.rules.ts";
import type { FlowAddress, Order } from "#widgets/order-flow/order-flow.rules.ts";
import type { Home } from "#widgets/order-flow/order-flow.schema.ts";

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
 * instead of typing it. A customer who logged in after the app had identified them has that address, too.
 */
export function offeredAddress(order: Order): FlowAddress | undefined {
  const { postalCode, locality, addresses: [found] = [] } = homeOf(order);
  if (!found || postalCode === undefined || locality === undefined) return undefined;
  const { number, box } = found.addressPrepared;
  const { streetId, stateId: countyId, cityId, fttbId: fttbAddressId, street } = found;
  return number !== "" && isOrderBox(box)
    ? { streetId, countyId, cityId, fttbAddressId, street, number, box, postalCode, city: locality }
    : undefined;
}

function homeOf({ orderer, home }: Order): Partial<Home> {
  if (orderer?.kind !== "identified") return home ?? {};
  const { person, addresses } = orderer;
  return { postalCode: person.postalCode, locality: person.locality, addresses };
}

/** Returns an address of the customer's products in the form in which it is stored. */
export const addressOfProduct = (address: OrderableAddress): FlowAddress => {
  const { stateId: countyId, cityId, fttbAddressId, streetId, street, number, box, postalCode, city } = address;
  return { countyId, cityId, fttbAddressId, streetId, street, number, box, postalCode, city };
};

/**
 * Tells whether an address is the one at which the bundle's fixed products are installed. A box that is not known contradicts no other box
 * of the same building.
 */
export const isInstallation = ({ fttbAddressId, box }: FlowAddress, at: BundleAddress | undefined): boolean =>
  at !== undefined && at.fttbAddressId === fttbAddressId && (box === "" || !at.box || box === at.box);
