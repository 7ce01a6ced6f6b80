import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from "react";
import { IconButton } from "#core/ui/button.tsx";
import { Heading } from "#core/ui/heading.tsx";
import { LiveRegion, useAnnouncer } from "#core/ui/live-region.tsx";
import { closeText } from "#core/ui/ui.messages.ts";
import { closeIcon } from "#core/ui/icons/close.ts";

type DialogProps = {
  open: boolean;
  heading: ReactNode;
  /** The visitor wants it closed: backdrop, Escape or the icon. The owner sets `open`. */
  onClose: () => void;
  children: ReactNode;
};

/**
 * The browser's own modal: focus is kept in it and goes back to where it was, Escape and the phone's back gesture work, the page
 * behind is out of reach. The page itself is never written on. Needs `AnnouncerContext` around it.
 */
export function Dialog({ open, heading, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget>(null);
  const headingElement = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  const announcer = useAnnouncer();

  useEffect(() => {
    const element = dialog.current;
    // A tag that was moved in the page is drawn again: its dialog says `open` but is no longer above the page.
    if (!element || (element.open === open && element.matches(":modal") === open)) return;
    const wasMoved = element.open && open;
    if (element.open) element.close();
    if (!open) return;
    element.showModal();
    if (!wasMoved) headingElement.current?.focus(); // else the browser takes the first button, which is 'close'
  });

  // Both ends of the press must be on the backdrop: text selected in a field may be let go outside. Nor the second half of a
  // double click on a button that made the dialog smaller.
  const closeFromBackdrop = (event: MouseEvent): void => {
    if (event.target === dialog.current && pressed.current === dialog.current && event.detail < 2) onClose();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the press is on the backdrop; its key is Escape
    <dialog
      className="ui-root ui-dialog"
      part="dialog"
      aria-labelledby={headingId}
      ref={dialog}
      onPointerDown={(event) => {
        pressed.current = event.target;
      }}
      onClick={closeFromBackdrop}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return; // a file picker inside was cancelled
        event.preventDefault();
        onClose();
      }}
      onClose={() => {
        if (open && !dialog.current?.open) onClose(); // the browser closes it by itself where Escape is pressed twice
      }}
    >
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
    </dialog>
  );
}
