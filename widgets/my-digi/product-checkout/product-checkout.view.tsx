import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useRef, type RefObject } from "react";
import type { PackageCard } from "#core/domain/customer/product-lists.schema.ts";
import { offerCents, onceCents, titleOf } from "#core/domain/offers/offers.rules.ts";
import { startValueOf } from "#core/features/start-question/start-question.rules.ts";
import { StartQuestion } from "#core/features/start-question/start-question.tsx";
import { focusControl } from "#core/ui/fields/focus-control.ts";
import { isFocusNowhere } from "#core/ui/fields/focus-nowhere.ts";
import { Part } from "#core/runtime/part/part.tsx";
import type { View as LandlineNumber } from "#widgets/my-digi/landline-number/landline-number.view.tsx";
import { OrderAnswer } from "#widgets/my-digi/order-answer.view.tsx";
import { atText } from "#widgets/my-digi/order.messages.ts";
import { OtherWays } from "#widgets/my-digi/other-ways.view.tsx";
import { OrderButton } from "#widgets/my-digi/order-button.view.tsx";
import { OrderBox, SummarySection } from "#widgets/my-digi/order.view.tsx";
import { Confirmation, Taken } from "./confirmation.view.tsx";
import type { CheckoutViewProps, Model } from "./product-checkout.model.ts";
import { controlName, firstStartsOf } from "./product-checkout.rules.ts";

/**
 * Draws the checkout of a chosen package: the number of a landline, the contract summary, the question about the start, the price and the
 * order button (EU Consumer Rights Directive, art. 8). Once the order is placed, it draws the confirmation.
 */
export function View(props: CheckoutViewProps) {
  useSignals();
  const { answers, offer } = props;
  const result = answers.result.value;
  if (result) return result.kind === "placed" ? <Confirmation {...props} result={result} /> : <Taken {...props} />;
  return offer && <Checkout {...props} offer={offer} />;
}

function Checkout(props: OfferProps) {
  useSignals();
  const { model, answers, offer } = props;
  const ordering = model.ordering();
  const { kind } = ordering.state.value;
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useFocusWhileSending(model, button);
  useFocusOnProblem(answers, box);
  const order = (): void => void ordering.order(offer, model.starts.peek());
  const rest = (
    <>
      <Terms {...props} />
      {kind !== "price" && <OrderButton wait={model.wait.value} buttonRef={button} busy={kind === "sending"} onClick={order} />}
      <Answer {...props} />
    </>
  );
  return (
    <div className="product-checkout" ref={box}>
      {answers.kind === "landline" ? (
        <Part<typeof LandlineNumber> name="landline-number" answers={answers} lines={[<OtherWays key="ways" />]}>
          {rest}
        </Part>
      ) : (
        rest
      )}
    </div>
  );
}

type OfferProps = CheckoutViewProps & { readonly offer: PackageCard };

function Terms({ model, answers, addressText, language, offer }: OfferProps) {
  useSignals();
  const starts = model.starts.value;
  return (
    <>
      <SummarySection loading={model.summary} />
      <StartQuestion
        starts={firstStartsOf(answers.kind, starts)}
        laterFrom={starts.later}
        value={startValueOf(answers.given.value.startEarly)}
        onInput={({ currentTarget }) => answers.answerStart(currentTarget.value === "early")}
        isMissing={answers.problems.value.includes("start")}
        language={language}
      />
      <OrderBox title={titleOf(offer)} cents={offerCents(offer)} onceCents={onceCents(offer)} language={language}>
        <br />
        {atText(addressText)}
      </OrderBox>
    </>
  );
}

function Answer({ model, answers, offer, language, pathOf }: OfferProps) {
  useSignals();
  const ordering = model.ordering();
  return (
    <OrderAnswer
      state={ordering.state.value}
      name={titleOf(offer)}
      shownCents={offerCents(offer)}
      isToldAtField={answers.numberError.value !== undefined}
      orderButton={<OrderButton wait={model.wait.value} onClick={() => void ordering.agree(offer, model.starts.peek())} />}
      language={language}
      pathOf={pathOf}
    />
  );
}

/** Moves the focus to the first missing answer after each press of the order button, and to the number that the API refuses. */
function useFocusOnProblem({ problems, refusals, numberError }: CheckoutViewProps["answers"], box: RefObject<HTMLElement | null>): void {
  useSignals();
  const presses = refusals.value;
  const refusedNumber = numberError.value;
  useEffect(() => {
    const [first] = problems.peek();
    const name = first && controlName(first);
    if (presses > 0 && name !== undefined) focusControl(box.current?.querySelector(`[name="${name}"]`));
  }, [problems, presses, box]);
  useEffect(() => {
    if (refusedNumber !== undefined) focusControl(box.current?.querySelector(`[name="${controlName("phoneNumber")}"]`));
  }, [refusedNumber, box]);
}

/** Moves the focus to the order button while the order is sent, where the visitor pressed another button, which was removed. */
function useFocusWhileSending(model: Model, button: RefObject<HTMLButtonElement | null>): void {
  useSignals();
  const isSending = model.ordering().state.value.kind === "sending";
  useEffect(() => {
    if (isSending && isFocusNowhere(button.current)) button.current?.focus();
  }, [isSending, button]);
}
