import { useSignals } from "@preact/signals-react/runtime";
import type { Address } from "#core/domain/address/address.rules.ts";
import type { OfferCard } from "#core/domain/offers/offers.schema.ts";
import { featuresOf, lowestCents, offerName } from "#core/domain/offers/offers.rules.ts";
import { sharedFeatures } from "#core/domain/offers/shown-offers.rules.ts";
import { OfferRows } from "#core/features/offer-rows/offer-rows.tsx";
import { Loaded } from "#core/ui/loaded/loaded.tsx";
import { addressText } from "#core/features/address-text/address-text.messages.ts";
import { otherAddressText } from "#core/features/no-fibre/no-fibre.messages.ts";
import { Button } from "#core/ui/base/button.tsx";
import { Heading } from "#core/ui/base/heading.tsx";
import { Icon } from "#core/ui/base/icon.tsx";
import { fibreIcon } from "#core/ui/base/icons/fibre.ts";
import type { Language } from "#core/base/values/language.ts";
import { formatMoney } from "#core/base/values/money.ts";
import { BundleLink } from "./bundle-link.view.tsx";
import * as say from "./result.messages.ts";
import type { Model } from "./result.model.ts";

type HasAddressProps = {
  model: Model;
  address: Address;
  language: Language;
  /** The address of the bundle builder. */
  bundle: string;
  /** Returns to the address form. */
  onClose: () => void;
};

/** Draws the result where fibre reaches the address: the offers with their prices, and the link to the bundle builder. */
export function HasAddress({ model, address, language, bundle, onClose }: HasAddressProps) {
  useSignals();
  return (
    <div className="ui-result" part="card">
      <div className="ui-result-head">
        <span className="ui-seal" data-tone="success">
          <Icon name={fibreIcon} />
        </span>
        <Heading>{say.availableText()}</Heading>
        <p className="ui-result-address">{addressText(address)}</p>
      </div>
      <Loaded loading={model.offers} shape={["line", "field", "field", "field"]}>
        {({ internet, tv }) => (
          <div className="ui-result">
            {internet.length > 0 ? <Internet {...{ model, internet, language }} /> : <Missing text={say.noInternetOffer()} />}
            {tv.length === 0 && <Missing text={say.noTvOffer()} />}
            <NextOffers {...{ internet, tv, language }} />
          </div>
        )}
      </Loaded>
      <div className="ui-result-actions">
        <BundleLink model={model} bundle={bundle} icon="arrow">
          {say.toBundleText()}
        </BundleLink>
        <Button variant="quiet" onClick={onClose}>
          {otherAddressText()}
        </Button>
      </div>
    </div>
  );
}

type InternetProps = { model: Model; internet: readonly OfferCard[]; language: Language };

/** Draws the internet offers, of which one is chosen. Features that all offers have in common are listed once. */
function Internet({ model, internet, language }: InternetProps) {
  useSignals();
  const shared = sharedFeatures(internet);
  return (
    <div className="result-offers">
      <OfferRows
        label={say.chooseText()}
        name="internet"
        offers={internet}
        chosen={model.internetId.value ?? ""}
        onChoose={model.choose}
        nameOf={offerName}
        featuresOf={(card) => featuresOf(card).filter((feature) => !shared.includes(feature))}
        language={language}
      />
      {shared.length > 0 && (
        <div>
          <p className="ui-quiet-text">{say.inEveryText()}</p>
          <ul className="result-shared">
            {shared.map((feature) => (
              <li key={feature}>
                <Icon name="check" />
                <span>{feature}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function NextOffers({ internet, tv, language }: { internet: readonly OfferCard[]; tv: readonly OfferCard[]; language: Language }) {
  const tvCents = lowestCents(tv);
  const tvText = internet.length > 0 ? say.addTvText : say.tvAloneText;
  if (internet.length === 0 && tvCents === undefined) return null;
  return (
    <div>
      <Heading level={3}>{say.nextHeading()}</Heading>
      <ol className="result-steps">
        <li>{tvCents === undefined ? say.addText() : tvText(formatMoney(tvCents, language))}</li>
        <li>{say.dateText()}</li>
        <li>{say.priceText()}</li>
      </ol>
    </div>
  );
}

const Missing = ({ text }: { text: string }) => (
  <p className="result-missing">
    <Icon name="info" />
    <span>{text}</span>
  </p>
);
