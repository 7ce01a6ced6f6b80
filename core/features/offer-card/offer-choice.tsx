import { Fragment, useId, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from "react";
import { ErrorText } from "#core/ui/fields/field.tsx";
import { Icon } from "#core/ui/base/icon.tsx";
import { labelledOnce } from "#core/domain/offers/shown-offers.rules.ts";
import type { OfferCard } from "#core/domain/offers/offers.schema.ts";
import type { Language } from "#core/base/values/language.ts";
import { Offer, type OfferProps } from "./offer-card.tsx";

export type OfferChoiceProps = {
  /** The name of the form field. */
  name: string;
  /** The id of the form, where the choice is outside its element. */
  form?: string | undefined;
  label: string;
  offers: readonly OfferCard[];
  /** The id of the chosen offer; empty if there is none. */
  chosen: string;
  onChoose: (id: string) => void;
  error?: string | undefined;
  /** The reason why no offer can be chosen yet, and what the visitor can do about it. */
  reason?: string | undefined;
  language: Language;
  /** True to show only the price and the main features of each card, with the others behind a press. */
  isCompact?: boolean;
  /** Renders what else can be done with an offer. It has to be the same function in all renders, so that cards are not rendered again. */
  renderMore?: ((offer: OfferCard) => ReactNode) | undefined;
};

/**
 * The card of an offer, with the id of the offer. `content` renders the card; it has to be told whether the card is in sight, because a
 * card out of sight cannot take the focus.
 */
type Slot = { readonly id: string; readonly content: (isInSight: boolean) => ReactNode };

/** Renders the label, the reason and the error around a choice of offers. `children` lays out the cards, of which one is chosen. */
export function OfferChoice({ children, ...props }: OfferChoiceProps & { readonly children: (cards: readonly Slot[]) => ReactNode }) {
  const { name, form, label, offers, chosen, onChoose, error, reason, language, isCompact = false, renderMore } = props;
  const id = useId();
  const describedBy = [reason !== undefined && `${id}r`, error !== undefined && `${id}e`].filter(Boolean).join(" ") || undefined;
  // The callback is the same function in all renders, so that a card with unchanged props is not rendered again.
  const latest = useRef(onChoose);
  useLayoutEffect(() => void (latest.current = onChoose));
  const [choose] = useState(
    () =>
      (one: string): void =>
        latest.current(one),
  );
  const labelled = useMemo(() => labelledOnce(offers), [offers]);
  const cards = labelled.map((offer) => ({
    id: offer.i,
    content: offerIn(name, {
      form,
      offer,
      language,
      isCompact,
      renderMore,
      onChoose: choose,
      describedBy,
      isChosen: offer.i === chosen,
      isWaiting: reason !== undefined,
    }),
  }));
  return (
    <div className="offers" part="field">
      <p className="ui-label" part="label">
        {label}
      </p>
      {reason !== undefined && (
        <p className="offers-reason" id={`${id}r`}>
          <Icon name="info" />
          <span>{reason}</span>
        </p>
      )}
      {children(cards)}
      <ErrorText id={`${id}e`}>{error}</ErrorText>
    </div>
  );
}

/**
 * Returns the function that renders the card of an offer. The form finds the element to focus after an error by the field's name; a card
 * out of sight cannot take the focus, so it has no name.
 */
const offerIn =
  (name: string, props: Omit<OfferProps, "name">) =>
  (isInSight: boolean): ReactNode => <Offer {...props} name={isInSight ? name : undefined} />;

/** Renders a few offers in a grid, so that all of them can be compared without scrolling sideways (C-161). */
export const OfferGrid = (props: OfferChoiceProps) => (
  <OfferChoice {...props}>
    {(cards) => (
      <div className="offer-grid">
        {cards.map(({ id, content }) => (
          <Fragment key={id}>{content(true)}</Fragment>
        ))}
      </div>
    )}
  </OfferChoice>
);
