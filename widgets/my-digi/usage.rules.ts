/** The rules for the texts and numbers of the overview: numbers are shown with their unit and date. Pure. */
import type { Usage } from "#core/domain/customer/products.contract.ts";
import { addDays, type CalendarDate } from "#core/base/values/dates.ts";
import { numberLocaleOf, type Language } from "#core/base/values/language.ts";

/** The number of megabytes in a gigabyte: decisions §9 define 1 GB as 1000 MB. */
const mbOfGb = 1000;

export type Amount = {
  readonly used: string;
  /** The amount that the bundle includes; undefined where it is unlimited. */
  readonly total?: string;
  readonly unit: "GB" | "MB" | "min" | "sms";
};

/** Returns an amount as texts. From 1 GB on, data is shown in GB with at most one decimal digit. */
export function amountOf({ used, total, unit }: Pick<Usage, "used" | "total" | "unit">, language: Language): Amount {
  const isGb = unit === "MB" && (total ?? used) >= mbOfGb;
  const format = new Intl.NumberFormat(numberLocaleOf(language), { maximumFractionDigits: isGb ? 1 : 0 });
  const text = (value: number): string => format.format(isGb ? value / mbOfGb : value);
  return { used: text(used), unit: isGb ? "GB" : unit, ...(total !== null && { total: text(total) }) };
}

/** Returns the used share of the bundle, from 0 to 1; undefined where the amount is unlimited. Usage beyond the bundle still gives 1. */
export const shareUsed = ({ used, total }: Pick<Usage, "used" | "total">): number | undefined =>
  total === null ? undefined : total <= 0 ? 1 : Math.min(1, used / total);

/** Returns the last day of the usage period. A new period starts on the next day. */
export const lastDayOf = ({ resets }: Pick<Usage, "resets">): CalendarDate => addDays(resets, -1);

/** Tells whether at least the whole bundle is used, in which case a larger plan is suggested. */
export const isUsedUp = (usage: Pick<Usage, "used" | "total" | "out_of_bundle">): boolean =>
  usage.out_of_bundle > 0 || shareUsed(usage) === 1;

type Has = Readonly<Record<"mobile" | "internet" | "tv" | "landline", number>>;

export const hasProducts = ({ mobile, internet, tv, landline }: Has): boolean => mobile + internet + tv + landline > 0;

/** Returns the names enumerated as in a sentence of that language. */
export const enumerated = (names: readonly string[], language: Language): string =>
  new Intl.ListFormat(numberLocaleOf(language), { type: "conjunction" }).format(names);

/**
 * Tells whether the earliest due date has passed.
 *
 * @param today today's date in Brussels
 */
export const isOverdue = (next: CalendarDate, today: CalendarDate): boolean => next < today;
