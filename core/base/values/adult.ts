/** Who may order (decisions §6). */
import { yearsBetween, type CalendarDate } from "./dates.ts";

export const adultAge = 18;

/** From the birthday on. `today`: in Brussels (brussels-time.ts). */
export const isAdult = (birthdate: CalendarDate, today: CalendarDate): boolean => yearsBetween(birthdate, today) >= adultAge;
