/**
 * What is typed into our fields is theirs alone: a page whose shortcuts are single letters would take those letters out of it, for the
 * page sees the tag, and no field. Keys, typing and the clipboard therefore end at the tag on their way up; on their way down the page
 * hears them as ever. An open dialog keeps its keys by itself (core/dialog/use-modal.ts).
 */
const types = ["keydown", "keypress", "keyup", "beforeinput", "input", "copy", "cut", "paste"];

/** In each tag, from the first focus on: at the tag itself, where React hears what comes from fields in the light DOM. */
export function keepFieldEvents(): void {
  const watch = (event: Event): void => {
    for (const { shadowRoot } of event.composedPath() as Element[])
      if (shadowRoot?.querySelector(".ui-reset")) types.forEach((type) => shadowRoot.host.addEventListener(type, keep));
  };
  addEventListener("focusin", watch, true);
}

function keep(event: Event): void {
  const { target, key, defaultPrevented } = event as KeyboardEvent;
  const [{ localName }] = event.composedPath() as [Element];
  const isOurs = target === event.currentTarget || (target as Element).slot;
  const isPages = /Escape|Tab/.test(key) && !defaultPrevented;
  if (isOurs && /input|select|textarea/.test(localName) && !isPages) event.stopPropagation();
}
