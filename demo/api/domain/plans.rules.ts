/** This module has the rules of changing a plan from the 1st of the next month on (C-117, C-185, decisions §9), as pure functions. */
import type { NextPlan } from "#core/domain/customer/next-plan.schema.ts";
import type { ProductPage } from "#core/domain/customer/product-page.contract.ts";
import type { Plan } from "#core/domain/customer/product-lists.schema.ts";
import { addDays, type CalendarDate } from "#core/base/values/dates.ts";
import type { Language } from "#core/base/values/language.ts";
import { eurosOfCents } from "#core/base/values/money.ts";
import { featureLines, offerName } from "#core/domain/offers/offers.rules.ts";
import type { OfferCard } from "#core/domain/offers/offers.schema.ts";
import { addressOf } from "#demo/api/data/address-book.ts";
import { planTexts } from "#demo/api/messages/plan-texts.ts";
import type { Product } from "#demo/api/store/customers.ts";
import type { PlanChange } from "#demo/api/store/plan-changes.ts";
import { monthAfter, periodOf, type Period, type PriceStep } from "./bills.rules.ts";
import { cardOf, offersAt, type Asked } from "./offer-cards.ts";
import { odinOf, offerOf, titleIn } from "./offers.ts";
import { addressOfId } from "./own-addresses.rules.ts";

/** The kinds of products whose plan can be changed (C-117). */
export const plannedKinds = ["mobile", "internet", "tv"] as const;
export type PlannedKind = (typeof plannedKinds)[number];

/** Returns the first day of a plan that is chosen today. */
export const planStart = (today: CalendarDate): CalendarDate => monthAfter(today, 1);

const changesOf = ({ id, endsOn }: Product, all: readonly PlanChange[]): readonly PlanChange[] =>
  all.filter(({ productId, startsOn }) => productId === id && (endsOn === null || startsOn <= endsOn));

/** Returns the change that is planned for a product and has not begun. */
export const plannedChange = (product: Product, all: readonly PlanChange[], today: CalendarDate): PlanChange | undefined =>
  changesOf(product, all).find(({ startsOn }) => startsOn > today);

/** Returns the newest change of the plan whose first day has come and that is not yet applied to the product's row. */
export function dueChange(product: Product, all: readonly PlanChange[], today: CalendarDate): PlanChange | undefined {
  const last = changesOf(product, all).findLast(({ startsOn }) => startsOn <= today);
  return last && (last.offer !== product.offer || last.cents !== product.cents) ? last : undefined;
}

/** Returns the offer that a product has, or had, on a day. */
export function offerOn(product: Product, all: readonly PlanChange[], day: CalendarDate): string {
  const changes = changesOf(product, all);
  return changes.find(({ startsOn }) => day < startsOn)?.formerOffer ?? changes.at(-1)?.offer ?? product.offer;
}

/**
 * Returns all prices that a product has had, from its start on; undefined where its plan was never changed. A change counts once it is
 * applied to the product's row.
 */
export function priceSteps(product: Product, startsOn: CalendarDate, all: readonly PlanChange[], today: CalendarDate) {
  const begun = changesOf(product, all).filter((change) => change.startsOn <= today);
  const [first] = begun;
  if (!first) return undefined;
  const later = begun.map((change): PriceStep => ({ from: change.startsOn, cents: change.cents, offer: change.offer }));
  return [{ from: startsOn, cents: first.formerCents, offer: first.formerOffer }, ...later];
}

/**
 * Returns the period that was billed at the former price although the new plan applies in it, with its amount, which is below zero because
 * it is credited. Returns undefined where there is none. It exists because a product's first invoice bills the next month as well
 * (decisions §8).
 */
export function billedBefore({ billedUntil }: Product, { startsOn, formerCents, formerOffer }: PlanChange): Period | undefined {
  if (billedUntil === null || billedUntil <= startsOn) return undefined;
  const { cents, ...days } = periodOf(formerCents, startsOn, addDays(billedUntil, -1));
  return { ...days, cents: -cents, offer: formerOffer };
}

/** Returns the plan that a product gets on a later day, in the shape of lists and pages. */
export function nextPlanOf(product: Product, all: readonly PlanChange[], today: CalendarDate, language: Language): NextPlan | undefined {
  const change = plannedChange(product, all, today);
  return (
    change && {
      i: change.offer,
      wpId: change.wpId,
      t: titleIn(change.offer, language),
      prc: eurosOfCents(change.cents),
      from: change.startsOn,
    }
  );
}

/** Returns the cards of the plans that are available for a product at its address, its present plan included. */
export function planCards({ kind, offer, address }: Product, asked: Omit<Asked, "everyTv">): readonly OfferCard[] {
  const at = address === null ? undefined : addressOf(addressOfId(address).fttbAddressId);
  const cards = offersAt(at, { ...asked, everyTv: true })[kind];
  const own = offerOf(offer);
  return own && cards.every(({ i }) => i !== offer) ? [cardOf(own, asked.language, asked.publicUrl), ...cards] : cards;
}

type Shown = Omit<Asked, "everyTv"> & { readonly changes: readonly PlanChange[]; readonly today: CalendarDate };

/**
 * Returns the data about plans on a product's page: nothing for a landline, which has only one plan, and for a product with an end date.
 * The present plan is listed at the price that the customer pays.
 */
export function plansOnPage(product: Product, shown: Shown): Pick<ProductPage, "plans" | "plans_from" | "next"> {
  const { changes, today, language } = shown;
  if (!canChangePlan(product)) return {};
  const next = nextPlanOf(product, changes, today, language);
  return {
    plans: planCards(product, shown).map((card) => planIn(card, product, language)),
    plans_from: planStart(today),
    ...(next && { next }),
  };
}

export const canChangePlan = ({ kind, endsOn }: Product): boolean => endsOn === null && (plannedKinds as readonly string[]).includes(kind);

function planIn(card: OfferCard, { offer, cents }: Product, language: Language): Plan {
  const spoken = offerOf(card.i)?.spoken;
  const current = card.i === offer;
  return {
    id: card.i,
    wpId: card.wpId,
    odin: odinOf(card),
    label: offerName(card),
    type: spoken === undefined ? "" : planTexts[language].spoken[spoken],
    description: card.d ?? "",
    features: featureLines(card),
    price: current ? eurosOfCents(cents) : card.prc,
    current,
  };
}
