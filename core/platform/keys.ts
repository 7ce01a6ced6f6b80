/** The page does not hear this key being let go: by then the focus may be back in it. */
export function keepNextKeyUp(key: string): void {
  const keep = (event: KeyboardEvent): void => {
    removeEventListener("keyup", keep, true);
    if (event.key === key) event.stopImmediatePropagation();
  };
  addEventListener("keyup", keep, true);
}
