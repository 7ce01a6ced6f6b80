/** Pure decisions about an address: which fields are still missing, and what is sent to the API. */
import { causeOf, type FailureFacts } from "#core/base/errors/failure-cause.ts";
import type { AddressCode } from "#core/base/values/address-codes.ts";
import type { FieldCode } from "#core/base/values/field-codes.ts";
import { isEmail } from "#core/base/values/text-rules.ts";
import { emailOf } from "#core/base/values/typed-name.ts";

/** A complete address (P-092…P-096). In the fibre check `stateId` is sent as `countyId` (decisions §7). */
export type Address = {
  readonly postalCode: string;
  readonly city: string;
  readonly cityId: string;
  readonly stateId: string;
  readonly street: string;
  readonly streetId: string;
  readonly number: string;
  readonly box: string;
  readonly fttbAddressId: string;
  /** The email is present only where the form asked for one and the visitor gave it; `agree` is true then. */
  readonly email?: string;
  readonly agree?: boolean;
};

/** The names of the address fields, in the order in which the screen shows them. */
export const addressFieldNames = ["postalCode", "city", "street", "number", "box", "email", "agree"] as const;
export type AddressFieldName = (typeof addressFieldNames)[number];
export type AddressCodes = Readonly<Partial<Record<AddressFieldName, FieldCode | AddressCode>>>;

/**
 * Tells whether no further typing can make the text a postal code, because postal codes have at most four digits and no leading zero
 * (P-192, P-193).
 */
export const isHopelessPostalCode = (text: string): boolean => /^0|\D|.{5}/.test(text);

/** Returns the problems of the email and of the consent. Both become required as soon as one of them is given (P-194). */
export function contactCodes(email: string, agree: boolean): AddressCodes {
  const typed = emailOf(email);
  if (typed === "" && !agree) return {};
  const code: FieldCode | undefined = typed === "" ? "required" : isEmail(typed) ? undefined : "email.format";
  return { ...(code && { email: code }), ...(!agree && { agree: "consent.required" as const }) };
}

/**
 * Returns the server's message where it refused a lookup because of the typed text; the message is shown at that field. Returns undefined
 * for every other failure, because the visitor is not at fault then.
 */
export const wordsAboutField = (failure: FailureFacts & { readonly message?: string }): string | undefined =>
  causeOf(failure) === "refused" && failure.httpStatus !== 401 && failure.httpStatus !== 403 ? failure.message : undefined;

/** Returns the body of the request for a fibre check (P-252, P-253). */
export function infrastructureBody<Extras>(address: Address, extras: Extras) {
  const { stateId: countyId, ...rest } = address;
  return { ...rest, countyId, ...extras };
}

/**
 * Tells whether the server answered that there is no fibre: HTTP 200 with an error (decisions §7). A response that cannot be read says
 * nothing about the address, and neither does a refused captcha.
 */
export const isNoFibre = ({ httpStatus, code }: { readonly httpStatus?: number; readonly code: string }): boolean =>
  httpStatus === 200 && code !== "response.invalid" && code !== "captcha_invalid";

/** Returns the cities whose name contains the text. Accents and case are ignored: `liege` finds Liège. */
export const citiesLike = <City extends { readonly city: string }>(text: string, cities: readonly City[]): readonly City[] =>
  cities.filter(({ city }) => plain(city).includes(plain(text.trim())));
const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
