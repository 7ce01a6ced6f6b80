/**
 * The basic tables of the reference API: its settings, files and mails, and the accounts that can log in. The other tables are in
 * `schema-….ts`. Personal data is stored only where a form or the customer gave it.
 */
import { bigint, boolean, index, integer, jsonb, pgSequence, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { Language } from "#core/base/values/language.ts";
import { now, time } from "./columns.ts";

/** Values that the API stores for itself, such as the captcha's secret and the fingerprint of the address book. */
export const settings = pgTable("settings", { key: text("key").primaryKey(), value: text("value").notNull() });

/** Captcha tokens that were found good; kept until they would expire anyway, so that none is accepted twice. */
export const captchaTokens = pgTable(
  "captcha_tokens",
  {
    id: text("id").primaryKey(),
    used: boolean("used").notNull(),
    expiresAt: time("expires_at").notNull(),
  },
  (table) => [index("captcha_tokens_expiry").on(table.expiresAt)],
);

/** Files as received; the content is stored in DATA_DIR/files under the id. */
export const files = pgTable("files", {
  id: uuid("id").primaryKey(),
  name: text("name").notNull(),
  type: text("type").notNull(),
  size: bigint("size", { mode: "number" }).notNull(),
  at: now("at"),
});

/** A file that is attached to a mail. `content` is base64. */
export type Attachment = { readonly name: string; readonly type: string; readonly content: string };

/** Mails to send. With SMTP a row is deleted once its mail is delivered; in the demo the rows are the outbox. */
export const mails = pgTable(
  "mails",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** The channel; `sms` is used only in the demo, which shows SMS beside the mails. */
    channel: text("channel").$type<"mail" | "sms">().notNull().default("mail"),
    recipient: text("recipient").notNull(),
    replyTo: text("reply_to"),
    subject: text("subject").notNull(),
    text: text("text").notNull(),
    unsubscribeUrl: text("unsubscribe_url"),
    fileId: uuid("file_id").references(() => files.id),
    /** Files that were made for this mail, and are deleted with its row. */
    attachments: jsonb("attachments").$type<readonly Attachment[]>().notNull().default([]),
    attempts: integer("attempts").notNull().default(0),
    nextTryAt: now("next_try_at"),
    at: now("at"),
  },
  (table) => [index("mails_recipient").on(table.recipient)],
);

/** Numbers of new customers; the demo's customers have lower ones. */
export const clientNumbers = pgSequence("client_numbers", { startWith: 100_300_000 });

/** Accounts of customers who can log in. Times of access come from the API's own clock, not from the database. */
export const accounts = pgTable("accounts", {
  id: uuid("id").primaryKey().defaultRandom(),
  /** The email address, in lower case: one account per address. */
  email: text("email").notNull().unique(),
  invoiceEmail: text("invoice_email").notNull(),
  /** The number by which customer service knows the customer: nine digits. */
  clientNumber: text("client_number").notNull().unique(),
  firstName: text("first_name").notNull(),
  lastName: text("last_name").notNull(),
  language: text("language").$type<Language>().notNull(),
  /** The hash of the password (argon2id). */
  passwordHash: text("password_hash").notNull(),
  /** The channel by which codes of the second step are sent. */
  codeChannel: text("code_channel").$type<"mail" | "sms">().notNull().default("mail"),
  /** The phone number, with its country's prefix. Codes are sent to it by SMS when `codeChannel` says so. */
  phone: text("phone"),
  /**
   * The keyed hash of the national number that the identity app gave, or of the app's own name for a person without one: one account per
   * person.
   */
  nationalNumberHash: text("national_number_hash").unique(),
  /** True for an account of the demo, whose password is printed in the manual. */
  isSample: boolean("is_sample").notNull().default(false),
  createdAt: time("created_at").notNull(),
  /** The time of the activation; null until the link of the activation mail was followed. */
  activatedAt: time("activated_at"),
});

export const linkPurposes = ["sign-up", "activation", "recovery", "email-change", "invoice-email-change"] as const;
export type LinkPurpose = (typeof linkPurposes)[number];

/** Links in mails. Each link works once, until it expires; a used link is kept so that its second use can be told from a wrong link. */
export const links = pgTable(
  "links",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    purpose: text("purpose").$type<LinkPurpose>().notNull(),
    /** SHA-256 of the random part of the link. */
    secretHash: text("secret_hash").notNull().unique(),
    /** The account; null for a sign-up, which creates the account. */
    accountId: uuid("account_id").references(() => accounts.id, { onDelete: "cascade" }),
    /** The address that the link was sent to; for a change of address, the new one. */
    email: text("email").notNull(),
    language: text("language").$type<Language>().notNull(),
    createdAt: time("created_at").notNull(),
    expiresAt: time("expires_at").notNull(),
    usedAt: time("used_at"),
  },
  (table) => [index("links_account").on(table.accountId)],
);

