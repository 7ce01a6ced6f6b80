/** This module gives the site's pages the prices of the API's catalogue, so that no page has an amount of its own. */
import { offers } from "#demo/api/domain/offers.ts";

/** The monthly prices in euros: of each offer by its id, and the lowest one of each kind by the kind. */
export const prices: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(offers).flatMap(([kind, all]) => [
    [kind, Math.min(...all.map(({ price }) => price))],
    ...all.map(({ i, price }): [string, number] => [i, price]),
  ]),
);
