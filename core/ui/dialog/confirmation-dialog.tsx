import type { ReactNode } from "react";
import { Button } from "#core/ui/base/button.tsx";
import { Dialog } from "./dialog.tsx";

type ConfirmationDialogProps = {
  open: boolean;
  /** The question, as the dialog's heading. */
  heading: ReactNode;
  /** The text of the button that leaves everything as it is. */
  keepText: string;
  /** The text of the button that confirms the action. */
  confirmText: string;
  /** True while the confirmed action is running. */
  busy?: boolean;
  /** The reason why the action failed. It is shown below the buttons, because it may appear late and must not move them. */
  problem?: ReactNode;
  /** Called by the first button, and when the visitor closes the dialog in any other way. The caller then sets `open` to false. */
  onKeep: () => void;
  onConfirm: () => void;
  /** The consequences of a confirmation. */
  children: ReactNode;
};

/**
 * Renders a dialog that asks for a confirmation before something is lost or left. Its primary button changes nothing. The caller has to
 * provide `AnnouncerContext` around it.
 */
export function ConfirmationDialog(props: ConfirmationDialogProps) {
  const { open, heading, keepText, confirmText, busy, problem, onKeep, onConfirm, children } = props;
  return (
    <Dialog open={open} heading={heading} onClose={onKeep}>
      <div className="ui-confirmation">
        <p>{children}</p>
        <Button onClick={onKeep}>{keepText}</Button>
        <Button variant="secondary" busy={busy} onClick={onConfirm}>
          {confirmText}
        </Button>
        {problem}
      </div>
    </Dialog>
  );
}
