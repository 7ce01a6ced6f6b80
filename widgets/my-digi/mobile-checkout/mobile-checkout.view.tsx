import { useSignals } from "@preact/signals-react/runtime";
import type { ReactNode } from "react";
import { offerCents, onceCents, titleOf } from "#core/domain/offers/offers.rules.ts";
import { OrderAnswer } from "#widgets/my-digi/order-answer.view.tsx";
import { OrderButton } from "#widgets/my-digi/order-button.view.tsx";
import { OrderBox, SummarySection } from "#widgets/my-digi/order.view.tsx";
import { Confirmation, Taken } from "./confirmation.view.tsx";
import type { CheckoutViewProps, Chosen } from "./mobile-checkout.model.ts";
import { numberOf } from "./mobile-checkout.rules.ts";
import { NumberLine } from "./order-number.view.tsx";

type CheckoutProps = CheckoutViewProps & {
  /** The list of the form's mistakes, which is drawn above the order button. */
  readonly mistakes: ReactNode;
};

/**
 * Draws the checkout below the questions about a line: contract summary, price and order button. Once the line is ordered, it draws the
 * confirmation.
 */
export function View(props: CheckoutProps) {
  useSignals();
  const { model, answers, chosen, mistakes, language } = props;
  const result = answers.result.value;
  if (result?.kind === "placed") return <Confirmation {...props} result={result} />;
  if (result) return <Taken {...props} />;
  const given = answers.given.value;
  if (!chosen || !given) return null;
  const phone = numberOf(given);
  return (
    <div className="mobile-checkout">
      <SummarySection loading={model.summary} />
      <OrderBox title={titleOf(chosen.plan)} cents={offerCents(chosen.plan)} onceCents={onceCents(chosen.plan)} language={language}>
        {phone !== undefined && <NumberLine phone={phone} />}
      </OrderBox>
      {mistakes}
      <Finish {...props} chosen={chosen} />
    </div>
  );
}

/**
 * Draws the order button, and the reason where the order was not placed. Where the price has changed, the button is in the box with the new
 * price.
 */
function Finish({ model, answers, chosen, reason, language, pathOf }: CheckoutViewProps & { readonly chosen: Chosen }) {
  useSignals();
  const state = model.state.value;
  const button = <OrderButton type="submit" wait={model.wait.value} reason={reason} busy={state.kind === "sending"} />;
  return (
    <>
      {state.kind !== "price" && button}
      <OrderAnswer
        state={state}
        name={titleOf(chosen.plan)}
        shownCents={offerCents(chosen.plan)}
        isToldAtField={answers.refused.value !== undefined}
        orderButton={button}
        language={language}
        pathOf={pathOf}
      />
    </>
  );
}
