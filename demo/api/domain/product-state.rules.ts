/** Tells in which phase of its life a product is (awaited, begun, ended), with pure functions. */
import { todayInBrussels } from "#core/base/values/brussels-time.ts";
import type { Product } from "#demo/api/store/customers.ts";

/**
 * Tells whether a product's number comes from another operator that has not confirmed it yet. Until the confirmation the product does not
 * begin.
 */
export const isAwaited = ({ status, phone, numberConfirmedAt }: Product): boolean =>
  status === "ordered" && phone !== null && numberConfirmedAt === null;

/** Tells whether the first day of an ordered product has come, even if the product's row is not updated yet. */
export const begins = (product: Product, nowMs: number): boolean =>
  product.status === "ordered" && product.startsAt !== null && product.startsAt.getTime() <= nowMs && !isAwaited(product);

/**
 * Tells whether a product has begun, by the clock. Its stored status may be older, because rows are brought up to date only when the
 * customer's data is read.
 */
export const hasBegun = (product: Product, nowMs: number): boolean => product.status !== "ordered" || begins(product, nowMs);

/** Tells whether a product has not ended: the customer has it, or it is still to begin. */
export const isKept = ({ endsOn }: Product, nowMs: number): boolean => endsOn === null || endsOn >= todayInBrussels(nowMs);

/** Returns the eSIM of a mobile line, and whether it was handed out to be put on a phone; null where the line has a SIM card. */
export const esimOf = ({ sim, esimInstalledAt }: Pick<Product, "sim" | "esimInstalledAt">): { readonly installed: boolean } | null =>
  sim === "esim" ? { installed: esimInstalledAt !== null } : null;
