/** The text of the plan that a product has from a day on: on the product's page, in its dialog, and in the row of My products. */
import { msg, str } from "@lit/localize";
import type { ShownNextPlan } from "./next-plan.rules.ts";

export const nextPlanText = ({ day, name, price }: ShownNextPlan): string => msg(str`From ${day}: ${name}, ${price}`);
