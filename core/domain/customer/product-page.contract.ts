/** The page of one product in the customer area: what is used, what can be set, and what needs attention (C-082…C-090, decisions §12). */
import { boolean, enums, nullable, number, optional, string, type, type Infer } from "superstruct";
import { endpoint, list } from "#core/base/contract/endpoint.ts";
import { oneOf } from "#core/base/contract/one-of.ts";
import { calendarDate } from "#core/base/values/dates.ts";
import { usageNotices } from "#core/base/values/usage-notice.ts";
import { OwnAddress, OwnPhone } from "./customer.schema.ts";
import { NextPlan } from "./next-plan.schema.ts";
import { PackageCard, packageNeeds, Plan, ProductOption, TvAccount, TvDevice } from "./product-lists.schema.ts";

/** The products that have a page, by their names in the address of the call. */
export const productPages = ["mobile", "internet", "landline", "tv", "digi-tv"] as const;
export type ProductPageName = (typeof productPages)[number];

/** A section of the page, which is a tab where there are several. The list that a section shows is a key beside `sections`. */
const Section = type({
  /** The id: `section_mobile_consumption`. Pages leave out a section whose id they do not know. */
  i: string(),
  /** The title. */
  t: string(),
  /** The name of the tab, where it is not the title. */
  tab: optional(string()),
  /** A hint for the look of the section: `text`, `options`, `warning`. Anything else means `text`. */
  cls: optional(string()),
  /** HTML, which is sanitised before it is shown. */
  txt: optional(string()),
  /** The second title and text of a page of options (C-087). */
  c: optional(list(type({ t: string(), txt: string() }), 50)),
});
export type ProductSection = Infer<typeof Section>;

/** The used part of an allowance since its last reset, as a progress card shows it (C-101). */
const UsageCard = type({
  t: string(),
  used: number(),
  /** The size of the part; null where it is unlimited. */
  total: nullable(number()),
  /** The unit of `used`, `total` and `days`. 1 GB is 1000 MB. */
  unit: enums(["MB", "min", "sms"]),
  /** The day on which `used` starts at 0 again. */
  resets: calendarDate(),
  /** Euros, VAT included, for use beyond this part since the last reset. */
  out_of_bundle: number(),
  /** The usage of each day since the last reset, today included. The days add up to `used`. */
  days: optional(list(type({ date: calendarDate(), used: number() }), 31)),
});
export type UsageCard = Infer<typeof UsageCard>;

/** A box beside the cards (C-102). The warnings at 80 % and 100 % of a bundle are such boxes. */
const InfoBox = type({
  type: enums(["info", "warning", "success"]),
  text: string(),
  /** The name of an icon. A page without that icon shows none. */
  icon: string(),
  /** The link to the page on which the customer can act on the message; null or absent where there is none. `url` is absolute. */
  button: optional(nullable(type({ text: string(), url: string() }))),
});
export type InfoBox = Infer<typeof InfoBox>;

const Consumption = type({
  title: string(),
  cards: list(UsageCard, 100),
  boxes: list(InfoBox, 100),
  /** The time until which usage is counted, an instant in ISO 8601. */
  as_of: string(),
  /** How the line's notices are sent; present only for a mobile line with a limited bundle. A page without it shows no choice. */
  notice: optional(enums(usageNotices)),
});
export type Consumption = Infer<typeof Consumption>;

/** A setting, which is shown as one row. The `name` of an editable setting is that of its call: `POST /my-digi/settings/{name}`. */
const SettingField = type({
  name: string(),
  label: string(),
  /** The value as it is shown and copied; for the kind `euros` the digits of whole euros. */
  value: string(),
  copyable: boolean(),
  editable: boolean(),
  /** True for a value that stays hidden until the customer asks for it. */
  secret: boolean(),
  /** The most characters that the value of an editable field can have; 100 where it is absent (C-344). */
  maxlength: optional(number()),
  kind: enums(["text", "euros", "wifi"]),
});
export type SettingField = Infer<typeof SettingField>;

/** A service that is switched on and off, each with a call of its own (`product-changes.contract.ts`). */
const SettingToggle = type({
  name: enums(["premium_numbers", "public_ipv4"]),
  label: string(),
  text: string(),
  on: boolean(),
  /** The day on which the customer last switched the service on; absent where it is off, and where it was on from the start. */
  since: optional(calendarDate()),
});
export type SettingToggle = Infer<typeof SettingToggle>;

