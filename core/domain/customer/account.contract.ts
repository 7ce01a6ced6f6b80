/**
 * The account of the signed-in customer: personal details, signed contracts, and the devices with a session (C-077, C-078, C-173, C-387).
 */
import { boolean, enums, nullable, number, object, optional, string, type, type Infer } from "superstruct";
import { endpoint, list } from "#core/base/contract/endpoint.ts";
import { calendarDate } from "#core/base/values/dates.ts";
import { languages } from "#core/base/values/language.ts";
import { newPassword } from "#core/base/values/password.ts";
import { FileLink, OwnAddress, OwnPhone, StoredPayment } from "./customer.schema.ts";

/** The most contracts, and the most sessions, that the account lists: the newest contracts, and the sessions that were used last. */
export const mostListed = 100;

/**
 * A product of a contract. `t`: parts of its title, in the requested language. `needs`: the ids of the contract's products of which this
 * one needs one to work, so that it is withdrawn with the last of them. It is absent where the product works without this contract.
 */
const WithdrawableProduct = type({ id: string(), t: list(string(), 10), needs: optional(list(string(), 20)) });

const Contract = type({
  /** The number of the contract's order. */
  id: string(),
  /** The subject of the contract as one line of text. */
  name: string(),
  since: calendarDate(),
  /** The last day of the contract; null where the contract has no end. */
  until: nullable(calendarDate()),
  documents: list(FileLink, 20),
  /** The last day on which the contract can be withdrawn; null once that day has passed, or nothing is left to withdraw. */
  withdrawable_until: nullable(calendarDate()),
  /**
   * The number of days from today until the day in `withdrawable_until`, by the API's clock: 0 on that day itself. Null where
   * `withdrawable_until` is null.
   */
  withdrawal_days_left: nullable(number()),
  /** The products that a withdrawal declaration may name: those that the customer has or will have, and that have no end yet. */
  withdrawable_products: list(WithdrawableProduct, 20),
  /** The products of other contracts that end with products of this one, because they do not work without them. */
  dependent_products: optional(list(WithdrawableProduct, 20)),
});

/** A session of a signed-in device. The one that was used last comes first. */
const DeviceSession = type({
  id: string(),
  /** The device in words, such as `Firefox on Windows`. */
  device: string(),
  /** The time of the last use, an instant in ISO 8601. */
  last_used: string(),
  /** True for the session that sent this request. */
  current: boolean(),
});

const CustomerAccount = type({
  /** The email address of the login. `identification_email` is the same value, under the name that text 2 uses. */
  email: string(),
  identification_email: string(),
  invoice_email: string(),
  first_name: string(),
  last_name: string(),
  /** The number by which customer service knows the customer. `client_id` is the same value. */
  customer_number: string(),
  client_id: string(),
  /**
   * The status of the customer. `new`: nothing was ordered yet; `ordered`: no product works yet; `active`; `ended`: no product works any
   * more.
   */
  status: enums(["new", "ordered", "active", "ended"]),
  /** The end of a fixed term; null where the customer has none. */
  expiration_date: nullable(calendarDate()),
  /** The services that the customer has or will have. */
  services: list(enums(["mobile", "internet", "tv", "landline", "online"]), 5),
  /** The 9 digits after +32 of the number at which the customer can be reached. */
  phone_number: nullable(string()),
  /** The SIM number of the first mobile line that is active. */
  sim_number: nullable(string()),
  /** The Easy Switch number, which a customer who leaves gives to the next operator. */
  switch_number: string(),
  addresses: list(OwnAddress, 100),
  phones: list(OwnPhone, 100),
  payment: StoredPayment,
  contracts: list(Contract, mostListed),
  sessions: list(DeviceSession, mostListed),
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

/**
 * Changes the password, ends every other session of the customer and mails a notice. A wrong old password is `invalid` at its field; after
 * several wrong ones the response is `rate_limited`.
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
      /** The old password as it was typed. */
      "password-old": string(),
      "password-new": newPassword(),
      "password-new-repeat": string(),
    }),
    codes: [],
  },
});

/** Signs out a device of the customer, this one or another. Ending a session that has ended already is no error. */
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
