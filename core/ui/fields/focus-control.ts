/**
 * Moves the focus to a control and scrolls it into view with its label, and with its form's heading where a step begins. If both do not
 * fit, the field is in view, because it is scrolled to last.
 */
export function focusControl(control: Element | null | undefined, isStep?: boolean): void {
  if (!(control instanceof HTMLElement)) return;
  control.focus({ preventScroll: true });
  const inside = control.assignedSlot ?? control;
  if (isStep) inside.closest("[part~=form]")?.querySelector("[part~=heading]")?.scrollIntoView(atOnce);
  (inside.closest("[part~=field]") ?? control).scrollIntoView(atOnce);
}

/** The scroll options are instant, because with smooth scrolling the second scroll would start before the first has ended. */
const atOnce = { block: "nearest", behavior: "instant" } as const;
