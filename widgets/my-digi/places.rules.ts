/** Which of their addresses and numbers a customer looks at (C-074, C-075, decisions §9). Pure. */

/** What a selector shows of the parameter in the address. */
export type Chosen<One> =
  /** Nothing is named: all of them. */
  | { readonly kind: "all" }
  | { readonly kind: "own"; readonly one: One }
  /** None of the customer's: said, and the first of their own offered. */
  | { readonly kind: "foreign"; readonly first: One | undefined };

export function chosenOf<One>(named: string | undefined, own: readonly One[], idOf: (one: One) => string): Chosen<One> {
  if (!named) return { kind: "all" };
  const one = own.find((candidate) => idOf(candidate) === named);
  return one === undefined ? { kind: "foreign", first: own[0] } : { kind: "own", one };
}

/** 9 digits after +32, also where a link writes `0…` or `+32…` before them (decisions §9). */
export const phoneDigitsOf = (text: string): string => text.replace(/[\s./-]/g, "").replace(/^(\+32|0032|0)/, "");
