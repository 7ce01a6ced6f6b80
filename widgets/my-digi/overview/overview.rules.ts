/** Rules for what the overview says, and for how numbers are read (LOOK: numbers with unit and date). Pure. */
import type { Usage } from "#core/domain/customer/products.contract.ts";
import { addDays, type CalendarDate } from "#core/base/values/dates.ts";
import { numberLocaleOf, type Language } from "#core/base/values/language.ts";

/** The megabytes in a gigabyte: 1 GB = 1000 MB (decisions §9). */
const mbOfGb = 1000;

export type Amount = {
  readonly used: string;
  /** The amount in the bundle; undefined when it is unlimited. */
  readonly total?: string;
  readonly unit: "GB" | "MB" | "min" | "sms";
};

/** Returns an amount as texts. Data is in GB from 1 GB on, with at most one decimal digit. */
export function amountOf({ used, total, unit }: Pick<Usage, "used" | "total" | "unit">, language: Language): Amount {
  const isGb = unit === "MB" && (total ?? used) >= mbOfGb;
  const format = new Intl.NumberFormat(numberLocaleOf(language), { maximumFractionDigits: isGb ? 1 : 0 });
  const text = (value: number): string => format.format(isGb ? value / mbOfGb : value);
  return { used: text(used), unit: isGb ? "GB" : unit, ...(total !== null && { total: text(total) }) };
}

/** Returns the used share, 0…1; undefined when the amount is unlimited. Use beyond the bundle stays at 1. */
export const shareUsed = ({ used, total }: Pick<Usage, "used" | "total">): number | undefined =>
  total === null ? undefined : total <= 0 ? 1 : Math.min(1, used / total);

/** Returns the last day of the usage period: usage is counted anew on the day after. */
export const lastDayOf = ({ resets }: Pick<Usage, "resets">): CalendarDate => addDays(resets, -1);

/** Tells whether the whole bundle is used, or more: a larger plan would help. */
export const isUsedUp = (usage: Pick<Usage, "used" | "total" | "out_of_bundle">): boolean =>
  usage.out_of_bundle > 0 || shareUsed(usage) === 1;

type Has = Readonly<Record<"mobile" | "internet" | "tv" | "landline", number>>;

export const hasProducts = ({ mobile, internet, tv, landline }: Has): boolean => mobile + internet + tv + landline > 0;

/** Returns the names as they are listed in a sentence. */
export const enumerated = (names: readonly string[], language: Language): string =>
  new Intl.ListFormat(numberLocaleOf(language), { type: "conjunction" }).format(names);

/** Tells whether the first amount that is due should have been paid by now. @param today in Brussels */
export const isOverdue = (next: CalendarDate, today: CalendarDate): boolean => next < today;
