/** Finds the products that a customer has or awaits at a home, with pure functions (decisions §9). */
import type { Prerequisites } from "#core/domain/bundle/prerequisites.rules.ts";
import type { PackageNeed } from "#core/domain/customer/product-lists.schema.ts";
import type { ProductKind } from "#demo/api/db/schema-orders.ts";
import type { Product } from "#demo/api/store/customers.ts";
import { isKept } from "./product-state.rules.ts";

/** Returns the products of a kind that the customer has or awaits at a home, an `address-id`. */
export const atHome = (own: readonly Product[], kind: ProductKind, home: string | null, nowMs: number): readonly Product[] =>
  own.filter((one) => one.kind === kind && one.address === home && home !== null && isKept(one, nowMs));

/**
 * Returns the products of the customer on which other products at a home can depend: the internet of that home, and any mobile line. A
 * product with an end date does not count.
 */
export function prerequisitesAt(own: readonly Product[], home: string | null, nowMs: number): Prerequisites {
  const stays = ({ endsOn }: Product): boolean => endsOn === null;
  return {
    hasInternet: atHome(own, "internet", home, nowMs).some(stays),
    hasMobile: own.some((one) => one.kind === "mobile" && stays(one)),
  };
}

/** Returns what a package of this kind still needs at the home, or undefined where nothing is missing. */
export function needOf(kind: ProductKind, { hasInternet, hasMobile }: Prerequisites): PackageNeed | undefined {
  if (kind === "landline") return hasInternet ? undefined : "internet";
  if (kind === "tv") return hasInternet || hasMobile ? undefined : "internet_or_mobile";
  return undefined;
}
