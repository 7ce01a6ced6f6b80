import { array, boolean, object, string, type Infer } from "superstruct";

/** What is known of an order after its page is gone: no name, no address, no document. */
export const PlacedResult = object({
  orderId: string(),
  /** Codes of what is still needed; none: the order is complete. */
  warnings: array(string()),
  newAccount: boolean(),
});
export type PlacedResult = Infer<typeof PlacedResult>;
