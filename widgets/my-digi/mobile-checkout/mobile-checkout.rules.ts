/** The rules of the order of another mobile line: what is sent (C-379…C-381, decisions §12). Pure. */
import { keepPhone, keptPhoneOf, newPhone } from "#core/base/values/mobile-number.ts";
import type { CalendarDate } from "#core/base/values/dates.ts";
import type { Language } from "#core/base/values/language.ts";
import type { Address } from "#core/domain/address/address.rules.ts";
import { emptyBundle } from "#core/domain/bundle/bundle.rules.ts";
import type { Bundle } from "#core/domain/bundle/bundle.schema.ts";
import { confirmLine, openAdd, type NewLine } from "#core/domain/bundle/lines.rules.ts";
import { orderBundleOf } from "#core/domain/bundle/payload.rules.ts";
import type { SummaryRequest } from "#core/domain/order/contract-summary.schema.ts";
import type { AreaOrder } from "#core/domain/order/order.schema.ts";
import { isDelivered } from "#widgets/my-digi/mobile-order/mobile-order.rules.ts";
import type { OrderAnswers, RefusedFields } from "#widgets/my-digi/mobile-line/mobile-line.schema.ts";

/** Returns a bundle that consists of this line alone, because the shared rules for prices, payloads and analytics take bundles. */
export const bundleOf = (line: NewLine): Bundle => confirmLine(openAdd(emptyBundle), line);

/** Returns the number of the line as far as the answers tell: a new one, a kept one, or undefined while neither is given. */
export function numberOf({ phone, number }: Pick<OrderAnswers, "phone" | "number">): string | undefined {
  if (phone === newPhone) return newPhone;
  return phone === keepPhone && number !== "" ? keptPhoneOf(number) : undefined;
}

/** Tells whether a line has an eSIM that can be installed at once. A line that starts later has none yet. */
export const isEsimNow = ({ line, start }: { readonly line: NewLine; readonly start: CalendarDate | null }): boolean =>
  line.sim.name === "eSIM" && start === null;

/** Returns the body of the request for the contract summary of a line. */
export const summaryBodyOf = (line: NewLine, lang: Language): SummaryRequest => ({
  bundle: orderBundleOf(bundleOf(line)),
  promo_code: { voucher: null, dealerCare: null },
  lang,
});

/** The fields of an address that the order sends, whichever of the two lists the address comes from. */
type SentAddress = Omit<Address, "email" | "agree" | "city">;

/** Returns the address of the line in the shape of an order. */
export const installAddressOf = ({ fttbAddressId, box }: SentAddress): AreaOrder["installAddress"] => ({
  fttbAddressId,
  ...(box !== "" && { box }),
});

/** Returns the delivery address in the shape of an order, which names the county differently than the lookups (decisions §7). */
export const deliveryAddressOf = (address: SentAddress): AreaOrder["deliveryAddress"] => {
  const { stateId: countyId, cityId, fttbAddressId, streetId, street, number, box, postalCode } = address;
  return { countyId, cityId, fttbAddressId, streetId, street, number, box, postalCode };
};

/**
 * Returns the API's messages by the fields of the form; undefined where one of them is about no field that the form shows, so that the
 * refusal is told below the order button.
 *
 * @param errors the API's messages, by the names of what was sent
 * @param hasAddresses tells whether the customer has addresses to choose from; otherwise the form has no such field for the line's address
 */
export function refusedFields(
  errors: Readonly<Record<string, string>>,
  given: OrderAnswers,
  hasAddresses: boolean,
): RefusedFields | undefined {
  const fields: Readonly<Record<string, keyof RefusedFields | false>> = {
    mobile: given.phone === keepPhone && "number",
    installAddress: hasAddresses && "install_address",
    deliveryAddress: isDelivered(given) && "delivery_address",
  };
  const told = Object.entries(errors).map(([sent, message]) => [fields[sent], message] as const);
  return told.length > 0 && told.every(([name]) => name) ? (Object.fromEntries(told) as RefusedFields) : undefined;
}

type Sent = {
  readonly bundle: Bundle;
  readonly install: SentAddress;
  /** Undefined where nothing is delivered. */
  readonly delivery: SentAddress | undefined;
  readonly startEarly: boolean;
  readonly lang: Language;
};

/** Returns the body of the order (C-379…C-381, decisions §12). */
export const orderBodyOf = ({ bundle, install, delivery, startEarly, lang }: Sent): AreaOrder => ({
  bundle: { mobile: orderBundleOf(bundle).mobile, internet: [], tv: [], landline: [] },
  deliveryAddress: delivery ? deliveryAddressOf(delivery) : null,
  installAddress: installAddressOf(install),
  startEarly,
  bundlesPrice: bundle.bundlesPrice,
  lang,
});
