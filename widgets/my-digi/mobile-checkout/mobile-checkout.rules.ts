/** The rules of the order of another mobile line: what is sent (C-379…C-381, decisions §12). Pure. */
import type { Language } from "#core/base/values/language.ts";
import type { Address } from "#core/domain/address/address.rules.ts";
import { emptyBundle } from "#core/domain/bundle/bundle.rules.ts";
import type { Bundle } from "#core/domain/bundle/bundle.schema.ts";
import { confirmLine, openAdd, type NewLine } from "#core/domain/bundle/lines.rules.ts";
import { orderBundleOf } from "#core/domain/bundle/payload.rules.ts";
import type { SummaryRequest } from "#core/domain/order/contract-summary.schema.ts";
import type { AreaOrder } from "#core/domain/order/order.schema.ts";

/** Returns a bundle that consists of this line alone, because the shared rules for prices, payloads and analytics take bundles. */
export const bundleOf = (line: NewLine): Bundle => confirmLine(openAdd(emptyBundle), line);

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
