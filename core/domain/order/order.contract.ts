/** Placing an order (C-376, C-377, C-380, decisions §7, §8, §12). */
import { boolean, enums, nullable, number, object, optional, refine, string, type, type Infer } from "superstruct";
import { endpoint, list } from "#core/base/contract/endpoint.ts";
import { oneOf } from "#core/base/contract/one-of.ts";
import { SlotTaken } from "./installation.schema.ts";
import { AreaOrder, FlowOrder } from "./order.schema.ts";

/** What is still needed after an order that was taken (decisions §8). */
export const orderWarningCodes = ["portability_later", "no_slot", "number_check", "email_known"] as const;
export type OrderWarningCode = (typeof orderWarningCodes)[number];

/** `code` may be one that is not known here yet; `message` is the API's own sentence, in the language of the order. */
const OrderWarning = type({ code: string(), message: string() });

/** `url` is absolute, opens without signing in, and belongs to whoever has it. */
const OrderDocument = type({ text: string(), url: string() });

export const PlacedOrder = type({
  /** As customer service knows it. */
  orderId: string(),
  outcome: enums(["accepted", "warning"]),
  warnings: list(OrderWarning, 20),
  /** An account was asked for with it, that an email activates. */
  newAccount: boolean(),
  /** Euros a month, discounts taken off. */
  total: number(),
  documents: list(OrderDocument, 20),
});
export type PlacedOrder = Infer<typeof PlacedOrder>;

/** A line of the order at the prices of now. */
export const PricedLine = type({
  kind: enums(["mobile", "internet", "tv", "landline", "voucher"]),
  /** Of the card; null of a voucher. */
  wpId: nullable(string()),
  /** Parts of its title. */
  t: list(string(), 10),
  /** Euros a month; below zero of a voucher. */
  prc: number(),
  /** Of a voucher. */
  code: optional(string()),
  percent: optional(number()),
  months: optional(number()),
});
export type PricedLine = Infer<typeof PricedLine>;

/** `price_changed`: what the order costs now. A voucher that is not good any more is not among the lines. */
export const PriceChange = type({ total: number(), lines: list(PricedLine, 50) });
export type PriceChange = Infer<typeof PriceChange>;

/** Of the page's own making, a new one for each order and the same for each sending of it. */
const IdempotencyKey = refine(string(), "idempotency key", (value) => /^[\x21-\x7e]{16,100}$/.test(value));

/**
 * Same key and same body: the same answer, for 24 hours; a refusal spends no key. Refused with
 * - `identity_failed`: what was sent is not what the identity app said, or it is unknown, spent or too old, or missing; not with a session
 * - `identity_exists` (`status.code` 600084): the person has an account
 * - `price_changed` (409): `data` says what it costs now
 * - `slot_taken` (409): `data.next` is the first slot that is free; all else of the order is good
 * - `not_found`: a card is not offered, or not at that address
 * - `code_refused`: the dealer code is not good
 * - `already_done`: the customer has, or awaits, one of the fixed lines at that home; or whoever has no login has an order under way
 * - `rate_limited` (429): ten orders of one customer in a day, in Brussels
 * - `in_progress` (409): another sending with this key is being answered
 * - `invalid` (422): fields, among them `birthdate` for who is under 18, `mobile` for more than six lines, `internet`,
 *   `tv` and `landline` for more than one, `mobile` and `landline` for a number that is with us already, `installAddress` where three visits
 *   are awaited, `bundle` for more than 20 products, `date` for a day on which no
 *   technician comes there, or one within the withdrawal period without `startEarly`, `idempotency-key` for a key that came with another body
 */
export const bundleOrder = endpoint({
  method: "POST",
  path: "/bundle-configurator/order",
  encoding: "json",
  access: "optional",
  idempotent: true,
  answer: type({ data: PlacedOrder }),
  conflict: oneOf(type({ data: PriceChange }), type({ data: SlotTaken })),
  spec: {
    id: "bundle.order",
    summary: "Places an order, once for each Idempotency-Key",
    headers: object({ "idempotency-key": IdempotencyKey }),
    body: oneOf(FlowOrder, AreaOrder),
    codes: [
      "identity_failed",
      "identity_exists",
      "price_changed",
      "slot_taken",
      "not_found",
      "code_refused",
      "in_progress",
      "already_done",
    ],
  },
});
