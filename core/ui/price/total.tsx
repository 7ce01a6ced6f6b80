import type { ReactNode } from "react";
import { localeOf, type Language } from "#core/base/values/language.ts";
import { formatMoney, type WholePrice } from "#core/base/values/money.ts";
import { laterText, onceText, totalLabel } from "./total.messages.ts";
import { Price } from "./price.tsx";

type TotalProps = {
  readonly price: WholePrice;
  readonly language: Language;
  /** The text after the terms of the price. */
  readonly children?: ReactNode;
};

/** Shows the total price per month (C-034), for how long it holds, what follows, and what is paid once (decisions §8). */
export function Total({ price, language, children }: TotalProps) {
  return (
    <div className="ui-total">
      <span>{totalLabel()}</span>
      <Price cents={price.cents} language={language} size="medium" />
      <PriceTerms {...{ price, language }}>{children}</PriceTerms>
    </div>
  );
}

/** Shows how long a price holds, what follows, and what is paid once, for a place that shows the price itself. */
export const PriceTerms = ({ price: { later, onceCents }, language, children }: TotalProps) => (
  <span className="ui-price ui-terms">
    {later && <span>{laterText(monthsText(later.months, language), formatMoney(later.cents, language))}</span>}{" "}
    {onceCents !== undefined && <span>{onceText(formatMoney(onceCents, language))}</span>} {children}
  </span>
);

/** Returns a number of months in words that agree with it: `1 month`, `12 months`. */
const monthsText = (months: number, language: Language): string =>
  new Intl.NumberFormat(localeOf(language), { style: "unit", unit: "month", unitDisplay: "long" }).format(months);
