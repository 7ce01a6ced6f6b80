import { useSignals } from "@preact/signals-react/runtime";
import { ConfirmationDialog } from "#core/ui/dialog/confirmation-dialog.tsx";
import * as say from "./order-flow.messages.ts";
import type { Model } from "./order-flow.model.ts";
import { steps, type Step } from "./order-flow.rules.ts";

/** Draws the dialog that asks for confirmation before a step back deletes answers, or before the visitor leaves the order. */
export function GoBackDialog({ model, step }: { model: Model; step: Step }) {
  useSignals();
  const question = model.question.value;
  const fieldsToClear = steps.fieldsToClear(step, model.order.value);
  const clearedText = fieldsToClear.includes("installation")
    ? say.installationClearedText()
    : fieldsToClear.includes("portability")
      ? say.portabilityClearedText()
      : say.addressClearedText();
  const isCancel = question === "cancel";
  return (
    <ConfirmationDialog
      open={question !== undefined}
      heading={isCancel ? say.cancelQuestion() : say.previousQuestion()}
      keepText={say.stayText()}
      confirmText={isCancel ? say.leaveText() : say.clearText()}
      onKeep={model.stay}
      onConfirm={model.confirm}
    >
      {isCancel ? say.orderStoredText() : clearedText}
    </ConfirmationDialog>
  );
}
