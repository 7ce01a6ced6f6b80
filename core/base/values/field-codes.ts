/**
 * The codes of problems that the fields of nearly any form can have. The list is closed: every code has a text in
 * `core/forms/form/forms.messages.ts`. A code that only some forms use is declared beside its struct (`phone.ts`), and its text beside its
 * field, so that a form without such a field loads neither.
 */
export const fieldCodes = ["required", "consent.required", "name.characters", "text.too-long", "email.format"] as const;

export type FieldCode = (typeof fieldCodes)[number];
export const isFieldCode = guardOf(fieldCodes);

/** Returns a guard that tells the codes of a closed list from every other message that a struct can fail with. */
export function guardOf<Code extends string>(codes: readonly Code[]): (value: unknown) => value is Code {
  return (value): value is Code => (codes as readonly unknown[]).includes(value);
}
