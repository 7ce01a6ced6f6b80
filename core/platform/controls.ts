/**
 * Reads and sets the form fields of a tree, whichever code has rendered them. The take-over uses it to carry values from the prerendered
 * screen over to the view.
 */
import { domEvent } from "./dom-event.ts";

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Returns the form fields of the tree, including those of the host's light DOM, which are found through the slots that show them. Other
 * slotted elements are returned, too; they have no `name`.
 */
export const controlsOf = (tree: Element): Control[] =>
  [...tree.querySelectorAll<Control | HTMLSlotElement>("input, textarea, select, slot")].flatMap((found) =>
    "assignedElements" in found ? (found.assignedElements() as Control[]) : found,
  );

export const isChoice = (control: Control): control is HTMLInputElement => control.type === "checkbox" || control.type === "radio";

/**
 * Sets a field as a visitor does: clicks a checkbox or radio, or types a text. React is notified of the change.
 */
export function enter(control: Control, text: string): void {
  // The event is not made by `click()`, because the host page would receive that one, too.
  if (isChoice(control)) return void control.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  // React overrides `value` on the element itself to track it. Setting it through the prototype lets React notice the change.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")?.set?.call(control, text);
  control.dispatchEvent(domEvent(control instanceof HTMLSelectElement ? "change" : "input"));
}
