import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useRef, type RefObject } from "react";
import type { PackageCard } from "#core/domain/customer/product-lists.schema.ts";
import { offerCents, onceCents, titleOf } from "#core/domain/offers/offers.rules.ts";
import { ContractSummaryDetails } from "#core/features/contract-summary/contract-summary.tsx";
import { StartQuestion } from "#core/features/start-question/start-question.tsx";
import { startName } from "#core/features/start-question/start-question.rules.ts";
import { focusControl } from "#core/ui/fields/focus-control.ts";
import { isFocusNowhere } from "#core/ui/fields/focus-nowhere.ts";
import { perMonthText } from "#core/ui/price/price.messages.ts";
import { Price } from "#core/ui/price/price.tsx";
import { Total } from "#core/ui/price/total.tsx";
import { formatMoney } from "#core/base/values/money.ts";
import { Answer } from "./answer.view.tsx";
import { OrderButton } from "./order-button.view.tsx";
import * as say from "./product-checkout.messages.ts";
import type { CheckoutViewProps, Model } from "./product-checkout.model.ts";
import { firstStartsOf } from "./product-checkout.rules.ts";

/** Draws what is between a chosen package and its order: the contract summary, when to start, the price, the button (CRD art. 8). */
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
      {kind !== "price" && <OrderButton model={model} buttonRef={button} busy={kind === "sending"} onClick={order} />}
      {offer && <Answer {...props} offer={offer} />}
    </div>
  );
}

function Terms({ model, answers, addressText, language, offer }: CheckoutViewProps & { readonly offer: PackageCard }) {
  useSignals();
  const starts = model.starts.value;
  const title = titleOf(offer);
  return (
    <>
      <section className="area-section" part="card">
        <h4>{say.summaryHeading()}</h4>
        <ContractSummaryDetails loading={model.summary} />
      </section>
      <StartQuestion
        starts={firstStartsOf(answers.kind, starts)}
        laterFrom={starts.later}
        answer={answers.given.value.startEarly}
        onAnswer={answers.answerStart}
        isMissing={answers.problems.value.includes("start")}
        language={language}
      />
      {/* What is ordered and its price are directly before the button, as the law requires (CRD art. 8(2)). */}
      <section className="area-section" part="card" data-main>
        <h4>{say.orderHeading()}</h4>
        <div className="area-row">
          <p>
            <strong>{title}</strong>
            <br />
            {say.atText(addressText)}
          </p>
          <Price cents={offerCents(offer)} language={language} period={perMonthText()} size="medium" />
        </div>
        <div className="product-checkout-once">
          <span>{say.onceLabel()}</span>
          <span className="area-number">{formatMoney(onceCents(offer), language)}</span>
        </div>
        <Total cents={offerCents(offer)} language={language} />
        <p className="ui-quiet-text">{say.billText()}</p>
      </section>
    </>
  );
}

/** Moves the focus to the question when to start, after each press that finds it as the first thing that is missing. */
function useFocusOnStart({ problems, refusals }: CheckoutViewProps["answers"], box: RefObject<HTMLElement | null>): void {
  useSignals();
  const presses = refusals.value;
  useEffect(() => {
    if (presses > 0 && problems.peek()[0] === "start") focusControl(box.current?.querySelector(`[name="${startName}"]`));
  }, [problems, presses, box]);
}

/** Moves the focus to the order button while the order is sent, where the pressed button was another one that is gone. */
function useFocusWhileSending(model: Model, button: RefObject<HTMLButtonElement | null>): void {
  useSignals();
  const isSending = model.ordering().state.value.kind === "sending";
  useEffect(() => {
    if (isSending && isFocusNowhere(button.current)) button.current?.focus();
  }, [isSending, button]);
}
