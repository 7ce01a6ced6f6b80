import { useSignals } from "@preact/signals-react/runtime";
import { useMemo, useState } from "react";
import { Button } from "#core/ui/base/button.tsx";
import { FailurePanel } from "#core/ui/base/failure-panel.tsx";
import { Heading } from "#core/ui/base/heading.tsx";
import { Outcome } from "#core/ui/outcome/outcome.tsx";
import type { CustomerOrder } from "#core/domain/order/customer-orders.contract.ts";
import { laterMandateVersion } from "#core/domain/order/portability.schema.ts";
import type { SwitchAnswers } from "#core/domain/order/switch-form.schema.ts";
import { OtherWays, otherWaysBeside } from "#widgets/my-digi/other-ways.view.tsx";
import { answersOf, switchOf } from "#core/features/switch-fields/switch-answers.ts";
import { SwitchFields, switchLabels } from "#core/features/switch-fields/switch-fields.tsx";
import { useSwitchForm } from "#core/features/switch-fields/use-switch-form.ts";
import { DigiForm } from "#core/forms/form/digi-form.tsx";
import { ErrorSummary } from "#core/forms/form/error-summary.tsx";
import { FormAlert } from "#core/forms/form/form-alert.tsx";
import type { PartViewProps } from "#core/runtime/element/widget.ts";
import type { OrderChanges } from "#widgets/my-digi/orders/order-changes.model.ts";
import * as say from "./order-switch.messages.ts";
import type { Model } from "./order-switch.model.ts";
import type { part } from "./order-switch.part.ts";
import { atTypedFields } from "./order-switch.rules.ts";

type OrderSwitchProps = PartViewProps<Model, typeof part> & {
  readonly order: CustomerOrder;
  readonly changes: OrderChanges;
};

/** Draws the form in which the customer enters the details of the contract with another operator that is to end. */
export function View({ model, order, changes, announcer }: OrderSwitchProps) {
  useSignals();
  const state = changes.state.value;
  const [initial] = useState(() => (order.portability ? answersOf(order.portability) : { portability: "1" }));
  const failure = useMemo(() => {
    const { failure: refusal } = { failure: undefined, ...(state.status === "open" && state) };
    return refusal?.fieldErrors ? { ...refusal, fieldErrors: atTypedFields(refusal.fieldErrors) } : refusal;
  }, [state]);
  const fields = useSwitchForm({ model, initial, announcer, failure });
  const { form } = fields;
  // In the order flow the visitor can continue without an operator, but this form cannot be sent without one.
  const unlisted = model.failure.value;
  const send = (answers: SwitchAnswers): void => {
    const details = switchOf(answers, fields.operators);
    if (details) void changes.giveNumbers({ ...details, mandateVersion: laterMandateVersion });
  };
  return (
    <DigiForm form={form} onValid={send}>
      <Heading level={4}>{order.portability ? say.correctText() : say.headingText()}</Heading>
      {unlisted && (
        <>
          <FailurePanel failure={unlisted} title={say.noOperatorsText()} mayRetry onRetry={() => void model.open()} />
          <OtherWays />
        </>
      )}
      <SwitchFields model={model} {...fields} />
      <p>{say.mandateText()}</p>
      <ErrorSummary mistakes={form.mistakes} labels={switchLabels()} />
      <div className="orders-actions">
        <Button type="submit" busy={state.status === "sending"}>
          {say.saveText()}
        </Button>
        <Button variant="secondary" onClick={changes.close}>
          {say.closeText()}
        </Button>
      </div>
      <Outcome>
        {failure && <FormAlert failure={failure} labels={switchLabels()} onRetry={() => form.handleSubmit(send)()} />}
        {otherWaysBeside(failure)}
      </Outcome>
    </DigiForm>
  );
}
