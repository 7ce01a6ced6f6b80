/** Rules for what My products displays, and for where its controls lead (C-091…C-096, decisions §9). Pure. */
import type { OwnProduct, ProductKind } from "#core/domain/customer/products.contract.ts";
import type { Language } from "#core/base/values/language.ts";
import type { PageId } from "#core/base/values/routes.ts";

/** The comparison sites of the regulator, with prices of all operators. By law each operator names them (C-094). */
export const comparisonSites: Readonly<Record<Language, string>> = {
  en: "https://www.besttariff.be",
  fr: "https://www.meilleurtarif.be",
  nl: "https://www.bestetarief.be",
};

/** The pages on which a product of each kind is added or changed; undefined when nothing of the kind is sold yet (C-095). */
export const pagesOf = {
  mobile: { add: "my-products-mobile-order", change: "my-products-mobile" },
  internet: { add: "my-products-internet", change: "my-products-internet" },
  tv: { add: "my-products-tv", change: "my-products-tv" },
  landline: { add: "my-products-landline", change: "my-products-landline" },
  online: undefined,
} as const satisfies Record<ProductKind, { readonly add: PageId; readonly change: PageId } | undefined>;

type ProductIds = Pick<OwnProduct, "address-id" | "phone-nr">;

/** Returns the query for the page of a product: it says which product the page is about. */
export function queryOf(product: ProductIds): string {
  const named = (["address-id", "phone-nr"] as const).flatMap((name) => {
    const value = product[name];
    return value === undefined ? [] : [[name, value]];
  });
  return named.length === 0 ? "" : `?${new URLSearchParams(named).toString()}`;
}

/**
 * Tells whether a product is shown for the chosen address and number. A product at another address is left out, and one without an address
 * is at every address; a chosen number leaves out every product that does not have it.
 */
export const isAt = (product: ProductIds, addressId: string | undefined, phone: string | undefined): boolean =>
  (addressId === undefined || product["address-id"] === undefined || product["address-id"] === addressId) &&
  (phone === undefined || product["phone-nr"] === phone);
