import { boolean, object, string, type Infer } from "superstruct";
import { list } from "#core/base/contract/endpoint.ts";

/** The facts about an order that are kept after its page is left: no name, no address, no document. */
export const PlacedResult = object({
  orderId: string(),
  /** Codes for what is still needed; none: the order is complete. */
  warnings: list(string(), 20),
  newAccount: boolean(),
});
export type PlacedResult = Infer<typeof PlacedResult>;
