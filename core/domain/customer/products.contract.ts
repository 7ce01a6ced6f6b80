/** The products that the customer has or will have: the page 'my products' (C-071, C-091), and a short form for the overview. */
import { enums, nullable, number, optional, string, type, type Infer } from "superstruct";
import { endpoint, list } from "#core/base/contract/endpoint.ts";
import { calendarDate } from "#core/base/values/dates.ts";
import { OwnAddress, OwnPhone } from "./customer.schema.ts";

/** The kinds of products, in the order in which they are displayed. */
export const productKinds = ["mobile", "internet", "tv", "landline", "online"] as const;
export type ProductKind = (typeof productKinds)[number];

/**
 * The states of a product. `ordered`: nothing has begun; `activating`: it begins within the next 24 hours; `ending`: it works until
 * `until`.
 */
export const productStates = ["active", "ordered", "activating", "ending"] as const;
export type ProductState = (typeof productStates)[number];

const OwnProduct = type({
  /** The id of this product alone: two lines may have the same plan. */
  id: string(),
  /** The id of the product's offer, as in the offers' cards. */
  i: string(),
  wpId: string(),
  /** Parts of the product's title, in the requested language. */
  t: list(string(), 10),
  /** Euros a month, VAT included. */
  prc: number(),
  status: enums(productStates),
  /** The last day of the product; set with `ending`. */
  until: optional(calendarDate()),
  /** The day on which the product begins, once that day is known; set with `ordered` and `activating`. */
  from: optional(calendarDate()),
  "address-id": optional(string()),
  /** The digits after +32. For an ordered line they are present only where a number is kept. */
  "phone-nr": optional(string()),
});
export type OwnProduct = Infer<typeof OwnProduct>;

export const myDigiProducts = endpoint({
  method: "GET",
  path: "/my-digi/my-products",
  access: "account",
  encoding: "none",
  answer: type({
    client_id: string(),
    /** All five kinds, also those without products. */
    sections: list(type({ kind: enums(productKinds), items: list(OwnProduct, 100) }), productKinds.length),
    addresses: list(OwnAddress, 100),
    phones: list(OwnPhone, 100),
    /** A message to display above the products if not all of them could be gathered. */
    error: optional(string()),
  }),
  spec: {
    id: "my-digi.my-products",
    summary: "The customer's products by kind, with their states",
    query: type({ lang: optional(string()) }),
    codes: [],
  },
});

/** The used part of a line's allowance (decisions §12). */
const Usage = type({
  /** The title of the plan. */
  t: string(),
  "phone-nr": string(),
  used: number(),
  /** The size of the allowance; null: unlimited. */
  total: nullable(number()),
  unit: enums(["MB", "min", "sms"]),
  /** The day on which the allowance begins anew. */
  resets: calendarDate(),
  /** Euros charged beyond the allowance since it began. */
  out_of_bundle: number(),
});
export type Usage = Infer<typeof Usage>;

/** An order that is under way: at least one of its products does not work yet. */
const OpenOrder = type({
  orderId: string(),
  placed: calendarDate(),
  /** A title for each product that is still to come. */
  items: list(string(), 100),
  /** The day on which the first of them begins; null as long as no day is agreed. */
  from: nullable(calendarDate()),
});
export type OpenOrder = Infer<typeof OpenOrder>;

const Alert = type({
  /** `invoice-overdue`, `debit-rejected`, `slot-missing`, `order-waiting`, or a code that this version does not know yet. */
  code: string(),
  text: string(),
  /** A link to the page on which the customer can do something about the alert. */
  action: optional(type({ text: string(), url: string() })),
});
export type Alert = Infer<typeof Alert>;

const Overview = type({
  /** The invoices that the customer still has to pay by hand: `amount` in euros, `next` the day by which the first is due. */
  due: type({ amount: number(), count: number(), next: nullable(calendarDate()) }),
  usage: list(Usage, 100),
  orders: list(OpenOrder, 100),
  /** The number of products of each kind, ordered ones included. */
  products: type({ mobile: number(), internet: number(), tv: number(), landline: number() }),
  alerts: list(Alert, 20),
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
