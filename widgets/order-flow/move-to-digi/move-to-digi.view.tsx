import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useMemo, useRef, useState, type ReactNode } from "react";
import { DateField } from "#core/ui/date-field/date-field.tsx";
import type { PartViewProps } from "#core/runtime/element/widget.ts";
import { CheckboxField } from "#core/ui/fields/checkbox-field.tsx";
import { TextField } from "#core/ui/fields/text-field.tsx";
import { DigiForm } from "#core/forms/form/digi-form.tsx";
import { ErrorSummary } from "#core/forms/form/error-summary.tsx";
import { useDigiForm } from "#core/forms/form/use-digi-form.ts";
import { whenOpened } from "#core/domain/mobile-line/operators.model.ts";
import type { SwitchOperator } from "#core/domain/order/portability.contract.ts";
import { mandateVersion } from "#core/domain/order/portability.schema.ts";
import { switchFields, switchForm, type SwitchAnswers } from "#core/domain/order/switch-form.schema.ts";
import { RadioGroup } from "#core/ui/radio-group/radio-group.tsx";
import { SelectField } from "#core/ui/select-field/select-field.tsx";
import { Alert } from "#core/ui/base/alert.tsx";
import { Button } from "#core/ui/base/button.tsx";
import { Heading } from "#core/ui/base/heading.tsx";
import { Icon } from "#core/ui/base/icon.tsx";
import { chevronIcon } from "#core/ui/base/icons/chevron.ts";
import { parseDate } from "#core/base/values/dates.ts";
import { phonePrefix } from "#core/base/values/limits.ts";
import { newPhone } from "#core/base/values/mobile-number.ts";
import { shownPhone } from "#core/base/values/shown-phone.ts";
import { Foot } from "#widgets/order-flow/foot.view.tsx";
import { nextText } from "#widgets/order-flow/order-flow.messages.ts";
import type { Model as Flow } from "#widgets/order-flow/order-flow.model.ts";
import { needsSlot, type Order } from "#widgets/order-flow/order-flow.rules.ts";
import { Bill } from "./bill.view.tsx";
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
  const { form, answers, operators, operator } = useSwitchForm(props);
  const isSwitch = answers.portability === "1";
  const send = (fields: SwitchAnswers): void => {
    if (fields.portability !== "1") return flow.setPortability({ choice: fields.portability === "2" ? 2 : 3 });
    const { customer_number: customerNumber, switch_number: switchNumber } = fields;
    const currentProvider = operators.find(({ prefix }) => prefix === fields.provider);
    if (fields.later === "1" || !currentProvider) return flow.setPortability({ choice: 1, later: true });
    const endDate = parseDate(fields.end_date) ?? null;
    flow.setPortability({ choice: 1, later: false, currentProvider, customerNumber, switchNumber, endDate, mandateVersion });
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
            <Numbers model={model} form={form} operators={operators} operator={operator} />
          )}
          <SwitchSteps flow={flow} hasVisit={needsSlot(order)} />
          {answers.later !== "1" && <Mandate operator={operator?.name} />}
        </>
      )}
      <ErrorSummary mistakes={form.mistakes} labels={labels()} />
      <Foot onPrevious={flow.previous} onCancel={flow.cancel}>
        <Button type="submit">{nextText()}</Button>
      </Foot>
    </DigiForm>
  );
}

type NumbersProps = Pick<ReturnType<typeof useSwitchForm>, "form" | "operators" | "operator"> & Pick<MoveProps, "model">;

function Numbers({ model, form, operators, operator }: NumbersProps) {
  useSignals();
  // The operators are fetched before the select is opened, because a browser does not show options that arrive while the select is open.
  useEffect(() => void model.open(), [model]);
  const [initial] = useState(operator?.prefix);
  return (
    <>
      <div {...whenOpened("provider", model.open)}>
        <SelectField
          // A new key renders the select anew once its value is among the operators, because a native select cannot hold a value without an
          // option.
          key={String(operators.some(({ prefix }) => prefix === initial))}
          label={say.providerLabel()}
          placeholder={say.providerPlaceholder()}
          options={operators.map(({ prefix, name }) => ({ value: prefix, label: name }))}
          {...form.field("provider")}
        />
      </div>
      <TextField
        label={say.customerNumberLabel()}
        hint={say.customerNumberHint()}
        inputMode="numeric"
        autoComplete="off"
        {...form.field("customer_number")}
      />
      <TextField
        label={say.switchNumberLabel()}
        hint={operator ? say.prefixHint(operator.name, operator.prefix) : say.switchNumberHint()}
        autoComplete="off"
        {...form.field("switch_number")}
      />
      <Help heading={say.billHeading()}>
        <Bill operator={operator?.name} />
      </Help>
      <DateField label={say.endDateLabel()} hint={say.endDateHint()} optional today={model.today.value} {...form.field("end_date")} />
    </>
  );
}

