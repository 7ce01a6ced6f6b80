import { focusControl } from "#core/fields/focus-control.ts";

/** The control of that name in the tree that `near` stands in, or among the host's own fields (core/light/light-field.tsx). */
export function focusField(near: Element, name: string): void {
  const root = near.getRootNode() as ShadowRoot;
  const field = `[name="${CSS.escape(name)}"]`;
  focusControl(root.querySelector(field) ?? root.host.querySelector(`:scope>[slot]${field}`));
}

/** What was pressed goes away: focus waits at the button of its form, which shows the sending. */
export function focusSubmit(pressed: Element): void {
  pressed.closest("[part=form]")?.querySelector<HTMLElement>("[type=submit]")?.focus({ preventScroll: true });
}
