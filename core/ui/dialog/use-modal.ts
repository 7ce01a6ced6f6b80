import { useLayoutEffect, useRef, type RefObject } from "react";
import { keepNextKeyUp } from "#core/platform/keys.ts";

type ModalOptions = {
  open: boolean;
  /**
   * Called when the visitor wants to close the dialog, by the backdrop, Escape, or the phone's back gesture. The caller then sets `open` to
   * false.
   */
  onClose: () => void;
  /**
   * The element that takes the focus when the dialog opens. Without it the browser would focus the first button, which closes the dialog.
   */
  first: RefObject<HTMLElement | null>;
};

/**
 * Controls the browser's own modal dialog, which keeps the focus inside, returns it afterwards, and makes the page behind inert. The host
 * page itself is never changed.
 * @returns the props of the `<dialog>` element
 */
export function useModal({ open, onClose, first }: ModalOptions) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget>(null);

  // A layout effect opens the dialog together with the render. The `close` event of an earlier closing arrives late, and a later effect
  // would let it find a dialog that should be open but is not.
  useLayoutEffect(() => {
    const element = dialog.current;
    // A tag that has just left the page may still be rendered once, and a dialog outside the page cannot open. A tag that was moved in the
    // page is rendered again: its dialog has the attribute `open`, but is no longer in the top layer.
    if (!element?.isConnected || (element.open === open && element.matches(":modal") === open)) return;
    const wasMoved = element.open && open;
    if (element.open) element.close();
    if (!open) return;
    element.showModal();
    if (!wasMoved) first.current?.focus();
  });

  return {
    ref: dialog,
    // The page behind the dialog gets no key events, so that its shortcuts do not run: Escape closes this dialog, and no dialog of the page
    // around it.
    onKeyDown(event: { key: string; stopPropagation(): void }): void {
      event.stopPropagation();
      if (event.key === "Escape") keepNextKeyUp("Escape");
    },
    onKeyPress: keep,
    onKeyUp: keep,
    onPointerDown(event: { target: EventTarget }): void {
      pressed.current = event.target;
    },
    // A press counts only if it begins and ends on the backdrop, because a visitor who selects text in a field may release the pointer
    // outside. The second click of a double click is ignored, because the first one may have made the dialog smaller.
    onClick(event: { target: EventTarget; detail: number }): void {
      if (event.target === dialog.current && pressed.current === dialog.current && event.detail < 2) onClose();
    },
    onCancel(event: { target: EventTarget; currentTarget: EventTarget; preventDefault(): void }): void {
      if (event.target !== event.currentTarget) return; // The event comes from a file picker inside the dialog that was cancelled.
      event.preventDefault();
      onClose();
    },
    onClose(): void {
      if (open && !dialog.current?.open) onClose(); // Browsers close a dialog by themselves where Escape is pressed twice.
    },
  };
}

const keep = (event: { stopPropagation(): void }): void => event.stopPropagation();
