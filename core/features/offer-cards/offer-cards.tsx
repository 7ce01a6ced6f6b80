import { Carousel } from "#core/ui/carousel/carousel.tsx";
import { OfferChoice, type OfferChoiceProps } from "#core/features/offer-card/offer-choice.tsx";

/** Renders offers side by side, of which one is chosen (C-040, C-044…C-046). Their cards are compact, so that prices are compared. */
export const OfferCards = (props: Omit<OfferChoiceProps, "isCompact">) => (
  <OfferChoice {...props} isCompact>
    {(cards) => <Carousel label={props.label} slides={cards} startId={props.chosen} isAnswer />}
  </OfferChoice>
);
