/** This module has the table of the choices that visitors made in the cookie banner. It holds nothing about who chose. */
import { boolean, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { Language } from "#core/base/values/language.ts";
import { time } from "./columns.ts";

export const consentRecords = pgTable(
  "consent_records",
  {
    /** The number that the visitor's browser gave the choice and keeps in its cookie. */
    id: uuid("id").primaryKey(),
    /** The version of the question. */
    version: integer("version").notNull(),
    /** The release whose texts the visitor read. */
    texts: text("texts").notNull(),
    language: text("language").$type<Language>().notNull(),
    preferences: boolean("preferences").notNull(),
    statistics: boolean("statistics").notNull(),
    marketing: boolean("marketing").notNull(),
    /** The time of the choice by the visitor's clock; by the server's where the visitor's is ahead, or behind by more than a day. */
    savedAt: time("saved_at").notNull(),
  },
  (table) => [index("consent_records_saved").on(table.savedAt)],
);
