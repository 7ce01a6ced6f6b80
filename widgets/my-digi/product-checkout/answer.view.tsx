import { useSignals } from "@preact/signals-react/runtime";
import { offerCents, titleOf } from "#core/domain/offers/offers.rules.ts";
import type { PackageCard } from "#core/domain/customer/product-lists.schema.ts";
import type { PriceChange } from "#core/domain/order/order.contract.ts";
import { Alert } from "#core/ui/base/alert.tsx";
import { ButtonLink } from "#core/ui/base/button.tsx";
import { FailurePanel } from "#core/ui/base/failure-panel.tsx";
import { failureWords } from "#core/ui/base/failure.messages.ts";
import { Total } from "#core/ui/price/total.tsx";
import { centsOfEuros, formatMoney } from "#core/base/values/money.ts";
import { OrderButton } from "./order-button.view.tsx";
import type { OrderState } from "./ordering.model.ts";
import * as say from "./product-checkout.messages.ts";
import { differenceOf, wayOnOf } from "./product-checkout.rules.ts";
import type { CheckoutViewProps } from "./product-checkout.model.ts";

type AnswerProps = CheckoutViewProps & { readonly offer: PackageCard };

/** Draws why the order is not placed, below the order button, or with it where the price has changed: nothing that was chosen is lost. */
export function Answer(props: AnswerProps) {
  useSignals();
  const { model, pathOf } = props;
  const state = model.ordering().state.value;
  switch (state.kind) {
    case "price":
      return <NewPrice {...props} change={state.change} />;
    case "refused":
      return <Refused {...props} failure={state.failure} />;
    case "missing":
      return (
        <Alert
          tone="warning"
          title={say.missingTitle()}
          lines={[say.missingText()]}
          actions={
            <ButtonLink variant="secondary" href={pathOf("callback")}>
              {say.callMeText()}
            </ButtonLink>
          }
          takesFocus
        />
      );
    case "unknown":
      return <Alert tone="warning" title={say.unknownTitle()} lines={[say.unknownText()]} takesFocus />;
    default:
      return null;
  }
}

/** Draws the refusal of the API, with the way on where the same order would be refused again (decisions §14). */
function Refused({ answers, pathOf, failure }: AnswerProps & Pick<Extract<OrderState, { kind: "refused" }>, "failure">) {
  useSignals();
  // A refused number is told at its field.
  if (answers.numberError.value !== undefined) return null;
  const words = Object.values(failure.fieldErrors ?? {});
  const title = words.length > 0 ? words.join(" ") : undefined;
  const way = wayOnOf(failure);
  if (way === undefined) return <FailurePanel failure={failure} title={title} lines={[say.keptText()]} mayRetry takesFocus />;
  return (
    <Alert
      tone="warning"
      title={title ?? failureWords(failure).title}
      lines={[say.keptText()]}
      actions={
        <ButtonLink variant="secondary" href={pathOf(way)}>
          {way === "orders" ? say.toOrdersText() : say.callMeText()}
        </ButtonLink>
      }
      takesFocus
    />
  );
}

/** Draws the new price beside the shown one, and asks again (decisions §8). */
function NewPrice({ model, offer, language, change }: AnswerProps & { readonly change: PriceChange }) {
  useSignals();
  const shown = offerCents(offer);
  const difference = differenceOf(shown, change);
  const now = centsOfEuros(change.total);
  const inWords = difference < 0 ? say.cheaperText : say.dearerText;
  const money = (cents: number): string => formatMoney(cents, language);
  return (
    <Alert
      tone="warning"
      title={say.priceTitle()}
      lines={[inWords(titleOf(offer), money(now), money(shown), money(Math.abs(difference))), say.priceSummaryText()]}
      actions={
        <div className="product-checkout-agree">
          <Total cents={now} language={language} />
          <OrderButton model={model} onClick={() => void model.ordering().agree(offer, model.starts.peek())} />
        </div>
      }
      takesFocus
    />
  );
}
