/** Working days in Belgium, and the end of periods that the law counts in days. */
import { addDays, dateOf, parseDate, weekdayOf, type CalendarDate } from "./dates.ts";

/** Holidays with a fixed date: New Year, Labour Day, National Day, Assumption, All Saints, Armistice, Christmas. */
const fixed = ["01-01", "05-01", "07-21", "08-15", "11-01", "11-11", "12-25"];
/** Holidays as days after Easter Sunday: Easter Monday, Ascension, Whit Monday. */
const movable = [1, 39, 50];

/** The public holidays by year. They are cached, because they are looked up for each day of each appointment slot. */
const holidaysOfYears = new Map<number, readonly CalendarDate[]>();

/** Returns the ten public holidays of a year, in the order of the calendar. */
export function publicHolidays(year: number): readonly CalendarDate[] {
  const holidays = holidaysOfYears.get(year) ?? holidaysOf(year);
  holidaysOfYears.set(year, holidays);
  return holidays;
}

function holidaysOf(year: number): readonly CalendarDate[] {
  const easter = easterOf(year);
  const days = fixed.map((day) => parseDate(`${String(year).padStart(4, "0")}-${day}`));
  return [...days.filter((day) => day !== undefined), ...movable.map((days) => addDays(easter, days))].toSorted();
}

/** Returns Easter Sunday of a year in the Gregorian calendar (algorithm of Meeus, Jones and Butcher). */
function easterOf(year: number): CalendarDate {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const d = b - Math.floor(b / 4) - Math.floor((8 * b + 13) / 25);
  const epact = (19 * a + d + 15) % 30;
  const moon = epact - Math.floor((a + 11 * epact) / 319);
  const weekday = (2 * (b % 4) + 2 * Math.floor(c / 4) - (c % 4) - moon + 32) % 7;
  const month = Math.floor((moon + weekday + 90) / 25);
  const easter = dateOf(year, month, (moon + weekday + month + 19) % 32);
  if (!easter) throw new RangeError("a year outside the calendar");
  return easter;
}

/** Tells whether the day is a working day: Monday to Friday, and not a public holiday. */
export const isWorkingDay = (date: CalendarDate): boolean =>
  weekdayOf(date) <= 5 && !publicHolidays(Number(date.slice(0, 4))).includes(date);

/**
 * Returns the date that is `days` working days after `date`; `date` itself does not count. With 0 days the result is `date` where it is
 * a working day, otherwise the next working day.
 */
export function addWorkingDays(date: CalendarDate, days: number): CalendarDate {
  let left = days;
  let day = date;
  while (left > 0 || !isWorkingDay(day)) {
    day = addDays(day, 1);
    if (isWorkingDay(day)) left--;
  }
  return day;
}

const withdrawalDays = 14;

/** Returns the last day on which an order can be withdrawn: the 14th day after the order, or the next working day (decisions §14). */
export const lastWithdrawalDay = (orderedOn: CalendarDate): CalendarDate => addWorkingDays(addDays(orderedOn, withdrawalDays), 0);

/**
 * Returns the first day after the 14 days in which an order can be withdrawn. No service begins before it unless the customer expressly
 * asked for that.
 */
export const firstDayAfterWithdrawal = (orderedOn: CalendarDate): CalendarDate => addDays(orderedOn, withdrawalDays + 1);
