/** The call that sends a withdrawal from a contract (decisions §12, §14). */
import { assign, enums, object, optional, refine, string, type, type Infer } from "superstruct";
import { endpoint, list } from "#core/base/contract/endpoint.ts";
import { languages } from "#core/base/values/language.ts";
import { mostProducts, WithdrawalFields } from "./withdrawal.schema.ts";

/** The key that identifies a declaration. The page creates a new one for each declaration and sends the same one with each attempt. */
const IdempotencyKey = refine(string(), "idempotency key", (value) => /^[\x21-\x7e]{16,100}$/.test(value));

/** The products of an order that are withdrawn. An empty list is refused, because it would not be a withdrawal. */
const ChosenProducts = refine(list(string(), mostProducts), "chosen", (chosen) => chosen.length > 0);

export const TakenWithdrawal = type({
  /** The reference with which customer service finds the declaration. */
  reference: string(),
  /** The instant at which the API received the declaration, in ISO 8601. */
  receivedAt: string(),
});
export type TakenWithdrawal = Infer<typeof TakenWithdrawal>;

/**
 * Sends a withdrawal declaration for a whole order or, for a signed-in customer, for some of its products. The response is the same for
 * known and unknown contracts. A repeated key gets the same response for 24 hours, and an equal body for 60 seconds. The call is refused
 * with
 * - `in_progress` (409): another request with this key is being processed
 * - `invalid` (422): some fields are invalid, among them `products` for products that are not of this customer's order, and
 * `idempotency-key` for a key that came with another body
 * - `rate_limited` (429): more than ten requests a minute came from one address
 */
export const sendWithdrawal = endpoint({
  method: "POST",
  path: "/withdrawal",
  encoding: "json",
  access: "optional",
  idempotent: true,
  answer: type({ data: TakenWithdrawal }),
  spec: {
    id: "withdrawal.send",
    summary: "Takes a statement of withdrawal from a contract",
    headers: object({ "idempotency-key": IdempotencyKey }),
    body: assign(WithdrawalFields, object({ products: optional(ChosenProducts), lang: enums(languages) })),
    codes: ["in_progress"],
  },
});
