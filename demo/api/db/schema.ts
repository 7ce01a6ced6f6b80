/**
 * Tables of the reference API that all of it stands on: its settings, files and mails, and who can log in. The others are `schema-….ts`.
 * Personal data stands only where a form or the customer gave it.
 */
import { bigint, boolean, index, integer, jsonb, pgSequence, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { Language } from "#core/base/values/language.ts";
import { now, time } from "./columns.ts";

/** What the API keeps for itself: the captcha's secret, the fingerprint of the address book. */
export const settings = pgTable("settings", { key: text("key").primaryKey(), value: text("value").notNull() });

/** Tokens that were seen to be good; kept until they would expire anyway, so that none is taken twice. */
export const captchaTokens = pgTable(
  "captcha_tokens",
  {
    id: text("id").primaryKey(),
    used: boolean("used").notNull(),
    expiresAt: time("expires_at").notNull(),
  },
  (table) => [index("captcha_tokens_expiry").on(table.expiresAt)],
);

/** Files as received; the content lies in DATA_DIR/files under the id. */
export const files = pgTable("files", {
  id: uuid("id").primaryKey(),
  name: text("name").notNull(),
  type: text("type").notNull(),
  size: bigint("size", { mode: "number" }).notNull(),
  at: now("at"),
});

/** `content` is base64. */
export type Attachment = { readonly name: string; readonly type: string; readonly content: string };

/** Mails to send. With SMTP a row goes once it is delivered; in the demo the rows are the outbox. */
export const mails = pgTable(
  "mails",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** `sms` only in the demo, which shows them beside the mails. */
    channel: text("channel").$type<"mail" | "sms">().notNull().default("mail"),
    recipient: text("recipient").notNull(),
    replyTo: text("reply_to"),
    subject: text("subject").notNull(),
    text: text("text").notNull(),
    unsubscribeUrl: text("unsubscribe_url"),
    fileId: uuid("file_id").references(() => files.id),
    /** Made for this mail, and gone with it. */
    attachments: jsonb("attachments").$type<readonly Attachment[]>().notNull().default([]),
    attempts: integer("attempts").notNull().default(0),
    nextTryAt: now("next_try_at"),
    at: now("at"),
  },
  (table) => [index("mails_recipient").on(table.recipient)],
);

/** Numbers of new customers; those of the demo come before. */
export const clientNumbers = pgSequence("client_numbers", { startWith: 100_300_000 });

/** Customers who can log in. Times of access come from the API's own clock, not from the database. */
export const accounts = pgTable("accounts", {
  id: uuid("id").primaryKey().defaultRandom(),
  /** In lower case: one account per address. */
  email: text("email").notNull().unique(),
  invoiceEmail: text("invoice_email").notNull(),
  /** As customer service knows them: nine digits. */
  clientNumber: text("client_number").notNull().unique(),
  firstName: text("first_name").notNull(),
  lastName: text("last_name").notNull(),
  language: text("language").$type<Language>().notNull(),
  /** argon2id */
  passwordHash: text("password_hash").notNull(),
  /** How codes of the second step travel. */
  codeChannel: text("code_channel").$type<"mail" | "sms">().notNull().default("mail"),
  /** With its country's prefix. Codes travel there by SMS where the channel says so. */
  phone: text("phone"),
  /** Keyed hash of the national number that the identity app gave, or of its name for somebody without one: one account per person. */
  nationalNumberHash: text("national_number_hash").unique(),
  /** The demo's: its password stands in the manual. */
  isSample: boolean("is_sample").notNull().default(false),
  createdAt: time("created_at").notNull(),
  /** Empty until the link of the activation mail was followed. */
  activatedAt: time("activated_at"),
});

export const linkPurposes = ["sign-up", "activation", "recovery", "email-change", "invoice-email-change"] as const;
export type LinkPurpose = (typeof linkPurposes)[number];

/** Links in mails. Each works once, until it expires; a used one is kept so that its second use can be told from a wrong link. */
export const links = pgTable(
  "links",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    purpose: text("purpose").$type<LinkPurpose>().notNull(),
    /** SHA-256 of the random part of the link. */
    secretHash: text("secret_hash").notNull().unique(),
    /** None for a sign-up, which makes the account. */
    accountId: uuid("account_id").references(() => accounts.id, { onDelete: "cascade" }),
    /** Where the link was sent to; of a change, the new address. */
    email: text("email").notNull(),
    language: text("language").$type<Language>().notNull(),
    createdAt: time("created_at").notNull(),
    expiresAt: time("expires_at").notNull(),
    usedAt: time("used_at"),
  },
  (table) => [index("links_account").on(table.accountId)],
);

