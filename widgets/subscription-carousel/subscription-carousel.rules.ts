/** Rules for what is chosen, and for the links to the builder. Pure. */

type Choice = { readonly id: string; readonly type: string };

/**
 * Returns the query of one card's link to the builder: `?mobile={id}`, for any other kind `?type={id}`, which the builder looks up in all
 * kinds (C-016).
 */
export const searchOfCard = ({ id, type }: Choice): string => searchOf([[type === "mobile" ? "mobile" : "type", id]]);

/** Returns the query with every choice under its kind: `?mobile=…&internet=…` (P-077). Empty when nothing is chosen. */
export const searchOfChoices = (choices: readonly Choice[]): string =>
  choices.length > 0 ? searchOf(choices.map(({ id, type }) => [type, id])) : "";

const searchOf = (pairs: string[][]): string => `?${new URLSearchParams(pairs).toString()}`;

/**
 * Returns the chosen cards with `card` added, or removed when it was chosen. A link to the builder holds one card of each kind: another one
 * of the same kind gives way.
 */
export const toggled = <Card extends Choice>(chosen: readonly Card[], card: Card): readonly Card[] =>
  chosen.some(({ id }) => id === card.id)
    ? chosen.filter(({ id }) => id !== card.id)
    : [...chosen.filter(({ type }) => type !== card.type), card];
