import { rootOf } from "#core/platform/page-document.ts";

/**
 * A tag with `for="id"` belongs to a button of the host page: a click on it calls the tag's method, also before the
 * widget's code is there, and for buttons that the page adds later. Heard on its way down, for menus and sliders of pages stop it on its
 * way up; and in the tag's own root, for nobody outside hears what was pressed in a closed one.
 *
 * @returns the stop.
 */
export function watchTrigger(element: Element, open: () => void): () => void {
  const places = [window, rootOf(element)];
  let heard: Event;
  const onClick = (event: Event): void => {
    const id = element.getAttribute("for");
    if (event === heard || !id || !event.composedPath().some((node) => (node as Element).id === id)) return;
    heard = event;
    open();
  };
  for (const place of places) place.addEventListener("click", onClick, true);
  return () => places.forEach((place) => place.removeEventListener("click", onClick, true));
}
