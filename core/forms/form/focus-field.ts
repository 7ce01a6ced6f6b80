import { focusControl } from "#core/ui/fields/focus-control.ts";

/**
 * Focuses the control with the given name. The control is searched in the fieldset that contains `near` (a form may ask for two addresses),
 * then in the tree of `near`, then among the fields in the host's light DOM (core/forms/light-dom/light-dom-field.tsx).
 */
export function focusField(near: Element, name: string): void {
  const root = near.getRootNode() as ShadowRoot;
  const field = `[name="${CSS.escape(name)}"]`;
  focusControl(
    near.closest("fieldset")?.querySelector(field) ?? root.querySelector(field) ?? root.host.querySelector(`:scope>[slot]${field}`),
  );
}

/**
 * Moves the focus to the submit button of the form that contains the pressed element, because the pressed element disappears and the button
 * shows the progress.
 */
export function focusSubmit(pressed: Element): void {
  pressed.closest("[part=form]")?.querySelector<HTMLElement>("[type=submit]")?.focus({ preventScroll: true });
}
