/**
 * What can be wrong with a field of nearly any form. A closed list: every code has a text in `core/forms/form/forms.messages.ts`. A code that
 * only some forms know stands beside its struct (`phone.ts`), and its text beside its field: who has no such field pays for neither.
 */
export const fieldCodes = ["required", "consent.required", "name.characters", "text.too-long", "email.format"] as const;

export type FieldCode = (typeof fieldCodes)[number];
export const isFieldCode = guardOf(fieldCodes);

/** Tells the codes of a closed list from everything else that a struct may say. */
export function guardOf<Code extends string>(codes: readonly Code[]): (value: unknown) => value is Code {
  return (value): value is Code => (codes as readonly unknown[]).includes(value);
}
