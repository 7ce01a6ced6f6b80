/**
 * The bundle that a visitor puts together (text 2 §3), both in memory and as it is stored. The names, and `prc` in decimal euros, are the
 * specification's. Everything read back from storage is checked by this schema, because any script of the page may have written it.
 */
import { boolean, enums, literal, nullable, number, object, optional, refine, string, type, union, unknown, type Infer } from "superstruct";
import { list } from "#core/base/contract/endpoint.ts";
import { Offers } from "#core/domain/offers/offers.schema.ts";
import { maxMobileLines, nameMaxLength } from "#core/base/values/limits.ts";
import { isKeptPhone, newPhone } from "#core/base/values/mobile-number.ts";

const euros = refine(number(), "price", (value) => Number.isFinite(value) && value >= 0);

/** The data of a chosen offer that is available even while the offers are being loaded (C-133). */
export const BundleCard = object({
  i: string(),
  wpId: string(),
  /** Parts of the offer's title, in the language in which it was chosen or last shown. */
  t: list(string(), 10),
  /** Euros a month. */
  prc: euros,
  /** True if the offers highlight this one. */
  ih: boolean(),
  /** Euros that are paid once; absent where there is no such payment. */
  once: optional(euros),
});
export type BundleCard = Infer<typeof BundleCard>;

/** An operator. `id`: the name in lower case and hyphens. Both are empty where nobody is asked (decisions §8). */
export const Operator = object({ id: string(), name: refine(string(), "operator", (name) => name.length <= nameMaxLength) });
export type Operator = Infer<typeof Operator>;

export const KeptPhone = refine(string(), "kept phone", isKeptPhone);

/** The SIM of a line. A physical card needs no device. Only an eSIM has `mobile`: a slug of the device list, or `device-not-found`. */
export const Sim = union([
  object({ name: literal("SIM card"), mobile: literal(null) }),
  object({ name: literal("eSIM"), mobile: refine(string(), "device", (value) => value !== "") }),
]);
export type Sim = Infer<typeof Sim>;

/** Details of a kept number's subscription. `first_digits`: the 4 digits after +32 of that number (decisions §9). */
export const Subscription = object({
  portability: nullable(union([literal("prepaid"), literal("postpaid")])),
  current_sim_card: string(),
  first_digits: string(),
  customer_number: string(),
});
export type Subscription = Infer<typeof Subscription>;

/** A mobile line (C-132, C-143). `id` tells lines of the same plan apart. */
const Line = object({
  id: number(),
  i: string(),
  wpId: string(),
  t: list(string(), 10),
  prc: euros,
  phone: union([literal(newPhone), KeptPhone]),
  sim: Sim,
  /** The operator's name; empty where the number is new. */
  provider: string(),
  portability_provider: Operator,
  subscription: Subscription,
});
export const MobileLine = refine(
  Line,
  "answers",
  ({ phone, subscription: { portability } }) => (phone === newPhone) === (portability === null),
);
export type MobileLine = Infer<typeof Line>;

const Lines = refine(
  list(MobileLine, maxMobileLines),
  "lines",
  (lines) => lines.every(({ id }) => Number.isSafeInteger(id)) && new Set(lines.map(({ id }) => id)).size === lines.length,
);

/** The mobile section (C-142). `selected`: the section is open. `add`, `edit`: the purpose of the form while `showConfig` is true. */
const Mobile = object({
  cards: Lines,
  selected: boolean(),
  showList: boolean(),
  showConfig: boolean(),
  add: boolean(),
  edit: boolean(),
  editCardId: nullable(number()),
});
export type Mobile = Infer<typeof Mobile>;

/**
 * The landline section (C-134, C-135). `currentPhone`: the visitor keeps a number; null before the answer. `phone`: the kept number with
 * +32, else empty.
 */
const Landline = object({
  selected: boolean(),
  selectedCard: nullable(string()),
  card: nullable(BundleCard),
  currentPhone: nullable(boolean()),
  phone: string(),
  phoneProvider: nullable(Operator),
  landline_agree: boolean(),
});

const percent = refine(number(), "percent", (value) => value >= 0 && value <= 100);

/** The API's description of a code (decisions §12). */
export const PromoCode = type({
  code: string(),
  label: string(),
  percent: optional(percent),
  months: optional(number()),
  dealer: optional(string()),
});
export type PromoCode = Infer<typeof PromoCode>;

/** A line of a shared bundle that its visitor has to finish: the number that it keeps, or the phone of its eSIM, is not in the link. */
const WantedLine = object({ wpId: string(), sim: enums(["SIM card", "eSIM"]), keepsNumber: boolean() });
export type WantedLine = Infer<typeof WantedLine>;

/** What a link wants and could not be chosen yet: ids of cards (`i` or `wpId`), of an address, and codes. */
export const Wanted = object({
  mobile: nullable(string()),
  internet: nullable(string()),
  tv: nullable(string()),
  landline: nullable(string()),
  /** The id of a card of any kind. */
  type: nullable(string()),
  fttbAddressId: nullable(string()),
  lines: list(WantedLine, maxMobileLines),
  voucher: nullable(string()),
  dealerCare: nullable(string()),
});
export type Wanted = Infer<typeof Wanted>;

export const Bundle = object({
  mobile: Mobile,
  internet: object({ selected: boolean(), card: nullable(BundleCard) }), // C-141
  tv: object({ selected: boolean(), selectedCard: nullable(string()), card: nullable(BundleCard) }), // C-140
  landline: Landline,
  /**
   * The address (C-136). `fttbAddressId`: set together with `hasAddress`. `box`: the home in a building of several; `boxes`: the boxes of
   * the building, as long as nobody has said which one it is.
   */
  address: object({
    street: string(),
    number: string(),
    hasAddress: boolean(),
    edited: boolean(),
    fttbAddressId: nullable(string()),
    box: optional(string()),
    boxes: optional(list(string(), 1000)),
  }),
  /** The codes that are applied to the bundle (C-137). */
  promo_code: object({ voucher: nullable(PromoCode), dealerCare: nullable(PromoCode) }),
  /** The offers that can be ordered without an address, as the API returned them last (C-138). */
  default_bundle: nullable(Offers),
  /** Euros a month: the sum of the chosen items, without discounts (C-139). */
  bundlesPrice: number(),
  wanted: Wanted,
});
export type Bundle = Infer<typeof Bundle>;

/**
 * The value stored under the key `appState`. `order`: the draft of the order flow, which alone knows its shape and checks it; null if there
 * is none.
 */
export const AppState = object({ bundle: Bundle, order: unknown() });
export type AppState = Infer<typeof AppState>;

/**
 * The version of `AppState`. It is increased when a key is added, removed or changes its meaning. Version 1 had no order, version 2 no
 * lines and codes that a link wants.
 */
export const appStateVersion = 3;
