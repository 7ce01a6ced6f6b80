/**
 * What is typed into our fields is theirs alone: a page whose shortcuts are single letters would take those letters out of it, for the
 * page sees the tag, and no field. Keys, typing and the clipboard therefore end at the tag on their way up; on their way down the page
 * hears them as ever. An open dialog keeps its keys by itself (core/ui/dialog/use-modal.ts).
 */
const types = ["keydown", "keypress", "keyup", "beforeinput", "input", "copy", "cut", "paste"];

/** The last press in a tag of ours. */
let pressed = {} as KeyboardEvent;

/** In each tag, from the first focus on: at the tag itself, where React hears what comes from fields in the light DOM. */
export function keepFieldEvents(): void {
  const watch = (event: Event): void => {
    for (const { shadowRoot } of event.composedPath() as Element[]) {
      if (!shadowRoot?.querySelector(".ui-reset")) continue;
      shadowRoot.host.addEventListener("keydown", remember, true);
      types.forEach((type) => shadowRoot.host.addEventListener(type, keep));
    }
  };
  addEventListener("focusin", watch, true);
}

const remember = (event: Event): void => {
  pressed = event as KeyboardEvent;
};

function keep(event: Event): void {
  const { target, key } = event as KeyboardEvent;
  const [{ localName }] = event.composedPath() as [Element];
  const isOurs = target === event.currentTarget || (target as Element).slot;
  // Who used a key keeps it to the end: the page does not hear that it is let go either, wherever focus is by then.
  const isUsed = pressed.key === key && pressed.defaultPrevented;
  const isTyping = /input|select|textarea/.test(localName) && !/Escape|Tab/.test(key);
  if (isOurs && (isUsed || isTyping)) event.stopPropagation();
}
