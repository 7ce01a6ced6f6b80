/** The rules for the amounts that customers use: they are shown with their unit and date. Pure. */
import type { UsageCard } from "#core/domain/customer/product-page.contract.ts";
import { addDays, type CalendarDate } from "#core/base/values/dates.ts";
import { numberLocaleOf, type Language } from "#core/base/values/language.ts";

/** The number of megabytes in a gigabyte: decisions §9 define 1 GB as 1000 MB. */
const mbOfGb = 1000;

/** The used part of an allowance, as the overview and the pages of products have it. */
export type Used = Pick<UsageCard, "used" | "total" | "unit">;

export type Amount = {
  readonly used: string;
  /** The amount that the bundle includes; undefined where it is unlimited. */
  readonly total?: string;
  readonly unit: "GB" | "MB" | "min" | "sms";
};

const isInGb = ({ used, total, unit }: Used): boolean => unit === "MB" && (total ?? used) >= mbOfGb;

/** The formats by language and number of decimal digits, because creating one is costly and a page shows hundreds of amounts. */
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(language: Language, maximumFractionDigits: number): Intl.NumberFormat {
  const key = `${language} ${maximumFractionDigits}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(numberLocaleOf(language), { maximumFractionDigits });
  formats.set(key, format);
  return format;
}

/** Returns an amount as texts. From 1 GB on, data is shown in GB with at most one decimal digit. */
export function amountOf(usage: Used, language: Language): Amount {
  const isGb = isInGb(usage);
  const format = formatOf(language, isGb ? 1 : 0);
  const text = (value: number): string => format.format(isGb ? value / mbOfGb : value);
  const { used, total, unit } = usage;
  return { used: text(used), unit: isGb ? "GB" : unit, ...(total !== null && { total: text(total) }) };
}

/** Returns the smallest difference that is visible in an amount as `amountOf` displays it. */
export const stepOf = (usage: Used): number => (isInGb(usage) ? mbOfGb / 10 : 1);

/** Returns the used share of the bundle, from 0 to 1; undefined where the amount is unlimited. Usage beyond the bundle still gives 1. */
export const shareUsed = ({ used, total }: Pick<UsageCard, "used" | "total">): number | undefined =>
  total === null ? undefined : total <= 0 ? 1 : Math.min(1, used / total);

/**
 * Returns the used share in whole percent, from 0 to 100; undefined where the amount is unlimited. It is 100 only where all of the bundle
 * is used.
 */
export const percentUsed = ({ used, total }: Pick<UsageCard, "used" | "total">): number | undefined =>
  total === null ? undefined : total <= 0 ? 100 : Math.min(100, Math.floor((100 * used) / total));

/** Returns the last day of the usage period. A new period starts on the next day. */
export const lastDayOf = ({ resets }: Pick<UsageCard, "resets">): CalendarDate => addDays(resets, -1);

/**
 * Tells whether at least the whole bundle is used, in which case a larger plan is suggested. Costs beyond the bundle do not count, because
 * calls abroad cost extra with every plan.
 */
export const isUsedUp = (usage: Pick<UsageCard, "used" | "total">): boolean => shareUsed(usage) === 1;
