import { memo, type ReactNode } from "react";
import { offerCents, titleOf } from "#core/domain/offers/offers.rules.ts";
import { mainFeatures } from "#core/domain/offers/shown-offers.rules.ts";
import type { OfferCard } from "#core/domain/offers/offers.schema.ts";
import { detailsText, excludedText, nothingOnceText, onceText } from "#core/features/offer-features/offer-features.messages.ts";
import { FeatureFold, FeatureItems, FeatureList } from "#core/features/offer-features/offer-features.tsx";
import { perMonthText } from "#core/ui/price/price.messages.ts";
import { Price } from "#core/ui/price/price.tsx";
import { Icon } from "#core/ui/base/icon.tsx";
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
  /** True to show only the price and the main features, with the others behind a press. */
  isCompact: boolean;
  /** Renders what else can be done with an offer, above the button. */
  renderMore: ((offer: OfferCard) => ReactNode) | undefined;
};

/** Renders the card of an offer (C-052, C-053): name, images, price, included and excluded features, one button. */
export const Offer = memo((props: OfferProps) => {
  const { name, form, offer, isChosen, isWaiting, describedBy, onChoose, language, isCompact, renderMore } = props;
  const title = titleOf(offer);
  const Features = isCompact ? CompactFeatures : AllFeatures;
  return (
    <article className="offer" part="card" data-chosen={isChosen || undefined} data-compact={isCompact || undefined} aria-label={title}>
      <p className="offer-title">
        {title} {offer.lb !== "" && <span className="offer-word">{offer.lb}</span>}
      </p>
      {offer.images.map((src) => (
        <img key={src} src={src} alt="" onError={leave} />
      ))}
      <Features offer={offer} language={language} title={title} />
      {renderMore?.(offer)}
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

type FeaturesProps = Pick<OfferProps, "offer" | "language"> & { title: string };

/** Renders the price of an offer with all of its features, of which the first stands out. */
function AllFeatures({ offer, language }: FeaturesProps) {
  const [first, ...others] = aloneIn(offer);
  return (
    <>
      {first !== undefined && <p className="offer-number">{first}</p>}
      <MonthlyPrice {...{ offer, language }} />
      <Once {...{ offer, language }} />
      <Groups offer={offer} />
      <ul className="offer-list">
        <FeatureItems words={offer.d ? [...others, offer.d] : others} />
      </ul>
      <Excluded offer={offer} />
    </>
  );
}

/** Renders the price of an offer and its main features. What is paid once is never folded, unless it is nothing. */
function CompactFeatures({ offer, language, title }: FeaturesProps) {
  const main = mainFeatures(offer);
  const others = aloneIn(offer).filter((feature) => !main.includes(feature));
  const isFree = offer.once === 0;
  return (
    <>
      <MonthlyPrice {...{ offer, language }} />
      {!isFree && <Once {...{ offer, language }} />}
      <ul className="offer-list">
        <FeatureItems words={main} />
      </ul>
      <FeatureFold label={detailsText()} of={title}>
        <Groups offer={offer} />
        <ul className="offer-list">
          <FeatureItems words={[...others, ...(offer.d ? [offer.d] : []), ...(isFree ? [nothingOnceText()] : [])]} />
        </ul>
        <Excluded offer={offer} />
      </FeatureFold>
    </>
  );
}

/** Returns the features that are in no group. */
const aloneIn = ({ l }: OfferCard): string[] => l.filter((one) => typeof one === "string");

const MonthlyPrice = ({ offer, language }: Pick<OfferProps, "offer" | "language">) => (
  <Price cents={offerCents(offer)} language={language} period={perMonthText()} />
);

function Once({ offer: { once }, language }: Pick<OfferProps, "offer" | "language">) {
  if (once === undefined) return null;
  return <p className="ui-quiet-text">{once > 0 ? onceText(formatMoney(centsOfEuros(once), language)) : nothingOnceText()}</p>;
}

const Groups = ({ offer: { l } }: Pick<OfferProps, "offer">) =>
  l.map((one) => typeof one !== "string" && <FeatureList key={one.t} title={one.t} words={one.l} />);

const Excluded = ({ offer: { x } }: Pick<OfferProps, "offer">) =>
  x !== undefined && x.length > 0 && <FeatureList title={excludedText()} words={x} isExcluded />;
