import { useSignals } from "@preact/signals-react/runtime";
import { useMemo } from "react";
import type { MobileLine } from "#core/domain/bundle/bundle.schema.ts";
import type { NewLine } from "#core/domain/bundle/lines.rules.ts";
import type { PartViewProps } from "#core/runtime/element/widget.ts";
import { DigiForm } from "#core/forms/form/digi-form.tsx";
import { ErrorSummary } from "#core/forms/form/error-summary.tsx";
import { lineOf } from "#core/domain/mobile-line/line-form.rules.ts";
import { lineForm, type LineAnswers } from "#core/domain/mobile-line/line-form.schema.ts";
import { operatorsWith } from "#core/features/line-fields/kept-number.tsx";
import { esimOption, lineLabels, LineNumber, LineSim, simOption, type DeviceFieldProps } from "#core/features/line-fields/line-fields.tsx";
import { useLineForm } from "#core/features/line-fields/use-line-form.ts";
import { plansLabel } from "#core/features/line-fields/line-fields.messages.ts";
import { OfferRows } from "#core/features/offer-rows/offer-rows.tsx";
import { titleOf } from "#core/domain/offers/offers.rules.ts";
import { mainFeatures } from "#core/domain/offers/shown-offers.rules.ts";
import type { OfferCard } from "#core/domain/offers/offers.schema.ts";
import { Part } from "#core/runtime/part/part.tsx";
import { Button } from "#core/ui/base/button.tsx";
import { Heading } from "#core/ui/base/heading.tsx";
import { Later } from "#core/ui/base/later.tsx";
import type { View as Device } from "#widgets/configurator/device/device.view.tsx";
import * as say from "./line.messages.ts";
import type { Model } from "./line.model.ts";
import type { part } from "./line.part.ts";
import { PlanDetails } from "./plan-details.view.tsx";

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
      <OfferRows
        name="favorite_package"
        label={plansLabel()}
        offers={plans}
        chosen={answers.favorite_package}
        onChoose={(id) => answer("favorite_package", id)}
        error={form.field("favorite_package").error}
        nameOf={titleOf}
        featuresOf={mainFeatures}
        language={language}
      />
      <PlanDetails plans={plans} language={language} />
      <Later>
        <LineNumber
          line={line}
          operators={operators}
          onOpen={model.operators.open}
          note={model.handsOver() ? say.notStoredText() : undefined}
        />
        <LineSim line={line} options={[simOption(), esimOption()]} renderDevice={drawDevice} />
        <ErrorSummary mistakes={form.mistakes} labels={lineLabels()} />
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

const drawDevice = (field: DeviceFieldProps) => <Part<typeof Device> name="device" {...field} />;
