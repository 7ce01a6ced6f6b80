/**
 * Moves focus to a control and shows it whole, with its label, and with its form's heading where a step begins: where both do not fit, the
 * field wins, which is scrolled to last.
 */
export function focusControl(control: Element | null | undefined, isStep?: boolean): void {
  if (!(control instanceof HTMLElement)) return;
  control.focus({ preventScroll: true });
  const inside = control.assignedSlot ?? control;
  if (isStep) inside.closest("[part~=form]")?.querySelector("[part~=heading]")?.scrollIntoView(atOnce);
  (inside.closest("[part~=field]") ?? control).scrollIntoView(atOnce);
}

/** On a page that scrolls smoothly the second would set out from where the first has not got to yet. */
const atOnce = { block: "nearest", behavior: "instant" } as const;
