import { useSignals } from "@preact/signals-react/runtime";
import { useMemo } from "react";
import type { OtherKind } from "#core/domain/bundle/bundle.rules.ts";
import type { PartViewProps } from "#core/runtime/element/widget.ts";
import { OfferCards } from "#core/features/offer-cards/offer-cards.tsx";
import { titleOf } from "#core/domain/offers/offers.rules.ts";
import type { OfferCard } from "#core/domain/offers/offers.schema.ts";
import { useLazyPart } from "#core/runtime/lazy-part/lazy-part.ts";
import { Alert } from "#core/ui/base/alert.tsx";
import { Button } from "#core/ui/base/button.tsx";
import { Heading } from "#core/ui/base/heading.tsx";
import type { View as Channels } from "#widgets/configurator/channels/channels.view.tsx";
import * as say from "./offers.messages.ts";
import type { Model } from "./offers.model.ts";
import type { part } from "./offers.part.ts";

type OffersProps = PartViewProps<Model, typeof part> & {
  readonly kind: OtherKind;
  readonly offers: readonly OfferCard[];
  /** The id of the chosen offer; an empty string while none is chosen. */
  readonly chosen: string;
  /** True while the bundle lacks the subscription that these offers require. */
  readonly lacksPrerequisite: boolean;
  readonly error: string | undefined;
  readonly onChoose: (id: string) => void;
  readonly onClose: () => void;
};

/** Draws the offers of one kind that are available at the address (C-040, C-042). TV offers have the channels beside them. */
export function View({ model, kind, offers, chosen, lacksPrerequisite, error, onChoose, onClose, language, announcer }: OffersProps) {
  useSignals();
  const { Part, prefetch } = useLazyPart("channels", model.channelsOf.value !== undefined, () => {
    model.failChannels();
    announcer.announce(say.channelsFailedText());
  });
  const isLoaded = Part !== undefined;
  // oxlint-disable-next-line react/exhaustive-deps -- `prefetch` is another function in each render, and always does the same
  const renderMore = useMemo(() => channelsButton(model, isLoaded, prefetch), [model, isLoaded]);
  return (
    <div className="offers-open">
      <Heading level={3}>{say.chooseHeading(kind)}</Heading>
      <OfferCards
        name={kind}
        label={say.chooseHeading(kind)}
        offers={offers}
        chosen={chosen}
        onChoose={onChoose}
        error={error}
        reason={lacksPrerequisite ? say.baseReason(kind) : undefined}
        language={language}
        renderMore={kind === "tv" ? renderMore : undefined}
      />
      {model.isChannelsFailed.value && <Alert tone="warning" title={say.channelsFailedText()} />}
      <Button variant="quiet" onClick={onClose}>
        {say.closeText()}
      </Button>
      {Part && <Part<typeof Channels> name="channels" isOpen={model.channelsOf.value !== undefined} onClose={model.closeChannels} />}
    </div>
  );
}

/** Returns the function that draws the button of an offer that opens the channels. The button is busy until their files have come. */
const channelsButton = (model: Model, isLoaded: boolean, prefetch: () => void) => (offer: OfferCard) => (
  <ChannelsButton {...{ model, isLoaded, prefetch, offer }} />
);

type ChannelsButtonProps = { model: Model; isLoaded: boolean; prefetch: () => void; offer: OfferCard };

function ChannelsButton({ model, isLoaded, prefetch, offer }: ChannelsButtonProps) {
  useSignals();
  return (
    <div className="offers-channels" onPointerEnter={prefetch} onFocus={prefetch}>
      <Button variant="quiet" busy={model.channelsOf.value === offer.i && !isLoaded} onClick={() => model.openChannels(offer.i)}>
        <span aria-hidden="true">{say.channelsText()}</span>
        <span className="ui-hidden">{say.channelsName(titleOf(offer))}</span>
      </Button>
    </div>
  );
}
