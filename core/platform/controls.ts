/** The fields of a tree as the browser has them, whoever draws them: what is carried from one drawing to the next is read and set here. */
import { domEvent } from "./dom-event.ts";

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Also those of the host's light DOM, by the slots that show them; what else is slotted has no `name`. */
export const controlsOf = (tree: Element): Control[] =>
  [...tree.querySelectorAll<Control | HTMLSlotElement>("input, textarea, select, slot")].flatMap((found) =>
    "assignedElements" in found ? (found.assignedElements() as Control[]) : found,
  );

export const isChoice = (control: Control): control is HTMLInputElement => control.type === "checkbox" || control.type === "radio";

/** As a visitor does: presses a choice, or types, no more than the field takes. React hears it. */
export function enter(control: Control, text: string): void {
  // Not `click()`, which the host page would hear.
  if (isChoice(control)) return void control.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  const { maxLength } = control as Control & { readonly maxLength: number };
  const value = maxLength > 0 ? text.slice(0, maxLength) : text;
  // React watches the property of the instance; the prototype's setter lets it see the change.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")?.set?.call(control, value);
  control.dispatchEvent(domEvent(control instanceof HTMLSelectElement ? "change" : "input"));
}
