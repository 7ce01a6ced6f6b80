/** The rules of the choice of a package in the customer area. Pure. */
import type { CalendarDate } from "#core/base/values/dates.ts";
import type { OtherKind } from "#core/domain/bundle/bundle.rules.ts";
import type { LandlineCode } from "#core/base/values/landline-codes.ts";

/** The kinds of products that the customer area sells on their own pages (C-082…C-086). */
export type OrderedKind = OtherKind;

/** The day of the technician's visit that the address awaits; null as long as no day is agreed, undefined where no visit is awaited. */
export type AwaitedVisit = CalendarDate | null | undefined;

/** A missing answer without which nothing can be ordered: the package, an answer about the landline's number, or the start. */
export type OrderProblem = "package" | LandlineCode | "start";

/** The name of the radio buttons for the packages. */
export const packageName = "package";
