/**
 * Finds the items of a bundle whose price differs from the one at which they were chosen or last shown. The page shows the visitor both
 * prices (decisions §8).
 */
import { offerCents, titleOf } from "#core/domain/offers/offers.rules.ts";
import type { Cents } from "#core/base/values/money.ts";
import { itemsOf, type BundleItem } from "./bundle.rules.ts";
import type { Bundle } from "./bundle.schema.ts";

export type Repriced = {
  /** The name that identifies the item in the bundle, from `itemName`. */
  readonly item: string;
  /** The id of the item's offer. If another offer replaces it, the prices cannot be compared. */
  readonly i: string;
  readonly title: string;
  readonly oldCents: Cents;
  readonly cents: Cents;
};

export const itemName = ({ kind, card }: BundleItem): string => (kind === "mobile" ? `mobile ${card.id}` : kind);

/** Returns the items that both bundles have with the same offer, but at different prices. */
export function repricedIn(before: Bundle, after: Bundle): readonly Repriced[] {
  const old = new Map(itemsOf(before).map((one) => [itemName(one), one.card]));
  return itemsOf(after).flatMap((one): Repriced[] => {
    const [item, { card }] = [itemName(one), one];
    const was = old.get(item);
    if (was?.i !== card.i || offerCents(was) === offerCents(card)) return [];
    return [{ item, i: card.i, title: titleOf(card), oldCents: offerCents(was), cents: offerCents(card) }];
  });
}

/**
 * Returns those changes of price that still apply to the bundle, in the order of the bundle. `told` are the changes that the page has
 * shown.
 */
export const stillRepriced = (told: readonly Repriced[], bundle: Bundle): readonly Repriced[] =>
  told.length === 0
    ? told
    : itemsOf(bundle).flatMap((one) =>
        told.filter(({ item, i, cents }) => itemName(one) === item && one.card.i === i && offerCents(one.card) === cents),
      );
