import type { Language } from "#core/base/values/language.ts";
import { formatMoney, type Cents } from "#core/base/values/money.ts";
import { newPriceText, oldPriceText } from "./price.messages.ts";

type PriceProps = {
  cents: Cents;
  language: Language;
  /** For how long: `per month`. */
  period?: string;
  /** What it cost before, struck through. */
  oldCents?: Cents | undefined;
  size?: "large" | "medium";
};

/** The amount large, the rest small. */
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