/** Draws a collapsed explanation, so that visitors who know the topic can skip it. */
function Help({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <details className="move-help order-details" part="card">
      <summary>
        <span>{heading}</span>
        <Icon name={chevronIcon} />
      </summary>
      {children}
    </details>
  );
}

/** Draws the steps of the switch, its possible costs, and the phone numbers that move. */
function SwitchSteps({ flow, hasVisit }: Pick<MoveProps, "flow"> & { hasVisit: boolean }) {
  useSignals();
  const { mobile, landline } = flow.bundle.value;
  const kept = [...(landline.card && landline.currentPhone ? [landline.phone] : []), ...mobile.cards.map(({ phone }) => phone)];
  const moving = kept.filter((phone) => phone !== newPhone && phone !== "");
  return (
    <Help heading={say.howHeading()}>
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
    </Help>
  );
}

/** Draws the text of the mandate before the customer gives it. The order stores the version of this text. */
function Mandate({ operator }: { operator: string | undefined }) {
  return (
    <section className="move-text move-mandate">
      <h4>{say.mandateHeading()}</h4>
      <p>{say.mandateText(operator)}</p>
      <p>{say.mandateWhen()}</p>
    </section>
  );
}

/**
 * Creates the form. Its values are stored for a reload. The operator is stored with its name, because the list of operators may fail to
 * load after the reload.
 */
function useSwitchForm({ model, flow, order, typed, announcer }: MoveProps) {
  useSignals();
  const isStale = typed["stale"] === "1";
  const [first] = useState(() => ({ ...answersOf(order), ...typed }));
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>(first);
  const operators = withBegun(model.operators.value, first);
  const operator = operators.find(({ prefix }) => prefix === answers["provider"]);
  const today = model.today.value;
  const prefixes = operators.map(({ prefix }) => prefix).join(" ");
  const struct = useMemo(() => switchForm({ providers: prefixes.split(" "), today }), [prefixes, today]);
  const form = useDigiForm<SwitchAnswers>({
    struct,
    defaultValues: first,
    announcer,
    messagesOf: [say.switchMessage],
    onValues(values) {
      const texts = Object.fromEntries(switchFields.map((name) => [name, textOf(values[name])]));
      setAnswers(texts);
      const name = operators.find(({ prefix }) => prefix === texts["provider"])?.name ?? "";
      flow.keepTyped("move-to-digi", { ...texts, provider_name: name, ...(isStale && { stale: "1" }) });
    },
  });
  /** True once the end date was checked. An outdated date is checked when the step opens, but not while the visitor corrects it. */
  const isChecked = useRef(false);
  useEffect(() => {
    if (isStale && !isChecked.current) form.validate("end_date");
    isChecked.current = true;
  });
  return { form, answers, operators, operator };
}

/** Returns a form value as text. A checkbox is true or false in the form, and `1` or empty in the stored text. */
const textOf = (value: unknown): string => (value === true ? "1" : typeof value === "string" ? value : "");

function withBegun(listed: readonly SwitchOperator[], { provider = "", provider_name: name = "" }: Readonly<Record<string, string>>) {
  const isBegun = provider !== "" && name !== "" && !listed.some(({ prefix }) => prefix === provider);
  return isBegun ? [{ prefix: provider, name }, ...listed] : listed;
}

/** Returns the earlier answers as values of the form. Without earlier answers Easy Switch is selected, as the law requires. */
function answersOf({ portability }: Order): Record<string, string> {
  if (!portability) return { portability: "1" };
  if (portability.choice !== 1) return { portability: String(portability.choice) };
  if (portability.later) return { portability: "1", later: "1" };
  const { currentProvider, customerNumber, switchNumber, endDate } = portability;
  return {
    portability: "1",
    provider: currentProvider.prefix,
    provider_name: currentProvider.name,
    customer_number: customerNumber,
    switch_number: switchNumber,
    end_date: endDate ?? "",
  };
}

const choices = () => [
  { value: "1", label: say.switchText(), hint: say.switchHint() },
  { value: "2", label: say.newText() },
  { value: "3", label: say.keepText(), hint: say.keepHint() },
];

/** Returns the labels of the fields, in the order in which the form shows them. */
const labels = (): Record<string, string> => ({
  portability: say.choiceLabel(),
  provider: say.providerLabel(),
  customer_number: say.customerNumberLabel(),
  switch_number: say.switchNumberLabel(),
  end_date: say.endDateLabel(),
});
