import { useSignals } from "@preact/signals-react/runtime";
import type { MouseEvent } from "react";
import { Carousel } from "#core/ui/carousel/carousel.tsx";
import type { ViewProps } from "#core/runtime/element/widget.ts";
import { Empty } from "#core/ui/empty/empty.tsx";
import { Fetched } from "#core/ui/loaded/loaded.tsx";
import { perMonthText } from "#core/ui/price/price.messages.ts";
import { Price } from "#core/ui/price/price.tsx";
import { Button, ButtonLink } from "#core/ui/base/button.tsx";
import { Heading } from "#core/ui/base/heading.tsx";
import { Icon } from "#core/ui/base/icon.tsx";
import { useAnnouncer } from "#core/ui/base/live-region.tsx";
import { Surface } from "#core/ui/base/surface.tsx";
import type { Language } from "#core/base/values/language.ts";
import { centsOfEuros } from "#core/base/values/money.ts";
import { withQuery } from "#core/base/values/page-link.ts";
import type { definition } from "./subscription-carousel.element.ts";
import * as say from "./subscription-carousel.messages.ts";
import type { Model } from "./subscription-carousel.model.ts";
import type { Subscription } from "./subscription-carousel.schema.ts";

export function View({ model, options, announcer, pathOf, language }: ViewProps<Model, typeof definition>) {
  useSignals();
  const heading = options.heading ?? say.headingText();
  const builder = pathOf("bundle");
  return (
    <Surface announcer={announcer} wide>
      <Heading>{heading}</Heading>
      <Fetched source={model.data} shape={["line", "field", "field", "field", "field"]}>
        {({ status, items }) =>
          status === "empty" ? (
            <Empty text={say.noneText()} action={<ButtonLink href={builder}>{say.toBuilderText()}</ButtonLink>} />
          ) : (
            <Subscriptions {...{ model, builder, language }} label={heading} cards={items} />
          )
        }
      </Fetched>
    </Surface>
  );
}

type SharedProps = { model: Model; builder: string; language: Language };

/** Draws the cards, and the button that leads to the builder with all added subscriptions. */
function Subscriptions({ label, cards, ...shared }: SharedProps & { label: string; cards: readonly Subscription[] }) {
  useSignals();
  const { model } = shared;
  const hasNone = model.chosenIds.value.length === 0;
  return (
    <div className="plans">
      <Carousel label={label} slides={cards.map((card) => ({ id: card.id, content: <Plan {...shared} card={card} /> }))} />
      <div className="plans-way">
        <Button disabled={hasNone} reason={say.addFirstText()} onClick={model.goOn}>
          {say.toBuilderText()}
        </Button>
      </div>
    </div>
  );
}

/**
 * Draws one subscription (C-054). Its name links to the builder with this subscription only (C-016); its button adds it to the chosen ones.
 */
function Plan({ model, builder, language, card }: SharedProps & { card: Subscription }) {
  useSignals();
  const announcer = useAnnouncer();
  const { id, label, price, offer, description, list, url, extra_description: extra } = card;
  const isAdded = model.chosenIds.value.includes(id);
  const open = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    model.open(card);
  };
  const toggle = (): void => {
    const replaced = model.toggle(card);
    if (replaced) announcer.announce(say.replacedText(replaced.label));
  };
  return (
    <article className="plan" part="card" data-added={isAdded || undefined} aria-label={label}>
      <h3 className="plan-name">
        <a href={withQuery(builder, model.searchOfCard(card))} onClick={open}>
          {label}
        </a>
      </h3>
      {offer && <p className="plan-offer">{offer}</p>}
      {description && <p>{description}</p>}
      <Price cents={centsOfEuros(price)} language={language} period={perMonthText()} />
      <ul>
        {[...new Set(list)].map((feature) => (
          <li key={feature}>
            <Icon name="check" />
            <span>{feature}</span>
          </li>
        ))}
      </ul>
      {extra && <p className="ui-quiet-text">{extra}</p>}
      {url && <a href={url}>{say.moreAboutText(label)}</a>}
      <button
        className="ui-button"
        part="button"
        type="button"
        data-variant={isAdded ? "primary" : "secondary"}
        aria-pressed={isAdded}
        aria-label={isAdded ? say.addedName(label) : say.addName(label)}
        onClick={toggle}
      >
        <span>{isAdded ? say.addedText() : say.addText()}</span>
        {isAdded && <Icon name="check" />}
      </button>
    </article>
  );
}
