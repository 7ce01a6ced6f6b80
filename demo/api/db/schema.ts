/**
 * This module has the basic tables of the reference API: its settings, files and mails, and the accounts that can log in. The other tables
 * are in `schema-….ts`. Personal data is stored only where a form or the customer gave it.
 */
import { bigint, boolean, index, integer, jsonb, pgSequence, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { Language } from "#core/base/values/language.ts";
import { now, time } from "./columns.ts";

/** The values that the API stores for itself, such as the captcha's secret and the fingerprint of the address book. */
export const settings = pgTable("settings", { key: text("key").primaryKey(), value: text("value").notNull() });

/** The captcha tokens that were found valid. They are kept until they would expire anyway, so that no token is accepted twice. */
export const captchaTokens = pgTable(
  "captcha_tokens",
  {
    id: text("id").primaryKey(),
    used: boolean("used").notNull(),
    expiresAt: time("expires_at").notNull(),
  },
  (table) => [index("captcha_tokens_expiry").on(table.expiresAt)],
);

/** The files that were received. Their content is stored in DATA_DIR/files under the id. */
export const files = pgTable("files", {
  id: uuid("id").primaryKey(),
  name: text("name").notNull(),
  type: text("type").notNull(),
  size: bigint("size", { mode: "number" }).notNull(),
  at: now("at"),
});

/** A file that was made for a mail and is attached to it. Its `content` is base64. */
export type Attachment = { readonly name: string; readonly type: string; readonly content: string };

/** The mails to send. With SMTP a row is deleted once its mail is delivered; in the demo the rows are the outbox. */
export const mails = pgTable(
  "mails",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** The channel of the message. `sms` is used only in the demo, whose outbox shows SMS beside the mails. */
    channel: text("channel").$type<"mail" | "sms">().notNull().default("mail"),
    recipient: text("recipient").notNull(),
    replyTo: text("reply_to"),
    subject: text("subject").notNull(),
    text: text("text").notNull(),
    unsubscribeUrl: text("unsubscribe_url"),
    fileId: uuid("file_id").references(() => files.id),
    /** The files that were made for this mail, and are deleted with its row. */
    attachments: jsonb("attachments").$type<readonly Attachment[]>().notNull().default([]),
    attempts: integer("attempts").notNull().default(0),
    nextTryAt: now("next_try_at"),
    at: now("at"),
  },
  (table) => [index("mails_recipient").on(table.recipient)],
);

/** The sequence of the client numbers of new customers. The customers that the demo starts with have lower numbers. */
export const clientNumbers = pgSequence("client_numbers", { startWith: 100_300_000 });

/** The accounts of customers who can log in. Times of access are those of the API's own clock, not of the database's. */
export const accounts = pgTable("accounts", {
  id: uuid("id").primaryKey().defaultRandom(),
  /** The email address in lower case, because an address has one account at most. */
  email: text("email").notNull().unique(),
  invoiceEmail: text("invoice_email").notNull(),
  /** The number by which customer service knows the customer; it has nine digits. */
  clientNumber: text("client_number").notNull().unique(),
  firstName: text("first_name").notNull(),
  lastName: text("last_name").notNull(),
  language: text("language").$type<Language>().notNull(),
  /** The hash of the password (argon2id). */
  passwordHash: text("password_hash").notNull(),
  /** The channel by which the code of the login's second step is sent. */
  codeChannel: text("code_channel").$type<"mail" | "sms">().notNull().default("mail"),
  /** The phone number, with its prefix `+32`. Codes are sent to this number by SMS when `codeChannel` says so. */
  phone: text("phone"),
  /**
   * The keyed hash of the national number that the identity app gave, or of the app's own id for a person without a national number. A
   * person has one account at most.
   */
  nationalNumberHash: text("national_number_hash").unique(),
  /** True for an account that the demo starts with, whose password is printed in the manual. */
  isSample: boolean("is_sample").notNull().default(false),
  createdAt: time("created_at").notNull(),
  /** The time of the activation; null until the customer has followed the link of the activation mail. */
  activatedAt: time("activated_at"),
});

export const linkPurposes = ["sign-up", "activation", "recovery", "email-change", "invoice-email-change"] as const;
export type LinkPurpose = (typeof linkPurposes)[number];

/** The links of mails. Each link works once, until it expires. A used link is kept so that its second use can be told from a wrong link. */
export const links = pgTable(
  "links",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    purpose: text("purpose").$type<LinkPurpose>().notNull(),
    /** The SHA-256 hash of the random part of the link. */
    secretHash: text("secret_hash").notNull().unique(),
    /** The account of the link; null for a sign-up, which creates the account. */
    accountId: uuid("account_id").references(() => accounts.id, { onDelete: "cascade" }),
    /** The email address that the link was sent to. For a change of address it is the new address. */
    email: text("email").notNull(),
    language: text("language").$type<Language>().notNull(),
    createdAt: time("created_at").notNull(),
    expiresAt: time("expires_at").notNull(),
    usedAt: time("used_at"),
  },
  (table) => [index("links_account").on(table.accountId)],
);

