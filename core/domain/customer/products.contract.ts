/** The products that the customer has or has ordered: the page 'my products' (C-071, C-091). */
import { boolean, enums, nullable, number, optional, string, type, type Infer } from "superstruct";
import { endpoint, list } from "#core/base/contract/endpoint.ts";
import { calendarDate } from "#core/base/values/dates.ts";
import { OwnAddress, OwnPhone } from "./customer.schema.ts";
import { NextPlan } from "./next-plan.schema.ts";

/** The kinds of products, in the order in which they are displayed. */
export const productKinds = ["mobile", "internet", "tv", "landline", "online"] as const;
export type ProductKind = (typeof productKinds)[number];

/**
 * The states of a product. `ordered`: no part of it has started; `activating`: it starts within the next 24 hours; `ending`: it works until
 * the day in `until`.
 */
export const productStates = ["active", "ordered", "activating", "ending"] as const;
export type ProductState = (typeof productStates)[number];

const OwnProduct = type({
  /** The id of this one product. The plan's id is not enough, because two lines may have the same plan. */
  id: string(),
  /** The id of the product's offer, the same as on the offer's card. */
  i: string(),
  wpId: string(),
  /** The parts of the product's title, in the requested language. */
  t: list(string(), 10),
  /** The monthly price in euros, VAT included. */
  prc: number(),
  status: enums(productStates),
  /** The last day of the product; present only with the state `ending`. */
  until: optional(calendarDate()),
  /** The day on which the product starts, once it is known; present only with the states `ordered` and `activating`. */
  from: optional(calendarDate()),
  "address-id": optional(string()),
  /** The digits of the phone number after +32. For an ordered line they are present only where a number is kept. */
  "phone-nr": optional(string()),
  /** The plan that the product has from a day on. The product stays one: its id, number and SIM do not change (decisions §9). */
  next: optional(NextPlan),
  /** Tells about the eSIM of a mobile line that works whether it is on a phone; null where the line has a SIM card. */
  esim: optional(nullable(type({ installed: boolean() }))),
});
export type OwnProduct = Infer<typeof OwnProduct>;

export const myDigiProducts = endpoint({
  method: "GET",
  path: "/my-digi/my-products",
  access: "account",
  encoding: "none",
  answer: type({
    client_id: string(),
    /** The sections of all five kinds, also of those without products. */
    sections: list(type({ kind: enums(productKinds), items: list(OwnProduct, 100) }), productKinds.length),
    addresses: list(OwnAddress, 100),
    phones: list(OwnPhone, 100),
    /** A message to show above the products, where some of them could not be loaded. */
    error: optional(string()),
  }),
  spec: {
    id: "my-digi.my-products",
    summary: "The customer's products by kind, with their states",
    query: type({ lang: optional(string()) }),
    codes: [],
  },
});

export type MyProducts = Infer<typeof myDigiProducts.answer>;

/** The used part of a mobile line's allowance (decisions §12). */
export const Usage = type({
  /** The title of the plan. */
  t: string(),
  "phone-nr": string(),
  used: number(),
  /** The size of the allowance; null where it is unlimited. */
  total: nullable(number()),
  unit: enums(["MB", "min", "sms"]),
  /** The day on which the next allowance starts. */
  resets: calendarDate(),
  /** Euros charged beyond the allowance since the allowance started. */
  out_of_bundle: number(),
});
export type Usage = Infer<typeof Usage>;
