/** The ref of controls that take each other's place: the one that has the focus hands it on. One for each place. */
export function createHeir(): (control: HTMLElement | null) => () => void {
  let hadFocus: boolean | undefined;
  return (control) => {
    if (hadFocus) control?.focus();
    return () => void (hadFocus = control?.matches(":focus")); // before it leaves the page
  };
}
