/**
 * Keeps the typing in our fields from the page: a page whose shortcuts are single letters would take those letters away, because it sees
 * only the tag as the target, and no field. Events of keys, typing and the clipboard therefore stop at the tag when they bubble; in the
 * capture phase the page receives them as usual. An open dialog keeps its keys itself (core/ui/dialog/use-modal.ts).
 */
const types = ["keydown", "keypress", "keyup", "beforeinput", "input", "copy", "cut", "paste"];

/** The last key press in a tag of ours. */
let pressed = {} as KeyboardEvent;

/**
 * Adds the listeners to each tag, from the first focus in it on. They are on the tag itself, where React also listens to the fields in the
 * light DOM.
 */
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
  // A widget that used a key press also keeps its release: the page does not receive that `keyup` either, wherever the focus is by then.
  const isUsed = pressed.key === key && pressed.defaultPrevented;
  const isTyping = /input|select|textarea/.test(localName) && !/Escape|Tab/.test(key);
  if (isOurs && (isUsed || isTyping)) event.stopPropagation();
}
