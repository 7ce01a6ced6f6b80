/**
 * This module has the tables of sent forms: newsletter subscriptions, messages, job applications, and requests to be called or kept
 * informed.
 */
import { boolean, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { now, time } from "./columns.ts";
import { files } from "./schema.ts";

export const subscribers = pgTable("subscribers", {
  /** The email address in lower case, because an address has one subscription at most. */
  email: text("email").primaryKey(),
  firstName: text("first_name").notNull(),
  lastName: text("last_name").notNull(),
  language: text("language").notNull(),
  /** The SHA-256 hash of the token in the unsubscribe link. */
  unsubscribeHash: text("unsubscribe_hash").notNull().unique(),
  subscribedAt: now("subscribed_at"),
  unsubscribedAt: time("unsubscribed_at"),
});

export const contactMessages = pgTable("contact_messages", {
  id: uuid("id").primaryKey().defaultRandom(),
  firstName: text("first_name").notNull(),
  lastName: text("last_name").notNull(),
  email: text("email").notNull(),
  phone: text("phone").notNull(),
  category: text("category").notNull(),
  message: text("message").notNull(),
  marketing: boolean("marketing").notNull(),
  language: text("language").notNull(),
  fileId: uuid("file_id").references(() => files.id),
  at: now("at"),
});

export const jobApplications = pgTable("job_applications", {
  id: uuid("id").primaryKey().defaultRandom(),
  firstName: text("first_name").notNull(),
  lastName: text("last_name").notNull(),
  email: text("email").notNull(),
  /** The job that the page names, or an empty text when the page names none. */
  job: text("job").notNull(),
  language: text("language").notNull(),
  at: now("at"),
});

export const jobApplicationFiles = pgTable(
  "job_application_files",
  {
    applicationId: uuid("application_id")
      .notNull()
      .references(() => jobApplications.id),
    fileId: uuid("file_id")
      .notNull()
      .references(() => files.id),
    kind: text("kind").$type<"cv" | "letter">().notNull(),
  },
  (table) => [primaryKey({ columns: [table.applicationId, table.fileId] })],
);

export const openFiberRequests = pgTable("open_fiber_requests", {
  id: uuid("id").primaryKey().defaultRandom(),
  firstName: text("first_name").notNull(),
  lastName: text("last_name").notNull(),
  email: text("email").notNull(),
  language: text("language").notNull(),
  cityId: text("city_id"),
  streetId: text("street_id"),
  fttbAddressId: text("fttb_address_id"),
  at: now("at"),
});

export const callbackRequests = pgTable("callback_requests", {
  id: uuid("id").primaryKey().defaultRandom(),
  firstName: text("first_name").notNull(),
  lastName: text("last_name").notNull(),
  phone: text("phone").notNull(),
  isClient: boolean("is_client"),
  language: text("language").notNull(),
  at: now("at"),
});
