/** The rules for the products that My products shows, and for the pages that its links lead to (C-091…C-096, decisions §9). Pure. */
import type { OwnProduct, ProductKind } from "#core/domain/customer/products.contract.ts";
import type { Language } from "#core/base/values/language.ts";
import type { PageId } from "#core/base/values/routes.ts";
import { hasPlans } from "#widgets/my-digi/product/product.rules.ts";

/** The regulator's sites for comparing the prices of all operators. By law every operator must link to them (C-094). */
export const comparisonSites: Readonly<Record<Language, string>> = {
  en: "https://www.besttariff.be",
  fr: "https://www.meilleurtarif.be",
  nl: "https://www.bestetarief.be",
};

/** The pages on which a product of each kind is added or changed. Undefined for a kind of which nothing is sold yet (C-095). */
export const pagesOf = {
  mobile: { add: "my-products-mobile-order", change: "my-products-mobile" },
  internet: { add: "my-products-internet", change: "my-products-internet" },
  tv: { add: "my-products-tv", change: "my-products-tv" },
  landline: { add: "my-products-landline", change: "my-products-landline" },
  online: undefined,
} as const satisfies Record<ProductKind, { readonly add: PageId; readonly change: PageId } | undefined>;

type ProductIds = Pick<OwnProduct, "address-id" | "phone-nr">;

/**
 * Returns the query for a product's page. The query identifies the product by its address and phone number.
 *
 * @param change true for the link that opens the change of the plan (decisions §9)
 */
export function queryOf(product: ProductIds, change = false): string {
  const named = (["address-id", "phone-nr"] as const).flatMap((name) => {
    const value = product[name];
    return value === undefined ? [] : [[name, value]];
  });
  const query = new URLSearchParams([...named, ...(change ? [["change", "1"]] : [])]).toString();
  return query && `?${query}`;
}

/**
 * Tells whether a product is shown for the chosen address and number. A product without an address is shown for every address; a chosen
 * number hides every product without that number.
 */
export const isAt = (product: ProductIds, addressId: string | undefined, phone: string | undefined): boolean =>
  (addressId === undefined || product["address-id"] === undefined || product["address-id"] === addressId) &&
  (phone === undefined || product["phone-nr"] === phone);

/**
 * Tells whether a product has the button that opens other plans (C-093): only a product that is active can have another plan, and a
 * landline has one plan alone (C-117).
 */
export const canChangePlan = (kind: Exclude<ProductKind, "online">, { status }: Pick<OwnProduct, "status">): boolean =>
  status === "active" && hasPlans(kind);

type Kinds = readonly { readonly kind: ProductKind; readonly items: readonly Pick<OwnProduct, "id" | "status" | "address-id">[] }[];

/**
 * Returns the ids of the products that show the link to Digi TV: one product of each address, namely TV, or internet where there is no TV.
 * Both products include Digi TV.
 */
export function digiTvProducts(sections: Kinds): readonly string[] {
  const itemsOf = (wanted: ProductKind) => sections.filter(({ kind }) => kind === wanted).flatMap(({ items }) => items);
  const working = [...itemsOf("tv"), ...itemsOf("internet")].filter(
    ({ status, "address-id": address }) => address !== undefined && (status === "active" || status === "ending"),
  );
  const isFirstOfAddress = (item: (typeof working)[number]): boolean =>
    working.find((one) => one["address-id"] === item["address-id"]) === item;
  return working.filter(isFirstOfAddress).map(({ id }) => id);
}
