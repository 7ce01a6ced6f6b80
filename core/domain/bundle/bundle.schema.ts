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

/** The card of a chosen offer. It contains the offer's data, which are thereby available even while the offers are being loaded (C-133). */
export const BundleCard = object({
  i: string(),
  wpId: string(),
  /** The parts of the offer's title, in the language in which the offer was chosen or last shown. */
  t: list(string(), 10),
  /** The monthly price in euros. */
  prc: euros,
  /** True if this card is highlighted among the offers. */
  ih: boolean(),
  /** A one-off price in euros; absent where there is none. */
  once: optional(euros),
});
export type BundleCard = Infer<typeof BundleCard>;

/**
 * An operator that a number comes from. `id` is its name in lower case and with hyphens. Both fields are empty where no operator is asked
 * for (decisions §8).
 */
export const Operator = object({ id: string(), name: refine(string(), "operator", (name) => name.length <= nameMaxLength) });
export type Operator = Infer<typeof Operator>;

export const KeptPhone = refine(string(), "kept phone", isKeptPhone);

/**
 * The SIM of a mobile line. Only an eSIM has `mobile`: a slug of the device list, or `device-not-found`. A physical card needs no device.
 */
export const Sim = union([
  object({ name: literal("SIM card"), mobile: literal(null) }),
  object({ name: literal("eSIM"), mobile: refine(string(), "device", (value) => value !== "") }),
]);
export type Sim = Infer<typeof Sim>;

/** The details of a kept number's subscription. `first_digits` holds the 4 digits after +32 of that number (decisions §9). */
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
  /** The operator that the number comes from; empty where the number is new. */
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

/**
 * The state of the mobile section (C-142). `selected` tells that the section is open; `add` and `edit` tell the purpose of the form while
 * `showConfig` is true.
 */
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
 * The state of the landline section (C-134, C-135). `currentPhone` tells whether the visitor keeps a number, and is null before the answer.
 * `phone` is the kept number with +32, otherwise empty.
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

/** The API's description of a voucher or dealer code (decisions §12). */
export const PromoCode = type({
  code: string(),
  label: string(),
  percent: optional(percent),
  months: optional(number()),
  dealer: optional(string()),
});
export type PromoCode = Infer<typeof PromoCode>;

/**
 * A line of a shared bundle that the recipient of the link has to finish: the link contains neither the number that the line keeps nor the
 * phone of its eSIM.
 */
const WantedLine = object({ wpId: string(), sim: enums(["SIM card", "eSIM"]), keepsNumber: boolean() });
export type WantedLine = Infer<typeof WantedLine>;

/** Everything that a link asks for and that could not be chosen yet: ids of cards (`i` or `wpId`), of an address, and codes. */
export const Wanted = object({
  mobile: nullable(string()),
  internet: nullable(string()),
  tv: nullable(string()),
  landline: nullable(string()),
  /** The id of a card whose kind the link does not tell. */
  type: nullable(string()),
  fttbAddressId: nullable(string()),
  lines: list(WantedLine, maxMobileLines),
  voucher: nullable(string()),
  dealerCare: nullable(string()),
});
export type Wanted = Infer<typeof Wanted>;

export const Bundle = object({
  mobile: Mobile,
  internet: object({ selected: boolean(), card: nullable(BundleCard) }), // The state of the internet section (C-141).
  tv: object({ selected: boolean(), selectedCard: nullable(string()), card: nullable(BundleCard) }), // The state of the TV section (C-140).
  landline: Landline,
  /**
   * The address of the bundle (C-136). `fttbAddressId` is set together with `hasAddress`. `box` is the home in a building of several;
   * `boxes` lists the boxes of the building, as long as the visitor has not chosen one.
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
  /** The codes that are applied to the bundle (C-137): a voucher, and a dealer's code. */
  promo_code: object({ voucher: nullable(PromoCode), dealerCare: nullable(PromoCode) }),
  /** The offers that can be ordered without an address, as the API returned them last (C-138). */
  default_bundle: nullable(Offers),
  /** The monthly sum of the chosen items in euros, without discounts (C-139). */
  bundlesPrice: number(),
  wanted: Wanted,
});
export type Bundle = Infer<typeof Bundle>;

/**
 * The value that the browser stores under the key `appState`. `order` is the draft of the order flow, which alone knows its shape and
 * checks it; null if there is none.
 */
export const AppState = object({ bundle: Bundle, order: unknown() });
export type AppState = Infer<typeof AppState>;

/**
 * The version of `AppState`. It is increased when a key is added, removed or changes its meaning. In version 1 the order was missing, in
 * version 2 the lines and codes that a link asks for.
 */
export const appStateVersion = 3;
