/** The template of the step `choice`, which shows offers in a carousel, each with its price and a sheet with its details. */

/** Returns the content of each generated file, by its path in the repository. */
export const choiceFiles = (name: string): Readonly<Record<string, string>> => ({
  [`widgets/${name}/choice/choice.part.ts`]: definition,
  [`widgets/${name}/choice/choice.contract.ts`]: contract(name),
  [`widgets/${name}/choice/choice.model.ts`]: model,
  [`widgets/${name}/choice/choice.messages.ts`]: messages,
  [`widgets/${name}/choice/choice.view.tsx`]: view(name),
  [`widgets/${name}/choice/choice.css`]: css(name),
});

const definition = `import { definePart } from "#core/base/contract/element.ts";

export const part = definePart({ name: "choice", skeleton: ["line", "field", "field", "field"] });
`;

const contract = (name: string): string => `import { number, object, string, type, type Infer } from "superstruct";
import { endpoint, list } from "#core/base/contract/endpoint.ts";

/** An offer. \`price\` is in euros a month, VAT included; \`html\` is a text from the CMS. */
const Offer = type({ id: string(), name: string(), price: number(), html: string() });
export type Offer = Infer<typeof Offer>;

export const readOffers = endpoint({
  method: "GET",
  path: "/${name}/offers",
  encoding: "none",
  answer: type({ offers: list(Offer, 100) }),
  spec: { id: "${name}.offers", summary: "What can be chosen", query: object({ lang: string() }), codes: [] },
});
`;

const model = `import { createModel, signal } from "@preact/signals-core";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import { createLoading } from "#core/services/load/loading.model.ts";
import { readOffers, type Offer } from "./choice.contract.ts";
import type { part } from "./choice.part.ts";

export type Model = InstanceType<typeof Model>;

export const Model = createModel((ports: PortsOf<typeof part>) => {
  const offers = createLoading(ports, readOffers, {
    request: () => ({ query: { lang: ports.language.value } }),
    isEmpty: (answer) => answer.offers.length === 0,
  });
  /** The offer whose details are shown in the sheet. */
  const opened = signal<Offer | undefined>(undefined);
  return {
    offers,
    opened,
    open: (offer: Offer): void => void (opened.value = offer),
    close: (): void => void (opened.value = undefined),
    start: offers.start,
  };
});
`;

const messages = `import { msg, str } from "@lit/localize";

export const headingText = (): string => msg("What would you like?");
export const offersLabel = (): string => msg("Offers");
export const emptyText = (): string => msg("There is nothing to choose at the moment.");
export const aboutText = (offer: string): string => msg(str\`More about \${offer}\`);
export const chooseText = (offer: string): string => msg(str\`Choose \${offer}\`);
export const chosenText = (): string => msg("Your choice");
`;

const view = (name: string): string => `import { useSignals } from "@preact/signals-react/runtime";
import { Carousel } from "#core/ui/carousel/carousel.tsx";
import type { PartViewProps } from "#core/runtime/element/widget.ts";
import { CmsHtml } from "#core/domain/html/cms-html.tsx";
import { Empty } from "#core/ui/empty/empty.tsx";
import { Loaded } from "#core/ui/loaded/loaded.tsx";
import { usePrefetch } from "#core/runtime/part/part.tsx";
import { perMonthText } from "#core/ui/price/price.messages.ts";
import { Price } from "#core/ui/price/price.tsx";
import { Sheet } from "#core/ui/sheet/sheet.tsx";
import { Button } from "#core/ui/base/button.tsx";
import { Heading } from "#core/ui/base/heading.tsx";
import { Icon } from "#core/ui/base/icon.tsx";
import type { Language } from "#core/base/values/language.ts";
import type { View as Appointment } from "#widgets/${name}/appointment/appointment.view.tsx";
import { monthlyCents, type ChosenOffer } from "#widgets/${name}/${name}.rules.ts";
import type { Offer } from "./choice.contract.ts";
import { aboutText, chosenText, chooseText, emptyText, headingText, offersLabel } from "./choice.messages.ts";
import type { Model } from "./choice.model.ts";
import type { part } from "./choice.part.ts";

type ChoiceProps = PartViewProps<Model, typeof part> & {
  /** The id of the chosen offer. */
  readonly chosen: string | undefined;
  readonly isCompany: boolean;
  readonly onChoose: (offer: ChosenOffer) => void;
};

export function View({ model, chosen, isCompany, onChoose, language }: ChoiceProps) {
  useSignals();
  const opened = model.opened.value;
  // The next step is prefetched, because a visitor who reads the details of an offer may choose it.
  usePrefetch<typeof Appointment>("appointment", opened !== undefined);
  const shared = { isCompany, onChoose, language };
  return (
    <div className="${name}-step">
      <Heading level={3}>{headingText()}</Heading>
      <Loaded loading={model.offers} shape={["field", "field", "field"]} empty={<Empty text={emptyText()} />}>
        {({ offers }) => (
          <Carousel
            label={offersLabel()}
            slides={offers.map((offer) => ({
              id: offer.id,
              content: <OfferCard {...shared} offer={offer} isChosen={offer.id === chosen} onOpen={model.open} />,
            }))}
          />
        )}
      </Loaded>
      <Sheet
        open={opened !== undefined}
        heading={opened?.name}
        onClose={model.close}
        foot={
          opened && (
            <div className="${name}-foot">
              <Chooser {...shared} offer={opened} variant="primary" />
            </div>
          )
        }
      >
        {opened && <CmsHtml html={opened.html} />}
      </Sheet>
    </div>
  );
}

type OfferProps = Pick<ChoiceProps, "isCompany" | "onChoose"> & { readonly offer: Offer; readonly language: Language };

function OfferCard({ isChosen, onOpen, ...props }: OfferProps & { readonly isChosen: boolean; readonly onOpen: (offer: Offer) => void }) {
  const { offer } = props;
  return (
    <div className="${name}-offer" part="card" data-chosen={isChosen || undefined}>
      <strong>{offer.name}</strong>
      {isChosen && (
        <span>
          <Icon name="check" /> {chosenText()}
        </span>
      )}
      <Chooser {...props} variant="secondary" />
      <Button variant="quiet" onClick={() => onOpen(offer)}>
        {aboutText(offer.name)}
      </Button>
    </div>
  );
}

/** Draws the price of an offer, and the button that chooses it. */
function Chooser({ offer, isCompany, onChoose, language, variant }: OfferProps & { readonly variant: "primary" | "secondary" }) {
  const { id, name, price } = offer;
  return (
    <>
      <Price cents={monthlyCents(offer, isCompany)} period={perMonthText()} language={language} />
      <Button variant={variant} onClick={() => onChoose({ id, name, price })}>
        {chooseText(name)}
      </Button>
    </>
  );
}
`;

const css = (name: string): string => `.${name}-offer {
  display: grid;
  justify-items: start;
  gap: calc(3 * var(--_space));
  padding: calc(5 * var(--_space));
  border: 1px solid var(--_color-border);
  border-radius: var(--_radius-card);
}
.${name}-offer[data-chosen] {
  border-color: var(--_color-brand);
  box-shadow: inset 0 0 0 1px var(--_color-brand);
}
.${name}-foot {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: calc(2 * var(--_space));
}
`;
