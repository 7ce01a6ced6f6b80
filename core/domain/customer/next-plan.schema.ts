/** The plan that a product has later, as the list of products and a product's page show it (decisions §9). */
import { number, string, type, type Infer } from "superstruct";
import { list } from "#core/base/contract/endpoint.ts";
import { calendarDate } from "#core/base/values/dates.ts";

/** The plan that a product has from a day on, in place of its current one. Until that day the change can be cancelled. */
export const NextPlan = type({
  i: string(),
  wpId: string(),
  /** The parts of the plan's title, in the requested language. */
  t: list(string(), 10),
  /** The monthly price in euros, VAT included. */
  prc: number(),
  from: calendarDate(),
});
export type NextPlan = Infer<typeof NextPlan>;
