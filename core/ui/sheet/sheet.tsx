import { useId, useRef, type ReactNode } from "react";
import { DialogBody } from "#core/ui/dialog/dialog.tsx";
import { useModal } from "#core/ui/dialog/use-modal.ts";

type SheetProps = {
  open: boolean;
  heading: ReactNode;
  /** Called when the visitor wants the sheet closed: by the backdrop, Escape or the icon. The owner sets `open`. */
  onClose: () => void;
  children: ReactNode;
  /** Content that stays in view below the part that scrolls: the total and the one button. */
  foot?: ReactNode;
};

/**
 * A modal that comes up from below on a phone, and is displayed at the side where there is space. It needs `AnnouncerContext` around it.
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
