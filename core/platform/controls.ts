/**
 * The form fields of a tree as the browser has them, whatever code draws them. Values that are carried over from one drawing to the next
 * are read and set here.
 */
import { domEvent } from "./dom-event.ts";

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Returns the form fields of the tree, including those of the host's light DOM, found through the slots that show them. Other slotted
 * elements are returned, too: they have no `name`.
 */
export const controlsOf = (tree: Element): Control[] =>
  [...tree.querySelectorAll<Control | HTMLSlotElement>("input, textarea, select, slot")].flatMap((found) =>
    "assignedElements" in found ? (found.assignedElements() as Control[]) : found,
  );

export const isChoice = (control: Control): control is HTMLInputElement => control.type === "checkbox" || control.type === "radio";

/**
 * Sets a field as a visitor does: presses a choice, or types a text, which is cut to the field's `maxLength`. React is notified of the
 * change.
 */
export function enter(control: Control, text: string): void {
  // Not `click()`, which the host page would receive, too.
  if (isChoice(control)) return void control.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  const { maxLength } = control as Control & { readonly maxLength: number };
  const value = maxLength > 0 ? text.slice(0, maxLength) : text;
  // React watches the property of the instance; the prototype's setter lets it see the change.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")?.set?.call(control, value);
  control.dispatchEvent(domEvent(control instanceof HTMLSelectElement ? "change" : "input"));
}
