/** The facts of the question when to start (decisions §14). Pure. */
import type { CalendarDate } from "#core/base/values/dates.ts";

/** The kinds of products that differ in the way in which they start. */
export type Starting = "esim" | "sim" | "fibre" | "landline" | "tv";

/** The first possible day of a product; null where the product starts at once. */
export type FirstStart = { readonly what: Starting; readonly from: CalendarDate | null };

/** The name of the form's field for the question whether the service may start before the withdrawal period is over. */
export const startName = "start_early";

/** Returns the value of the form's field for an answer: before the 14 days are over, or after them; an empty text before an answer. */
export const startValueOf = (startEarly: boolean | null): "early" | "later" | "" =>
  startEarly === null ? "" : startEarly ? "early" : "later";

/** Returns the answer of a field's value; null for an empty text. */
export const startAnswerOf = (value: unknown): boolean | null => (value === "early" ? true : value === "later" ? false : null);
