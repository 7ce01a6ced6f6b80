/** The rules for choosing subscriptions, and for the links to the builder. Pure. */

type Choice = { readonly id: string; readonly type: string };

/**
 * Returns the query of the link from one card to the builder (C-016). It is `?mobile={id}` for a mobile plan and `?type={id}` for any other
 * kind, because the builder looks up `type` among all kinds.
 */
export const searchOfCard = ({ id, type }: Choice): string => searchOf([[type === "mobile" ? "mobile" : "type", id]]);

/**
 * Returns a query that names every chosen subscription under its kind, such as `?mobile=…&internet=…` (P-077). Empty where nothing is
 * chosen.
 */
export const searchOfChoices = (choices: readonly Choice[]): string =>
  choices.length > 0 ? searchOf(choices.map(({ id, type }) => [type, id])) : "";

const searchOf = (pairs: string[][]): string => `?${new URLSearchParams(pairs).toString()}`;

/**
 * Returns the chosen cards after `card` was pressed: with `card` added, or without it where it was chosen. An added card replaces one of
 * the same kind, because a link to the builder contains only one card of each kind.
 */
export const toggled = <Card extends Choice>(chosen: readonly Card[], card: Card): readonly Card[] =>
  chosen.some(({ id }) => id === card.id)
    ? chosen.filter(({ id }) => id !== card.id)
    : [...chosen.filter(({ type }) => type !== card.type), card];
