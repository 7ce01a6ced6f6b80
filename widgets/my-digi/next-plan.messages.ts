/**
 * The texts of a plan that a product gets on a later day: on the product's page, in the dialog of the plan, and in the row of My products.
 */
import { msg, str } from "@lit/localize";
import type { ShownNextPlan } from "./next-plan.rules.ts";

export const nextPlanText = ({ day, name, price }: ShownNextPlan): string => msg(str`From ${day}: ${name}, ${price}`);
