import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useMemo, useRef, useState, type RefObject } from "react";
import type { Infer } from "superstruct";
import type { OrderableAddress } from "#core/domain/customer/install-addresses.contract.ts";
import type { myDigiProducts } from "#core/domain/customer/products.contract.ts";
import { lineOf } from "#core/domain/mobile-line/line-form.rules.ts";
import { offerCents, onceCents, titleOf } from "#core/domain/offers/offers.rules.ts";
import type { OfferCard } from "#core/domain/offers/offers.schema.ts";
import { operatorsWith } from "#core/features/line-fields/kept-number.tsx";
import { lineLabels, LineNumber, LinePlans } from "#core/features/line-fields/line-fields.tsx";
import { useLineForm } from "#core/features/line-fields/use-line-form.ts";
import { missingStartText, startLabel } from "#core/features/start-question/start-question.messages.ts";
import { StartQuestion } from "#core/features/start-question/start-question.tsx";
import { DigiForm } from "#core/forms/form/digi-form.tsx";
import { ErrorSummary } from "#core/forms/form/error-summary.tsx";
import { Later } from "#core/ui/base/later.tsx";
import { focusControl } from "#core/ui/fields/focus-control.ts";
import { newPhone } from "#core/base/values/mobile-number.ts";
import { keptPhoneOf } from "#core/base/values/mobile-number.ts";
import { OrderAnswer } from "#widgets/my-digi/order-answer.view.tsx";
import { OrderBox, OrderButton, SummarySection } from "#widgets/my-digi/order.view.tsx";
import { Addresses } from "./addresses.view.tsx";
import * as say from "./mobile-order.messages.ts";
import type { Model, OrderViewProps } from "./mobile-order.model.ts";
import * as rules from "./mobile-order.rules.ts";
import { NumberLine } from "./order-number.view.tsx";
import { SimChoice } from "./sim-choice.view.tsx";

type OrderFormProps = OrderViewProps & {
  readonly plans: readonly OfferCard[];
  readonly products: Infer<typeof myDigiProducts.answer>;
  readonly addresses: readonly OrderableAddress[];
};

export type MobileForm = ReturnType<typeof useMobileForm>;

/** Returns the form of the order: the questions about the line, its addresses, and when to start. */
function useMobileForm({ model, announcer, plans, products, addresses }: OrderFormProps) {
  useSignals();
  const [answers] = useState(() => model.open(addresses));
  const struct = useMemo(() => rules.orderForm({ plans, phones: rules.phonesOf(products) }), [plans, products]);
  const numberError = model.numberError.value;
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
    answers,
    onAnswers: model.take,
  });
}

/** Returns the text of an error in an answer beside those of the line (C-319, C-431). */
function orderMessage(code: unknown): string | undefined {
  if (code === "address") return say.chooseText();
  return code === "start" ? missingStartText() : undefined;
}

/** Draws the form of the order (C-098, C-099). */
export function OrderForm(props: OrderFormProps) {
  useSignals();
  const { model, plans, language } = props;
  const line = useMobileForm(props);
  const operators = operatorsWith(model.operators.list.value, undefined);
  const box = useRef<HTMLDivElement>(null);
  useFocusOnNumber(model, box);
  const lineFrom = (typed: rules.OrderAnswers) => {
    const plan = plans.find(({ i }) => i === typed.favorite_package);
    return (
      plan &&
      lineOf(
        typed,
        plan,
        operators.find(({ id }) => id === typed.provider),
      )
    );
  };
  const orderNow = (typed: rules.OrderAnswers): void => {
    const ordered = lineFrom(typed);
    if (ordered) void model.order(ordered, typed);
  };
  const agree = (typed: rules.OrderAnswers): void => {
    const ordered = lineFrom(typed);
    if (ordered) void model.agree(ordered, typed);
  };
  const isNewPrice = model.state.value.kind === "price";
  return (
    <div ref={box}>
      <DigiForm form={line.form} onValid={isNewPrice ? agree : orderNow}>
        <LinePlans line={line} plans={plans} language={language} />
        <Later>
          <LineNumber line={line} operators={operators} onOpen={model.operators.open} />
          <SimChoice line={line} />
          <Addresses {...props} line={line} />
          <Terms {...props} line={line} />
          <ErrorSummary mistakes={line.form.mistakes} labels={labels()} />
          <Finish {...props} />
        </Later>
      </DigiForm>
    </div>
  );
}

/** Returns the labels of the fields, in the order in which the form shows them. */
const labels = () => ({
  ...lineLabels(),
  install_address: say.installLabel(),
  delivery_address: say.deliveryLabel(),
  start_early: startLabel(),
});

/** Draws the contract summary, the question when to start, and what is ordered at which price, once a plan is chosen. */
function Terms({ model, language, line: { form, answers, answer } }: OrderFormProps & { readonly line: MobileForm }) {
  useSignals();
  const plan = model.plan.value;
  const starts = model.starts.value;
  const start = form.field("start_early");
  if (!plan) return null;
  return (
    <>
      <SummarySection loading={model.summary} />
      <StartQuestion
        starts={rules.firstStartsOf(answers, starts)}
        laterFrom={starts.later}
        answer={answers.start_early === "" ? null : answers.start_early === "early"}
        onAnswer={(isEarly) => answer("start_early", isEarly ? "early" : "later")}
        isMissing={start.error !== undefined}
        language={language}
      />
      <OrderBox title={titleOf(plan)} cents={offerCents(plan)} onceCents={onceCents(plan)} language={language}>
        <NumberLine phone={answers.phone === newPhone || answers.number === "" ? newPhone : keptPhoneOf(answers.number)} />
      </OrderBox>
    </>
  );
}

/** Draws the order button, and why the order is not placed. At a new price the button stands in the box with that price. */
function Finish({ model, language, pathOf }: OrderFormProps) {
  useSignals();
  const state = model.state.value;
  const plan = model.plan.value;
  const reason = model.lacksAddress.value ? say.addressWaitText() : undefined;
  const button = <OrderButton type="submit" wait={model.wait.value} reason={reason} busy={state.kind === "sending"} />;
  return (
    <>
      {state.kind !== "price" && button}
      {plan && (
        <OrderAnswer
          state={state}
          name={titleOf(plan)}
          shownCents={offerCents(plan)}
          isToldAtField={model.numberError.value !== undefined}
          orderButton={button}
          language={language}
          pathOf={pathOf}
        />
      )}
    </>
  );
}

/** Moves the focus to the number that the API refuses. */
function useFocusOnNumber(model: Model, box: RefObject<HTMLElement | null>): void {
  useSignals();
  const refused = model.numberError.value;
  useEffect(() => {
    if (refused !== undefined) focusControl(box.current?.querySelector('[name="number"]'));
  }, [refused, box]);
}
