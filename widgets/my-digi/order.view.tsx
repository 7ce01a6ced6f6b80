/** The pieces between a choice and its order, for each part of the area that sells something (CRD art. 8). */
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
  /** The name of what is ordered. */
  readonly title: string;
  /** Further facts: where it works, its number. */
  readonly children?: ReactNode;
  /** The price a month, and what is paid once. */
  readonly cents: Cents;
  readonly onceCents: Cents;
  readonly language: Language;
};

/** Draws what is ordered and its price, which stand directly before the button, as the law requires (CRD art. 8(2)). */
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
  /** Another reason for which nothing can be ordered yet. It is told before the wait for the summary. */
  readonly reason?: string | undefined;
  readonly type?: "button" | "submit";
  readonly busy?: boolean;
  readonly buttonRef?: Ref<HTMLButtonElement>;
  readonly onClick?: () => void;
};

/** Draws the button that makes the customer owe the total, so that the law prescribes its text. */
export function OrderButton({ wait, reason, ...button }: OrderButtonProps) {
  useSignals();
  const waitText = wait === "failed" ? say.summaryFailedText() : say.summaryWaitText();
  return (
    <Button disabled={wait !== undefined || reason !== undefined} reason={reason ?? waitText} {...button}>
      {say.orderText()}
    </Button>
  );
}
