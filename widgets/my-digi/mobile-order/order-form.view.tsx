import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useMemo, useRef, useState, type RefObject } from "react";
import type { OrderableAddress } from "#core/domain/customer/install-addresses.contract.ts";
import type { OfferCard } from "#core/domain/offers/offers.schema.ts";
import { operatorsWith } from "#core/features/line-fields/kept-number.tsx";
import { LineNumber } from "#core/features/line-fields/line-fields.tsx";
import { plansLabel } from "#core/features/line-fields/line-fields.messages.ts";
import { useLineForm } from "#core/features/line-fields/use-line-form.ts";
import { OfferGrid } from "#core/features/offer-card/offer-choice.tsx";
import { missingStartText } from "#core/features/start-question/start-question.messages.ts";
import { DigiForm } from "#core/forms/form/digi-form.tsx";
import { Part } from "#core/runtime/part/part.tsx";
import { Later } from "#core/ui/base/later.tsx";
import { focusControl } from "#core/ui/fields/focus-control.ts";
import type { View as Checkout } from "#widgets/my-digi/mobile-checkout/mobile-checkout.view.tsx";
import type { Answers } from "./answers.model.ts";
import * as say from "./mobile-order.messages.ts";
import type { OrderViewProps } from "./mobile-order.model.ts";
import * as rules from "./mobile-order.rules.ts";
import { SimChoice } from "./sim-choice.view.tsx";

type OrderFormProps = OrderViewProps & {
  readonly plans: readonly OfferCard[];
  readonly products: rules.Products;
  readonly addresses: readonly OrderableAddress[];
};

export type MobileForm = ReturnType<typeof useMobileForm>;

/** Returns the form of the order: the questions about the line, its addresses, and when to start. */
function useMobileForm({ model, announcer, plans, products, addresses }: OrderFormProps) {
  useSignals();
  const { answers } = model;
  const [first] = useState(() => answers.open(addresses));
  const struct = useMemo(() => rules.orderForm({ plans, phones: rules.phonesOf(products) }), [plans, products]);
  const numberError = answers.numberError.value;
  const failure = useMemo(
    () => (numberError === undefined ? undefined : ({ code: "invalid", fieldErrors: { number: numberError } } as const)),
    [numberError],
  );
  return useLineForm({
    struct,
    announcer,
    failure,
    more: rules.orderFields,
    messagesOf: [orderMessage],
    answers: first,
    onAnswers: answers.take,
  });
}

/** Returns the text of an error in an answer beside those of the line (C-319, C-431). */
function orderMessage(code: unknown): string | undefined {
  if (code === "address") return say.chooseText();
  return code === "start" ? missingStartText() : undefined;
}

/** Draws the form of the order: the questions about the line, and the checkout (C-098, C-099). */
export function OrderForm(props: OrderFormProps) {
  useSignals();
  const { model, area, plans, addresses, language } = props;
  const { answers, lists } = model;
  const form = useMobileForm(props);
  const operators = operatorsWith(model.operators.list.value, undefined);
  const box = useRef<HTMLDivElement>(null);
  useFocusOnNumber(answers, box);
  return (
    <div ref={box}>
      <DigiForm form={form.form} onValid={answers.submit}>
        <OfferGrid
          name="favorite_package"
          label={plansLabel()}
          offers={plans}
          chosen={form.answers.favorite_package}
          onChoose={(id) => form.answer("favorite_package", id)}
          error={form.form.field("favorite_package").error}
          language={language}
        />
        <Later>
          <LineNumber line={form} operators={operators} onOpen={model.operators.open} />
          <SimChoice line={form} />
          <Part<typeof Checkout> name="mobile-checkout" {...{ area, answers, lists, form, operators, addresses }} plan={model.plan.value} />
        </Later>
      </DigiForm>
    </div>
  );
}

/** Moves the focus to the number that the API refuses. */
function useFocusOnNumber({ numberError }: Answers, box: RefObject<HTMLElement | null>): void {
  useSignals();
  const refused = numberError.value;
  useEffect(() => {
    if (refused !== undefined) focusControl(box.current?.querySelector('[name="number"]'));
  }, [refused, box]);
}
