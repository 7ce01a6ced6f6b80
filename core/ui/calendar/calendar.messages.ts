/** The texts of a calendar. Its dates are formatted by `Intl`. */
import { msg, str } from "@lit/localize";

export const previousMonthText = (): string => msg("Previous month");
export const nextMonthText = (): string => msg("Next month");
export const todayText = (day: string): string => msg(str`today, ${day}`);
/** Returns the accessible name of a day that cannot be chosen: the date and the reason. */
export const closedDayText = (day: string, reason: string): string => msg(str`${day}, not possible: ${reason}`);
