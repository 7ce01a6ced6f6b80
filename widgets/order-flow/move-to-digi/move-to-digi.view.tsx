import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useRef } from "react";
import type { PartViewProps } from "#core/runtime/element/widget.ts";
import { Disclosure } from "#core/ui/disclosure/disclosure.tsx";
import { CheckboxField } from "#core/ui/fields/checkbox-field.tsx";
import { DigiForm } from "#core/forms/form/digi-form.tsx";
import { ErrorSummary } from "#core/forms/form/error-summary.tsx";
import { answersOf, switchOf } from "#core/features/switch-fields/switch-answers.ts";
import { SwitchFields, switchLabels } from "#core/features/switch-fields/switch-fields.tsx";
import { SwitchMandate } from "#core/features/switch-fields/switch-mandate.tsx";
import { useSwitchForm } from "#core/features/switch-fields/use-switch-form.ts";
import type { SwitchAnswers } from "#core/domain/order/switch-form.schema.ts";
import { RadioGroup } from "#core/ui/radio-group/radio-group.tsx";
import { Alert } from "#core/ui/base/alert.tsx";
import { Button } from "#core/ui/base/button.tsx";
import { Heading } from "#core/ui/base/heading.tsx";
import { phonePrefix } from "#core/base/values/limits.ts";
import { newPhone } from "#core/base/values/mobile-number.ts";
import { shownPhone } from "#core/base/values/shown-phone.ts";
import { Foot } from "#widgets/order-flow/foot.view.tsx";
import { nextText } from "#widgets/order-flow/order-flow.messages.ts";
import type { Model as Flow } from "#widgets/order-flow/order-flow.model.ts";
import { needsSlot, type Order } from "#widgets/order-flow/order-flow.rules.ts";
import * as say from "./move-to-digi.messages.ts";
import type { Model } from "./move-to-digi.model.ts";
import type { part } from "./move-to-digi.part.ts";

type MoveProps = PartViewProps<Model, typeof part> & {
  readonly flow: Flow;
  readonly order: Order;
  readonly typed: Readonly<Record<string, string>>;
};

/** Draws the questions about the customer's current operator, and the numbers that Easy Switch needs (C-230…C-232, C-329…C-334). */
export function View(props: MoveProps) {
  useSignals();
  const { model, flow, order, typed } = props;
  const { form, answers, operators, operator } = useStepForm(props);
  const isSwitch = answers.portability === "1";
  const send = (fields: SwitchAnswers): void => {
    if (fields.portability !== "1") return flow.setPortability({ choice: fields.portability === "2" ? 2 : 3 });
    const given = fields.later === "1" ? undefined : switchOf(fields, operators);
    flow.setPortability(given ? { choice: 1, later: false, ...given } : { choice: 1, later: true });
  };
  return (
    <DigiForm form={form} onValid={send}>
      <Heading level={3}>{say.headingText()}</Heading>
      {typed["stale"] === "1" && <Alert tone="warning" title={say.staleTitle()} lines={[say.staleText()]} />}
      <RadioGroup label={say.choiceLabel()} options={choices()} {...form.field("portability")} />
      {isSwitch && (
        <>
          <CheckboxField label={say.laterText()} optional {...form.check("later")} />
          {answers.later === "1" ? (
            <Alert tone="warning" title={say.laterTitle()} lines={[say.laterHint(needsSlot(order))]} />
          ) : (
            <SwitchFields model={model} form={form} operators={operators} operator={operator} />
          )}
          <SwitchSteps flow={flow} hasVisit={needsSlot(order)} />
          {answers.later !== "1" && <SwitchMandate operator={operator?.name} />}
        </>
      )}
      <ErrorSummary mistakes={form.mistakes} labels={labels()} />
      <Foot onPrevious={flow.previous} onCancel={flow.cancel}>
        <Button type="submit">{nextText()}</Button>
      </Foot>
    </DigiForm>
  );
}

/** Draws the steps of the switch, its possible costs, and the phone numbers that move. */
function SwitchSteps({ flow, hasVisit }: Pick<MoveProps, "flow"> & { hasVisit: boolean }) {
  useSignals();
  const { mobile, landline } = flow.bundle.value;
  const kept = [...(landline.card && landline.currentPhone ? [landline.phone] : []), ...mobile.cards.map(({ phone }) => phone)];
  const moving = kept.filter((phone) => phone !== newPhone && phone !== "");
  return (
    <Disclosure isBox summary={say.howHeading()}>
      <div className="move-text">
        <ol>
          {say.howSteps(hasVisit).map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p>{say.costText()}</p>
        <p>{moving.length > 0 ? say.movingText() : say.noMovingText()}</p>
        {moving.length > 0 && (
          <ul>
            {moving.map((phone) => (
              <li key={phone}>{shownPhone(phone.slice(phonePrefix.length))}</li>
            ))}
          </ul>
        )}
        <p>{say.losingText()}</p>
      </div>
    </Disclosure>
  );
}

/** Creates the form. Its values are stored for a reload. */
function useStepForm({ model, flow, order, typed, announcer }: MoveProps) {
  const isStale = typed["stale"] === "1";
  const fields = useSwitchForm({
    model,
    initial: { ...earlierAnswers(order), ...typed },
    announcer,
    onAnswers: (answers) => flow.keepTyped("move-to-digi", { ...answers, ...(isStale && { stale: "1" }) }),
  });
  /** True once the end date was checked. An outdated date is checked when the step opens, but not while the visitor corrects it. */
  const isChecked = useRef(false);
  useEffect(() => {
    if (isStale && !isChecked.current) fields.form.validate("end_date");
    isChecked.current = true;
  });
  return fields;
}

/** Returns the earlier answers as values of the form. Without earlier answers Easy Switch is selected, as the law requires. */
function earlierAnswers({ portability }: Order): Record<string, string> {
  if (!portability) return { portability: "1" };
  if (portability.choice !== 1) return { portability: String(portability.choice) };
  return portability.later ? { portability: "1", later: "1" } : answersOf(portability);
}

const choices = () => [
  { value: "1", label: say.switchText(), hint: say.switchHint() },
  { value: "2", label: say.newText() },
  { value: "3", label: say.keepText(), hint: say.keepHint() },
];

/** Returns the labels of the fields, in the order in which the form shows them. */
const labels = (): Record<string, string> => ({
  portability: say.choiceLabel(),
  ...switchLabels(),
});
