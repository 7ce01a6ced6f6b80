/**
 * Returns a ref for controls that replace each other: when the control with the focus is replaced, its successor gets the focus. Each place
 * in the form needs a ref of its own.
 */
export function createFocusTransfer(): (control: HTMLElement | null) => () => void {
  let hadFocus: boolean | undefined;
  return (control) => {
    if (hadFocus) control?.focus();
    return () => void (hadFocus = control?.matches(":focus")); // read before the control is removed from the page
  };
}
