/**
 * Moves focus to a control and scrolls all of the control into view, with its label, and with its form's heading where a step begins. Where
 * both do not fit, the field wins, because it is scrolled to last.
 */
export function focusControl(control: Element | null | undefined, isStep?: boolean): void {
  if (!(control instanceof HTMLElement)) return;
  control.focus({ preventScroll: true });
  const inside = control.assignedSlot ?? control;
  if (isStep) inside.closest("[part~=form]")?.querySelector("[part~=heading]")?.scrollIntoView(atOnce);
  (inside.closest("[part~=field]") ?? control).scrollIntoView(atOnce);
}

/**
 * The scroll options. They are instant: on a page that scrolls smoothly, the second scroll would start before the first has reached its
 * end.
 */
const atOnce = { block: "nearest", behavior: "instant" } as const;