/** Somebody who gave the right password and owes the code. The `verify` token names the row. */
export const logins = pgTable(
  "logins",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    deviceId: text("device_id").notNull(),
    /** argon2id: six digits are guessed at once from anything faster. */
    codeHash: text("code_hash"),
    codeSentAt: time("code_sent_at"),
    /** Wrong codes that may still be given; 0: the code is burnt. */
    triesLeft: integer("tries_left").notNull().default(0),
    expiresAt: time("expires_at").notNull(),
    /** The code was accepted: nothing more can be done with this row. */
    acceptedAt: time("accepted_at"),
  },
  (table) => [index("logins_account").on(table.accountId)],
);

/** Wrong passwords in a row, of known and unknown addresses alike. */
export const loginFailures = pgTable(
  "login_failures",
  {
    /** Keyed hash of the address in lower case, and of the device or network where they happened. */
    subject: text("subject").primaryKey(),
    count: integer("count").notNull(),
    lastAt: time("last_at").notNull(),
  },
  (table) => [index("login_failures_last").on(table.lastAt)],
);

/** Passwords that came from one network within a minute, whoever they were for. */
export const networkTries = pgTable(
  "network_tries",
  {
    /** Keyed hash. */
    network: text("network").primaryKey(),
    count: integer("count").notNull(),
    since: time("since").notNull(),
  },
  (table) => [index("network_tries_since").on(table.since)],
);

/** When something was sent, to keep from sending too much. */
export const sends = pgTable(
  "sends",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text("kind").$type<"code" | "form" | LinkPurpose>().notNull(),
    /** Keyed hash of the address in lower case or of an account and its device, or an account's id. */
    subject: text("subject").notNull(),
    at: time("at").notNull(),
  },
  (table) => [index("sends_subject").on(table.kind, table.subject)],
);

/** As its browser said at the sign-in. */
export type Device = { readonly browser: string; readonly system: string };

/** One row per sign-in on a device: its family of refresh tokens. */
export const sessions = pgTable(
  "sessions",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    deviceId: text("device_id").notNull(),
    device: jsonb("device").$type<Device>(),
    createdAt: time("created_at").notNull(),
    lastUsedAt: time("last_used_at").notNull(),
    /** Never moved: rotation does not lengthen a session. */
    expiresAt: time("expires_at").notNull(),
    endedAt: time("ended_at"),
    endedBy: text("ended_by").$type<"sign-out" | "sign-in" | "reuse" | "password">(),
  },
  (table) => [index("sessions_account").on(table.accountId)],
);

export const refreshTokens = pgTable(
  "refresh_tokens",
  {
    /** SHA-256 of the token. */
    hash: text("hash").primaryKey(),
    sessionId: uuid("session_id")
      .notNull()
      .references(() => sessions.id, { onDelete: "cascade" }),
    /** Since then its successor is the one to use. */
    replacedAt: time("replaced_at"),
  },
  (table) => [index("refresh_tokens_session").on(table.sessionId)],
);

/** Keys that sign access tokens. A new one is made before the newest is old; old ones go once nothing signed by them is good any more. */
export const signingKeys = pgTable("signing_keys", {
  id: text("id").primaryKey(),
  /** base64url */
  secret: text("secret").notNull(),
  createdAt: time("created_at").notNull(),
});

/** Keyed hashes of what the identity app said of a person, by the names of the API: enough to compare with what a page sends. */
export type KeptPerson = Readonly<Record<string, string>>;

/** One row per way to the identity app and back, named by the page (`itsme_uuid`). Good for 30 minutes; an order's, for two hours after the callback. */
export const identityAttempts = pgTable("identity_attempts", {
  uuid: text("uuid").primaryKey(),
  /** OpenID Connect: what the app hands back, what its answer must repeat, what proves that the code is ours. */
  state: text("state").notNull().unique(),
  nonce: text("nonce").notNull(),
  codeVerifier: text("code_verifier").notNull(),
  /** SHA-256 of what the page's tab keeps: the callback must name it. */
  tabKeyHash: text("tab_key_hash"),
  /** SHA-256 of the browser's cookie, where it comes along on the way back. */
  browserHash: text("browser_hash"),
  /** The page to come back to. */
  redirectUri: text("redirect_uri").notNull(),
  /** The page's own `state`, handed back to it on return. */
  pageState: text("page_state"),
  /** The sign-up or email-change link that led here. */
  linkId: uuid("link_id").references(() => links.id, { onDelete: "cascade" }),
  language: text("language").$type<Language>().notNull(),
  createdAt: time("created_at").notNull(),
  expiresAt: time("expires_at").notNull(),
  /** SHA-256 of the code that came with the state: no other one is this attempt's. */
  codeHash: text("code_hash"),
  /** The callback was called: it works once. */
  returnedAt: time("returned_at"),
  person: jsonb("person").$type<KeptPerson>(),
  /** As in `accounts`. */
  nationalNumberHash: text("national_number_hash"),
  /** Spent by a sign-up, an email change or an order. */
  usedAt: time("used_at"),
});