/** The logins whose password was right and whose code is not accepted yet. The access token with scope `verify` names the row. */
export const logins = pgTable(
  "logins",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    deviceId: text("device_id").notNull(),
    /** The hash of the code (argon2id). With a faster hash, six digits could be guessed at once by anybody who has the database. */
    codeHash: text("code_hash"),
    codeSentAt: time("code_sent_at"),
    /** The number of attempts to enter the code that are left. At 0 the code is no longer valid. */
    triesLeft: integer("tries_left").notNull().default(0),
    expiresAt: time("expires_at").notNull(),
    /** The time at which the code was accepted. After it, the row cannot be used any more. */
    acceptedAt: time("accepted_at"),
  },
  (table) => [index("logins_account").on(table.accountId)],
);

/** The counters of wrong passwords in a row, for known and unknown email addresses alike. */
export const loginFailures = pgTable(
  "login_failures",
  {
    /**
     * The keyed hash of three values: the email address in lower case, the password's hash, and the device or network from which the
     * attempts came.
     */
    subject: text("subject").primaryKey(),
    count: integer("count").notNull(),
    lastAt: time("last_at").notNull(),
  },
  (table) => [index("login_failures_last").on(table.lastAt)],
);

/** The counters of tries of passwords and codes that came from one network within a minute, whatever account or code they were for. */
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

/** The times at which mails and codes were sent, so that nobody gets too many of them. */
export const sends = pgTable(
  "sends",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text("kind").$type<"code" | "esim" | "form" | LinkPurpose>().notNull(),
    /**
     * The recipient that is counted: the keyed hash of an email address in lower case, or of an account and its device, or the id of an
     * account.
     */
    subject: text("subject").notNull(),
    at: time("at").notNull(),
  },
  (table) => [index("sends_subject").on(table.kind, table.subject)],
);

/** The device of a session, as its browser described itself at the sign-in. */
export type Device = { readonly browser: string; readonly system: string };

/** The sessions: one row per sign-in on a device, with its family of refresh tokens. */
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
    /** The end of the session, which never changes: new refresh tokens do not lengthen a session. */
    expiresAt: time("expires_at").notNull(),
    endedAt: time("ended_at"),
    endedBy: text("ended_by").$type<"sign-out" | "sign-in" | "reuse" | "password">(),
  },
  (table) => [index("sessions_account").on(table.accountId)],
);

export const refreshTokens = pgTable(
  "refresh_tokens",
  {
    /** The SHA-256 hash of the refresh token. */
    hash: text("hash").primaryKey(),
    sessionId: uuid("session_id")
      .notNull()
      .references(() => sessions.id, { onDelete: "cascade" }),
    /** The time from which the token's successor is the one to use; null for the newest token of a family. */
    replacedAt: time("replaced_at"),
  },
  (table) => [index("refresh_tokens_session").on(table.sessionId)],
);

/**
 * The keys that sign access tokens. A new key is made before the newest key is old, and an old key is deleted once no token that it signed
 * is valid any more.
 */
export const signingKeys = pgTable("signing_keys", {
  id: text("id").primaryKey(),
  /** The secret of the key, in base64url. */
  secret: text("secret").notNull(),
  createdAt: time("created_at").notNull(),
});

/**
 * The keyed hashes of a person's data from the identity app, by the API's field names. They are enough to compare with the data that a page
 * sends.
 */
export type StoredPerson = Readonly<Record<string, string>>;

/**
 * The attempts to identify a person: one row per visit to the identity app and back, named by the page (`itsme_uuid`). An attempt is valid
 * for 30 minutes, or, for an order, for two hours after the callback.
 */
export const identityAttempts = pgTable("identity_attempts", {
  uuid: text("uuid").primaryKey(),
  /**
   * The values of OpenID Connect: the app returns `state`, its answer must repeat `nonce`, and `codeVerifier` proves that the code belongs
   * to the API.
   */
  state: text("state").notNull().unique(),
  nonce: text("nonce").notNull(),
  codeVerifier: text("code_verifier").notNull(),
  /** The SHA-256 hash of the key that the page's tab keeps, which the callback must bring. */
  tabKeyHash: text("tab_key_hash"),
  /** The SHA-256 hash of the value of the browser's cookie; null when the browser will not send the cookie on its way back from the app. */
  browserHash: text("browser_hash"),
  /** The address of the page that the visitor comes back to. */
  redirectUri: text("redirect_uri").notNull(),
  /** The page's own `state`, which the page gets back with the visitor's return. */
  pageState: text("page_state"),
  /** The sign-up or email-change link that led to this attempt; null for an order. */
  linkId: uuid("link_id").references(() => links.id, { onDelete: "cascade" }),
  language: text("language").$type<Language>().notNull(),
  createdAt: time("created_at").notNull(),
  expiresAt: time("expires_at").notNull(),
  /** The SHA-256 hash of the code that came with the state. No other code belongs to this attempt. */
  codeHash: text("code_hash"),
  /** The time at which the callback was called, which works once. */
  returnedAt: time("returned_at"),
  person: jsonb("person").$type<StoredPerson>(),
  /** The keyed hash of the person, as in the table `accounts`. */
  nationalNumberHash: text("national_number_hash"),
  /** The time at which a sign-up, an email change or an order used the attempt. */
  usedAt: time("used_at"),
});
