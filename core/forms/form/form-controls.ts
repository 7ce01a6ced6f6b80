/** The controls of a form, as the browser lists them. */
const textTypes = new Set(["text", "email", "tel", "password", "textarea", "select-one"]);

/** Returns the controls of a form. The list is read by index: a polyfill of a page gives lists without an iterator. */
export function controlsIn({ elements }: HTMLFormElement): HTMLInputElement[] {
  const controls = [];
  for (let index = 0; index < elements.length; index++) controls.push(elements[index] as HTMLInputElement);
  return controls;
}

/** Returns names and values of the controls that hold a text. */
export const textValues = (form: HTMLFormElement): [string, string][] =>
  controlsIn(form)
    // The text typed into a combobox is a search, not the value: the value is the chosen option.
    .filter((control) => textTypes.has(control.type) && control.role !== "combobox")
    .map(({ name, value }) => [name, value]);
