/** This module finds the product that a page or a call of the customer area is about, with pure functions (decisions §9). */
import type { ProductPageName } from "#core/domain/customer/product-page.contract.ts";
import type { ProductKind } from "#demo/api/db/schema-orders.ts";
import type { Product } from "#demo/api/store/customers.ts";
import { areOwn, digitsIn, digitsOf, phonesOf, type AddressOrPhone } from "./own-addresses.rules.ts";
import { isKept } from "./product-state.rules.ts";
import { works } from "./products.rules.ts";

/** The line or address that a product's page is about. `product` is the product that works there; undefined where the customer has none. */
export type PageSubject = { readonly addressId: string | null; readonly phoneNr: string | null; readonly product: Product | undefined };

export const kindOf = (page: ProductPageName): ProductKind => (page === "digi-tv" ? "tv" : page);

/**
 * The kinds of products of which at least one has to work at an address for the page to have content: Digi TV is included in internet as
 * well as in TV.
 */
const kindsOf = (page: ProductPageName): readonly ProductKind[] => (page === "digi-tv" ? ["tv", "internet"] : [kindOf(page)]);

/**
 * Returns the parameters without an empty `address-id`. Calls of a mobile line may have an empty one, because `phone-nr` alone identifies
 * the line.
 */
const withoutEmptyAddress = ({ "address-id": addressId, "phone-nr": phoneNr }: AddressOrPhone): AddressOrPhone => ({
  "address-id": addressId === "" ? undefined : addressId,
  "phone-nr": phoneNr,
});

/**
 * Returns the subject of a page: the named address or line, else the customer's first one that has the product, else the customer's first
 * one of all. Returns undefined when the named address or number is not the customer's own.
 */
export function subjectOf(all: readonly Product[], page: ProductPageName, named: AddressOrPhone, nowMs: number): PageSubject | undefined {
  const asked = page === "mobile" ? withoutEmptyAddress(named) : named;
  if (!areOwn(all, asked, nowMs)) return undefined;
  const own = all.filter((one) => isKept(one, nowMs));
  return page === "mobile" ? mobileSubject(own, asked) : fixedSubject(own, kindsOf(page), asked, nowMs);
}

function mobileSubject(own: readonly Product[], { "address-id": addressId, "phone-nr": asked }: AddressOrPhone): PageSubject | undefined {
  const numbers = phonesOf(own).flatMap((phone) => (phone.kind === "mobile" ? phone["phone-nr"] : []));
  const phoneNr = asked === undefined ? (numbers[0] ?? null) : digitsIn(asked);
  if (phoneNr !== null && !numbers.includes(phoneNr)) return undefined;
  const product = own.find(({ kind, phone }) => kind === "mobile" && phone !== null && digitsOf(phone) === phoneNr);
  const [firstAddress = null] = own.flatMap(({ address }) => address ?? []);
  return { addressId: addressId ?? product?.address ?? firstAddress, phoneNr, product };
}

function fixedSubject(own: readonly Product[], kinds: readonly ProductKind[], asked: AddressOrPhone, nowMs: number): PageSubject {
  const { "address-id": addressId, "phone-nr": phoneNr } = asked;
  const such = own.filter((one) => kinds.includes(one.kind) && one.address !== null);
  const numbered = such.find(({ phone }) => phoneNr !== undefined && phone !== null && digitsOf(phone) === digitsIn(phoneNr));
  const first = numbered ?? such.find((one) => works(one, nowMs)) ?? such[0] ?? own.find(({ address }) => address !== null);
  const at = addressId ?? first?.address ?? null;
  const product = such.find((one) => one.address === at && works(one, nowMs));
  return { addressId: at, phoneNr: product?.phone ? digitsOf(product.phone) : null, product };
}
