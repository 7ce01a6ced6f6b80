import type { OtherKind } from "#core/domain/bundle/bundle.rules.ts";
import type { PartViewProps } from "#core/runtime/element/widget.ts";
import { OfferCards } from "#core/features/offer-cards/offer-cards.tsx";
import type { OfferCard } from "#core/domain/offers/offers.schema.ts";
import { Button } from "#core/ui/base/button.tsx";
import { Heading } from "#core/ui/base/heading.tsx";
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

/** Draws the offers of one kind that are available at the address (C-040, C-042). */
export function View({ kind, offers, chosen, lacksPrerequisite, error, onChoose, onClose, language }: OffersProps) {
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
      />
      <Button variant="quiet" onClick={onClose}>
        {say.closeText()}
      </Button>
    </div>
  );
}
