/** The rules of the choice of a package in the customer area. Pure. */
import type { Draft } from "./product-order.schema.ts";
import type { CalendarDate } from "#core/base/values/dates.ts";
import type { OtherKind } from "#core/domain/bundle/bundle.rules.ts";
import { landlineCodes, type LandlineCode } from "#core/base/values/landline-codes.ts";

/** The kinds of products that the customer area sells on their own pages (C-082…C-086). */
export type OrderedKind = OtherKind;

/** The day of the technician's visit that the address awaits; null as long as no day is agreed, undefined where no visit is awaited. */
export type AwaitedVisit = CalendarDate | null | undefined;

/** A missing answer without which nothing can be ordered: the package, an answer about the landline's number, or the start. */
export type OrderProblem = "package" | LandlineCode | "start";

/**
 * Returns the missing answers in the order in which the screen shows their questions (C-267, C-272…C-275, C-328, decisions §14). As long as
 * no package is chosen, no other question is shown, so only the package is returned.
 */
export function problemsOf(
  kind: OrderedKind,
  hasPackage: boolean,
  { landline, startEarly }: Omit<Draft, "chosen">,
): readonly OrderProblem[] {
  if (!hasPackage) return ["package"];
  const codes = kind === "landline" ? landlineCodes(landline, landline.typed) : [];
  return [...codes, ...(startEarly === null ? ["start" as const] : [])];
}

/** The name of the radio buttons for the packages. */
export const packageName = "package";
