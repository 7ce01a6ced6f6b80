/**
 * Keeps the events of the widgets' fields from the page's listeners. The page sees only the tag as their target and no field, so
 * single-letter shortcuts of the page would react while the visitor types. Events of keys, input and the clipboard therefore stop at the
 * tag when they bubble; in the capture phase the page receives them as usual. An open dialog keeps its keys itself
 * (core/ui/dialog/use-modal.ts).
 */
const types = ["keydown", "keypress", "keyup", "beforeinput", "input", "copy", "cut", "paste"];

/** The last key press inside one of the widgets' tags. */
let pressed = {} as KeyboardEvent;

/**
 * Adds the listeners to a tag when focus enters it for the first time. They are on the tag itself, where React also listens to the fields
 * in the light DOM.
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
  // A widget that has used a key press also keeps the `keyup` of that key from the page, wherever the focus is by then.
  const isUsed = pressed.key === key && pressed.defaultPrevented;
  const isTyping = /input|select|textarea/.test(localName) && !/Escape|Tab/.test(key);
  if (isOurs && (isUsed || isTyping)) event.stopPropagation();
}
