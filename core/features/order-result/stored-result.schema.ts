import { boolean, nullable, number, object, optional, string, type Infer } from "superstruct";
import { list } from "#core/base/contract/endpoint.ts";
import { calendarDate } from "#core/base/values/dates.ts";
import { InstallSlot } from "#core/domain/order/installation.schema.ts";

const Kinds = object({ simCards: number(), eSims: number(), keptNumbers: number(), hasVisit: boolean(), hasTvBox: boolean() });

/** The whole price of an order, as `WholePrice` of `core/base/values/money.ts`. */
const OrderedPrice = object({
  cents: number(),
  later: optional(object({ months: number(), cents: number() })),
  onceCents: number(),
});

/** The facts about an order that the tab stores after the order's page is left. They contain no name, no address and no document. */
export const PlacedResult = object({
  orderId: string(),
  /** The codes of what still has to be done; an empty list where the order is complete. */
  warnings: list(string(), 20),
  /** The codes of what the provider still does. */
  notices: optional(list(string(), 20)),
  newAccount: boolean(),
  kinds: optional(Kinds),
  price: optional(OrderedPrice),
  /** The technician's visit, where its day is agreed. */
  slot: optional(InstallSlot),
  /** The last day on which the order can be withdrawn. */
  withdrawUntil: optional(calendarDate()),
  /** The steps after the order with their days, as the API has named them. */
  steps: optional(list(object({ id: string(), on: nullable(calendarDate()) }), 20)),
  /** The masked email address to which the confirmation was sent. */
  email: optional(string()),
});
export type PlacedResult = Infer<typeof PlacedResult>;

/** The facts about the customer that the confirmation shows until the page is left. They are never stored (decisions §8). */
export type Thanked = {
  readonly firstName?: string | undefined;
  readonly email?: string | undefined;
  /** The address to which SIM cards are sent. */
  readonly address?: string | undefined;
};
