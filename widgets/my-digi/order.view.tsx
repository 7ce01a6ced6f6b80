/**
 * The components between a choice and its order, shared by all parts of the customer area that sell something (EU Consumer Rights
 * Directive, art. 8).
 */
import { useSignals } from "@preact/signals-react/runtime";
import type { ReactNode, Ref } from "react";
import { ContractSummaryDetails } from "#core/features/contract-summary/contract-summary.tsx";
import type { ContractSummaryLoading } from "#core/features/contract-summary/contract-summary.model.ts";
import { Button } from "#core/ui/base/button.tsx";
import { perMonthText } from "#core/ui/price/price.messages.ts";
import { Price } from "#core/ui/price/price.tsx";
import { Total } from "#core/ui/price/total.tsx";
import type { Language } from "#core/base/values/language.ts";
import { formatMoney, type Cents } from "#core/base/values/money.ts";
import * as say from "./order.messages.ts";
import type { SummaryWait } from "./summary-wait.model.ts";

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
      <Total cents={cents} language={language} />
      <p className="ui-quiet-text">{say.billText()}</p>
    </section>
  );
}

type OrderButtonProps = {
  readonly wait: SummaryWait;
  /** A reason other than the missing summary why nothing can be ordered yet. It is shown first. */
  readonly reason?: string | undefined;
  readonly type?: "button" | "submit";
  readonly busy?: boolean;
  readonly buttonRef?: Ref<HTMLButtonElement>;
  readonly onClick?: () => void;
};

/** Draws the order button. Pressing it obliges the customer to pay, so the law prescribes its text. */
export function OrderButton({ wait, reason, ...button }: OrderButtonProps) {
  useSignals();
  const waitText = wait === "failed" ? say.summaryFailedText() : say.summaryWaitText();
  return (
    <Button disabled={wait !== undefined || reason !== undefined} reason={reason ?? waitText} {...button}>
      {say.orderText()}
    </Button>
  );
}
