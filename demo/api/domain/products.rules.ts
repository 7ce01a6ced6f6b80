/** This module has the rules by which the customer area shows a customer's products, as pure functions. */
import { productKinds, type OwnProduct, type ProductState } from "#core/domain/customer/products.contract.ts";
import { todayInBrussels } from "#core/base/values/brussels-time.ts";
import type { CalendarDate } from "#core/base/values/dates.ts";
import { eurosOfCents } from "#core/base/values/money.ts";
import type { Language } from "#core/base/values/language.ts";
import { titleIn } from "./offers.ts";
import type { Product } from "#demo/api/store/customers.ts";
import type { PlanChange } from "#demo/api/store/plan-changes.ts";
import { nextPlanOf } from "./plans.rules.ts";
import { esimOf, isAwaited, isKept } from "./product-state.rules.ts";
import { digitsOf } from "./own-addresses.rules.ts";

const dayMs = 86_400_000;

/** Returns a product's state at a moment. A product is `activating` from the day before it begins, when the operator starts its work. */
export function stateAt(product: Product, nowMs: number): ProductState {
  const { status, startsAt, endsOn } = product;
  if (status === "active") return endsOn === null ? "active" : "ending";
  if (isAwaited(product)) return "ordered";
  return startsAt !== null && startsAt.getTime() - dayMs <= nowMs ? "activating" : "ordered";
}

/** Tells whether a product works at a moment: its state is `active`, or `ending` until its last day. */
export const works = (product: Product, nowMs: number): boolean => ["active", "ending"].includes(stateAt(product, nowMs));

/** Returns the day on which a product begins, or undefined as long as that day is not known. */
export function startOf(product: Product, nowMs: number): CalendarDate | undefined {
  const startsMs = product.startsAt?.getTime();
  const isOver = isAwaited(product) && startsMs !== undefined && startsMs <= nowMs;
  return startsMs === undefined || isOver ? undefined : todayInBrussels(startsMs);
}

type Shown = { readonly nowMs: number; readonly language: Language; readonly changes: readonly PlanChange[] };

function shown(product: Product, { nowMs, language, changes }: Shown): OwnProduct {
  const { id, offer, wpId, cents, endsOn, address, phone } = product;
  const status = stateAt(product, nowMs);
  const isComing = status === "ordered" || status === "activating";
  const next = nextPlanOf(product, changes, todayInBrussels(nowMs), language);
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
    ...(next && { next }),
    ...(product.kind === "mobile" && works(product, nowMs) && { esim: esimOf(product) }),
  };
}

/**
 * Returns the customer's products by kind, as `GET /my-digi/my-products` answers them. Products that have ended are left out; a kind
 * without products has an empty list.
 */
export const sectionsOf = (own: readonly Product[], facts: Shown) =>
  productKinds.map((kind) => ({
    kind,
    items: own.filter((one) => one.kind === kind && isKept(one, facts.nowMs)).map((one) => shown(one, facts)),
  }));
