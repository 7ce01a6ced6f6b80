/**
 * A tag with `for="id"` belongs to a button of the host page: a click on it calls the tag's method, also before the
 * widget's code is there, and for buttons that the page adds later.
 *
 * @returns the stop.
 */
export function watchTrigger(element: Element, open: () => void): () => void {
  const onClick = (event: Event): void => {
    const id = element.getAttribute("for");
    if (id && event.composedPath().some((node) => (node as Element).id === id)) open();
  };
  document.addEventListener("click", onClick);
  return () => document.removeEventListener("click", onClick);
}
