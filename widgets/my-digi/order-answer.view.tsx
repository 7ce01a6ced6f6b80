import type { ReactNode } from "react";
import type { PriceChange } from "#core/domain/order/order.contract.ts";
import { Alert } from "#core/ui/base/alert.tsx";
import { ButtonLink } from "#core/ui/base/button.tsx";
import { FailurePanel } from "#core/ui/base/failure-panel.tsx";
import { failureWords } from "#core/ui/base/failure.messages.ts";
import { Total } from "#core/ui/price/total.tsx";
import type { Language } from "#core/base/values/language.ts";
import { centsOfEuros, formatMoney, type Cents } from "#core/base/values/money.ts";
import type { OrderState } from "./order-call.model.ts";
import * as say from "./order.messages.ts";
import { differenceOf, wayOnOf } from "./order.rules.ts";

type OrderAnswerProps = {
  readonly state: OrderState;
  /** The name of the ordered product, and the monthly price that the page shows. */
  readonly name: string;
  readonly shownCents: Cents;
  /** True where the refusal is shown at a field, so that it is not repeated here. */
  readonly isToldAtField: boolean;
  /** The button that orders at the new price. */
  readonly orderButton: ReactNode;
  readonly language: Language;
  readonly pathOf: (page: "callback" | "orders") => string;
};

/**
 * Draws the reason why the order was not placed, below the order button. Where the price has changed, it draws the button in the box with
 * the new price instead. Everything that was chosen stays.
 */
export function OrderAnswer(props: OrderAnswerProps) {
  const { state, isToldAtField, pathOf } = props;
  switch (state.kind) {
    case "price":
      return <NewPrice {...props} change={state.change} />;
    case "refused":
      // A refusal of the number is shown at its field instead.
      return isToldAtField ? null : <Refused failure={state.failure} pathOf={pathOf} />;
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

type RefusedProps = Pick<Extract<OrderState, { kind: "refused" }>, "failure"> & Pick<OrderAnswerProps, "pathOf">;

/** Draws the API's refusal. Where the same order would be refused again, it adds a link to the page that helps (decisions §14). */
function Refused({ failure, pathOf }: RefusedProps) {
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

/** Draws the new price beside the one that was shown, with the button that orders at the new price (decisions §8). */
function NewPrice({ name, shownCents, orderButton, language, change }: OrderAnswerProps & { readonly change: PriceChange }) {
  const difference = differenceOf(shownCents, change);
  const now = centsOfEuros(change.total);
  const inWords = difference < 0 ? say.cheaperText : say.dearerText;
  const money = (cents: number): string => formatMoney(cents, language);
  return (
    <Alert
      tone="warning"
      title={say.priceTitle()}
      lines={[inWords(name, money(now), money(shownCents), money(Math.abs(difference))), say.priceSummaryText()]}
      actions={
        <div className="area-order-agree">
          <Total price={{ cents: now }} language={language} />
          {orderButton}
        </div>
      }
      takesFocus
    />
  );
}
