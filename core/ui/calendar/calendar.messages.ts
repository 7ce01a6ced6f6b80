/** The texts of a calendar, apart from its dates, which `Intl` writes. */
import { msg, str } from "@lit/localize";

export const previousMonthText = (): string => msg("Previous month");
export const nextMonthText = (): string => msg("Next month");
export const todayText = (day: string): string => msg(str`today, ${day}`);
/** Returns a day's name and the reason why the day cannot be chosen. */
export const closedDayText = (day: string, reason: string): string => msg(str`${day}, not possible: ${reason}`);
