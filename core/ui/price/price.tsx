import type { Language } from "#core/base/values/language.ts";
import { formatMoney, type Cents } from "#core/base/values/money.ts";
import { newPriceText, oldPriceText } from "./price.messages.ts";

type PriceProps = {
  cents: Cents;
  language: Language;
  /** The period for which the price is paid, such as `per month`. */
  period?: string;
  /** The earlier price, which is shown struck through. */
  oldCents?: Cents | undefined;
  size?: "large" | "medium";
};

/** Shows a price. The amount is large, and the text around it is small. */
export function Price({ cents, language, period, oldCents, size = "large" }: PriceProps) {
  return (
    <p className="ui-price" part="price" data-size={size}>
      {oldCents !== undefined && (
        <>
          <span className="ui-hidden">{oldPriceText()} </span>
          <s>{formatMoney(oldCents, language)}</s> <span className="ui-hidden">{newPriceText()} </span>
        </>
      )}
      <strong>{formatMoney(cents, language)}</strong> {period !== undefined && <span>{period}</span>}
    </p>
  );
}
