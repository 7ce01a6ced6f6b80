import { useSignals } from "@preact/signals-react/runtime";
import { memo } from "react";
import type { OtherKind } from "#core/domain/bundle/bundle.rules.ts";
import type { BundleCard } from "#core/domain/bundle/bundle.schema.ts";
import { lowestCents, offerCents, titleOf } from "#core/domain/offers/offers.rules.ts";
import { Part, PartIntent } from "#core/runtime/part/part.tsx";
import { perMonthText } from "#core/ui/price/price.messages.ts";
import { Price } from "#core/ui/price/price.tsx";
import { Alert } from "#core/ui/base/alert.tsx";
import { Heading } from "#core/ui/base/heading.tsx";
import { Icon } from "#core/ui/base/icon.tsx";
import { fibreIcon } from "#core/ui/base/icons/fibre.ts";
import { landlineIcon } from "#core/ui/base/icons/landline.ts";
import { plusIcon } from "#core/ui/base/icons/plus.ts";
import { tvIcon } from "#core/ui/base/icons/tv.ts";
import { Skeleton } from "#core/ui/base/skeleton.tsx";
import type { Language } from "#core/base/values/language.ts";
import { centsOfEuros, formatMoney } from "#core/base/values/money.ts";
import * as say from "./configurator.messages.ts";
import type { Model } from "./configurator.model.ts";
import type { View as Landline } from "./landline/landline.view.tsx";
import { NamedButton } from "./named-button.view.tsx";
import type { View as Offers } from "./offers/offers.view.tsx";
import { Undo } from "./undo.view.tsx";

type SectionProps = { model: Model; language: Language; kind: OtherKind };

const icons = { internet: fibreIcon, tv: tvIcon, landline: landlineIcon } as const;

/** Draws the section of internet, TV or landline: the chosen card, the offers, or the reason why nothing can be chosen (C-038…C-044). */
export const Section = memo((props: SectionProps) => {
  useSignals();
  const { model, language, kind } = props;
  const { sections } = model;
  const { card, isOpen } = sections[kind].value;
  return (
    <section className="builder-section" data-section={kind} aria-labelledby={kind}>
      <div className="builder-section-head">
        <Icon name={icons[kind]} />
        <div>
          <Heading level={3} id={kind}>
            {say.otherHeading(kind)}
          </Heading>
          <p className="ui-quiet-text">{say.kindIntro(kind)}</p>
        </div>
        {!card && <LowestPrice {...props} />}
      </div>
      {sections.unknown.value.includes(kind) && <Alert tone="info" title={say.unknownCardText()} />}
      {card && <Row {...props} card={card} />}
      <Undo {...{ model, language }} area="section" of={kind} />
      {isOpen ? <Open {...props} /> : !card && <ClosedSection {...props} />}
      {kind === "landline" && card && <Questions model={model} />}
    </section>
  );
});

/**
 * Draws the price of the cheapest offer once the offers have loaded: of those at the address or, before one is given, of all that the API
 * names (decisions §8). Its space is reserved.
 */
function LowestPrice({ model: { sections, from }, language, kind }: SectionProps) {
  useSignals();
  const { state, offers } = sections[kind].value;
  const euros = state === "unavailable" ? from.value?.[kind] : undefined;
  const cents = state === "available" ? lowestCents(offers) : euros === undefined ? undefined : centsOfEuros(euros);
  return <p className="builder-from">{cents !== undefined && say.fromText(formatMoney(cents, language))}</p>;
}

function Row({ model: { sections, changes }, language, kind, card }: SectionProps & { card: BundleCard }) {
  useSignals();
  const { state } = sections[kind].value;
  const repriced = changes.repriced.value.find(({ item }) => item === kind);
  const title = titleOf(card);
  return (
    <ul className="builder-lines">
      <li className="builder-slot builder-line" part="card" data-focus={`row-${kind}`} tabIndex={-1} aria-label={title}>
        <strong>{title}</strong>
        <Price cents={offerCents(card)} oldCents={repriced?.oldCents} language={language} period={perMonthText()} size="medium" />
        <div className="builder-line-actions">
          {state === "available" && (
            <NamedButton name={say.changeCardText(title)} onClick={() => sections.open(kind)}>
              {say.changeText()}
            </NamedButton>
          )}
          {state === "waiting" && (
            <span className="builder-later">
              <span className="ui-button" data-variant="quiet">
                {say.changeText()}
              </span>
            </span>
          )}
          <NamedButton name={say.deleteLineText(title)} onClick={() => sections.remove(kind, "section")}>
            {say.deleteText()}
          </NamedButton>
        </div>
      </li>
    </ul>
  );
}

function Open({ model: { sections }, kind }: SectionProps) {
  useSignals();
  const { offers, card, lacksPrerequisite } = sections[kind].value;
  const isMissing = sections.problems.value.some(({ section, code }) => section === kind && code === "selectedCard");
  return (
    <Part<typeof Offers>
      name="offers"
      key={sections.opened.value[kind]}
      kind={kind}
      offers={offers}
      chosen={card?.i ?? ""}
      lacksPrerequisite={lacksPrerequisite}
      error={isMissing ? say.favoriteText() : undefined}
      onChoose={(id) => sections.choose(kind, id)}
      onClose={() => sections.close(kind)}
      takesFocus={sections.opened.value[kind] > 0 || undefined}
    />
  );
}

/**
 * Draws a section without a chosen card: the button that opens the offers, or the reason why there are none, with the button that adds an
 * address.
 */
function ClosedSection({ model: { sections, installation }, kind }: SectionProps) {
  useSignals();
  switch (sections[kind].value.state) {
    case "unavailable":
      return (
        <div className="builder-slot builder-prompt">
          <p className="ui-quiet-text">{say.needsAddressText()}</p>
          <NamedButton name={say.addAddressFor(say.otherHeading(kind))} onClick={installation.open}>
            {say.addAddressText()}
          </NamedButton>
        </div>
      );
    case "waiting":
      return (
        <div className="builder-slot">
          <Skeleton shape={["field"]} />
        </div>
      );
    case "no-fiber":
      return (
        <div className="builder-slot">
          <Alert tone="warning" title={say.noPackagesText(kind)} />
        </div>
      );
    case "available":
      return (
        <PartIntent<typeof Offers> name="offers">
          <button
            className="builder-slot builder-add"
            part="button"
            type="button"
            data-focus={`open-${kind}`}
            onClick={() => sections.open(kind)}
          >
            <Icon name={plusIcon} />
            {say.chooseKindText(kind)}
          </button>
        </PartIntent>
      );
  }
}

/** Draws the question whether the landline gets a new number or keeps one. */
function Questions({ model: { landline, sections } }: Pick<SectionProps, "model">) {
  useSignals();
  const problems = sections.problems.value.flatMap(({ section, code }) =>
    section === "landline" && code !== "selectedCard" ? [code] : [],
  );
  return (
    <Part<typeof Landline>
      name="landline"
      answers={landline.answers.value}
      typed={landline.typed.value}
      problems={problems}
      onKeep={landline.keep}
      onType={landline.type}
      onOperator={landline.chooseOperator}
      onAgree={landline.agree}
    />
  );
}
