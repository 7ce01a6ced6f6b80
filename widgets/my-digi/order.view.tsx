/**
 * The components between a choice and its order, shared by all parts of the customer area that sell something (EU Consumer Rights
 * Directive, art. 8).
 */
import type { ReactNode } from "react";
import { ContractSummaryDetails } from "#core/features/contract-summary/contract-summary.tsx";
import type { ContractSummaryLoading } from "#core/features/contract-summary/contract-summary.model.ts";
import { perMonthText } from "#core/ui/price/price.messages.ts";
import { Price } from "#core/ui/price/price.tsx";
import { Total } from "#core/ui/price/total.tsx";
import type { Language } from "#core/base/values/language.ts";
import { formatMoney, type Cents } from "#core/base/values/money.ts";
import * as say from "./order.messages.ts";

/** Draws the contract summary, which the customer can read before the order. */
export function SummarySection({ loading }: { readonly loading: ContractSummaryLoading }) {
  return (
    <section className="area-section" part="card">
      <h4>{say.summaryHeading()}</h4>
      <ContractSummaryDetails loading={loading} />
    </section>
  );
}

type OrderBoxProps = {
  /** The name of the ordered product. */
  readonly title: string;
  /** Further facts about the product, such as its address or number. */
  readonly children?: ReactNode;
  /** The monthly price, and the price that is paid once, both in cents. */
  readonly cents: Cents;
  readonly onceCents: Cents;
  readonly language: Language;
};

/** Draws the ordered product and its price directly before the button, as the law requires (EU Consumer Rights Directive, art. 8(2)). */
export function OrderBox({ title, children, cents, onceCents, language }: OrderBoxProps) {
  return (
    <section className="area-section" part="card" data-main>
      <h4>{say.orderHeading()}</h4>
      <div className="area-row">
        <p>
          <strong>{title}</strong>
          {children}
        </p>
        <Price cents={cents} language={language} period={perMonthText()} size="medium" />
      </div>
      <div className="area-order-once">
        <span>{say.onceLabel()}</span>
        <span className="area-number">{formatMoney(onceCents, language)}</span>
      </div>
      <Total price={{ cents }} language={language} />
      <p className="ui-quiet-text">{say.billText()}</p>
    </section>
  );
}
