/** This module has the tables of the address book, and of the fibre checks that visitors made. */
import { boolean, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { Language } from "#core/base/values/language.ts";
import { now } from "./columns.ts";

const name = (language: Language) => text(`name_${language}`).notNull();

/**
 * The towns of the address book. Towns and streets are searched in the database. House numbers are read from the address book itself,
 * because they are too many to copy at a first start.
 */
export const cities = pgTable(
  "cities",
  {
    postalCode: text("postal_code").notNull(),
    cityId: text("city_id").notNull(),
    stateId: text("state_id").notNull(),
    /** The position of the town in the address book, so that the main town of a postal code comes first. */
    position: integer("position").notNull(),
    nameEn: name("en"),
    nameFr: name("fr"),
    nameNl: name("nl"),
  },
  (table) => [primaryKey({ columns: [table.postalCode, table.cityId] })],
);

export const streets = pgTable(
  "streets",
  {
    streetId: text("street_id").primaryKey(),
    cityId: text("city_id").notNull(),
    postalCode: text("postal_code").notNull(),
    nameEn: name("en"),
    nameFr: name("fr"),
    nameNl: name("nl"),
    /** All names of the street, normalised for search, each after a bar: `|grand place|grote markt`. */
    search: text("search").notNull(),
  },
  (table) => [index("streets_city").on(table.cityId)],
);

export const fibreChecks = pgTable("fibre_checks", {
  id: uuid("id").primaryKey().defaultRandom(),
  fttbAddressId: text("fttb_address_id").notNull(),
  box: text("box").notNull(),
  available: boolean("available").notNull(),
  /** The email address, which is stored only for a visitor who agreed to be kept informed. */
  email: text("email"),
  at: now("at"),
});
