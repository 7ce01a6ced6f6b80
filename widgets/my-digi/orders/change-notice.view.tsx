import { useSignals } from "@preact/signals-react/runtime";
import { Alert } from "#core/ui/base/alert.tsx";
import type { OrderProps } from "./orders.model.ts";
import * as say from "./orders.messages.ts";

/** Draws the result of the last change: it was made, or the order does not allow it any more. */
export function ChangeNotice(props: OrderProps) {
  useSignals();
  const state = props.model.changes.state.value;
  if (state.status === "late")
    return (
      <Alert
        key="late"
        tone="warning"
        title={say.lateTitle()}
        lines={[state.failure.message ?? say.lateText(), say.nowText()]}
        takesFocus
      />
    );
  if (state.status !== "idle" || state.done === undefined) return null;
  switch (state.done) {
    case "slot": {
      const visit = say.visitText(props.order, props.language);
      return visit !== undefined && <Alert tone="success" title={say.slotDoneText(visit)} lines={[say.slotDoneHint()]} takesFocus />;
    }
    case "portability":
      return <Alert tone="success" title={say.numbersDoneText()} lines={[say.numbersDoneHint()]} takesFocus />;
    case "cancel":
      return <Alert tone="success" title={say.cancelledText()} lines={[say.cancelledHint()]} takesFocus />;
  }
}
