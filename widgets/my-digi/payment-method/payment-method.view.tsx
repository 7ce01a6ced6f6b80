import { useSignals } from "@preact/signals-react/runtime";
import { useMemo, useRef, useState, type KeyboardEvent } from "react";
import type { PaymentMethod, StoredPayment } from "#core/domain/customer/customer.schema.ts";
import type { PartViewProps } from "#core/runtime/element/widget.ts";
import { TextField } from "#core/ui/fields/text-field.tsx";
import { DigiForm } from "#core/forms/form/digi-form.tsx";
import { ErrorSummary } from "#core/forms/form/error-summary.tsx";
import { FormAlert } from "#core/forms/form/form-alert.tsx";
import { useDigiForm } from "#core/forms/form/use-digi-form.ts";
import { ibanLabel, ibanMessage } from "#core/features/direct-debit/iban-field.messages.ts";
import { IbanField } from "#core/features/direct-debit/iban-field.tsx";
import { Mandate } from "#core/features/direct-debit/mandate.tsx";
import { debitHint, debitText, methodLabel, othersHint, othersText } from "#core/features/payment-method/payment-method.messages.ts";
import { choiceMessage } from "#core/ui/radio-group/choice.messages.ts";
import { RadioGroup } from "#core/ui/radio-group/radio-group.tsx";
import { Alert } from "#core/ui/base/alert.tsx";
import { Button } from "#core/ui/base/button.tsx";
import { Heading } from "#core/ui/base/heading.tsx";
import { phaseOf, useKeptHeight } from "#core/ui/outcome/kept-height.ts";
import { Outcome } from "#core/ui/outcome/outcome.tsx";
import { nameMaxLength } from "#core/base/values/limits.ts";
import * as say from "./payment-method.messages.ts";
import type { Given, Model } from "./payment-method.model.ts";
import type { part } from "./payment-method.part.ts";
import { paymentFields, type PaymentFields } from "./payment-method.schema.ts";

type MethodProps = PartViewProps<Model, typeof part> &
  Given & {
    /** The customer's current payment method. */
    readonly payment: StoredPayment;
    /** Closes the form without changing the payment method. */
    readonly onClose: () => void;
  };

/**
 * Draws the choice of the payment method, the account fields of a direct debit, and the mandate that the customer accepts (C-177, C-178,
 * C-390).
 */
export function View(props: MethodProps) {
  useSignals();
  const state = props.model.state.value;
  const box = useRef<HTMLDivElement>(null);
  useKeptHeight(box, () => phaseOf(props.model.state.value.status));
  return (
    <div ref={box}>
      {state.status === "sent" ? (
        <Alert tone="success" title={state.message ?? say.changedText()} lines={[say.sentStayText()]} takesFocus />
      ) : (
        <MethodForm {...props} />
      )}
    </div>
  );
}

function MethodForm(props: MethodProps) {
  const { model, payment, onClose } = props;
  useSignals();
  const state = model.state.value;
  const failure = state.status === "refused" ? state.failure : undefined;
  const { form, method } = useMethodForm(props);
  const send = (fields: PaymentFields): void => void model.submit(fields);
  const leave = (): void => {
    model.leave();
    onClose();
  };
  const leaveByEscape = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || event.nativeEvent.isComposing) return;
    event.preventDefault(); // The default action is prevented, because Escape would also close a dialog around the form.
    event.stopPropagation();
    leave();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its fields send Escape
    <fieldset className="payment-method" aria-label={say.headingText()} onKeyDown={leaveByEscape}>
      <DigiForm form={form} onValid={send}>
        <Heading level={3}>{say.headingText()}</Heading>
        <RadioGroup label={methodLabel()} options={methodsOf(payment.method)} {...form.field("method")} />
        {method === "direct_debit" ? <Account form={form} kind={model.ibanKind.value} /> : <p>{say.transferText()}</p>}
        <p className="ui-quiet-text">{say.fromNextText()}</p>
        <ErrorSummary mistakes={form.mistakes} labels={labels()} />
        <div className="payment-method-buttons">
          <Button type="submit" busy={state.status === "sending"}>
            {say.saveText(method)}
          </Button>
          <Button variant="quiet" onClick={leave}>
            {say.cancelText()}
          </Button>
        </div>
        <Outcome>{failure && <FormAlert failure={failure} labels={labels()} onRetry={() => form.handleSubmit(send)()} />}</Outcome>
      </DigiForm>
    </fieldset>
  );
}

type Form = ReturnType<typeof useMethodForm>["form"];

function Account({ form, kind }: { form: Form; kind: Model["ibanKind"]["value"] }) {
  return (
    <>
      <TextField label={say.holderLabel()} autoComplete="name" {...form.field("name", { maxLength: nameMaxLength })} />
      <IbanField label={ibanLabel()} kind={kind} {...form.field("iban")} />
      <TextField label={say.payerNumberLabel()} hint={say.payerNumberHint()} optional autoComplete="off" {...form.field("cnp-cui")} />
      <Mandate />
    </>
  );
}

/**
 * Creates the form of the payment method. Direct debit is selected first, because a customer who opens the form has a new account or has
 * paid by hand so far.
 */
function useMethodForm({ model, payment, announcer }: MethodProps) {
  useSignals();
  const state = model.state.value;
  const [method, setMethod] = useState<PaymentMethod>("direct_debit");
  const kind = model.ibanKind.value;
  const struct = useMemo(() => paymentFields(kind, method), [kind, method]);
  const form = useDigiForm<PaymentFields>({
    struct,
    defaultValues: { method, name: payment.holder },
    announcer,
    failure: state.status === "refused" ? state.failure : undefined,
    messagesOf: [say.ownMessage, ibanMessage, choiceMessage],
    onValues: (values) => setMethod(values["method"] as PaymentMethod),
  });
  return { form, method };
}

function methodsOf(now: PaymentMethod) {
  const hintOf = (method: PaymentMethod, hint: string): string => (method === now ? `${hint} ${say.asNowText()}` : hint);
  return [
    { value: "direct_debit", label: debitText(), hint: hintOf("direct_debit", debitHint()) },
    { value: "manual_transfer", label: othersText(), hint: hintOf("manual_transfer", othersHint()) },
  ];
}

const labels = (): Record<string, string> => ({
  method: methodLabel(),
  name: say.holderLabel(),
  iban: ibanLabel(),
  "cnp-cui": say.payerNumberLabel(),
});
