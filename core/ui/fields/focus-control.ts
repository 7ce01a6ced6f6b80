/**
 * Moves the focus to a control and scrolls it into view with its label, and with its form's heading where a step begins. If they do not all
 * fit, the field is in view, because it is scrolled to later, and of a field that is taller than the window, the control.
 */
export function focusControl(control: Element | null | undefined, isStep?: boolean): void {
  if (!(control instanceof HTMLElement)) return;
  control.focus({ preventScroll: true });
  const inside = control.assignedSlot ?? control;
  if (isStep) inside.closest("[part~=form]")?.querySelector("[part~=heading]")?.scrollIntoView(atOnce);
  inside.closest("[part~=field]")?.scrollIntoView(atOnce);
  control.scrollIntoView(atOnce);
}

/** The scroll options are instant, because with smooth scrolling a scroll would start before the one before has ended. */
const atOnce = { block: "nearest", behavior: "instant" } as const;
