/** The types of controls that contain a text. */
const textTypes = new Set(["text", "email", "tel", "password", "textarea", "select-one"]);

/**
 * Returns the controls of a form. The browser's list is read by index, because a host page's polyfill may return lists without an iterator.
 */
export function controlsIn({ elements }: HTMLFormElement): HTMLInputElement[] {
  const controls = [];
  for (let index = 0; index < elements.length; index++) controls.push(elements[index] as HTMLInputElement);
  return controls;
}

/** Returns the names and values of the controls that hold a text. */
export const textValues = (form: HTMLFormElement): [string, string][] =>
  controlsIn(form)
    // The text in a combobox is left out, because it is a search: the form's value is the option that was chosen.
    .filter((control) => textTypes.has(control.type) && control.role !== "combobox")
    .map(({ name, value }) => [name, value]);

/** Returns the limits of the form's texts by name, as the fields declare them (`core/ui/fields/text-field.tsx`). */
const textLimits = (form: HTMLFormElement): ReadonlyMap<string, number> =>
  new Map(controlsIn(form).flatMap(({ name, dataset }) => (dataset["max"] ? [[name, Number(dataset["max"])] as const] : [])));

/** Creates a reader of the limits of the form that was submitted last. Before that there are none. */
export function createTextLimits() {
  let submitted: HTMLFormElement | undefined;
  return {
    read: (): ReadonlyMap<string, number> => (submitted ? textLimits(submitted) : new Map()),
    submit: (form: HTMLFormElement): void => void (submitted = form),
  };
}
