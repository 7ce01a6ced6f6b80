/**
 * The structured communication of Belgian bank transfers: ten digits, followed by two check digits, the remainder when the ten are divided
 * by 97.
 */

/**
 * Returns the structured communication that carries a reference.
 * @param reference up to ten digits
 */
export function structuredCommunication(reference: string): string {
  const body = reference.padStart(10, "0");
  const check = String(Number(body) % 97 || 97).padStart(2, "0");
  const digits = body + check;
  return `+++${digits.slice(0, 3)}/${digits.slice(3, 7)}/${digits.slice(7)}+++`;
}

/** Tells whether the text is a structured communication with the right check digits. */
export function isStructuredCommunication(text: string): boolean {
  const [, ...groups] = /^\+\+\+(\d{3})\/(\d{4})\/(\d{5})\+\+\+$/.exec(text) ?? [];
  const digits = groups.join("");
  return digits !== "" && (Number(digits.slice(0, 10)) % 97 || 97) === Number(digits.slice(10));
}
