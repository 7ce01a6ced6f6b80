/** What the overview says, and how numbers are read (LOOK: numbers with unit and date). Pure. */
import type { Usage } from "#core/customer/products.contract.ts";
import type { CalendarDate } from "#core/values/dates.ts";
import { numberLocaleOf, type Language } from "#core/values/language.ts";

/** 1 GB = 1000 MB (decisions §9). */
const mbOfGb = 1000;

export type Amount = {
  readonly used: string;
  /** Undefined: unlimited. */
  readonly total?: string;
  readonly unit: "GB" | "MB" | "min" | "sms";
};

/** Data in GB from 1 GB on, with one digit behind the comma. */
export function amountOf({ used, total, unit }: Pick<Usage, "used" | "total" | "unit">, language: Language): Amount {
  const isGb = unit === "MB" && (total ?? used) >= mbOfGb;
  const format = new Intl.NumberFormat(numberLocaleOf(language), { maximumFractionDigits: isGb ? 1 : 0 });
  const text = (value: number): string => format.format(isGb ? value / mbOfGb : value);
  return { used: text(used), unit: isGb ? "GB" : unit, ...(total !== null && { total: text(total) }) };
}

/** Beyond the bundle it stays full. */
export const shareUsed = ({ used, total }: Pick<Usage, "used" | "total">): number | undefined =>
  total === null ? undefined : total <= 0 ? 1 : Math.min(1, used / total);

type Has = Readonly<Record<"mobile" | "internet" | "tv" | "landline", number>>;

export const hasProducts = ({ mobile, internet, tv, landline }: Has): boolean => mobile + internet + tv + landline > 0;

/** Whether the first of what is due should have been paid by now. @param today in Brussels */
export const isOverdue = (next: CalendarDate, today: CalendarDate): boolean => next < today;
