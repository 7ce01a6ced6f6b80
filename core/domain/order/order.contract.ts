/** The call that places an order (C-376, C-377, C-380, decisions §7, §8, §12). */
import { boolean, enums, nullable, number, object, optional, string, type, type Infer } from "superstruct";
import { endpoint, list } from "#core/base/contract/endpoint.ts";
import { oneOf } from "#core/base/contract/one-of.ts";
import { calendarDate } from "#core/base/values/dates.ts";
import { IdempotencyKey } from "#core/base/values/idempotency-key.ts";
import { SlotTaken } from "./installation.schema.ts";
import { AreaOrder, FlowOrder } from "./order.schema.ts";

/** The codes of what the customer still has to do after an order was accepted (decisions §8). */
export const orderWarningCodes = ["portability_later", "no_slot", "email_known"] as const;
export type OrderWarningCode = (typeof orderWarningCodes)[number];

/**
 * A warning about an accepted order. `code` may be unknown to this version; `message` is the API's own sentence, in the language of the
 * order.
 */
const OrderWarning = type({ code: string(), message: string() });

/** A step after the order. `id` may be unknown to this version; `on` is null as long as the day is not known. */
const PlacedStep = type({ id: string(), on: nullable(calendarDate()) });

/** A document of the order. `url` is absolute and opens without signing in, so anybody who has it can read the document. */
const OrderDocument = type({ text: string(), url: string() });

export const PlacedOrder = type({
  /** The number by which customer service knows the order. */
  orderId: string(),
  outcome: enums(["accepted", "warning"]),
  warnings: list(OrderWarning, 20),
  /** The things that the provider still does, in the shape of a warning. An outcome of notices alone is `accepted`. */
  notices: optional(list(OrderWarning, 20)),
  /** True if an account was requested with the order, which the visitor activates by an email. */
  newAccount: boolean(),
  /** The monthly price in euros, after discounts. */
  total: number(),
  /** The last day on which the order can be withdrawn (decisions §14). */
  withdrawUntil: optional(calendarDate()),
  /** The steps that this order has, in the order of their days. */
  steps: optional(list(PlacedStep, 20)),
  documents: list(OrderDocument, 20),
});
export type PlacedOrder = Infer<typeof PlacedOrder>;

/** A line of the order at the current prices. */
export const PricedLine = type({
  kind: enums(["mobile", "internet", "tv", "landline", "voucher"]),
  /** The id of the card; null for a voucher. */
  wpId: nullable(string()),
  /** The parts of the line's title. */
  t: list(string(), 10),
  /** The monthly price in euros; negative for a voucher. */
  prc: number(),
  /** The code of a voucher. Like `percent` and `months`, it is present on a voucher's line only. */
  code: optional(string()),
  percent: optional(number()),
  months: optional(number()),
});
export type PricedLine = Infer<typeof PricedLine>;

/**
 * The data of a response with `price_changed`: the current price of the order. A voucher that is no longer valid is not among the lines.
 */
export const PriceChange = type({ total: number(), lines: list(PricedLine, 50) });
export type PriceChange = Infer<typeof PriceChange>;

/**
 * Places an order. For 24 hours, the same key with the same body gets the same response; a refusal does not use up the key. Refused with
 * - `identity_failed`: the data sent differs from the data of the identity app, or the app's data is unknown, spent, too old or missing;
 * this does not apply to a request with a session
 * - `identity_exists` (`status.code` 600084): the person has an account
 * - `price_changed` (409): `data` tells the current price
 * - `slot_taken` (409): `data.next` is the first slot that is free; everything else in the order is valid
 * - `not_found`: a card is not offered, or not at that address
 * - `code_refused`: the dealer code is not valid
 * - `already_done`: the customer has, or awaits, one of the fixed lines at that home; or a visitor without a login has an order under way
 * - `rate_limited` (429): ten orders of one customer in a day, in Brussels
 * - `in_progress` (409): another request with this key is being processed
 * - `invalid` (422): fields, among them `birthdate` for a person under 18, `mobile` for more than six lines (in the customer area together
 * with those that the customer has), `internet`, `tv` and `landline` for more than one, `mobile` and `landline` for a number that is with
 * us already, `installAddress` where three visits are awaited, or for a mobile line of a customer with several addresses that names none,
 * `deliveryAddress` for a SIM card of a customer without any address, `bundle` for more than 20 products, `date` for a day on which no
 * technician comes there, or for one within the withdrawal period without `startEarly`, `idempotency-key` for a key that came with another
 * body
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
