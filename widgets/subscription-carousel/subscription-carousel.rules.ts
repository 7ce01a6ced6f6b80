/** What is chosen, and where it leads. Pure. */

type Choice = { readonly id: string; readonly type: string };

/** One card's link to the builder: `?mobile={id}`, of any other kind `?type={id}`, which the builder looks up in all (C-016). */
export const searchOfCard = ({ id, type }: Choice): string => searchOf([[type === "mobile" ? "mobile" : "type", id]]);

/** Every choice by its kind: `?mobile=…&internet=…` (P-077). Empty without one. */
export const searchOfChoices = (choices: readonly Choice[]): string =>
  choices.length > 0 ? searchOf(choices.map(({ id, type }) => [type, id])) : "";

const searchOf = (pairs: string[][]): string => `?${new URLSearchParams(pairs).toString()}`;

/** Adds it, or takes it away where it is there. A link to the builder holds one of each kind: another of the same gives way. */
export const toggled = <Card extends Choice>(chosen: readonly Card[], card: Card): readonly Card[] =>
  chosen.some(({ id }) => id === card.id)
    ? chosen.filter(({ id }) => id !== card.id)
    : [...chosen.filter(({ type }) => type !== card.type), card];
