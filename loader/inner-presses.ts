/**
 * Handles a tag that the page has put inside a link or a button, as cards of a CMS do. A press or a key in the tag belongs to the tag and
 * does not press the element around it.
 */

/** `:any-link` also matches a link of an SVG picture, whose `xlink:href` is no `href` to a selector. */
const around = ":any-link,button,summary,label";
/**
 * The elements whose press has a default action of their own. In other elements the browser would perform the default action of an element
 * around the tag.
 */
const acting = ":any-link,button:not([type=button]),summary,[type=checkbox],[type=radio],[type=file]";

/**
 * Adds the listeners; called once per page. The capture phase finds the tags, and each tag then listens to its presses in the bubbling
 * phase.
 */
export function keepPressesInside(): void {
  for (const type of ["click", "keydown"]) addEventListener(type, listenThere, true);
}

function listenThere(event: Event): void {
  for (const one of event.composedPath()) {
    if (is(one, ":not(form)") && (one as Element).localName.startsWith("digi-"))
      // Adding the same listener to a tag again has no effect.
      one.addEventListener(event.type, event.type === "click" ? keepClick : keepKey);
  }
}

/**
 * Returns the elements of the press inside the tag, and the page's link or button around the tag. An empty `inside` means that a script has
 * pressed the tag itself.
 */
function pathOf(event: Event): { readonly inside: readonly EventTarget[]; readonly control: EventTarget | undefined } {
  const path = event.composedPath();
  const at = path.indexOf(event.currentTarget as EventTarget);
  return { inside: path.slice(0, at), control: path.slice(at + 1).find((one) => is(one, around)) };
}

/**
 * Tells whether an event target matches a selector. `matches` is taken from the prototype, because a field named `matches` would hide the
 * method of its form.
 */
const is = (one: EventTarget, selector: string): boolean => one instanceof Element && Element.prototype.matches.call(one, selector);

function keepClick(event: Event): void {
  const { inside, control } = pathOf(event);
  if (!control || inside.length === 0) return;
  event.stopPropagation();
  if (event.defaultPrevented || inside.some((one) => is(one, acting))) return;
  event.preventDefault();
  pressField(inside);
}

/**
 * Presses the field of a label. The browser's own press for the label is prevented, because it would also reach the element around the tag.
 */
function pressField(inside: readonly EventTarget[]): void {
  const field = (inside.find((one) => is(one, "label")) as HTMLLabelElement | undefined)?.control;
  if (!field || inside.includes(field)) return;
  field.focus();
  field.click();
}

/**
 * Handles Space and Enter inside a tag that is inside a button of the page. The browser turns such a key into a click on that button, and
 * this click is refused.
 */
function keepKey(event: Event): void {
  const { control } = pathOf(event);
  if (!control) return;
  const over = new AbortController();
  const { signal } = over;
  const refuse = (click: Event): void => {
    if ((click as MouseEvent).detail > 0 || click.composedPath()[0] !== control) return;
    click.preventDefault();
    click.stopImmediatePropagation();
  };
  addEventListener("click", refuse, { capture: true, signal });
  // The listener is removed a task after `keyup`, because the space bar's click follows the release of the key.
  addEventListener("keyup", () => setTimeout(() => over.abort()), { capture: true, signal });
}
