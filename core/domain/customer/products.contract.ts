/** What the customer has and will have: my products (C-071, C-091), and all in short on the overview. */
import { enums, nullable, number, optional, string, type, type Infer } from "superstruct";
import { endpoint, list } from "#core/base/contract/endpoint.ts";
import { calendarDate } from "#core/base/values/dates.ts";
import { OwnAddress, OwnPhone } from "./customer.schema.ts";

/** In the order in which they are shown. */
export const productKinds = ["mobile", "internet", "tv", "landline", "online"] as const;
export type ProductKind = (typeof productKinds)[number];

/** `ordered`: nothing has begun; `activating`: within the next 24 hours; `ending`: it works until `until`. */
export const productStates = ["active", "ordered", "activating", "ending"] as const;
export type ProductState = (typeof productStates)[number];

const OwnProduct = type({
  /** Of this one alone: two lines may have the same plan. */
  id: string(),
  /** Of its offer, as in the offers' cards. */
  i: string(),
  wpId: string(),
  /** Parts of its title, in the language that was asked for. */
  t: list(string(), 10),
  /** Euros a month, VAT included. */
  prc: number(),
  status: enums(productStates),
  /** With `ending`: its last day. */
  until: optional(calendarDate()),
  /** With `ordered` and `activating`: the day on which it begins, once that is known. */
  from: optional(calendarDate()),
  "address-id": optional(string()),
  /** The digits after +32. Of an ordered line only where a number is kept. */
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
    /** All five, also those with nothing in them. */
    sections: list(type({ kind: enums(productKinds), items: list(OwnProduct, 100) }), productKinds.length),
    addresses: list(OwnAddress, 100),
    phones: list(OwnPhone, 100),
    /** Above what is there, where not all of it could be gathered. */
    error: optional(string()),
  }),
  spec: {
    id: "my-digi.my-products",
    summary: "The customer's products by kind, with their states",
    query: type({ lang: optional(string()) }),
    codes: [],
  },
});

/** What is used of a line's bundle (decisions §12). */
const Usage = type({
  /** The plan. */
  t: string(),
  "phone-nr": string(),
  used: number(),
  /** Null: unlimited. */
  total: nullable(number()),
  unit: enums(["MB", "min", "sms"]),
  /** The day on which it begins anew. */
  resets: calendarDate(),
  /** Euros beyond the bundle since it began. */
  out_of_bundle: number(),
});
export type Usage = Infer<typeof Usage>;

/** An order that is under way: something of it does not work yet. */
const OpenOrder = type({
  orderId: string(),
  placed: calendarDate(),
  /** A title for each product that is still to come. */
  items: list(string(), 100),
  /** When the first of them begins; null as long as no day is agreed. */
  from: nullable(calendarDate()),
});
export type OpenOrder = Infer<typeof OpenOrder>;

const Alert = type({
  /** `invoice-overdue`, `debit-rejected`, `slot-missing`, `order-waiting`, or one that is not known here yet. */
  code: string(),
  text: string(),
  /** A page of its own, on which something is done about it. */
  action: optional(type({ text: string(), url: string() })),
});
export type Alert = Infer<typeof Alert>;

const Overview = type({
  /** What the customer still has to pay by hand; `amount` in euros, `next` the day by which the first is due. */
  due: type({ amount: number(), count: number(), next: nullable(calendarDate()) }),
  usage: list(Usage, 100),
  orders: list(OpenOrder, 100),
  /** How many of each, ordered ones included. */
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
