import { useLayoutEffect, useRef, type RefObject } from "react";
import { keepNextKeyUp } from "#core/platform/keys.ts";

type ModalOptions = {
  open: boolean;
  /** Called when the visitor wants the dialog closed: by the backdrop, Escape, or the phone's back gesture. The owner sets `open`. */
  onClose: () => void;
  /** The element that takes focus when the dialog opens. Otherwise the browser would focus the first button, which is 'close'. */
  first: RefObject<HTMLElement | null>;
};

/**
 * Controls the browser's own modal dialog: focus is kept in the dialog and returns to where it was, and the page behind cannot be reached.
 * Nothing is ever written on the page itself.
 * @returns the props of the `<dialog>` element
 */
export function useModal({ open, onClose, first }: ModalOptions) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget>(null);

  // A layout effect, together with the render itself: the `close` event of the last closing comes late, and would find the dialog asked for
  // and not yet open.
  useLayoutEffect(() => {
    const element = dialog.current;
    // A tag that was moved in the page is drawn again: its dialog says `open` but is no longer in the top layer.
    if (!element || (element.open === open && element.matches(":modal") === open)) return;
    const wasMoved = element.open && open;
    if (element.open) element.close();
    if (!open) return;
    element.showModal();
    if (!wasMoved) first.current?.focus();
  });

  return {
    ref: dialog,
    // The page behind is out of reach, and so must its shortcuts be: Escape closes this dialog, and no dialog of the page around it.
    onKeyDown(event: { key: string; stopPropagation(): void }): void {
      event.stopPropagation();
      if (event.key === "Escape") keepNextKeyUp("Escape");
    },
    onKeyPress: keep,
    onKeyUp: keep,
    onPointerDown(event: { target: EventTarget }): void {
      pressed.current = event.target;
    },
    // Both ends of the press must be on the backdrop: a visitor who selects text in a field may release the pointer outside. The second
    // half of a double click on a button that made the dialog smaller does not count either.
    onClick(event: { target: EventTarget; detail: number }): void {
      if (event.target === dialog.current && pressed.current === dialog.current && event.detail < 2) onClose();
    },
    onCancel(event: { target: EventTarget; currentTarget: EventTarget; preventDefault(): void }): void {
      if (event.target !== event.currentTarget) return; // a file picker inside the dialog was cancelled
      event.preventDefault();
      onClose();
    },
    onClose(): void {
      if (open && !dialog.current?.open) onClose(); // the browser closes the dialog by itself where Escape is pressed twice
    },
  };
}

const keep = (event: { stopPropagation(): void }): void => event.stopPropagation();
