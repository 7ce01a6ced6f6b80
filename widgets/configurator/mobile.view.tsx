import { useSignals } from "@preact/signals-react/runtime";
import { memo } from "react";
import type { MobileLine } from "#core/domain/bundle/bundle.schema.ts";
import { itemName } from "#core/domain/bundle/repriced.rules.ts";
import { Loaded } from "#core/ui/loaded/loaded.tsx";
import { lowestCents, offerCents, titleOf } from "#core/domain/offers/offers.rules.ts";
import { numberText } from "#core/features/bundle-actions/bundle-actions.messages.ts";
import { Part, PartIntent } from "#core/runtime/part/part.tsx";
import { perMonthText } from "#core/ui/price/price.messages.ts";
import { Price } from "#core/ui/price/price.tsx";
import { Alert } from "#core/ui/base/alert.tsx";
import { Heading } from "#core/ui/base/heading.tsx";
import { Icon } from "#core/ui/base/icon.tsx";
import { mobileIcon } from "#core/ui/base/icons/mobile.ts";
import { plusIcon } from "#core/ui/base/icons/plus.ts";
import { formatMoney } from "#core/base/values/money.ts";
import type { Language } from "#core/base/values/language.ts";
import * as say from "./configurator.messages.ts";
import type { Model } from "./configurator.model.ts";
import { NamedButton } from "./named-button.view.tsx";
import { Undo } from "./undo.view.tsx";
import { Unfinished } from "./unfinished.view.tsx";
import type { View as Line } from "./line/line.view.tsx";

type MobileProps = {
  model: Model;
  language: Language;
  /** The address of the contact page for companies. */
  business: string;
};

/** Draws the chosen mobile lines, and the form of a line while it is open. */
export function Mobile({ model, language, business }: MobileProps) {
  useSignals();
  const { mobile } = model;
  const isOpen = mobile.isFormOpen.value;
  const lines = mobile.lines.value;
  return (
    <section className="builder-section" data-section="mobile" aria-labelledby="mobile">
      <div className="builder-section-head">
        <Icon name={mobileIcon} />
        <div>
          <Heading level={3} id="mobile">
            {say.mobileHeading()}
          </Heading>
          <p className="ui-quiet-text">{say.mobileIntro()}</p>
        </div>
        {lines.length === 0 && <LowestPrice model={model} language={language} />}
      </div>
      {model.unknownPlan.value && <Alert tone="info" title={say.unknownPlanText()} />}
      {mobile.isGoneTold.value && <Alert tone="warning" title={say.goneText()} />}
      <Unfinished model={model} language={language} />
      {lines.length > 0 && <Lines {...{ model, language, lines }} />}
      <Undo {...{ model, language }} area="section" of="mobile" />
      {isOpen ? <LineForm model={model} /> : <AddLine model={model} business={business} />}
    </section>
  );
}

/**
 * Draws the form of a mobile line. While the plans are fetched in another language, the form keeps the previous plans, so that no input is
 * lost.
 */
function LineForm({ model }: { model: Model }) {
  useSignals();
  const { mobile } = model;
  const plans = model.plans.value;
  const edited = mobile.edited.value;
  if (!plans) {
    return (
      <Loaded loading={model.offers} shape={["line", "field", "field"]}>
        {() => null}
      </Loaded>
    );
  }
  return (
    <Part<typeof Line>
      name="line"
      key={mobile.opened.value}
      plans={plans}
      edited={edited}
      others={mobile.others.value}
      answers={mobile.firstAnswers()}
      onAnswers={mobile.keepAnswers}
      onConfirm={mobile.confirm}
      onClose={mobile.close}
      takesFocus={mobile.opened.value > 0 || undefined}
    />
  );
}

/** Draws the price of the cheapest mobile plan once the plans have loaded. Its space is reserved. */
function LowestPrice({ model, language }: Pick<MobileProps, "model" | "language">) {
  useSignals();
  const cents = lowestCents(model.plans.value ?? []);
  return <p className="builder-from">{cents !== undefined && say.fromText(formatMoney(cents, language))}</p>;
}

function AddLine({ model, business }: Pick<MobileProps, "model" | "business">) {
  useSignals();
  const { mobile } = model;
  if (model.plans.value?.length === 0)
    return model.sections.hasNothing.value ? null : <Alert tone="warning" title={say.noPackagesText("mobile")} />;
  if (!mobile.hasSpace.value) {
    return (
      <p className="builder-limit">
        {say.limitText()} <a href={business}>{say.limitLink()}</a>
      </p>
    );
  }
  return (
    <PartIntent<typeof Line> name="line">
      <button className="builder-add" part="button" type="button" data-focus="add" onClick={mobile.add}>
        <Icon name={plusIcon} />
        {say.addLineText()}
      </button>
    </PartIntent>
  );
}

function Lines({ model, language, lines }: Pick<MobileProps, "model" | "language"> & { lines: readonly MobileLine[] }) {
  useSignals();
  const edited = model.mobile.edited.value;
  return (
    <ul className="builder-lines" aria-label={say.linesLabel()}>
      {lines.map((line) => (
        <LineRow key={line.id} {...{ model, language, line }} isEdited={line.id === edited?.id} />
      ))}
    </ul>
  );
}

type LineRowProps = Pick<MobileProps, "model" | "language"> & { line: MobileLine; isEdited: boolean };

const LineRow = memo(({ model: { mobile, changes }, language, line, isEdited }: LineRowProps) => {
  useSignals();
  const repriced = changes.repriced.value.find(({ item }) => item === itemName({ kind: "mobile", card: line }));
  const name = say.lineName(titleOf(line), line.phone);
  return (
    <li
      className="builder-line"
      part="card"
      data-edited={isEdited || undefined}
      data-focus={`line-${line.id}`}
      tabIndex={-1}
      aria-label={name}
    >
      <div>
        <strong>{titleOf(line)}</strong>
        {mobile.gone.value.includes(line.id) ? (
          <p className="builder-gone">{say.goneLineText()}</p>
        ) : (
          <p className="ui-quiet-text">
            {numberText(line.phone)} · {say.simText(line.sim.name)}
          </p>
        )}
      </div>
      <Price cents={offerCents(line)} oldCents={repriced?.oldCents} language={language} period={perMonthText()} size="medium" />
      <div className="builder-line-actions">
        <NamedButton name={say.editLineText(name)} onClick={() => mobile.edit(line.id)}>
          {say.editText()}
        </NamedButton>
        <NamedButton name={say.deleteLineText(name)} onClick={() => mobile.remove(line.id, "section")}>
          {say.deleteText()}
        </NamedButton>
      </div>
    </li>
  );
});
