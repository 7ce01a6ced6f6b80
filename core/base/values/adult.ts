/** The age from which a visitor may order (decisions §6). */
import { yearsBetween, type CalendarDate } from "./dates.ts";

export const adultAge = 18;

/** Tells whether somebody is an adult; the 18th birthday itself counts. `today` is the date in Brussels (brussels-time.ts). */
export const isAdult = (birthdate: CalendarDate, today: CalendarDate): boolean => yearsBetween(birthdate, today) >= adultAge;
