import { offerCents } from "#core/domain/offers/offers.rules.ts";
import { labelledOnce } from "#core/domain/offers/shown-offers.rules.ts";
import type { OfferCard } from "#core/domain/offers/offers.schema.ts";
import { Cards } from "#core/ui/cards/cards.tsx";
import { perMonthText } from "#core/ui/price/price.messages.ts";
import { Price } from "#core/ui/price/price.tsx";
import type { Language } from "#core/base/values/language.ts";

type OfferRowsProps = {
  /** The name of the form field. */
  name: string;
  label: string;
  offers: readonly OfferCard[];
  /** The id of the chosen offer; empty if there is none. */
  chosen: string;
  onChoose: (id: string) => void;
  error?: string | undefined;
  language: Language;
  nameOf: (offer: OfferCard) => string;
  /** Returns the features by which the offer is told from the others. */
  featuresOf: (offer: OfferCard) => readonly string[];
};

/** Renders offers below each other, of which one is chosen: name, price and a few features, so that all are compared at a glance. */
export function OfferRows({ name, label, offers, chosen, onChoose, error, language, nameOf, featuresOf }: OfferRowsProps) {
  return (
    <div className="offer-rows">
      <Cards
        label={label}
        name={name}
        kind="one"
        error={error}
        chosen={[chosen]}
        onChoose={onChoose}
        cards={labelledOnce(offers).map((offer) => ({
          value: offer.i,
          label: (
            <>
              {nameOf(offer)}
              {offer.lb !== "" && <span className="offer-rows-word">{offer.lb}</span>}
            </>
          ),
          body: (
            <>
              <Price cents={offerCents(offer)} language={language} period={perMonthText()} />
              {featuresOf(offer).map((feature) => (
                <p className="ui-quiet-text" key={feature}>
                  {feature}
                </p>
              ))}
            </>
          ),
        }))}
      />
    </div>
  );
}
