/** The overview of the customer area: what is due, used, ordered and to be looked at (decisions §12). */
import { nullable, number, optional, string, type, type Infer } from "superstruct";
import { endpoint, list } from "#core/base/contract/endpoint.ts";
import { calendarDate } from "#core/base/values/dates.ts";
import { Usage } from "#core/domain/customer/products.contract.ts";
import { InstallSlot } from "./installation.schema.ts";

/** An order that is under way: at least one of its products does not work yet. */
const OpenOrder = type({
  orderId: string(),
  placed: calendarDate(),
  /** The titles of the products that do not work yet. */
  items: list(string(), 100),
  /** The day on which the first product of the order starts; null as long as no day is agreed. */
  from: nullable(calendarDate()),
  /** The technician's visit that is to come; null where none comes, or none is agreed yet. */
  slot: nullable(InstallSlot),
  /** A sentence on what the customer has to do or to wait for before that day, in the requested language; null where that is nothing. */
  note: nullable(string()),
});
export type OpenOrder = Infer<typeof OpenOrder>;

const Notice = type({
  /**
   * The kind of the notice: `invoice-overdue`, `debit-rejected`, `slot-missing`, `order-waiting`, or a code that this version does not know
   * yet.
   */
  code: string(),
  text: string(),
  /** A link to the page on which the customer can do something about the notice's subject. */
  action: optional(type({ text: string(), url: string() })),
});
export type Notice = Infer<typeof Notice>;

const Overview = type({
  /**
   * The invoices that the customer still has to pay by hand: `amount` is their sum in euros, `next` the earliest day by which one is due.
   */
  due: type({ amount: number(), count: number(), next: nullable(calendarDate()) }),
  /**
   * The next direct debit: the day on which invoices are taken, and their sum in euros. Null where none is to come; absent where a back end
   * does not tell.
   */
  taken: optional(nullable(type({ amount: number(), on: calendarDate() }))),
  usage: list(Usage, 100),
  orders: list(OpenOrder, 100),
  /** The number of products of each kind that work. Ordered ones stand in `orders` until they do. */
  products: type({ mobile: number(), internet: number(), tv: number(), landline: number() }),
  notices: list(Notice, 20),
  error: optional(string()),
});
export type Overview = Infer<typeof Overview>;

export const myDigiOverview = endpoint({
  method: "GET",
  path: "/my-digi/overview",
  access: "account",
  encoding: "none",
  answer: Overview,
  spec: {
    id: "my-digi.overview",
    summary: "What is due, used, ordered and to be looked at",
    query: type({ lang: optional(string()) }),
    codes: [],
  },
});
