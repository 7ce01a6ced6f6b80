import type { Ref } from "react";
import { Button } from "#core/ui/base/button.tsx";
import * as say from "./order-button.messages.ts";
import type { SummaryWait } from "./summary-wait.model.ts";

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
  const waitText = wait === "failed" ? say.summaryFailedText() : say.summaryWaitText();
  return (
    <Button disabled={wait !== undefined || reason !== undefined} reason={reason ?? waitText} {...button}>
      {say.orderText()}
    </Button>
  );
}
