import { boolean, object, string, type Infer } from "superstruct";
import { list } from "#core/base/contract/endpoint.ts";

/** The facts about an order that the tab stores after the order's page is left. They contain no name, no address and no document. */
export const PlacedResult = object({
  orderId: string(),
  /** The codes of what still has to be done; an empty list where the order is complete. */
  warnings: list(string(), 20),
  newAccount: boolean(),
});
export type PlacedResult = Infer<typeof PlacedResult>;
