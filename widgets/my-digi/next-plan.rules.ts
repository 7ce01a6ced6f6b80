/** The rules by which a plan that begins later is shown. Pure. */
import type { NextPlan } from "#core/domain/customer/next-plan.schema.ts";
import { formatDate, type CalendarDate } from "#core/base/values/dates.ts";
import type { Language } from "#core/base/values/language.ts";
import { centsOfEuros, formatMoney } from "#core/base/values/money.ts";

/** Returns a day without its year: `1 December`, `1er décembre`. A plan that is chosen begins at most a month later. */
export const dayAndMonth = (date: CalendarDate, language: Language): string => formatDate(date, language).replace(/\s\d{4}$/, "");

/** The texts with which a plan that begins later is shown. */
export type ShownNextPlan = { readonly day: string; readonly name: string; readonly price: string };

export const shownNextPlan = (next: NextPlan, language: Language): ShownNextPlan => ({
  day: dayAndMonth(next.from, language),
  name: next.t.join(" + "),
  price: formatMoney(centsOfEuros(next.prc), language),
});
