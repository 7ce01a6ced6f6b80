/** The structured communication of Belgian transfers: ten digits, and the rest of their division by 97. */

/** @param reference up to ten digits */
export function structuredCommunication(reference: string): string {
  const body = reference.padStart(10, "0");
  const check = String(Number(body) % 97 || 97).padStart(2, "0");
  const digits = body + check;
  return `+++${digits.slice(0, 3)}/${digits.slice(3, 7)}/${digits.slice(7)}+++`;
}

/** Is it written as one, with the right check digits? */
export function isStructuredCommunication(text: string): boolean {
  const [, ...groups] = /^\+\+\+(\d{3})\/(\d{4})\/(\d{5})\+\+\+$/.exec(text) ?? [];
  const digits = groups.join("");
  return digits !== "" && (Number(digits.slice(0, 10)) % 97 || 97) === Number(digits.slice(10));
}
