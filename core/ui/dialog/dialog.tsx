import { useId, useRef, type ReactNode, type RefObject } from "react";
import { IconButton } from "#core/ui/base/button.tsx";
import { Heading } from "#core/ui/base/heading.tsx";
import { LiveRegion, useAnnouncer } from "#core/ui/base/live-region.tsx";
import { closeText } from "#core/ui/base/ui.messages.ts";
import { closeIcon } from "#core/ui/base/icons/close.ts";
import { useModal } from "./use-modal.ts";

type DialogProps = {
  open: boolean;
  heading: ReactNode;
  /**
   * Called when the visitor wants to close the dialog, by the backdrop, Escape or the close button. The caller then sets `open` to false.
   */
  onClose: () => void;
  children: ReactNode;
};

/** Renders a dialog in the middle of the page. The caller has to provide `AnnouncerContext` around it. */
export function Dialog({ open, heading, onClose, children }: DialogProps) {
  const headingElement = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  const modal = useModal({ open, onClose, first: headingElement });
  return (
    <dialog className="ui-root ui-dialog" part="dialog" aria-labelledby={headingId} {...modal}>
      <DialogBody heading={heading} headingId={headingId} headingElement={headingElement} onClose={onClose}>
        {children}
      </DialogBody>
    </dialog>
  );
}

type BodyProps = Pick<DialogProps, "heading" | "onClose" | "children"> & {
  headingId: string;
  headingElement: RefObject<HTMLHeadingElement | null>;
};

/**
 * Renders the content of any modal dialog: its heading, its close button, and a live region of its own, because everything outside an open
 * modal dialog is inert.
 */
export function DialogBody({ heading, headingId, headingElement, onClose, children }: BodyProps) {
  const announcer = useAnnouncer();
  return (
    <div className="ui-dialog-inner">
      <LiveRegion announcer={announcer} />
      <div className="ui-dialog-head">
        <Heading id={headingId} focusRef={headingElement}>
          {heading}
        </Heading>
        <IconButton icon={closeIcon} label={closeText()} onClick={onClose} />
      </div>
      {children}
    </div>
  );
}
