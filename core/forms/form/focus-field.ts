import { focusControl } from "#core/ui/fields/focus-control.ts";

/**
 * The control of that name in the group that `near` stands in (a form may ask for two addresses), else in its tree, or among the host's own
 * fields (core/forms/light-dom/light-dom-field.tsx).
 */
export function focusField(near: Element, name: string): void {
  const root = near.getRootNode() as ShadowRoot;
  const field = `[name="${CSS.escape(name)}"]`;
  focusControl(
    near.closest("fieldset")?.querySelector(field) ?? root.querySelector(field) ?? root.host.querySelector(`:scope>[slot]${field}`),
  );
}

/** What was pressed goes away: focus waits at the button of its form, which shows the sending. */
export function focusSubmit(pressed: Element): void {
  pressed.closest("[part=form]")?.querySelector<HTMLElement>("[type=submit]")?.focus({ preventScroll: true });
}
