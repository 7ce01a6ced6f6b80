/** Columns of moments and days. */
import { date, timestamp } from "drizzle-orm/pg-core";
import type { CalendarDate } from "#core/base/values/dates.ts";

export const time = (name: string) => timestamp(name, { withTimezone: true });
/** When the row was written, as the database's clock has it, where nothing else is said. */
export const now = (name: string) => time(name).notNull().defaultNow();
export const day = (name: string) => date(name).$type<CalendarDate>();
