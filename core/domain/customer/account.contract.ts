/** The account of who is signed in: who they are, what they signed, where they are signed in (C-077, C-078, C-173, C-387). */
import { boolean, enums, nullable, object, optional, string, type, type Infer } from "superstruct";
import { endpoint, list } from "#core/base/contract/endpoint.ts";
import { file } from "#core/base/contract/file-answer.ts";
import { calendarDate } from "#core/base/values/dates.ts";
import { languages } from "#core/base/values/language.ts";
import { newPassword } from "#core/base/values/password.ts";
import { FileLink, OwnAddress, OwnPhone, StoredPayment } from "./customer.schema.ts";

const Contract = type({
  /** The number of its order. */
  id: string(),
  /** What it is about, in one line. */
  name: string(),
  since: calendarDate(),
  /** Null: without end. */
  until: nullable(calendarDate()),
  documents: list(FileLink, 20),
  /** The last day on which it can be withdrawn; null once that has passed. */
  withdrawable_until: nullable(calendarDate()),
});

/** One for each device that is signed in, the one last used first. */
const DeviceSession = type({
  id: string(),
  /** In words: `Firefox on Windows`. */
  device: string(),
  /** An instant, ISO 8601. */
  last_used: string(),
  /** The session that asks. */
  current: boolean(),
});

const CustomerAccount = type({
  /** For the login. `identification_email` is the same, by the name that text 2 has for it. */
  email: string(),
  identification_email: string(),
  invoice_email: string(),
  first_name: string(),
  last_name: string(),
  /** As customer service knows them. `client_id` is the same. */
  customer_number: string(),
  client_id: string(),
  /** `new`: nothing was ordered yet; `ordered`: nothing works yet; `active`; `ended`: nothing works any more. */
  status: enums(["new", "ordered", "active", "ended"]),
  /** The end of a fixed term; null: without one. */
  expiration_date: nullable(calendarDate()),
  /** What they have, or will have. */
  services: list(enums(["mobile", "internet", "tv", "landline", "online"]), 5),
  /** The 9 digits after +32 that they can be reached at. */
  phone_number: nullable(string()),
  /** Of the first mobile line that works. */
  sim_number: nullable(string()),
  /** Easy Switch: who leaves gives it to the next operator. */
  switch_number: string(),
  addresses: list(OwnAddress, 100),
  phones: list(OwnPhone, 100),
  payment: StoredPayment,
  contracts: list(Contract, 100),
  sessions: list(DeviceSession, 100),
});
export type CustomerAccount = Infer<typeof CustomerAccount>;

export const myDigiAccount = endpoint({
  method: "GET",
  path: "/my-digi/account",
  access: "account",
  encoding: "none",
  answer: type({ account: CustomerAccount, error: optional(string()) }),
  spec: {
    id: "my-digi.account",
    summary: "The customer's own details, contracts and signed-in devices",
    query: type({ lang: optional(string()) }),
    codes: [],
  },
});

/** A document of a contract, as it was when it was signed. */
export const accountDocument = endpoint({
  method: "GET",
  path: "/my-digi/account/documents/{id}",
  access: "account",
  encoding: "none",
  answer: file("text/html"),
  spec: {
    id: "my-digi.account.document",
    summary: "A document of one of the customer's contracts, as a file",
    query: type({ id: string(), lang: optional(string()) }),
    codes: ["not_found"],
  },
});

/**
 * Ends every other session of the customer and mails a notice. A wrong old password is `invalid` at its field; after some the answer is
 * `rate_limited`.
 */
export const accountChangePassword = endpoint({
  method: "POST",
  path: "/my-digi/account/change-password",
  access: "account",
  encoding: "json",
  answer: type({}),
  spec: {
    id: "my-digi.account.change-password",
    summary: "Changes the password of the account",
    body: object({
      lang: enums(languages),
      /** As it was typed. */
      "password-old": string(),
      "password-new": newPassword(),
      "password-new-repeat": string(),
    }),
    codes: [],
  },
});

/** Signs another device out, or this one. One that is signed out already is no mistake. */
export const accountEndSession = endpoint({
  method: "POST",
  path: "/my-digi/account/sessions/{id}/end",
  access: "account",
  encoding: "json",
  idempotent: true,
  answer: type({}),
  spec: {
    id: "my-digi.account.sessions.end",
    summary: "Signs one of the customer's devices out",
    query: type({ id: string() }),
    body: object({ lang: enums(languages) }),
    codes: ["not_found"],
  },
});
