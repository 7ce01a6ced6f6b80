/** The rules for the question when the order should start (decisions §14): the first possible day of each ordered product. Pure. */
import type { CalendarDate } from "#core/base/values/dates.ts";
import { postWorkingDays } from "#core/base/values/limits.ts";
import { newPhone } from "#core/base/values/mobile-number.ts";
import { addWorkingDays } from "#core/base/values/working-days.ts";
import { itemsOf } from "#core/domain/bundle/bundle.rules.ts";
import type { Bundle, MobileLine } from "#core/domain/bundle/bundle.schema.ts";
import type { FirstStart } from "#core/features/start-question/start-question.rules.ts";

/**
 * Returns the first possible days of the ordered products, each text once. An eSIM with a new number starts at once; any other line waits
 * for the post, or for the move of its number. Fixed products start with the technician's visit, and TV without one is delivered by post.
 * Landline and TV come with the fibre, so they are not named beside it.
 *
 * @param visit the day of the technician's visit, or the first free one; undefined where it is not known, and nothing is promised
 */
export function firstStartsOf(bundle: Bundle, today: CalendarDate, visit: CalendarDate | undefined): readonly FirstStart[] {
  const posted = addWorkingDays(today, postWorkingDays);
  const items = itemsOf(bundle);
  const kinds = items.map(({ kind }) => kind);
  const fixedFrom = kinds.includes("internet") || kinds.includes("landline") ? visit : posted;
  const starts = items.flatMap(({ kind, card }): FirstStart[] => {
    if (kind === "mobile") return [lineStart(card, posted)];
    if (fixedFrom === undefined || (kind !== "internet" && kinds.includes("internet"))) return [];
    return [{ what: kind === "internet" ? "fibre" : kind, from: fixedFrom }];
  });
  return starts.filter(({ what, from }, at) => starts.findIndex((one) => one.what === what && one.from === from) === at);
}

const lineStart = ({ sim, phone }: MobileLine, posted: CalendarDate): FirstStart => {
  const isEsim = sim.name === "eSIM";
  return { what: isEsim ? "esim" : "sim", from: isEsim && phone === newPhone ? null : posted };
};