const ProductSettings = type({
  fields: list(SettingField, 50),
  notes: list(string(), 50),
  toggles: list(SettingToggle, 20),
  /** The WiFi boosters of an address: how many there are, how many there can be, and the monthly price of each in euros. */
  booster: optional(type({ quantity: number(), max: number(), prices: list(number(), 10) })),
});
export type ProductSettings = Infer<typeof ProductSettings>;

/** The action of an alert that calls `mobileBspActivate` (C-180). */
export const acceptBspAction = "mobile-alerts-bsp-accept";

/** Something that needs the customer's attention (C-179). Pages leave out an action that they do not know. */
const ProductAlert = type({
  id: string(),
  title: string(),
  description: string(),
  actions: list(type({ text: string(), icon: string(), action: string() }), 10),
});
export type ProductAlert = Infer<typeof ProductAlert>;

const ProductPage = type({
  title: string(),
  /** The address that the page is about; null where the customer has none, and for a line without one. */
  "address-id": nullable(string()),
  /** The digits after +32 of the number that the page is about; null where there is none. */
  "phone-nr": nullable(string()),
  /** The other addresses and numbers for which the customer can open this page. The numbers of a mobile page are those of mobile lines. */
  addresses: list(OwnAddress, 100),
  phones: list(OwnPhone, 100),
  /** The sections of the product at this address or number; empty where the customer has no such product there. */
  sections: list(Section, 50),
  /** The content of the section `section_…_consumption`. */
  consumption: optional(Consumption),
  /** The content of the section `section_…_settings`. */
  settings: optional(ProductSettings),
  /** The content of the section `section_mobile_alerts`. */
  alerts: optional(list(ProductAlert, 100)),
  /** The content of the section `section_…_activate`: the packages that the address can have, none where nothing is offered there. */
  packages: optional(list(PackageCard, 100)),
  /** The product that the packages need at that address, as long as the customer has none there; absent where nothing is missing. */
  packages_need: optional(enums(packageNeeds)),
  /**
   * The day of the technician's visit that the address awaits, which brings the packages along; null as long as no day is agreed. Absent
   * where no visit is awaited.
   */
  packages_from: optional(nullable(calendarDate())),
  /** The plans that the product can have, of which `current` is the present one; only for mobile, internet and TV (C-185). */
  plans: optional(list(Plan, 50)),
  /** The day from which a plan that is chosen today holds: the first of the next month in Brussels. */
  plans_from: optional(calendarDate()),
  /** The plan that the customer has already chosen for the day in `plans_from`. */
  next: optional(NextPlan),
  /** The content of the section `section_mobile_data_options`; for TV, of each section but activate. */
  options: optional(list(ProductOption, 100)),
  /** The content of the section `section_digitv_devices`. */
  devices: optional(list(TvDevice, 500)),
  /** The content of the section `section_digitv_settings`; null where the address has no account yet. */
  tv_account: optional(nullable(TvAccount)),
  /** The eSIM of a mobile line, and whether it is on a phone; null where the line has a SIM card. */
  esim: optional(nullable(type({ installed: boolean() }))),
});
export type ProductPage = Infer<typeof ProductPage>;

/** The answer of a back end that could not gather the page's data: the page shows the sentence in `error` and nothing else (C-088). */
const FailedPage = type({ error: string() });

/**
 * Returns the page of a product. `address-id` names the customer's address for internet, landline or TV, `phone-nr` the customer's mobile
 * line. Without a parameter the page is about the first address or line that has the product, or about the first one of all if none has it.
 */
export const myDigiProduct = endpoint({
  method: "GET",
  path: "/my-digi/my-products/{product}",
  access: "account",
  encoding: "none",
  answer: oneOf(FailedPage, ProductPage),
  spec: {
    id: "my-digi.my-products.product",
    summary: "The page of one product: usage, settings and alerts",
    query: type({
      product: enums(productPages),
      "address-id": optional(string()),
      "phone-nr": optional(string()),
      lang: optional(string()),
    }),
    codes: ["not_found"],
  },
});
