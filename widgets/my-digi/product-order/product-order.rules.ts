/** The rules of the choice of a package in the customer area. Pure. */
import type { Draft } from "./product-order.schema.ts";
import type { CalendarDate } from "#core/base/values/dates.ts";
import type { OtherKind } from "#core/domain/bundle/bundle.rules.ts";
import { landlineCodes, type LandlineCode } from "#core/base/values/landline-codes.ts";

/** The products that the area sells on their pages (C-082…C-086). */
export type OrderedKind = OtherKind;

/** The technician's visit that the address awaits, by its day; null as long as no day is agreed, undefined where none is awaited. */
export type AwaitedVisit = CalendarDate | null | undefined;

/** An answer without which nothing is ordered: a package, an answer about the landline's number, or when to start. */
export type OrderProblem = "package" | LandlineCode | "start";

/**
 * Returns what is missing, in the order in which the screen shows it (C-267, C-272…C-275, C-328, decisions §14). Without a package nothing
 * else is asked yet.
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

/** The name of the buttons that choose a package. */
export const packageName = "package";

const controls: Readonly<Record<Exclude<OrderProblem, "start">, string>> = {
  package: packageName,
  selectedPhone: "landline_phone",
  phoneNumber: "landline_number",
  landlinePhone: "landline_number",
  mobileProvider: "landline_provider",
  agree: "landline_agree",
};

/** Returns the name of the control that answers what is missing; undefined for the start, whose question is not part of the choice. */
export const controlName = (problem: OrderProblem): string | undefined => (problem === "start" ? undefined : controls[problem]);

export const isAboutLandline = (problem: OrderProblem): problem is LandlineCode => problem !== "package" && problem !== "start";
