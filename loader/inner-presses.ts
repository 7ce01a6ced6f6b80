/**
 * A tag that a page has put into a link or a button of its own (cards of a CMS do that): a press in the tag, and a key that is typed there,
 * is the tag's and no press of what is around it.
 */

const around = "a[href],button,summary,label";
/** What the browser does at a press of these, it does of these alone. All others do nothing by themselves, and it goes on outwards. */
const acting = "a[href],button:not([type=button]),summary,[type=checkbox],[type=radio],[type=file]";

/** Once a page. A tag of ours is found on the way down, and hears what is pressed in it on the way up. */
export function keepPressesInside(): void {
  for (const type of ["click", "keydown"]) addEventListener(type, listenThere, true);
}

function listenThere(event: Event): void {
  for (const one of event.composedPath()) {
    if (is(one, ":not(form)") && (one as Element).localName.startsWith("digi-"))
      one.addEventListener(event.type, event.type === "click" ? keepClick : keepKey); // again is not twice
  }
}

/** What is pressed in the host, and what stands around it. Undefined: the host itself was pressed, by a script. */
function pathOf(event: Event): { readonly inside: readonly EventTarget[]; readonly control: EventTarget | undefined } {
  const path = event.composedPath();
  const at = path.indexOf(event.currentTarget as EventTarget);
  return { inside: path.slice(0, at), control: path.slice(at + 1).find((one) => is(one, around)) };
}

/** A form's fields may have its methods' names. */
const is = (one: EventTarget, selector: string): boolean => one instanceof Element && Element.prototype.matches.call(one, selector);

function keepClick(event: Event): void {
  const { inside, control } = pathOf(event);
  if (!control || inside.length === 0) return;
  event.stopPropagation();
  if (event.defaultPrevented || inside.some((one) => is(one, acting))) return;
  event.preventDefault();
  pressField(inside);
}

/** A label's own press of its field would go on outwards. */
function pressField(inside: readonly EventTarget[]): void {
  const field = (inside.find((one) => is(one, "label")) as HTMLLabelElement | undefined)?.control;
  if (!field || inside.includes(field)) return;
  field.focus();
  field.click();
}

/** Space and Enter press a button from within. The browser makes a click of it, which is the button's own. */
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
  // That of the space bar comes after the key has been let go.
  addEventListener("keyup", () => setTimeout(() => over.abort()), { capture: true, signal });
}
