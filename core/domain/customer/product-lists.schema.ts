/** The lists of a product's page that lead to orders and changes: packages, plans, options, devices (C-115, C-161, C-174, C-175, C-185). */
import { assign, boolean, enums, nullable, number, optional, string, type, type Infer } from "superstruct";
import { list } from "#core/base/contract/endpoint.ts";
import { calendarDate } from "#core/base/values/dates.ts";
import { OfferCard } from "#core/domain/offers/offers.schema.ts";

/** The number by which the operator knows a package, a plan or an option. It is opaque: pages send it back as they got it. */
export const Odin = number();

/** A package that can be ordered for an address that has no such product (C-161). Its price is that of the catalogue. */
export const PackageCard = assign(OfferCard, type({ odin: optional(Odin) }));
export type PackageCard = Infer<typeof PackageCard>;

/** The products that another one needs at the same address (decisions §9). */
export const packageNeeds = ["internet", "internet_or_mobile"] as const;
export type PackageNeed = (typeof packageNeeds)[number];

/** A plan that the product can have instead of its current one (C-185), the current one included. `price` is per month, in euros. */
export const Plan = type({
  /** The id of the plan's offer, `i` on its card. */
  id: string(),
  wpId: string(),
  odin: Odin,
  label: string(),
  /** The group of the plan in words, such as the language of a TV package; empty where there is none. */
  type: string(),
  description: string(),
  features: list(string(), 50),
  price: number(),
  current: boolean(),
});
export type Plan = Infer<typeof Plan>;

/**
 * An option of a product (C-175). One of the operator is named by `odin` and is switched on and off, with a price per month; an amount of
 * data is named by `wpId` and bought, each time for its price. `quantity` counts how often it was bought this month.
 */
export const ProductOption = type({
  odin: optional(Odin),
  wpId: optional(string()),
  status: enums(["active", "inactive"]),
  t: string(),
  d: string(),
  prc: number(),
  quantity: optional(number()),
});
export type ProductOption = Infer<typeof ProductOption>;

/** A device on which the Digi TV app of an address is registered (C-115, C-174). `date` is the day of its registration. */
export const TvDevice = type({ id: string(), manufacturer: string(), model: string(), date: calendarDate() });
export type TvDevice = Infer<typeof TvDevice>;

/** The Digi TV account of an address (C-244, C-245). */
export const TvAccount = type({
  email: string(),
  /** The instant of the activation, in ISO 8601. */
  activated_at: string(),
  /**
   * The last day of the account if the customer ended it now. Where it would end at once, this day is today and `would_end_at_once` is
   * true.
   */
  would_end: calendarDate(),
  would_end_at_once: boolean(),
  /** The last day of an account that the customer has ended; null as long as it has no end. */
  ends: nullable(calendarDate()),
});
export type TvAccount = Infer<typeof TvAccount>;
