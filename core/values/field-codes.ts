/** What can be wrong with a field. A closed list: every code has a text in `core/forms/forms.messages.ts`. */
export const fieldCodes = [
  "required",
  "consent.required",
  "choice.required",
  "name.characters",
  "text.too-long",
  "email.format",
  "phone.format",
  "postal-code.format",
  "postal-code.incomplete",
  "city.required",
  "street.required",
  "number.invalid",
  "file.too-large",
  "file.type",
  "file.empty",
] as const;

export type FieldCode = (typeof fieldCodes)[number];
export const isFieldCode = (value: unknown): value is FieldCode => (fieldCodes as readonly unknown[]).includes(value);
