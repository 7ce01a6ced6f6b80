/** The rules for the plans that a product can have, and for what a change of the plan costs (C-117, C-185, decisions §9). Pure. */
import type { Plan } from "#core/domain/customer/product-lists.schema.ts";
import type { ProductPage, ProductPageName } from "#core/domain/customer/product-page.contract.ts";
import type { SummaryRequest } from "#core/domain/order/contract-summary.schema.ts";
import { addDays, type CalendarDate } from "#core/base/values/dates.ts";
import type { Language } from "#core/base/values/language.ts";
import { newPhone } from "#core/base/values/mobile-number.ts";
import { centsOfEuros, type Cents } from "#core/base/values/money.ts";

export type PlanGroup = { readonly type: string; readonly plans: readonly Plan[] };

/** Returns the plans by their type, in the order of the page data. */
export function groupsOf(plans: readonly Plan[]): readonly PlanGroup[] {
  const types = [...new Set(plans.map(({ type }) => type))];
  return types.map((type) => ({ type, plans: plans.filter((plan) => plan.type === type) }));
}

export const currentOf = (plans: readonly Plan[]): Plan | undefined => plans.find(({ current }) => current);

/** Returns the difference between the monthly price of a plan and that of the current one; negative where the plan is cheaper. */
export const differenceOf = (plan: Pick<Plan, "price">, current: Pick<Plan, "price"> | undefined): Cents =>
  centsOfEuros(plan.price) - centsOfEuros(current?.price ?? 0);

/**
 * The action that choosing a plan means. `raise`: the plan costs more than the current one, so it is an order with obligation to pay.
 * `change`: it does not cost more. `takeBack`: it is the current plan, while another one is planned, so the planned change is cancelled.
 */
export type PlanAction = "raise" | "change" | "takeBack";

export function actionOf(plan: Plan, plans: readonly Plan[]): PlanAction {
  if (plan.current) return "takeBack";
  return differenceOf(plan, currentOf(plans)) > 0 ? "raise" : "change";
}

type Plans = Pick<ProductPage, "plans" | "plans_from"> | undefined;

/** Tells whether this plan is the current one. */
export const isCurrent = (page: Plans, id: string | undefined): boolean => currentOf(page?.plans ?? [])?.id === id;

/**
 * Tells whether a change to this plan is no longer the one that the dialog has shown: it would begin on another day, cost another price, or
 * replace another plan. This happens where the dialog stays open over the first of a month. Returns false where there is no page data to
 * compare with.
 */
export function isOtherChange({ id }: Plan, said: Plans, now: Plans): boolean {
  if (!said || !now) return false;
  const factsOf = ({ plans = [], plans_from }: NonNullable<Plans>): readonly unknown[] => {
    const current = currentOf(plans);
    return [plans_from, current?.id, current?.price, plans.find((plan) => plan.id === id)?.price];
  };
  const facts = factsOf(now);
  return factsOf(said).some((fact, at) => fact !== facts[at]);
}

/** Returns the last day on which a planned change can be cancelled. */
export const lastDayToTakeBack = (from: CalendarDate): CalendarDate => addDays(from, -1);

/**
 * Returns the page data after a change of the plan. It is shown until the API's next response, which has the plan's complete title,
 * replaces it.
 */
export function withPlanChanged(page: ProductPage, plan: Plan): ProductPage {
  const { next: _next, ...others } = page;
  if (plan.current || page.plans_from === undefined) return others;
  return { ...others, next: { i: plan.id, wpId: plan.wpId, t: [plan.label], prc: plan.price, from: page.plans_from } };
}

/** The answers of a mobile line whose number and card stay. They do not affect the prices of the contract summary. */
const sameLine = {
  new_phone: newPhone,
  sim: { name: "SIM card", mobile: null },
  provider: "",
  portability_provider: { id: "", name: "" },
  subscription: { portability: null, current_sim_card: "", first_digits: "", customer_number: "" },
} as const;

/** Returns the request for the contract summary of this plan alone, at the product's own address. */
export function summaryRequestOf(
  product: ProductPageName,
  { id, wpId }: Pick<Plan, "id" | "wpId">,
  addressId: string | null,
  lang: Language,
): SummaryRequest {
  const card = { i: id, wpId };
  const [fttbAddressId = "", box] = addressId?.split("~") ?? [];
  const isFixed = product !== "mobile" && fttbAddressId !== "";
  return {
    bundle: {
      mobile: product === "mobile" ? [{ ...card, ...sameLine }] : [],
      internet: product === "internet" ? card : null,
      tv: product === "tv" ? card : null,
      landline: null,
    },
    promo_code: { voucher: null, dealerCare: null },
    installAddress: isFixed ? { fttbAddressId, ...(box !== undefined && { box }) } : null,
    lang,
  };
}
