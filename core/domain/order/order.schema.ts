/**
 * An order as it travels (text 2 §3, §7): what the order flow has gathered, or what the customer area adds to a contract. The reference API
 * checks by it what the browser sends; names are the specification's.
 */
import { boolean, enums, literal, nullable, number, object, optional, refine, string, type Infer } from "superstruct";
import { list } from "#core/base/contract/endpoint.ts";
import { PromoCode } from "#core/domain/bundle/bundle.schema.ts";
import { Card, Landline, MobileLines, OrderBundle } from "#core/domain/bundle/payload.schema.ts";
import { oneOf } from "#core/base/contract/one-of.ts";
import { IdentityPerson } from "#core/domain/identity/identity.schema.ts";
import { isBox } from "#core/base/values/box.ts";
import { boxMaxLength, nameMaxLength } from "#core/base/values/limits.ts";
import { email } from "#core/base/values/fields.ts";
import { iban } from "#core/base/values/iban.ts";
import { languages } from "#core/base/values/language.ts";
import { legalFormOf } from "#core/base/values/legal-form.ts";
import { newPassword } from "#core/base/values/password.ts";
import { requiredText } from "#core/base/values/required-text.ts";
import { vat } from "#core/base/values/vat.ts";
import { Installation } from "./installation.schema.ts";
import { Portability } from "./portability.schema.ts";

/** A number that is left open, or up to 5 digits (C-286). */
const Box = refine(string(), "box", (value) => value.length <= boxMaxLength && /^\d*$/.test(value));

/** C-149: chosen from suggestions. `countyId` is the `stateId` of the lookups (decisions §7). */
export const OrderAddress = object({
  countyId: string(),
  cityId: string(),
  fttbAddressId: string(),
  streetId: string(),
  street: string(),
  number: string(),
  box: Box,
  postalCode: string(),
});
export type OrderAddress = Infer<typeof OrderAddress>;

/** Of a building of several homes. Letters too, as the check of an address has them; `~` parts it from the address's id (decisions §9). */
const Home = refine(string(), "home", isBox);

export const InstallAddress = object({ fttbAddressId: string(), box: optional(Home) });

/** C-151, C-294. `legalForm`: the number of the language that the order is sent in. */
export const OrderCompany = object({
  companyName: requiredText(nameMaxLength),
  legalForm: refine(number(), "legal form", (value) => legalFormOf(value) !== undefined),
  vat: vat(),
});
export type OrderCompany = Infer<typeof OrderCompany>;

/** C-154, decisions §8. Of any country of SEPA: whether only Belgian ones are taken is the page's option. */
export const OrderPayment = oneOf(
  object({ directDebit: object({ debitPaymentIban: iban("sepa") }) }),
  object({ manualTransfer: literal(true) }),
);
export type OrderPayment = Infer<typeof OrderPayment>;

const OrderAnswers = object({
  /** True: `billingAddress` is null. */
  sameBillingAddress: boolean(),
  /** Exactly one of the two: `orderToMyself`, or a company. */
  orderToMyself: boolean(),
  orderToCompany: nullable(OrderCompany),
  /** Null where the operator is not changed, there is none today, or nothing is ordered that Easy Switch moves. */
  portability: nullable(Portability),
  /** With internet or landline; null where nobody has to come. */
  installation: nullable(Installation),
  payment: OrderPayment,
  /** The express request to begin within the 14 days in which the order can be withdrawn (decisions §14). */
  startEarly: boolean(),
});

/**
 * What the order flow sends: all of `config_account` (C-146…C-156, C-376). Of a signed-in customer `account`, `clientInfo` and `extra` are
 * null: they come from the session. Of everybody else none is.
 */
export const FlowOrder = object({
  account: nullable(object({ email: email(), password: newPassword() })),
  /** As the identity app gave it; `phoneNumber` (with +32), `email` and `birthdate` are the visitor's own where it gave none. */
  clientInfo: nullable(IdentityPerson),
  extra: nullable(object({ itsme_uuid: string(), itsme_code: string() })),
  bundle: OrderBundle,
  clientAddress: OrderAddress,
  billingAddress: nullable(OrderAddress),
  /** Where internet, TV and landline go. */
  installAddress: nullable(InstallAddress),
  order: OrderAnswers,
  /** Euros a month without discounts, as the page showed it. */
  bundlesPrice: number(),
  promo_code: object({ voucher: nullable(PromoCode), dealerCare: nullable(PromoCode) }),
  lang: enums(languages),
});
export type FlowOrder = Infer<typeof FlowOrder>;

/** What the customer area sends (C-380): lists, and only of who is signed in. */
export const AreaOrder = object({
  bundle: object({ mobile: MobileLines, internet: list(Card, 1), tv: list(Card, 1), landline: list(Landline, 1) }),
  /** Where SIM cards go; null: to the address of the contract. */
  deliveryAddress: nullable(OrderAddress),
  installAddress: nullable(InstallAddress),
  lang: enums(languages),
});
export type AreaOrder = Infer<typeof AreaOrder>;
