import { useId, useRef, type ReactNode } from "react";
import { DialogBody } from "#core/ui/dialog/dialog.tsx";
import { useModal } from "#core/ui/dialog/use-modal.ts";

type SheetProps = {
  open: boolean;
  heading: ReactNode;
  /**
   * Called when the visitor wants to close the sheet, by the backdrop, Escape or the close button. The caller then sets `open` to false.
   */
  onClose: () => void;
  children: ReactNode;
  /** Content under the part that scrolls, which stays in view: the total and one button. */
  foot?: ReactNode;
};

/**
 * Renders a modal dialog at the lower edge of a phone's screen, or at the side of a wide one. The caller has to provide `AnnouncerContext`
 * around it.
 */
export function Sheet({ open, heading, onClose, children, foot }: SheetProps) {
  const headingElement = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  const modal = useModal({ open, onClose, first: headingElement });
  return (
    <dialog className="ui-root ui-sheet" part="dialog" aria-labelledby={headingId} {...modal}>
      <div className="ui-sheet-panel">
        <div className="ui-sheet-scroll">
          <DialogBody heading={heading} headingId={headingId} headingElement={headingElement} onClose={onClose}>
            {children}
          </DialogBody>
        </div>
        {foot !== undefined && <div className="ui-sheet-foot">{foot}</div>}
      </div>
    </dialog>
  );
}
