/** Returns a customer's addresses and phone numbers in the notation of the customer area's calls, with pure functions. */
import type { OwnAddress, OwnPhone } from "#core/domain/customer/customer.schema.ts";
import type { OrderableAddress } from "#core/domain/customer/install-addresses.contract.ts";
import type { Language } from "#core/base/values/language.ts";
import { phonePrefix } from "#core/base/values/limits.ts";
import { shownPhone } from "#core/base/values/shown-phone.ts";
import { addressText, linkedAddressOf } from "#demo/api/data/address-book.ts";
import type { StoredAddress } from "#demo/api/db/schema-orders.ts";
import type { Order, Product } from "#demo/api/store/customers.ts";
import { isKept } from "./product-state.rules.ts";

/** Parses an `address-id` such as `FTTB-1000-1-01-1~12` into an address and its box; the box is empty where the id has none. */
export function addressOfId(id: string): StoredAddress {
  const [fttbAddressId = "", box = ""] = id.split("~");
  return { fttbAddressId, box };
}

/** Returns the addresses at which a product is, or will be, installed: each once, with its text. */
export function addressesOf(own: readonly Product[], language: Language): OwnAddress[] {
  const ids = [...new Set(own.flatMap(({ address }) => address ?? []))];
  return ids.map((id) => ({ id, text: addressText(addressOfId(id), language) }));
}

/**
 * Returns the addresses of the customer's products that have not ended, and of orders that were neither cancelled nor withdrawn: each once,
 * the address of the newest order first. A mobile line is installed nowhere, so only its order tells the address of its customer.
 */
export function homesOf(own: readonly Product[], orders: readonly Order[], nowMs: number): StoredAddress[] {
  const standing = orders.filter(({ cancelledAt, withdrawnAt }) => cancelledAt === null && withdrawnAt === null);
  const known = [
    ...standing.map(({ placedAt, installAddress, clientAddress }) => ({
      at: placedAt,
      homes: [...(installAddress === null ? [] : [addressOfId(installAddress)]), ...(clientAddress ? [clientAddress] : [])],
    })),
    ...own
      .filter((one) => isKept(one, nowMs))
      .map(({ orderedAt, address }) => ({ at: orderedAt, homes: address === null ? [] : [addressOfId(address)] })),
  ];
  const homes = known.toSorted((one, other) => other.at.getTime() - one.at.getTime()).flatMap((one) => one.homes);
  return [...new Map(homes.map((home) => [`${home.fttbAddressId}~${home.box}`, home])).values()];
}

/**
 * Returns an address of the customer in the shape that the order of another mobile line needs (C-168). Throws for an id that the address
 * book does not know.
 */
export function orderableAddress(home: StoredAddress, language: Language): OrderableAddress {
  const address = linkedAddressOf(home.fttbAddressId, language);
  if (!address) throw new Error("an address that the book does not know");
  const { street, number, postalCode, city, cityId, stateId, streetId, fttbAddressId } = address;
  const names = { label: addressText(home, language), street, number, box: home.box, postalCode, city };
  return { ...names, cityId, stateId, streetId, fttbAddressId };
}

/** Returns a phone number without `+32`, the form in which `phone-nr` of the customer area has it: `470123456`. */
export const digitsOf = (phone: string): string => (phone.startsWith(phonePrefix) ? phone.slice(phonePrefix.length) : phone);

/** Returns the digits of a number that a call names, which may come with `+32` or `0` before them. */
export const digitsIn = (phoneNr: string): string => phoneNr.replace(/^(\+32|0)/, "");

/** Returns the customer's phone numbers that are in use: those of mobile lines and landlines that have begun. */
export const phonesOf = (own: readonly Product[]): OwnPhone[] =>
  own.flatMap(({ kind, phone, address, status }) =>
    phone !== null && status !== "ordered" && (kind === "mobile" || kind === "landline")
      ? [{ "phone-nr": digitsOf(phone), text: shownPhone(digitsOf(phone)), kind, "address-id": address }]
      : [],
  );

/** The address or the phone number that a call of the customer area names. */
export type AddressOrPhone = { readonly "address-id"?: string | undefined; readonly "phone-nr"?: string | undefined };

/**
 * Tells whether the address and the number that a call names are the customer's own; true when the call names neither of them (decisions
 * §9). The number may come with `+32` or `0` before it.
 */
export function areOwn(products: readonly Product[], named: AddressOrPhone, nowMs: number): boolean {
  const { "address-id": addressId, "phone-nr": phoneNr } = named;
  if (addressId === undefined && phoneNr === undefined) return true;
  const own = products.filter((one) => isKept(one, nowMs));
  const digits = phoneNr === undefined ? undefined : digitsIn(phoneNr);
  return (
    (addressId === undefined || own.some(({ address }) => address === addressId)) &&
    (digits === undefined || phonesOf(own).some((one) => one["phone-nr"] === digits))
  );
}
