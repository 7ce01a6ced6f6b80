import { boolean, object, string, type Infer } from "superstruct";
import { list } from "#core/base/contract/endpoint.ts";

/** What is known of an order after its page is gone: no name, no address, no document. */
export const PlacedResult = object({
  orderId: string(),
  /** Codes of what is still needed; none: the order is complete. */
  warnings: list(string(), 20),
  newAccount: boolean(),
});
export type PlacedResult = Infer<typeof PlacedResult>;
