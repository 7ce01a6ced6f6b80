/** Rules for which of their addresses and numbers a customer looks at (C-074, C-075, decisions §9). Pure. */

/** The state of a selector, by the parameter in the page's address. */
export type Chosen<One> =
  /** The parameter names nothing: all are shown. */
  | { readonly kind: "all" }
  | { readonly kind: "own"; readonly one: One }
  /** The parameter names none of the customer's own: a message says so, and the first of their own is offered. */
  | { readonly kind: "foreign"; readonly first: One | undefined };

export function chosenOf<One>(named: string | undefined, own: readonly One[], idOf: (one: One) => string): Chosen<One> {
  if (!named) return { kind: "all" };
  const one = own.find((candidate) => idOf(candidate) === named);
  return one === undefined ? { kind: "foreign", first: own[0] } : { kind: "own", one };
}

/** Returns the 9 digits after +32, also when a link writes `0…` or `+32…` before them (decisions §9). */
export const phoneDigitsOf = (text: string): string => text.replace(/[\s./-]/g, "").replace(/^(\+32|0032|0)/, "");
