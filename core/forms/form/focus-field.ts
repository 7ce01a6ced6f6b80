import { focusControl } from "#core/ui/fields/focus-control.ts";

/**
 * Focuses the control with the given name. It is looked for in the group that contains `near` (a form may ask for two addresses), else in
 * the tree of `near`, else among the host's own fields (core/forms/light-dom/light-dom-field.tsx).
 */
export function focusField(near: Element, name: string): void {
  const root = near.getRootNode() as ShadowRoot;
  const field = `[name="${CSS.escape(name)}"]`;
  focusControl(
    near.closest("fieldset")?.querySelector(field) ?? root.querySelector(field) ?? root.host.querySelector(`:scope>[slot]${field}`),
  );
}

/**
 * Moves focus to the submit button of the form that contains the pressed element: that element goes away, and the button shows the
 * submission.
 */
export function focusSubmit(pressed: Element): void {
  pressed.closest("[part=form]")?.querySelector<HTMLElement>("[type=submit]")?.focus({ preventScroll: true });
}
