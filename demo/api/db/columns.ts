/** This module makes the column types of the schema for moments and calendar days. */
import { date, timestamp } from "drizzle-orm/pg-core";
import type { CalendarDate } from "#core/base/values/dates.ts";

/** Makes a column for a moment: a `timestamp with time zone`, which may be null and is read as a `Date`. */
export const time = (name: string) => timestamp(name, { withTimezone: true });
/** Makes a column for a moment; its default is the time at which the row is written, by the database's clock. */
export const now = (name: string) => time(name).notNull().defaultNow();
/** Makes a column for a calendar day without a time, which may be null and is read as a text (`2026-11-28`). */
export const day = (name: string) => date(name).$type<CalendarDate>();
