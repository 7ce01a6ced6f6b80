import { memo, useId, type ReactNode } from "react";
import { offerCents, titleOf } from "#core/domain/offers/offers.rules.ts";
import type { OfferCard } from "#core/domain/offers/offers.schema.ts";
import { perMonthText } from "#core/ui/price/price.messages.ts";
import { Price } from "#core/ui/price/price.tsx";
import { Icon, type IconName } from "#core/ui/base/icon.tsx";
import { closeIcon } from "#core/ui/base/icons/close.ts";
import type { Language } from "#core/base/values/language.ts";
import { centsOfEuros, formatMoney } from "#core/base/values/money.ts";
import * as say from "./offer-card.messages.ts";

/** Hides an image that fails to load, so that it leaves no gap. */
const leave = ({ currentTarget }: { readonly currentTarget: HTMLElement }): void => void (currentTarget.hidden = true);

export type OfferProps = {
  /** The name of the button; undefined where it cannot take the focus. */
  name: string | undefined;
  /** The id of the button's form, where the button is outside its element. */
  form: string | undefined;
  offer: OfferCard;
  onChoose: (id: string) => void;
  language: Language;
  isChosen: boolean;
  isWaiting: boolean;
  describedBy: string | undefined;
};

/** Renders the card of an offer (C-052, C-053): name, most important feature, price, included and excluded features, one button. */
export const Offer = memo(({ name, form, offer, isChosen, isWaiting, describedBy, onChoose, language }: OfferProps) => {
  const title = titleOf(offer);
  const { once, d: term, x: excluded = [] } = offer;
  const [first, ...others] = offer.l.filter((one) => typeof one === "string");
  const groups = offer.l.filter((one) => typeof one !== "string");
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
      {groups.map(({ t, l }) => (
        <FeatureList key={t} title={t} words={l} />
      ))}
      <ul>{featureItems(term ? [...others, term] : others)}</ul>
      {excluded.length > 0 && <FeatureList title={say.excludedText()} words={excluded} isExcluded />}
      <button
        className="ui-button"
        data-variant={isChosen ? "primary" : "secondary"}
        part="button"
        type="button"
        name={name}
        form={form}
        aria-pressed={isChosen}
        aria-label={isChosen ? say.chosenOfferName(title) : say.chooseOfferName(title)}
        // The button is not `disabled` but only announced as such: it stays in the tab order, and screen readers read the reason.
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

const featureItems = (words: readonly string[], icon: IconName = "check"): ReactNode =>
  words.map((word) => (
    <li key={word}>
      <Icon name={icon} />
      <span>{word}</span>
    </li>
  ));

type FeatureListProps = { title: string; words: readonly string[]; isExcluded?: boolean };

/**
 * Renders features under a heading: a group (C-162), or the excluded features of an offer, which have another icon than the included ones.
 */
function FeatureList({ title, words, isExcluded = false }: FeatureListProps) {
  const id = useId();
  return (
    <div className={isExcluded ? "offer-excluded" : "offer-group"}>
      <p id={id}>{title}</p>
      <ul aria-labelledby={id}>{featureItems(words, isExcluded ? closeIcon : undefined)}</ul>
    </div>
  );
}
