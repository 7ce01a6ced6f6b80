/**
 * Moves the focus to a control, and scrolls it into view together with its label and, where a step begins, the heading of its form. If
 * these do not fit into the window together, the field has precedence over the heading, and within a field that is taller than the window
 * the control has precedence over the label.
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
