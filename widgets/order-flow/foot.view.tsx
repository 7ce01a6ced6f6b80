import type { ReactNode } from "react";
import { Button } from "#core/ui/base/button.tsx";
import { cancelText, previousText } from "./order-flow.messages.ts";

export type FootProps = {
  /** Undefined where the step has no 'Previous' button. */
  readonly onPrevious?: (() => void) | undefined;
  readonly onCancel: () => void;
};

/**
 * Draws the buttons at the end of a step: 'Previous' and 'Cancel' on the left, and the button that continues on the right. On a phone the
 * latter comes first and has the full width.
 */
export function Foot({ onPrevious, onCancel, children }: FootProps & { children?: ReactNode }) {
  return (
    <div className="order-foot">
      {children}
      <div className="order-back">
        {onPrevious && (
          <Button variant="quiet" onClick={onPrevious}>
            {previousText()}
          </Button>
        )}
        <Button variant="quiet" onClick={onCancel}>
          {cancelText()}
        </Button>
      </div>
    </div>
  );
}
