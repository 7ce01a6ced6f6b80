/** The codes of problems with the fields of an address. Their texts are in `core/features/address-fields/address.messages.ts`. */
export const addressCodes = [
  "postal-code.format",
  "city.required",
  "street.required",
  /** The code for a street that was typed without choosing one of the suggestions. */
  "street.unchosen",
  "number.invalid",
] as const;
export type AddressCode = (typeof addressCodes)[number];
