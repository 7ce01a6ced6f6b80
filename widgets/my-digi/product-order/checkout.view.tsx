import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useRef, type RefObject } from "react";
import type { PackageCard } from "#core/domain/customer/product-lists.schema.ts";
import { offerCents, titleOf } from "#core/domain/offers/offers.rules.ts";
import { ContractSummaryDetails } from "#core/features/contract-summary/contract-summary.tsx";
import { StartQuestion } from "#core/features/start-question/start-question.tsx";
import { isFocusNowhere } from "#core/ui/fields/focus-nowhere.ts";
import { perMonthText } from "#core/ui/price/price.messages.ts";
import { Price } from "#core/ui/price/price.tsx";
import { Total } from "#core/ui/price/total.tsx";
import { formatMoney } from "#core/base/values/money.ts";
import { AreaSection } from "#widgets/my-digi/section.view.tsx";
import { Answer } from "./answer.view.tsx";
import { OrderButton } from "./order-button.view.tsx";
import * as say from "./product-order.messages.ts";
import { firstStartsOf, onceCents } from "./product-order.rules.ts";
import type { Model, OrderViewProps } from "./product-order.model.ts";

/** Draws what stands between a chosen package and its order: the contract summary, when to start, the price, the button (CRD art. 8). */
export function Checkout(props: OrderViewProps) {
  useSignals();
  const { model } = props;
  const ordering = model.ordering();
  const offer = model.offer.value;
  const { kind } = ordering.state.value;
  const button = useRef<HTMLButtonElement>(null);
  useFocusWhileSending(model, button);
  const place = (): void => void ordering.place(offer, model.starts.value);
  return (
    <>
      {offer && <Terms {...props} offer={offer} />}
      {kind !== "price" && kind !== "unknown" && <OrderButton model={model} buttonRef={button} busy={kind === "sending"} onClick={place} />}
      {offer && <Answer {...props} offer={offer} onPlace={place} />}
    </>
  );
}

function Terms({ model, kind, addressText, language, offer }: OrderViewProps & { readonly offer: PackageCard }) {
  useSignals();
  const ordering = model.ordering();
  const starts = model.starts.value;
  const title = titleOf(offer);
  return (
    <>
      <AreaSection heading={say.summaryHeading()}>
        <ContractSummaryDetails loading={model.summary} />
      </AreaSection>
      <StartQuestion
        starts={firstStartsOf(kind, starts)}
        laterFrom={starts.later}
        answer={ordering.given.value.startEarly}
        onAnswer={(startEarly) => ordering.answerStart(startEarly, offer)}
        isMissing={ordering.problems.value.includes("start")}
        language={language}
      />
      {/* What is ordered and its price are directly before the button, as the law requires (CRD art. 8(2)). */}
      <AreaSection heading={say.orderHeading()} isMain>
        <div className="area-row">
          <p>
            <strong>{title}</strong>
            <br />
            {say.atText(addressText)}
          </p>
          <Price cents={offerCents(offer)} language={language} period={perMonthText()} size="medium" />
        </div>
        <div className="product-order-once">
          <span>{say.onceLabel()}</span>
          <span className="area-number">{formatMoney(onceCents(offer), language)}</span>
        </div>
        <Total cents={offerCents(offer)} language={language} />
        <p className="ui-quiet-text">{say.billText()}</p>
      </AreaSection>
    </>
  );
}

/** Moves the focus to the order button while the order is sent, where the pressed button was another one that is gone. */
function useFocusWhileSending(model: Model, button: RefObject<HTMLButtonElement | null>): void {
  useSignals();
  const isSending = model.ordering().state.value.kind === "sending";
  useEffect(() => {
    if (isSending && isFocusNowhere(button.current)) button.current?.focus();
  }, [isSending, button]);
}
