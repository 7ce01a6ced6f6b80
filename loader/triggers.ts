import { rootOf } from "#core/platform/page-document.ts";

/**
 * Calls a tag's method when its trigger is clicked: a tag with `for="id"` belongs to a button of the host page. The trigger also works
 * before the widget's code is loaded, and for buttons that the page adds later. The listener uses the capture phase, because menus and
 * sliders of pages stop clicks that bubble, and also the tag's own root, because a click in a closed root is invisible from outside.
 *
 * @returns a function that stops watching.
 */
export function watchTrigger(element: Element, open: () => void): () => void {
  const targets = [window, rootOf(element)];
  let heard: Event;
  const onClick = (event: Event): void => {
    const id = element.getAttribute("for");
    if (event === heard || !id || !event.composedPath().some((node) => (node as Element).id === id)) return;
    heard = event;
    open();
  };
  for (const target of targets) target.addEventListener("click", onClick, true);
  return () => targets.forEach((target) => target.removeEventListener("click", onClick, true));
}
