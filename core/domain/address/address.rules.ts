/** Pure decisions about an address: what is still missing, what travels. */
import { causeOf, type FailureFacts } from "#core/base/errors/failure-cause.ts";
import type { AddressCode } from "#core/base/values/address-codes.ts";
import type { FieldCode } from "#core/base/values/field-codes.ts";
import { isEmail } from "#core/base/values/text-rules.ts";

/** A complete address (P-092…P-096). `stateId` travels as `countyId` in the fibre check (decisions §7). */
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
  /** Only where it was asked for and given; then `agree` is true. */
  readonly email?: string;
  readonly agree?: boolean;
};

/** In the order in which they stand. */
export const addressFieldNames = ["postalCode", "city", "street", "number", "box", "email", "agree"] as const;
export type AddressFieldName = (typeof addressFieldNames)[number];
export type AddressCodes = Readonly<Partial<Record<AddressFieldName, FieldCode | AddressCode>>>;

/** Typing on cannot make it a postal code: digits only, no zero in front (P-192, P-193). */
export const isHopelessPostalCode = (text: string): boolean => /^0|\D/.test(text);

/** Email and consent both become required as soon as either is given (P-194). */
export function contactCodes(email: string, agree: boolean): AddressCodes {
  const typed = email.trim();
  if (typed === "" && !agree) return {};
  const code: FieldCode | undefined = typed === "" ? "required" : isEmail(typed) ? undefined : "email.format";
  return { ...(code && { email: code }), ...(!agree && { agree: "consent.required" as const }) };
}

/** What a lookup's refusal says of what was typed: it stands at its field. Of anything else the visitor is not at fault. */
export const wordsAboutField = (failure: FailureFacts & { readonly message?: string }): string | undefined =>
  causeOf(failure) === "refused" && failure.httpStatus !== 401 && failure.httpStatus !== 403 ? failure.message : undefined;

/** The body of the fibre check (P-252, P-253). */
export function infrastructureBody<Extras>(address: Address, extras: Extras) {
  const { stateId: countyId, ...rest } = address;
  return { ...rest, countyId, ...extras };
}

/** The server answered, and says no: HTTP 200 with an error (decisions §7). What cannot be read says nothing of the address, nor does a captcha that it refuses. */
export const isNoFibre = ({ httpStatus, code }: { readonly httpStatus?: number; readonly code: string }): boolean =>
  httpStatus === 200 && code !== "response.invalid" && code !== "captcha_invalid";

/** Those whose name has the text in it. Letters and case as they come: `liege` finds Liège. */
export const citiesLike = <Place extends { readonly city: string }>(text: string, cities: readonly Place[]): readonly Place[] =>
  cities.filter(({ city }) => plain(city).includes(plain(text.trim())));
const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
