/** The facts of the question when to start (decisions §14). Pure. */
import type { CalendarDate } from "#core/base/values/dates.ts";

/** The kinds of orders that start in a way of their own. */
export type Starting = "esim" | "sim" | "fibre" | "landline" | "tv";

/** The first day on which something can start; null where it starts at once. */
export type FirstStart = { readonly what: Starting; readonly from: CalendarDate | null };

/** The name of the question in its form. */
export const startName = "start_early";
