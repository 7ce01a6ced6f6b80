import { useSignals } from "@preact/signals-react/runtime";
import type { PartViewProps } from "#core/runtime/element/widget.ts";
import { FrameDialog } from "#core/ui/frame-dialog/frame-dialog.tsx";
import type { Paying } from "#widgets/my-digi/invoices/paying.model.ts";
import { headingText } from "./payment-page.messages.ts";
import type { part } from "./payment-page.part.ts";

type PaymentPageProps = PartViewProps<undefined, typeof part> & {
  readonly paying: Paying;
  /**
   * True while the customer's views are visible. The dialog is closed while the customer logs in again, because it would cover the login.
   */
  readonly isInSight: boolean;
};

/** Draws the payment page in a dialog. This part is loaded only on pages with `data-payment="modal"`. */
export function View({ paying, isInSight }: PaymentPageProps) {
  useSignals();
  const shown = paying.framed.value;
  if (!shown) return null;
  const open = paying.state.value.status === "framed" && isInSight;
  return <FrameDialog open={open} heading={headingText(shown.name)} href={shown.href} onClose={paying.close} onLeave={paying.leave} />;
}
