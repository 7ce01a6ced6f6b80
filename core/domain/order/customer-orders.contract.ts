/** The orders of the signed-in customer: their list, and one order with what can still be done about it (decisions §12). */
import { boolean, enums, nullable, number, object, optional, string, type, type Infer } from "superstruct";
import { endpoint, list } from "#core/base/contract/endpoint.ts";
import { pageNumber } from "#core/base/contract/page-number.ts";
import { paging } from "#core/base/contract/paging.ts";
import { calendarDate } from "#core/base/values/dates.ts";
import { productStates } from "#core/domain/customer/products.contract.ts";
import { InstallSlot } from "./installation.schema.ts";
import { CurrentProvider } from "./portability.schema.ts";

/**
 * The states of an order. `open`: something of it does not work yet; `active`: everything works; `withdrawn`: the customer withdrew from
 * the whole order.
 */
export const orderStates = ["open", "active", "cancelled", "withdrawn"] as const;
export type OrderState = (typeof orderStates)[number];

/** The states of an ordered product: those of a product, and `ended` and `cancelled` for one that the customer no longer has. */
export const orderedItemStates = [...productStates, "ended", "cancelled"] as const;
export type OrderedItemState = (typeof orderedItemStates)[number];

const ListedOrder = type({
  orderId: string(),
  /** The instant at which the order was placed, as ISO text. */
  at: string(),
  /** Titles of the ordered products. */
  t: list(string(), 100),
  status: enums(orderStates),
  /** Euros a month, VAT included and discounts taken off. */
  total: number(),
  /** A sentence on the next step, or on what the customer has to do, in the requested language; null when nothing follows. */
  next: nullable(string()),
});
export type ListedOrder = Infer<typeof ListedOrder>;

/** Lists the orders, the newest first, cancelled ones included. */
export const customerOrders = endpoint({
  method: "GET",
  path: "/my-digi/orders",
  access: "account",
  encoding: "none",
  answer: type({ orders: list(ListedOrder, 100), ...paging }),
  spec: {
    id: "my-digi.orders",
    summary: "The customer's orders, newest first",
    query: type({ page: optional(pageNumber()), lang: optional(string()) }),
    codes: [],
  },
});

/** The steps of an order, in this order. An order has only those that concern it: `visit` where a technician comes, and so on. */
export const orderSteps = ["taken", "checked", "number_asked", "visit", "shipped", "active"] as const;
export type OrderStepId = (typeof orderSteps)[number];

const OrderStep = type({
  id: enums(orderSteps),
  /** The day on which the step was done; absent as long as it is to come. */
  at: optional(calendarDate()),
  text: string(),
});
export type OrderStep = Infer<typeof OrderStep>;

/**
 * The answers that an order may still lack: a day for the technician, or the details of the operator that the customer leaves. Where
 * `portability_until` is null although a visit is agreed, the last day for these details is over, and missing ones can no longer be given.
 */
export const orderNeeds = ["slot", "portability"] as const;
export type OrderNeed = (typeof orderNeeds)[number];

const CustomerOrder = type({
  orderId: string(),
  /** The instant at which the order was placed, as ISO text. */
  at: string(),
  status: enums(orderStates),
  items: list(type({ t: list(string(), 10), prc: number(), status: enums(orderedItemStates) }), 100),
  /** Euros a month, VAT included and discounts taken off. */
  total: number(),
  /** Euros that are paid once. */
  once: number(),
  /** True if the customer asked that services begin within the withdrawal period (decisions §14). */
  startEarly: boolean(),
  /** The last day on which the order can be withdrawn; null when that day is over, or the order was cancelled. */
  withdrawable_until: nullable(calendarDate()),
  "address-id": nullable(string()),
  slot: nullable(InstallSlot),
  /** The last day on which the visit can be moved; null when there is no visit to move. */
  move_until: nullable(calendarDate()),
  /**
   * The details of the operator that the customer leaves. `endDate` is the wished last day there; null where the old contract ends as soon
   * as the new services work.
   */
  portability: nullable(
    object({
      currentProvider: CurrentProvider,
      customerNumber: string(),
      switchNumber: string(),
      endDate: optional(nullable(calendarDate())),
    }),
  ),
  /**
   * The last day on which the details of the old operator can be given or corrected; null when it is too late, or as long as no visit is
   * agreed.
   */
  portability_until: nullable(calendarDate()),
  can_cancel: boolean(),
  /** Products that other orders of the customer await. They do not work without this one, so they are cancelled with it (decisions §8). */
  takes_along: optional(list(type({ t: list(string(), 10), orderId: string() }), 20)),
  needs: list(enums(orderNeeds), orderNeeds.length),
  steps: list(OrderStep, orderSteps.length),
  /** Files: `url` is absolute; on the API's own origin the request needs the customer's token where the path begins with `/my-digi/`. */
  documents: list(type({ text: string(), url: string() }), 20),
});
export type CustomerOrder = Infer<typeof CustomerOrder>;

/** Returns one order of the customer. Another customer's order is `not_found`. */
export const customerOrder = endpoint({
  method: "GET",
  path: "/my-digi/orders/{orderId}",
  access: "account",
  encoding: "none",
  answer: CustomerOrder,
  spec: {
    id: "my-digi.orders.order",
    summary: "One of the customer's orders: steps, documents, and what can be changed",
    query: type({ orderId: string(), lang: optional(string()) }),
    codes: ["not_found"],
  },
});
