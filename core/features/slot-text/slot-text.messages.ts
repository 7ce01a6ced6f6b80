/** The texts of a slot of the technician's visit. Their folder has nothing else, for pages on which a slot is shown but not chosen. */
import { msg, str } from "@lit/localize";
import type { InstallSlot, SlotInterval } from "#core/domain/order/installation.schema.ts";
import { clockText } from "#core/base/values/clock-text.ts";
import { formatDate } from "#core/base/values/dates.ts";
import type { Language } from "#core/base/values/language.ts";

const hoursText = (from: string, to: string): string => msg(str`${from} to ${to}`);
const slotText = (day: string, hours: string): string => msg(str`${day}, ${hours}`);

/** Returns the hours of a slot, such as '08:00 to 12:00'. */
export function hoursOf(interval: SlotInterval, language: Language): string {
  const [from = "", to = ""] = interval.split("-");
  return hoursText(clockText(from, language), clockText(to, language));
}

/** Returns the day and the hours of a slot, such as 'Friday 27 November 2026, 08:00 to 12:00'. */
export const slotOf = ({ date, intervalValue }: InstallSlot, language: Language): string =>
  slotText(formatDate(date, language, "weekday"), hoursOf(intervalValue, language));
