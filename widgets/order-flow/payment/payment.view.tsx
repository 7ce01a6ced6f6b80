import { useSignals } from "@preact/signals-react/runtime";
import { useMemo, useState } from "react";
import type { PartViewProps } from "#core/runtime/element/widget.ts";
import { CheckboxField } from "#core/ui/fields/checkbox-field.tsx";
import { DigiForm } from "#core/forms/form/digi-form.tsx";
import { ErrorSummary } from "#core/forms/form/error-summary.tsx";
import { privacyLink } from "#core/forms/form/forms.messages.ts";
import { useDigiForm } from "#core/forms/form/use-digi-form.ts";
import { ibanLabel } from "#core/features/direct-debit/iban-field.messages.ts";
import { IbanField } from "#core/features/direct-debit/iban-field.tsx";
import { Mandate } from "#core/features/direct-debit/mandate.tsx";
import { debitHint, debitText, methodLabel, othersHint, othersText } from "#core/features/payment-method/payment-method.messages.ts";
import { startLabel, startMessage } from "#core/features/start-question/start-question.messages.ts";
import { startAnswerOf, startName, startValueOf } from "#core/features/start-question/start-question.rules.ts";
import { StartQuestion } from "#core/features/start-question/start-question.tsx";
import { RadioGroup } from "#core/ui/radio-group/radio-group.tsx";
import { Alert } from "#core/ui/base/alert.tsx";
import { Button } from "#core/ui/base/button.tsx";
import { Heading } from "#core/ui/base/heading.tsx";
import { formatIban } from "#core/base/values/iban.ts";
import { Foot } from "#widgets/order-flow/foot.view.tsx";
import { nextText } from "#widgets/order-flow/order-flow.messages.ts";
import type { Model as Flow } from "#widgets/order-flow/order-flow.model.ts";
import { needsSlot, type Order } from "#widgets/order-flow/order-flow.rules.ts";
import { firstStartsOf } from "#widgets/order-flow/start.rules.ts";
import * as say from "./payment.messages.ts";
import type { Model } from "./payment.model.ts";
import type { part } from "./payment.part.ts";
import { paymentFields, type PaymentFields } from "./payment.schema.ts";

type PaymentProps = PartViewProps<Model, typeof part> & {
  readonly flow: Flow;
  readonly order: Order;
  readonly typed: Readonly<Record<string, string>>;
};

/**
 * Draws the payment method, the account number, and the two checkboxes (C-234, C-336…C-340, decisions §8). Without a technician's visit it
 * first asks when to start (decisions §14).
 */
export function View(props: PaymentProps) {
  const { model, flow, order, language, pathOf } = props;
  useSignals();
  const { form, isDebit } = usePaymentForm(props);
  const send = ({ iban }: PaymentFields): void => flow.setPayment(isDebit ? { method: "debit", iban } : { method: "others", iban: null });
  const start = form.field(startName);
  return (
    <DigiForm form={form} onValid={send}>
      <Heading level={3}>{say.headingText()}</Heading>
      {flow.hasPaymentLapsed.value && !order.isAgreed && <Alert tone="info" title={say.lapsedText()} />}
      {!needsSlot(order) && (
        <StartQuestion
          starts={firstStartsOf(flow.bundle.value, model.today.value, undefined)}
          laterFrom={model.openFrom.value}
          isMissing={start.error !== undefined}
          language={language}
          {...start}
        />
      )}
      <RadioGroup label={methodLabel()} options={methods()} {...form.field("method")} />
      {isDebit && (
        <>
          <IbanField label={ibanLabel()} kind={model.ibanKind.value} {...form.field("iban")} />
          <Mandate />
        </>
      )}
      <CheckboxField
        label={
          <>
            {say.termsBefore()} <a href={pathOf("terms")}>{say.termsLink()}</a>
          </>
        }
        {...form.check("terms")}
      />
      <CheckboxField
        label={
          <>
            {say.privacyBefore()} <a href={pathOf("privacy")}>{privacyLink()}</a>
          </>
        }
        {...form.check("privacy")}
      />
      <ErrorSummary mistakes={form.mistakes} labels={labels()} />
      <Foot onPrevious={flow.previous} onCancel={flow.cancel}>
        <Button type="submit">{nextText()}</Button>
      </Foot>
    </DigiForm>
  );
}

/**
 * Creates the form. Its checkboxes are not ticked until the step was confirmed once, because a consent applies to the text that is shown at
 * that moment.
 */
function usePaymentForm({ model, flow, order, typed, announcer }: PaymentProps) {
  useSignals();
  const [first] = useState(() => ({
    method: order.method ?? "debit",
    iban: order.iban === null ? "" : formatIban(order.iban),
    ...typed,
    [startName]: startValueOf(order.startEarly),
    terms: order.isAgreed ? "1" : "",
    privacy: order.isAgreed ? "1" : "",
  }));
  const [method, setMethod] = useState<string>(first.method);
  const isDebit = method === "debit";
  const kind = model.ibanKind.value;
  const asksStart = !needsSlot(order);
  const struct = useMemo(() => paymentFields(kind, { isDebit, asksStart }), [kind, isDebit, asksStart]);
  const form = useDigiForm<PaymentFields>({
    struct,
    defaultValues: first,
    announcer,
    messagesOf: [startMessage, say.paymentMessage],
    onValues(values) {
      const [chosen, iban] = [String(values["method"] ?? "debit"), String(values["iban"] ?? "")];
      setMethod(chosen);
      flow.keepTyped("payment", { method: chosen, iban });
      const answer = startAnswerOf(values[startName]);
      if (answer !== null) flow.setStartEarly(answer);
    },
  });
  return { form, isDebit };
}

const methods = () => [
  { value: "debit", label: debitText(), hint: debitHint() },
  { value: "others", label: othersText(), hint: othersHint() },
];

const labels = (): Record<string, string> => ({
  [startName]: startLabel(),
  method: methodLabel(),
  iban: ibanLabel(),
  terms: say.termsLink(),
  privacy: privacyLink(),
});
