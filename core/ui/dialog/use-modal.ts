import { useLayoutEffect, useRef, type RefObject } from "react";
import { keepNextKeyUp } from "#core/platform/keys.ts";

type ModalOptions = {
  open: boolean;
  /** The visitor wants it closed: backdrop, Escape, the phone's back gesture. The owner sets `open`. */
  onClose: () => void;
  /** Takes focus when it opens; else the browser takes the first button, which is 'close'. */
  first: RefObject<HTMLElement | null>;
};

/**
 * The browser's own modal: focus is kept in it and goes back to where it was, the page behind is out of reach. The page itself is
 * never written on.
 * @returns what the `<dialog>` element takes.
 */
export function useModal({ open, onClose, first }: ModalOptions) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget>(null);

  // With the drawing itself: the event of the last closing comes late, and would find it asked for and not yet open.
  useLayoutEffect(() => {
    const element = dialog.current;
    // A tag that was moved in the page is drawn again: its dialog says `open` but is no longer above the page.
    if (!element || (element.open === open && element.matches(":modal") === open)) return;
    const wasMoved = element.open && open;
    if (element.open) element.close();
    if (!open) return;
    element.showModal();
    if (!wasMoved) first.current?.focus();
  });

  return {
    ref: dialog,
    // The page behind is out of reach, and so are its shortcuts: Escape closes this dialog, and none of the page's around it.
    onKeyDown(event: { key: string; stopPropagation(): void }): void {
      event.stopPropagation();
      if (event.key === "Escape") keepNextKeyUp("Escape");
    },
    onKeyPress: keep,
    onKeyUp: keep,
    onPointerDown(event: { target: EventTarget }): void {
      pressed.current = event.target;
    },
    // Both ends of the press must be on the backdrop: text selected in a field may be let go outside. Nor the second half of a
    // double click on a button that made the dialog smaller.
    onClick(event: { target: EventTarget; detail: number }): void {
      if (event.target === dialog.current && pressed.current === dialog.current && event.detail < 2) onClose();
    },
    onCancel(event: { target: EventTarget; currentTarget: EventTarget; preventDefault(): void }): void {
      if (event.target !== event.currentTarget) return; // a file picker inside was cancelled
      event.preventDefault();
      onClose();
    },
    onClose(): void {
      if (open && !dialog.current?.open) onClose(); // the browser closes it by itself where Escape is pressed twice
    },
  };
}

const keep = (event: { stopPropagation(): void }): void => event.stopPropagation();
