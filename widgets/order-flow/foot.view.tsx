import type { ReactNode } from "react";
import { Button } from "#core/ui/base/button.tsx";
import { cancelText, previousText } from "./order-flow.messages.ts";

export type FootProps = {
  /** Absent when the step has no 'Previous'. */
  readonly onPrevious?: (() => void) | undefined;
  readonly onCancel: () => void;
};

/**
 * Draws the buttons that lead back on the left, and the button that leads on at the right; on a phone the latter comes first, over the
 * whole width.
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
