/** A customer's products as the area shows them. Pure. */
import { productKinds, type OwnProduct, type ProductState } from "#core/customer/products.contract.ts";
import { todayInBrussels } from "#core/values/brussels-time.ts";
import { eurosOfCents } from "#core/values/money.ts";
import type { Language } from "#core/values/language.ts";
import { titleIn } from "#demo/api/bundle/offers.ts";
import { digitsOf, isKept, type Product } from "./own.ts";

const dayMs = 86_400_000;

/** The operator begins a day before. */
export function stateAt({ status, startsAt, endsOn }: Product, nowMs: number): ProductState {
  if (status === "active") return endsOn === null ? "active" : "ending";
  return startsAt !== null && startsAt.getTime() - dayMs <= nowMs ? "activating" : "ordered";
}

export const works = (product: Product, nowMs: number): boolean => ["active", "ending"].includes(stateAt(product, nowMs));

function shown(product: Product, nowMs: number, language: Language): OwnProduct {
  const { id, offer, wpId, cents, startsAt, endsOn, address, phone } = product;
  const status = stateAt(product, nowMs);
  const isComing = status === "ordered" || status === "activating";
  return {
    id,
    i: offer,
    wpId,
    t: titleIn(offer, language),
    prc: eurosOfCents(cents),
    status,
    ...(status === "ending" && endsOn !== null && { until: endsOn }),
    ...(isComing && startsAt !== null && { from: todayInBrussels(startsAt.getTime()) }),
    ...(address !== null && { "address-id": address }),
    ...(phone !== null && { "phone-nr": digitsOf(phone) }),
  };
}

export const sectionsOf = (own: readonly Product[], nowMs: number, language: Language) =>
  productKinds.map((kind) => ({
    kind,
    items: own.filter((one) => one.kind === kind && isKept(one, nowMs)).map((one) => shown(one, nowMs, language)),
  }));
