/** What can be wrong with the fields of an address. Their texts: `core/address-fields/address.messages.ts`. */
export const addressCodes = ["postal-code.format", "postal-code.incomplete", "city.required", "street.required", "number.invalid"] as const;
export type AddressCode = (typeof addressCodes)[number];
