import { useEffect, useRef, type MouseEvent } from "react";
import type { Address } from "#core/address/address.rules.ts";
import { addressText } from "#core/address-fields/address.messages.ts";
import { Button, ButtonLink } from "#core/ui/button.tsx";
import { Heading } from "#core/ui/heading.tsx";
import { Icon } from "#core/ui/icon.tsx";
import { useAnnouncer } from "#core/ui/live-region.tsx";
import {
  availableAt,
  availableText,
  internetOffer,
  noInternetOffer,
  noTvOffer,
  otherAddressText,
  toBundleText,
  tvOffer,
} from "./fiber-check.messages.ts";
import type { Model, OfferNames } from "./fiber-check.model.ts";
import { fibreIcon } from "#core/ui/icons/fibre.ts";

type HasAddressProps = {
  model: Model;
  address: Address;
  offers: OfferNames | undefined;
  /** Where the bundle builder is, address included. */
  bundle: string;
};

/** Fibre reaches it: what can be had there, and the way on. */
export function HasAddress({ model, address, offers, bundle }: HasAddressProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const announcer = useAnnouncer();
  useEffect(() => {
    heading.current?.focus();
    announcer.announce(availableAt(addressText(address)));
  }, [announcer, address]);

  const goOn = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return; // another tab or window: the link alone
    event.preventDefault();
    model.toBundle();
  };

  return (
    <div className="result" part="card">
      <span className="result-mark" data-tone="success">
        <Icon name={fibreIcon} />
      </span>
      <Heading focusRef={heading}>{availableText()}</Heading>
      <p className="result-address">{addressText(address)}</p>
      {offers && <Offers {...offers} />}
      <div className="result-actions">
        <ButtonLink href={bundle} icon="arrow" onClick={goOn}>
          {toBundleText()}
        </ButtonLink>
        <Button variant="quiet" onClick={model.close}>
          {otherAddressText()}
        </Button>
      </div>
    </div>
  );
}

function Offers({ internet, tv }: OfferNames) {
  return (
    <ul className="result-offers">
      <Offer names={internet} offered={internetOffer} missing={noInternetOffer} />
      <Offer names={tv} offered={tvOffer} missing={noTvOffer} />
    </ul>
  );
}

function Offer({ names, offered, missing }: { names: readonly string[]; offered: (names: string) => string; missing: () => string }) {
  return (
    <li data-missing={names.length === 0 || undefined}>
      <Icon name={names.length > 0 ? "check" : "info"} />
      <span>{names.length > 0 ? offered(names.join(", ")) : missing()}</span>
    </li>
  );
}
