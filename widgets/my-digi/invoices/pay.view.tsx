import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, type ReactNode } from "react";
import { everyInvoice } from "#core/domain/invoices/invoices.contract.ts";
import { Button } from "#core/ui/base/button.tsx";
import { FailurePanel } from "#core/ui/base/failure-panel.tsx";
import { useAnnouncer } from "#core/ui/base/live-region.tsx";
import * as say from "./invoices.messages.ts";
import type { Model } from "./invoices.model.ts";
import type { Payable } from "./paying.model.ts";

type PayProps = {
  readonly payable: Payable;
  readonly model: Pick<Model, "paying" | "frame">;
  /** The text of the button. */
  readonly children: ReactNode;
};

/** Draws the button that leads to the payment page, and beside it what became of the payment (C-397, C-398). */
export function Pay({ payable, model, children }: PayProps) {
  useSignals();
  const announcer = useAnnouncer();
  const state = model.paying.state.value;
  const mine = state.status !== "idle" && state.id === payable.id ? state : undefined;
  const pay = (): void => void model.paying.pay(payable);
  const looking = mine?.status === "closed" ? say.lookingText() : undefined;
  useEffect(() => {
    if (looking) announcer.announce(looking);
  }, [announcer, looking]);
  if (!payable.button) return null;
  // The button that pays every invoice is the view's only primary button, so the button of a single invoice beside it is secondary.
  const isBesideAll = payable.id !== everyInvoice && !!model.frame.value?.pay_all;
  return (
    <div className="area-pay">
      {mine?.status === "link" ? (
        <p>
          {say.linkText()}{" "}
          <a href={mine.href} rel="noopener noreferrer" target="_blank">
            {say.toPaymentText()}
          </a>
        </p>
      ) : (
        <Button variant={isBesideAll ? "secondary" : "primary"} busy={mine?.status === "asking" || mine?.status === "closed"} onClick={pay}>
          {children}
        </Button>
      )}
      {mine?.status === "away" && <p>{say.awayText()}</p>}
      {looking && <p>{looking}</p>}
      {mine?.status === "failed" && <FailurePanel failure={mine.failure} mayRetry onRetry={pay} takesFocus />}
    </div>
  );
}
