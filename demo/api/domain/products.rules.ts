/** Rules for a customer's products as the customer area shows them. All functions are pure. */
import { productKinds, type OwnProduct, type ProductState } from "#core/domain/customer/products.contract.ts";
import { todayInBrussels } from "#core/base/values/brussels-time.ts";
import type { CalendarDate } from "#core/base/values/dates.ts";
import { eurosOfCents } from "#core/base/values/money.ts";
import type { Language } from "#core/base/values/language.ts";
import { titleIn } from "./offers.ts";
import { type Product } from "#demo/api/store/customers.ts";
import { digitsOf } from "./own-places.rules.ts";

/** Tells whether a product's number comes from another operator who has not said yes yet: until then the product does not begin. */
export const isAwaited = ({ status, phone, numberConfirmedAt }: Product): boolean =>
  status === "ordered" && phone !== null && numberConfirmedAt === null;

/** Tells whether an ordered product's day has come, whether or not the customer's data was read since. */
export const begins = (product: Product, nowMs: number): boolean =>
  product.status === "ordered" && product.startsAt !== null && product.startsAt.getTime() <= nowMs && !isAwaited(product);

/** Tells whether a product has not ended: the customer still has it, or it is still to begin. */
export const isKept = ({ endsOn }: Product, nowMs: number): boolean => endsOn === null || endsOn >= todayInBrussels(nowMs);

const dayMs = 86_400_000;

/** Returns a product's state at a moment. A product is `activating` from a day before it begins, when the operator starts its work. */
export function stateAt(product: Product, nowMs: number): ProductState {
  const { status, startsAt, endsOn } = product;
  if (status === "active") return endsOn === null ? "active" : "ending";
  if (isAwaited(product)) return "ordered";
  return startsAt !== null && startsAt.getTime() - dayMs <= nowMs ? "activating" : "ordered";
}

export const works = (product: Product, nowMs: number): boolean => ["active", "ending"].includes(stateAt(product, nowMs));

/** Returns the day on which a product begins; undefined as long as that day is not known. */
export function startOf(product: Product, nowMs: number): CalendarDate | undefined {
  const startsMs = product.startsAt?.getTime();
  const isOver = isAwaited(product) && startsMs !== undefined && startsMs <= nowMs;
  return startsMs === undefined || isOver ? undefined : todayInBrussels(startsMs);
}

function shown(product: Product, nowMs: number, language: Language): OwnProduct {
  const { id, offer, wpId, cents, endsOn, address, phone } = product;
  const status = stateAt(product, nowMs);
  const isComing = status === "ordered" || status === "activating";
  const from = isComing ? startOf(product, nowMs) : undefined;
  return {
    id,
    i: offer,
    wpId,
    t: titleIn(offer, language),
    prc: eurosOfCents(cents),
    status,
    ...(status === "ending" && endsOn !== null && { until: endsOn }),
    ...(from !== undefined && { from }),
    ...(address !== null && { "address-id": address }),
    ...(phone !== null && { "phone-nr": digitsOf(phone) }),
  };
}

export const sectionsOf = (own: readonly Product[], nowMs: number, language: Language) =>
  productKinds.map((kind) => ({
    kind,
    items: own.filter((one) => one.kind === kind && isKept(one, nowMs)).map((one) => shown(one, nowMs, language)),
  }));
