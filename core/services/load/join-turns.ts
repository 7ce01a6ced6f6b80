import type { ItemReading, Turn } from "./page-turn.ts";

/**
 * Creates a function that joins the items of a list's pages, each item once and in its first position, with the content of the newest page.
 * `waiting` are pages from before a reload. The items are joined again only when a page arrives, because there may be thousands.
 */
export function createJoin<Answer, Item>({ items, key }: ItemReading<Answer, Item>) {
  let known: { readonly turns: readonly Turn<Answer>[]; readonly items: readonly Item[] } | undefined;
  // The first page is passed in a new array each time, so its response is compared instead of the array.
  const isSame = (one: Turn<Answer>, other: Turn<Answer> | undefined): boolean =>
    one === other || (one.length === 1 && other?.length === 1 && one[0] === other[0]);
  return (renewed: readonly Turn<Answer>[], waiting: readonly Turn<Answer>[]): readonly Item[] => {
    const turns = [...renewed, ...waiting];
    if (known?.turns.length === turns.length && turns.every((turn, index) => isSame(turn, known?.turns[index]))) return known.items;
    const shown = new Map<string | number, Item>();
    const add = (turn: Turn<Answer>): void => turn.flatMap(items).forEach((item) => shown.set(key(item), item));
    turns.forEach(add);
    if (waiting.length > 0) renewed.forEach(add);
    known = { turns, items: [...shown].map(([, item]) => item) };
    return known.items;
  };
}
