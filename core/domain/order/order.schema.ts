/**
 * The shape of an order in a request (text 2 §3, §7): the data that the order flow has gathered, or the products that the customer area
 * adds to a contract. The reference API checks with it what the browser sends; the names are the specification's.
 */
import { boolean, enums, literal, nullable, number, object, optional, refine, string, type Infer } from "superstruct";
import { list } from "#core/base/contract/endpoint.ts";
import { PromoCode } from "#core/domain/bundle/bundle.schema.ts";
import { Card, Landline, MobileLines, OrderBundle } from "#core/domain/bundle/payload.schema.ts";
import { oneOf } from "#core/base/contract/one-of.ts";
import { IdentityPerson } from "#core/domain/identity/identity.schema.ts";
import { box, home } from "#core/base/values/box.ts";
import { nameMaxLength } from "#core/base/values/limits.ts";
import { email } from "#core/base/values/fields.ts";
import { iban } from "#core/base/values/iban.ts";
import { languages } from "#core/base/values/language.ts";
import { legalFormOf } from "#core/base/values/legal-form.ts";
import { newPassword } from "#core/base/values/password.ts";
import { requiredText } from "#core/base/values/required-text.ts";
import { vat } from "#core/base/values/vat.ts";
import { Installation } from "./installation.schema.ts";
import { Portability } from "./portability.schema.ts";

/** An address that was chosen from suggestions (C-149). `countyId` is the `stateId` of the lookups (decisions §7). */
export const OrderAddress = object({
  countyId: string(),
  cityId: string(),
  fttbAddressId: string(),
  streetId: string(),
  street: string(),
  number: string(),
  /** A box with letters is one that the address book lists for the building, or that of the installation (decisions §3). */
  box: box(),
  postalCode: string(),
});
export type OrderAddress = Infer<typeof OrderAddress>;

/**
 * The home where fixed lines are installed. Its box may have letters, as in the address check. In ids, a `~` separates it from the
 * address's id (decisions §9).
 */
export const InstallAddress = object({ fttbAddressId: string(), box: optional(home()) });

/** The company that orders (C-151, C-294). `legalForm` is the number of the legal form in the language in which the order is sent. */
export const OrderCompany = object({
  companyName: requiredText(nameMaxLength),
  legalForm: refine(number(), "legal form", (value) => legalFormOf(value) !== undefined),
  vat: vat(),
});
export type OrderCompany = Infer<typeof OrderCompany>;

/**
 * The payment method (C-154, decisions §8). The IBAN may be of any SEPA country: the page's option decides whether only Belgian ones are
 * accepted.
 */
export const OrderPayment = oneOf(
  object({ directDebit: object({ debitPaymentIban: iban("sepa") }) }),
  object({ manualTransfer: literal(true) }),
);
export type OrderPayment = Infer<typeof OrderPayment>;

const OrderAnswers = object({
  /** True where invoices go to the customer's address; `billingAddress` is null then. */
  sameBillingAddress: boolean(),
  /** Tells for whom the order is: either `orderToMyself` is true, or `orderToCompany` has a company. */
  orderToMyself: boolean(),
  orderToCompany: nullable(OrderCompany),
  /**
   * The move from another operator. Null where the operator stays, the customer has none today, or nothing is ordered that Easy Switch
   * moves.
   */
  portability: nullable(Portability),
  /** The technician's visit, for internet or landline. Null where no technician has to come. */
  installation: nullable(Installation),
  payment: OrderPayment,
  /** The customer's express request to begin within the 14 days in which the order can be withdrawn (decisions §14). */
  startEarly: boolean(),
});

/**
 * The order that the order flow sends: all of `config_account` (C-146…C-156, C-376). For a signed-in customer `account`, `clientInfo` and
 * `extra` are null, because the session tells who orders. For everybody else none of them is null.
 */
export const FlowOrder = object({
  account: nullable(object({ email: email(), password: newPassword() })),
  /**
   * The person as the identity app returned it. Where the app returned no `phoneNumber` (with +32), `email` or `birthdate`, the visitor
   * typed it.
   */
  clientInfo: nullable(IdentityPerson),
  extra: nullable(object({ itsme_uuid: string(), itsme_code: string() })),
  bundle: OrderBundle,
  clientAddress: OrderAddress,
  billingAddress: nullable(OrderAddress),
  /** The address at which internet, TV and landline are installed. */
  installAddress: nullable(InstallAddress),
  order: OrderAnswers,
  /** The monthly sum of the ordered products in euros, before discounts, as the page displayed it. */
  bundlesPrice: number(),
  promo_code: object({ voucher: nullable(PromoCode), dealerCare: nullable(PromoCode) }),
  lang: enums(languages),
});
export type FlowOrder = Infer<typeof FlowOrder>;

/** The order that the customer area sends (C-380). Its products are lists, and it is only for a signed-in customer. */
export const AreaOrder = object({
  bundle: object({ mobile: MobileLines, internet: list(Card, 1), tv: list(Card, 1), landline: list(Landline, 1) }),
  /** The address to which SIM cards are sent; null where it is the address of the contract. */
  deliveryAddress: nullable(OrderAddress),
  installAddress: nullable(InstallAddress),
  /** The customer's express request to begin within the 14 days in which the order can be withdrawn; absent means no (decisions §14). */
  startEarly: optional(boolean()),
  /** The monthly sum of the ordered cards in euros, as the page displayed it. Where it no longer holds, the order is `price_changed`. */
  bundlesPrice: optional(number()),
  lang: enums(languages),
});
export type AreaOrder = Infer<typeof AreaOrder>;
