import { useSignals } from "@preact/signals-react/runtime";
import type { PartViewProps } from "#core/runtime/element/widget.ts";
import { FrameDialog } from "#core/ui/frame-dialog/frame-dialog.tsx";
import type { Paying } from "#widgets/my-digi/invoices/paying.model.ts";
import { headingText } from "./payment-page.messages.ts";
import type { part } from "./payment-page.part.ts";

type PaymentPageProps = PartViewProps<undefined, typeof part> & {
  readonly paying: Paying;
  /** The customer's views are in sight: while somebody logs in again, nothing of them stands above the page. */
  readonly isInSight: boolean;
};

/** The payment page in a dialog, for pages with `data-payment="modal"`: nobody else fetches it. */
export function View({ paying, isInSight }: PaymentPageProps) {
  useSignals();
  const shown = paying.framed.value;
  if (!shown) return null;
  const open = paying.state.value.status === "framed" && isInSight;
  return <FrameDialog open={open} heading={headingText(shown.name)} href={shown.href} onClose={paying.close} onLeave={paying.leave} />;
}
