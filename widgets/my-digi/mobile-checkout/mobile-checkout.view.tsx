import { useSignals } from "@preact/signals-react/runtime";
import { offerCents, onceCents, titleOf } from "#core/domain/offers/offers.rules.ts";
import { ErrorSummary, type Mistake } from "#core/forms/form/error-summary.tsx";
import { keptPhoneOf, newPhone } from "#core/base/values/mobile-number.ts";
import { OrderAnswer } from "#widgets/my-digi/order-answer.view.tsx";
import { OrderButton } from "#widgets/my-digi/order-button.view.tsx";
import { OrderBox, SummarySection } from "#widgets/my-digi/order.view.tsx";
import { Confirmation, Taken } from "./confirmation.view.tsx";
import * as say from "./mobile-checkout.messages.ts";
import type { CheckedForm, CheckoutViewProps } from "./mobile-checkout.model.ts";
import { NumberLine } from "./order-number.view.tsx";

/**
 * Draws the checkout below the questions about a line: contract summary, price and order button. Once the line is ordered, it draws the
 * confirmation.
 */
export function View(props: CheckoutViewProps) {
  useSignals();
  const { model, answers, form, chosen, language } = props;
  const result = answers.result.value;
  if (result?.kind === "placed") return <Confirmation {...props} result={result} />;
  if (result) return <Taken {...props} />;
  if (!form) return null;
  const { phone, number } = form.answers;
  return (
    <div className="mobile-checkout">
      {chosen && (
        <>
          <SummarySection loading={model.summary} />
          <OrderBox title={titleOf(chosen.plan)} cents={offerCents(chosen.plan)} onceCents={onceCents(chosen.plan)} language={language}>
            <NumberLine phone={phone === newPhone || number === "" ? newPhone : keptPhoneOf(number)} />
          </OrderBox>
        </>
      )}
      <ErrorSummary mistakes={mistakesOf(form)} labels={form.labels} />
      <Finish {...props} />
    </div>
  );
}

const choices: readonly string[] = ["phone", "sim_card", "install_address", "delivery_address", "start_early"];

/**
 * Returns the mistakes of the form for the list of errors. Several questions have the same text for a missing choice, so each mistake
 * begins with the label of its question.
 */
const mistakesOf = ({ form }: CheckedForm): ReadonlyMap<string, Mistake> =>
  new Map([...form.mistakes].map(([name, mistake]) => [name, choices.includes(name) ? { ...mistake, needsLabel: true } : mistake]));

/**
 * Draws the order button, and the reason where the order was not placed. Where the price has changed, the button is in the box with the new
 * price.
 */
function Finish({ model, answers, chosen, language, pathOf }: CheckoutViewProps) {
  useSignals();
  const state = model.state.value;
  const lacking = model.addressWait.value;
  const reason = lacking === undefined ? undefined : lacking === "box" ? say.boxWaitText() : say.addressWaitText();
  const button = <OrderButton type="submit" wait={model.wait.value} reason={reason} busy={state.kind === "sending"} />;
  return (
    <>
      {state.kind !== "price" && button}
      {chosen && (
        <OrderAnswer
          state={state}
          name={titleOf(chosen.plan)}
          shownCents={offerCents(chosen.plan)}
          isToldAtField={answers.numberError.value !== undefined}
          orderButton={button}
          language={language}
          pathOf={pathOf}
        />
      )}
    </>
  );
}
