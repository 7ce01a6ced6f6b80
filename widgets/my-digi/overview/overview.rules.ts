/** The rules for the texts of the overview. Pure. */
import type { CalendarDate } from "#core/base/values/dates.ts";
import { numberLocaleOf, type Language } from "#core/base/values/language.ts";
import type { Notice } from "#core/domain/order/overview.contract.ts";

type Has = Readonly<Record<"mobile" | "internet" | "tv" | "landline", number>>;

export const hasProducts = ({ mobile, internet, tv, landline }: Has): boolean => mobile + internet + tv + landline > 0;

/** Returns the names as one enumeration in the given language, such as 'a, b and c'. */
export const enumerated = (names: readonly string[], language: Language): string =>
  new Intl.ListFormat(numberLocaleOf(language), { type: "conjunction" }).format(names);

/**
 * Tells whether the earliest due date has passed.
 *
 * @param today today's date in Brussels
 */
export const isOverdue = (next: CalendarDate, today: CalendarDate): boolean => next < today;

/** The code of the notice that invoices are overdue. The sum that is due says the same, with its day. */
const overdueCode = "invoice-overdue";

/** The code of the notice that a bank has refused a direct debit. It concerns the sum that is due. */
const rejectedCode = "debit-rejected";

/**
 * Divides the notices into those that stand in boxes above everything else, and the texts that stand beside the sum that is due. The notice
 * of overdue invoices is left out where the sum says so itself, so that it is said once.
 */
export function dividedNotices(notices: readonly Notice[], isSaidAtSum: boolean) {
  const besideSum = isSaidAtSum ? notices.filter(({ code }) => code === rejectedCode) : [];
  return {
    boxes: isSaidAtSum ? notices.filter(({ code }) => code !== overdueCode && code !== rejectedCode) : notices,
    besideSum: besideSum.map(({ text }) => text),
  };
}
