/** Holds the texts of a form's draft, fills them into the form's fields, and reads what is typed. */
import { enter, type Control } from "#core/platform/controls.ts";

/**
 * Creates the texts of a draft.
 * @param fields returns those fields that are rendered now and may be stored
 */
export function createDraftTexts(fields: () => readonly Control[]) {
  /** All texts: field name → text, also of fields that are not rendered now. */
  const texts = new Map<string, string>();
  /** The restored texts that have not been filled into a field yet. */
  const waiting = new Map<string, string>();
  return {
    /** Takes the texts that an earlier page stored. Each waits until its field is rendered. */
    take(stored: Readonly<Record<string, string>>): void {
      for (const [name, text] of Object.entries(stored)) {
        texts.set(name, text);
        waiting.set(name, text);
      }
    },
    /**
     * Fills the waiting texts into their fields. A field that has a text already keeps it, because it was typed meanwhile.
     * @returns true where at least one text was filled in
     */
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
    /**
     * Reads what the fields contain now.
     * @returns all texts of the draft
     */
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
 * Tells whether the field may be stored. A checkbox never is, because it is a consent, which the visitor gives again for the wording shown
 * then. Neither is a password (a text field while it is shown) nor a one-time code.
 */
export const isText = (control: Control): boolean =>
  control.name !== "" &&
  textTypes.includes(control.type) &&
  !/password|one-time-code/.test(control.autocomplete) &&
  !(control as HTMLInputElement).readOnly;
