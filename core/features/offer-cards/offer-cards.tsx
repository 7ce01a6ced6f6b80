import { memo, useId, useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { Carousel } from "#core/ui/carousel/carousel.tsx";
import { ErrorText } from "#core/ui/fields/field.tsx";
import { offerCents, titleOf } from "#core/domain/offers/offers.rules.ts";
import type { OfferCard } from "#core/domain/offers/offers.schema.ts";
import { perMonthText } from "#core/ui/price/price.messages.ts";
import { Price } from "#core/ui/price/price.tsx";
import { Icon } from "#core/ui/base/icon.tsx";
import { closeIcon } from "#core/ui/base/icons/close.ts";
import type { Language } from "#core/base/values/language.ts";
import { centsOfEuros, formatMoney } from "#core/base/values/money.ts";
import * as say from "./offer-cards.messages.ts";

type OfferCardsProps = {
  /** Name of the field. */
  name: string;
  label: string;
  offers: readonly OfferCard[];
  /** Id of the chosen one; empty without one. */
  chosen: string;
  onChoose: (id: string) => void;
  error?: string | undefined;
  /** Why none can be chosen yet, and what would make it possible. */
  reason?: string | undefined;
  language: Language;
};

/** Offers beside each other, of which one is chosen (C-040, C-044…C-046). */
export function OfferCards({ name, label, offers, chosen, onChoose, error, reason, language }: OfferCardsProps) {
  const id = useId();
  const describedBy = [reason !== undefined && `${id}r`, error !== undefined && `${id}e`].filter(Boolean).join(" ") || undefined;
  // The same one for all drawings: a card that says the same is not drawn anew.
  const latest = useRef(onChoose);
  useLayoutEffect(() => void (latest.current = onChoose));
  const [choose] = useState(
    () =>
      (one: string): void =>
        latest.current(one),
  );
  const slides = offers.map((offer) => ({
    id: offer.i,
    content: offerIn(name, {
      offer,
      language,
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
      <Carousel label={label} slides={slides} startId={chosen} isAnswer />
      <ErrorText id={`${id}e`}>{error}</ErrorText>
    </div>
  );
}

/** By its name the form finds where focus goes with an error: a slide out of sight would not take it. */
const offerIn =
  (name: string, props: Omit<OfferProps, "name">) =>
  (isInSight: boolean): ReactNode => <Offer {...props} name={isInSight ? name : undefined} />;

/** A picture that does not come leaves no hole. */
const leave = ({ currentTarget }: { readonly currentTarget: HTMLElement }): void => void (currentTarget.hidden = true);

type OfferProps = Pick<OfferCardsProps, "onChoose" | "language"> & {
  name: string | undefined;
  offer: OfferCard;
  isChosen: boolean;
  isWaiting: boolean;
  describedBy: string | undefined;
};

/** An offer card (C-052, C-053): name, the number that matters, price, what is in it and what is not, one button. */
const Offer = memo(({ name, offer, isChosen, isWaiting, describedBy, onChoose, language }: OfferProps) => {
  const title = titleOf(offer);
  const { once, d: term, x: excluded = [] } = offer;
  const [first, ...others] = offer.l;
  return (
    <article className="offer" part="card" data-chosen={isChosen || undefined} aria-label={title}>
      <p className="offer-title">
        {title} {offer.lb !== "" && <span className="offer-word">{offer.lb}</span>}
      </p>
      {offer.images.map((src) => (
        <img key={src} src={src} alt="" onError={leave} />
      ))}
      {first !== undefined && <p className="offer-number">{first}</p>}
      <Price cents={offerCents(offer)} language={language} period={perMonthText()} />
      {once !== undefined && (
        <p className="ui-quiet-text">{once > 0 ? say.onceText(formatMoney(centsOfEuros(once), language)) : say.nothingOnceText()}</p>
      )}
      <ul>
        {(term ? [...others, term] : others).map((feature) => (
          <li key={feature}>
            <Icon name="check" />
            <span>{feature}</span>
          </li>
        ))}
      </ul>
      {excluded.length > 0 && <Excluded words={excluded} />}
      <button
        className="ui-button"
        data-variant={isChosen ? "primary" : "secondary"}
        part="button"
        type="button"
        name={name}
        aria-pressed={isChosen}
        aria-label={isChosen ? say.chosenOfferName(title) : say.chooseOfferName(title)}
        // It keeps its place in the order of focus, where its reason is heard.
        aria-disabled={isWaiting || undefined}
        aria-describedby={describedBy}
        onClick={isWaiting ? undefined : () => onChoose(offer.i)}
      >
        <span>{isChosen ? say.chosenOfferText() : say.chooseOfferText()}</span>
        {isChosen && <Icon name="check" />}
      </button>
    </article>
  );
});

/** By words and by another sign than what is in it. */
function Excluded({ words }: { words: readonly string[] }) {
  const id = useId();
  return (
    <div className="offer-excluded">
      <p id={id}>{say.excludedText()}</p>
      <ul aria-labelledby={id}>
        {words.map((word) => (
          <li key={word}>
            <Icon name={closeIcon} />
            <span>{word}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
