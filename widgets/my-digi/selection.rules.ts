/** The rules for the address and the phone number that the customer has selected (C-074, C-075, decisions §9). Pure. */

/** The state of a selector, read from its parameter in the page's address. */
export type Chosen<One> =
  /** The parameter is missing or empty, so everything is shown. */
  | { readonly kind: "all" }
  | { readonly kind: "own"; readonly one: One }
  /**
   * The parameter names an address or number that is not the customer's. A message says so and offers `first`, the first of the customer's
   * own.
   */
  | { readonly kind: "foreign"; readonly first: One | undefined };

export function chosenOf<One>(named: string | undefined, own: readonly One[], idOf: (one: One) => string): Chosen<One> {
  if (!named) return { kind: "all" };
  const one = own.find((candidate) => idOf(candidate) === named);
  return one === undefined ? { kind: "foreign", first: own[0] } : { kind: "own", one };
}

/** Returns the 9 digits after +32, also where a link contains `0…` or `+32…` before them (decisions §9). */
export const phoneDigitsOf = (text: string): string => text.replace(/[\s./-]/g, "").replace(/^(\+32|0032|0)/, "");
