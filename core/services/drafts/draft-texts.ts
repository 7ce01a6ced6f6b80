/** The texts of a form's fields: those that are put back into the fields, and those that are typed there. */
import { enter, type Control } from "#core/platform/controls.ts";

/** Creates the texts. @param fields returns the fields that are drawn now, of those that may be stored */
export function createDraftTexts(fields: () => readonly Control[]) {
  /** Name → text, also of fields that are not drawn now. */
  const texts = new Map<string, string>();
  /** The texts that have not been put into a field yet. */
  const waiting = new Map<string, string>();
  return {
    /** Takes the texts of an earlier page. They wait for their fields. */
    take(stored: Readonly<Record<string, string>>): void {
      for (const [name, text] of Object.entries(stored)) {
        texts.set(name, text);
        waiting.set(name, text);
      }
    },
    /** Fills in the waiting texts. A text that is already in a field was typed meanwhile, and wins. @returns true where one was filled in */
    fill(): boolean {
      let isFilled = false;
      const controls = waiting.size > 0 ? fields() : [];
      for (const [name, text] of waiting) {
        const same = controls.filter((control) => control.name === name);
        if (same.length === 0) continue;
        waiting.delete(name);
        if (same.some(isTyped)) continue;
        for (const control of same) if (!isRadio(control) || control.value === text) enter(control, text);
        isFilled = true;
      }
      return isFilled;
    },
    /** Reads what is in the fields now. @returns all texts */
    read(): ReadonlyMap<string, string> {
      for (const control of fields()) {
        if (waiting.has(control.name) || (isRadio(control) && !control.checked)) continue;
        if (isTyped(control) || (isRadio(control) && texts.has(control.name))) texts.set(control.name, control.value);
        else if (!isRadio(control)) texts.delete(control.name);
      }
      return texts;
    },
    clear(): void {
      texts.clear();
      waiting.clear();
    },
  };
}

const isRadio = (control: Control): control is HTMLInputElement => control.type === "radio";

/** Tells whether the visitor has entered something. A page may preselect a choice, but never prefills a text. */
const isTyped = (control: Control): boolean => (isRadio(control) ? control.checked !== control.defaultChecked : control.value !== "");

const textTypes = ["text", "email", "tel", "textarea", "radio", "select-one"];

/**
 * Tells whether the field may be stored. Never a checkbox, which is a consent: the visitor gives it again, for the wording that is
 * displayed then. Never a password, which is a text field while it is shown, nor a code.
 */
export const isText = (control: Control): boolean =>
  control.name !== "" &&
  textTypes.includes(control.type) &&
  !/password|one-time-code/.test(control.autocomplete) &&
  !(control as HTMLInputElement).readOnly;
