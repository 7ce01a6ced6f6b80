import { useSignals } from "@preact/signals-react/runtime";
import { useMemo } from "react";
import type { MobileLine } from "#core/domain/bundle/bundle.schema.ts";
import type { NewLine } from "#core/domain/bundle/lines.rules.ts";
import { Cards } from "#core/ui/cards/cards.tsx";
import type { PartViewProps } from "#core/runtime/element/widget.ts";
import { CheckboxField } from "#core/ui/fields/checkbox-field.tsx";
import { DigiForm } from "#core/forms/form/digi-form.tsx";
import { ErrorSummary } from "#core/forms/form/error-summary.tsx";
import { lineOf } from "#core/domain/mobile-line/line-form.rules.ts";
import { lineForm, type LineAnswers, type LineField } from "#core/domain/mobile-line/line-form.schema.ts";
import { OfferCards } from "#core/features/offer-cards/offer-cards.tsx";
import type { OfferCard } from "#core/domain/offers/offers.schema.ts";
import { Part } from "#core/runtime/part/part.tsx";
import { RadioGroup } from "#core/ui/radio-group/radio-group.tsx";
import { Button } from "#core/ui/base/button.tsx";
import { Heading } from "#core/ui/base/heading.tsx";
import { Icon } from "#core/ui/base/icon.tsx";
import { Later } from "#core/ui/base/later.tsx";
import { deviceNotFound } from "#core/base/values/esim-device.ts";
import { keepPhone, newPhone } from "#core/base/values/mobile-number.ts";
import type { View as Device } from "#widgets/configurator/device/device.view.tsx";
import { KeptNumber, operatorsWith } from "./kept-number.view.tsx";
import * as say from "./line.messages.ts";
import type { Model } from "./line.model.ts";
import type { part } from "./line.part.ts";
import { useLineForm, type LineForm } from "./answers.view.tsx";

type LineProps = PartViewProps<Model, typeof part> & {
  readonly plans: readonly OfferCard[];
  /** The mobile line that is being changed; undefined for a new line. */
  readonly edited: MobileLine | undefined;
  /** The other mobile lines of the bundle, whose numbers must not be used twice. */
  readonly others: readonly MobileLine[];
  /** The answers with which the form opens. */
  readonly answers: LineAnswers;
  /** Called with all answers after each change of one. */
  readonly onAnswers: (answers: LineAnswers) => void;
  readonly onConfirm: (line: NewLine) => void;
  readonly onClose: () => void;
};

/** Draws the form of a mobile line with the questions about plan, number and SIM (C-050). */
export function View(props: LineProps) {
  useSignals();
  const { model, plans, edited, others, announcer, language, onConfirm, onClose } = props;
  const struct = useMemo(() => lineForm({ plans: plans.map(({ i }) => i), others }), [plans, others]);
  const line = useLineForm({ struct, announcer, answers: props.answers, onAnswers: props.onAnswers });
  const { form, answers, answer } = line;
  const operators = operatorsWith(model.operators.list.value, edited);
  const confirm = (fields: LineAnswers): void => {
    const plan = plans.find(({ i }) => i === fields.favorite_package);
    if (plan)
      onConfirm(
        lineOf(
          fields,
          plan,
          operators.find(({ id }) => id === fields.provider),
        ),
      );
  };
  return (
    <DigiForm form={form} onValid={confirm}>
      <Heading level={3}>{edited ? say.editHeading() : say.addHeading()}</Heading>
      <OfferCards
        name="favorite_package"
        label={say.plansLabel()}
        offers={plans}
        chosen={answers.favorite_package}
        onChoose={(id) => answer("favorite_package", id)}
        error={form.field("favorite_package").error}
        language={language}
      />
      <Later>
        <RadioGroup label={say.phoneChoiceLabel()} options={phoneOptions()} layout="cards" {...form.field("phone")} />
        {answers.phone === keepPhone && (
          <KeptNumber form={form} answers={answers} operators={operators} onOpen={model.operators.open} handsOver={model.handsOver()} />
        )}
        <Sim line={line} />
        <ErrorSummary mistakes={form.mistakes} labels={labels()} />
        <div className="line-actions">
          <Button type="submit">{edited ? say.saveText() : say.addText()}</Button>
          <Button variant="quiet" onClick={onClose}>
            {say.closeText()}
          </Button>
        </div>
      </Later>
    </DigiForm>
  );
}

/** Returns the labels of the fields, in the order in which the form shows them. */
const labels = (): Record<LineField, string> => ({
  favorite_package: say.plansLabel(),
  phone: say.phoneChoiceLabel(),
  number: say.numberLabel(),
  provider: say.providerLabel(),
  subscription: say.prepaidLabel(),
  current_sim_card: say.simCardLabel(),
  customer_number: say.customerNumberLabel(),
  number_agree: withoutStop(say.numberAgreeText()),
  sim_card: say.simLabel(),
  device: say.deviceLabel(),
  agree: withoutStop(say.deviceAgreeText()),
});

/** Returns a sentence without its full stop, because the error follows it in the list of errors. */
const withoutStop = (sentence: string): string => sentence.replace(/\.$/, "");

const phoneOptions = () => [
  { value: newPhone, label: say.newNumberText(), hint: say.newNumberHint() },
  { value: keepPhone, label: say.keepNumberText(), hint: say.keepNumberHint() },
];

function Sim({ line: { form, answers, answer } }: { line: LineForm }) {
  return (
    <>
      <Cards
        label={say.simLabel()}
        name="sim_card"
        kind="one"
        error={form.field("sim_card").error}
        chosen={answers.sim_card === "" ? [] : [answers.sim_card]}
        onChoose={(value) => answer("sim_card", value)}
        cards={[
          { value: "sim", label: say.simTitle(), body: <SimBody texts={[say.simDescription(), say.simCheck(), say.simNote()]} /> },
          { value: "esim", label: say.esimTitle(), body: <SimBody texts={[say.esimDescription(), say.esimCheck(), say.esimNote()]} /> },
        ]}
      />
      {answers.sim_card === "esim" && (
        <Part<typeof Device>
          name="device"
          label={say.deviceLabel()}
          error={form.field("device").error}
          chosen={answers.device}
          onChoose={(slug) => answer("device", slug)}
        />
      )}
      {answers.device === deviceNotFound && <CheckboxField label={say.deviceAgreeText()} {...form.check("agree")} />}
    </>
  );
}

/** Draws the body of a SIM card's option: its description, a line with a check mark, and how the SIM is activated (C-184). */
function SimBody({ texts: [description, check, note] }: { texts: readonly [string, string, string] }) {
  return (
    <>
      <p className="ui-quiet-text">{description}</p>
      <p className="line-check">
        <Icon name="check" />
        <span>{check}</span>
      </p>
      <p className="ui-quiet-text">{note}</p>
    </>
  );
}