/** Logins with the right password whose code is still to come. The `verify` token names the row. */
export const logins = pgTable(
  "logins",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    deviceId: text("device_id").notNull(),
    /** The hash of the code (argon2id): from a faster hash, six digits could be guessed at once. */
    codeHash: text("code_hash"),
    codeSentAt: time("code_sent_at"),
    /** The number of tries that are left; 0: the code is burnt. */
    triesLeft: integer("tries_left").notNull().default(0),
    expiresAt: time("expires_at").notNull(),
    /** The time at which the code was accepted: after that, the row cannot be used any more. */
    acceptedAt: time("accepted_at"),
  },
  (table) => [index("logins_account").on(table.accountId)],
);

/** Wrong passwords in a row, of known and unknown addresses alike. */
export const loginFailures = pgTable(
  "login_failures",
  {
    /** The keyed hash of the address in lower case, the password's hash, and the device or network from which the tries came. */
    subject: text("subject").primaryKey(),
    count: integer("count").notNull(),
    lastAt: time("last_at").notNull(),
  },
  (table) => [index("login_failures_last").on(table.lastAt)],
);

/** Tries of passwords and codes that came from one network within a minute, whatever account or code they were for. */
export const networkTries = pgTable(
  "network_tries",
  {
    /** The keyed hash of the network's name and, for codes, of the kind of guess. */
    network: text("network").primaryKey(),
    count: integer("count").notNull(),
    since: time("since").notNull(),
  },
  (table) => [index("network_tries_since").on(table.since)],
);

/** The times at which something was sent, so that not too much is sent. */
export const sends = pgTable(
  "sends",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text("kind").$type<"code" | "form" | LinkPurpose>().notNull(),
    /** The keyed hash of an address in lower case, or of an account and its device; or an account's id. */
    subject: text("subject").notNull(),
    at: time("at").notNull(),
  },
  (table) => [index("sends_subject").on(table.kind, table.subject)],
);

/** The device of a session, as its browser described itself at the sign-in. */
export type Device = { readonly browser: string; readonly system: string };

/** Sessions: one row per sign-in on a device, with its family of refresh tokens. */
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
    /** The end of the session, which never changes: rotation of refresh tokens does not lengthen a session. */
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
    /** The time from which the token's successor is the one to use. */
    replacedAt: time("replaced_at"),
  },
  (table) => [index("refresh_tokens_session").on(table.sessionId)],
);

/**
 * Keys that sign access tokens. A new key is made before the newest one is old; an old key is deleted once no token signed with it is valid
 * any more.
 */
export const signingKeys = pgTable("signing_keys", {
  id: text("id").primaryKey(),
  /** The key in base64url. */
  secret: text("secret").notNull(),
  createdAt: time("created_at").notNull(),
});

/** Keyed hashes of a person's data from the identity app, by the API's field names: enough to compare with the data that a page sends. */
export type KeptPerson = Readonly<Record<string, string>>;

/**
 * Attempts to identify a person: one row per way to the identity app and back, named by the page (`itsme_uuid`). An attempt is valid for 30
 * minutes; one for an order, for two hours after the callback.
 */
export const identityAttempts = pgTable("identity_attempts", {
  uuid: text("uuid").primaryKey(),
  /** Values of OpenID Connect: the app returns `state`, its answer must repeat `nonce`, and `codeVerifier` proves that the code is ours. */
  state: text("state").notNull().unique(),
  nonce: text("nonce").notNull(),
  codeVerifier: text("code_verifier").notNull(),
  /** SHA-256 of the key that the page's tab keeps: the callback must name the key. */
  tabKeyHash: text("tab_key_hash"),
  /** SHA-256 of the browser's cookie, when the browser will send the cookie on the way back. */
  browserHash: text("browser_hash"),
  /** The page to come back to. */
  redirectUri: text("redirect_uri").notNull(),
  /** The page's own `state`, which the page gets back on return. */
  pageState: text("page_state"),
  /** The sign-up or email-change link that led here. */
  linkId: uuid("link_id").references(() => links.id, { onDelete: "cascade" }),
  language: text("language").$type<Language>().notNull(),
  createdAt: time("created_at").notNull(),
  expiresAt: time("expires_at").notNull(),
  /** SHA-256 of the code that came with the state: no other code belongs to this attempt. */
  codeHash: text("code_hash"),
  /** The time at which the callback was called: it works once. */
  returnedAt: time("returned_at"),
  person: jsonb("person").$type<KeptPerson>(),
  /** The keyed hash of the person, as in `accounts`. */
  nationalNumberHash: text("national_number_hash"),
  /** The time at which the attempt was spent by a sign-up, an email change or an order. */
  usedAt: time("used_at"),
});
