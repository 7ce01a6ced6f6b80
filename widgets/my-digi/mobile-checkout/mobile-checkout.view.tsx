import { useSignals } from "@preact/signals-react/runtime";
import { offerCents, onceCents, titleOf } from "#core/domain/offers/offers.rules.ts";
import { lineLabels } from "#core/features/line-fields/line-fields.tsx";
import { startLabel } from "#core/features/start-question/start-question.messages.ts";
import { StartQuestion } from "#core/features/start-question/start-question.tsx";
import { ErrorSummary, type Mistake } from "#core/forms/form/error-summary.tsx";
import { keptPhoneOf, newPhone } from "#core/base/values/mobile-number.ts";
import type { MobileForm } from "#widgets/my-digi/mobile-order/order-form.view.tsx";
import { OrderAnswer } from "#widgets/my-digi/order-answer.view.tsx";
import { OrderBox, OrderButton, SummarySection } from "#widgets/my-digi/order.view.tsx";
import { Addresses } from "./addresses.view.tsx";
import { Confirmation, Taken } from "./confirmation.view.tsx";
import * as say from "./mobile-checkout.messages.ts";
import type { CheckoutViewProps } from "./mobile-checkout.model.ts";
import { firstStartsOf } from "./mobile-checkout.rules.ts";
import { NumberLine } from "./order-number.view.tsx";

/** Draws the addresses of a line, and what is between its questions and its order; once it is ordered, the confirmation. */
export function View(props: CheckoutViewProps) {
  useSignals();
  const { answers, form } = props;
  const result = answers.result.value;
  if (result?.kind === "placed") return <Confirmation {...props} result={result} />;
  if (result) return <Taken {...props} />;
  if (!form) return null;
  return (
    <div className="mobile-checkout">
      <Addresses {...props} form={form} />
      <Terms {...props} form={form} />
      <ErrorSummary mistakes={mistakesOf(form)} labels={labels()} />
      <Finish {...props} />
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

const choices: readonly string[] = ["phone", "sim_card", "install_address", "delivery_address", "start_early"];

/** Returns the mistakes of the form. The text about a missing choice is the same for several questions, so the question stands before it. */
const mistakesOf = ({ form }: MobileForm): ReadonlyMap<string, Mistake> =>
  new Map([...form.mistakes].map(([name, mistake]) => [name, choices.includes(name) ? { ...mistake, needsLabel: true } : mistake]));

type FormProps = CheckoutViewProps & { readonly form: MobileForm };

/** Draws the contract summary, the question when to start, and what is ordered at which price, once a plan is chosen. */
function Terms({ model, plan, language, form: { form, answers, answer } }: FormProps) {
  useSignals();
  const starts = model.starts.value;
  const start = form.field("start_early");
  if (!plan) return null;
  return (
    <>
      <SummarySection loading={model.summary} />
      <StartQuestion
        starts={firstStartsOf(answers, starts)}
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
function Finish({ model, answers, plan, language, pathOf }: CheckoutViewProps) {
  useSignals();
  const state = model.state.value;
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
          isToldAtField={answers.numberError.value !== undefined}
          orderButton={button}
          language={language}
          pathOf={pathOf}
        />
      )}
    </>
  );
}
