/**
 * Returns a ref for controls that replace each other: when the focused control is replaced, the control that replaces it gets the focus.
 * Each position in the form needs a ref of its own.
 */
export function createFocusTransfer(): (control: HTMLElement | null) => () => void {
  let hadFocus: boolean | undefined;
  return (control) => {
    if (hadFocus) control?.focus();
    // The cleanup runs before the control is removed from the page, so its focus can still be read.
    return () => void (hadFocus = control?.matches(":focus"));
  };
}
