/**
 * Handles a tag that a page has put inside a link or a button of its own (cards of a CMS do that): a press in the tag, or a key typed
 * there, belongs to the tag and does not press the element around it.
 */

const around = "a[href],button,summary,label";
/**
 * The elements whose press has a default action of their own, which is then the only one. Other elements have none, and the browser applies
 * the action of an element further out.
 */
const acting = "a[href],button:not([type=button]),summary,[type=checkbox],[type=radio],[type=file]";

/**
 * Adds the listeners; called once per page. Our tags are found in the capture phase, and each tag then listens to the presses in it in the
 * bubbling phase.
 */
export function keepPressesInside(): void {
  for (const type of ["click", "keydown"]) addEventListener(type, listenThere, true);
}

function listenThere(event: Event): void {
  for (const one of event.composedPath()) {
    if (is(one, ":not(form)") && (one as Element).localName.startsWith("digi-"))
      one.addEventListener(event.type, event.type === "click" ? keepClick : keepKey); // adding the same listener again has no effect
  }
}

/**
 * Returns the elements of the press inside the host, and the page's control around the host. An empty `inside` means that a script pressed
 * the host itself.
 */
function pathOf(event: Event): { readonly inside: readonly EventTarget[]; readonly control: EventTarget | undefined } {
  const path = event.composedPath();
  const at = path.indexOf(event.currentTarget as EventTarget);
  return { inside: path.slice(0, at), control: path.slice(at + 1).find((one) => is(one, around)) };
}

/**
 * Tells whether an event target matches a selector. `matches` is read from the prototype, because a form field may have the name of one of
 * its form's methods.
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

/** Presses the field of a label. The press that the browser itself makes for a label would reach the element around the tag. */
function pressField(inside: readonly EventTarget[]): void {
  const field = (inside.find((one) => is(one, "label")) as HTMLLabelElement | undefined)?.control;
  if (!field || inside.includes(field)) return;
  field.focus();
  field.click();
}

/**
 * Handles Space and Enter, which press a button around the tag from within it. The browser turns the key into a click whose target is that
 * button; the click is refused.
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
  // The click of the space bar comes after the key was released.
  addEventListener("keyup", () => setTimeout(() => over.abort()), { capture: true, signal });
}
