import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useRef, type RefObject } from "react";
import type { PackageCard } from "#core/domain/customer/product-lists.schema.ts";
import { offerCents, onceCents, titleOf } from "#core/domain/offers/offers.rules.ts";
import { StartQuestion } from "#core/features/start-question/start-question.tsx";
import { startName } from "#core/features/start-question/start-question.rules.ts";
import { focusControl } from "#core/ui/fields/focus-control.ts";
import { isFocusNowhere } from "#core/ui/fields/focus-nowhere.ts";
import { OrderAnswer } from "#widgets/my-digi/order-answer.view.tsx";
import { atText } from "#widgets/my-digi/order.messages.ts";
import { OrderBox, OrderButton, SummarySection } from "#widgets/my-digi/order.view.tsx";
import type { CheckoutViewProps, Model } from "./product-checkout.model.ts";
import { firstStartsOf } from "./product-checkout.rules.ts";

/**
 * Draws the checkout of a chosen package: the contract summary, the question about the start, the price and the order button (EU Consumer
 * Rights Directive, art. 8).
 */
export function View(props: CheckoutViewProps) {
  useSignals();
  const { model, answers, offer } = props;
  const ordering = model.ordering();
  const { kind } = ordering.state.value;
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useFocusWhileSending(model, button);
  useFocusOnStart(answers, box);
  const order = (): void => void ordering.order(offer, model.starts.peek());
  return (
    <div className="product-checkout" ref={box}>
      {offer && <Terms {...props} offer={offer} />}
      {kind !== "price" && <OrderButton wait={model.wait.value} buttonRef={button} busy={kind === "sending"} onClick={order} />}
      {offer && <Answer {...props} offer={offer} />}
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
        answer={answers.given.value.startEarly}
        onAnswer={answers.answerStart}
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

/** Moves the focus to the question about the start, after each press of the order button that finds it as the first missing answer. */
function useFocusOnStart({ problems, refusals }: CheckoutViewProps["answers"], box: RefObject<HTMLElement | null>): void {
  useSignals();
  const presses = refusals.value;
  useEffect(() => {
    if (presses > 0 && problems.peek()[0] === "start") focusControl(box.current?.querySelector(`[name="${startName}"]`));
  }, [problems, presses, box]);
}

/** Moves the focus to the order button while the order is sent, where the visitor pressed another button, which was removed. */
function useFocusWhileSending(model: Model, button: RefObject<HTMLButtonElement | null>): void {
  useSignals();
  const isSending = model.ordering().state.value.kind === "sending";
  useEffect(() => {
    if (isSending && isFocusNowhere(button.current)) button.current?.focus();
  }, [isSending, button]);
}
