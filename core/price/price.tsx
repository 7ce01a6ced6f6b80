import { newPriceText, oldPriceText } from "./price.messages.ts";

type PriceProps = {
  /** As it is written in the visitor's language, with its currency. */
  amount: string;
  /** For how long: `per month`. */
  period?: string;
  /** What it cost before, struck through. */
  oldAmount?: string | undefined;
  size?: "large" | "medium";
};

/** The amount large, the rest small. */
export function Price({ amount, period, oldAmount, size = "large" }: PriceProps) {
  return (
    <p className="ui-price" part="price" data-size={size}>
      {oldAmount !== undefined && (
        <>
          <span className="ui-hidden">{oldPriceText()} </span>
          <s>{oldAmount}</s> <span className="ui-hidden">{newPriceText()} </span>
        </>
      )}
      <strong>{amount}</strong> {period !== undefined && <span>{period}</span>}
    </p>
  );
}
