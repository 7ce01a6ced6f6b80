/** Columns for moments and days. */
import { date, timestamp } from "drizzle-orm/pg-core";
import type { CalendarDate } from "#core/base/values/dates.ts";

export const time = (name: string) => timestamp(name, { withTimezone: true });
/** Makes a column for a moment; its default is the time at which the row is written, by the database's clock. */
export const now = (name: string) => time(name).notNull().defaultNow();
export const day = (name: string) => date(name).$type<CalendarDate>();
