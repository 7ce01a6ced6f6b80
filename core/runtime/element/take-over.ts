/**
 * Carries what the visitor did in the shell over to the view: changed values, checked boxes, chosen files, focus, caret
 * and scroll. All in one task, so no character is lost and nothing flashes. Only what was changed is carried: the view's
 * own defaults stay.
 */
import { rootOf } from "#core/platform/page-document.ts";
import { flushSync } from "react-dom";
import { systemClock } from "#core/platform/clock.ts";
import { controlsOf, enter, isChoice, type Control } from "#core/platform/controls.ts";
import { domEvent } from "#core/platform/dom-event.ts";
import type { Shell } from "./host-link.ts";

/** The view is drawn and stands beside the shell; the shell is removed here. @returns the view's buttons that were pressed in the shell */
export function takeOver(shell: Shell, view: Element): readonly HTMLElement[] {
  const root = view.getRootNode() as ShadowRoot;
  const olds = controlsOf(shell.element);
  const to = controlsOf(view);
  const pairs = olds.map((old) => [old, twinOf(old, to)] as const);
  let touched: Control | undefined;
  for (const [old, twin] of pairs) if (twin && carry(old, twin)) touched ??= twin;
  const active = root.activeElement ?? rootOf(root.host).activeElement;
  const isOld = shell.element.contains(active) || olds.includes(active as Control);
  const focused = active && isOld ? counterpart(active, shell.element, view, to) : undefined;
  if (active && focused) {
    // Straight from one field to the other: a phone's keyboard stays, and the host page sees no focus leave.
    focused.focus({ preventScroll: true });
    copySelection(active as HTMLInputElement, focused as HTMLInputElement);
  } else {
    // Whoever waits for the first focus (the captcha) missed it. In a task of its own: that work is for later.
    systemClock.after(0, () => touched?.dispatchEvent(new FocusEvent("focusin", { bubbles: true })));
  }
  for (const [old, twin] of pairs) twin?.scrollTo(old.scrollLeft, old.scrollTop);
  const pressed = shell.pressed.flatMap((button) => sameButton(button, counterpart(button, shell.element, view, to)));
  shell.remove();
  // What was focused or checked before does not become so again before the visitor's eyes.
  for (const animation of root.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
  return pressed;
}

/** A first screen of another release may have another button in that place, and nobody has pressed that. */
const sameButton = (old: Element, found: HTMLElement | undefined): HTMLElement[] => (found?.className === old.className ? [found] : []);

/** The host page has heard of the press already. What was kept from an earlier visit may have taken the button away. */
export function pressEarly(pressed: readonly HTMLElement[]): void {
  // Each is drawn before the next.
  for (const button of pressed) flushSync(() => button.dispatchEvent(new MouseEvent("click", { bubbles: true })));
}

/** Enter was pressed before the view was there: sent now, by the view, which waits for its captcha and shows it. */
export function submitEarly(view: Element): void {
  controlsOf(view)
    .find(({ form }) => form)
    ?.form?.requestSubmit();
}

function twinOf(old: Control, candidates: readonly Control[]): Control | undefined {
  return candidates.find(
    (control) => control.name === old.name && control.localName === old.localName && (!isChoice(old) || control.value === old.value),
  );
}

/** True where the visitor had changed it. */
function carry(old: Control, twin: Control): boolean {
  if (old instanceof HTMLInputElement && old.type === "file") {
    // The browser's list of files may stand open: what is chosen there comes to the field that asked, which is gone by then.
    old.addEventListener("change", () => giveFiles(old, twin as HTMLInputElement));
    return giveFiles(old, twin as HTMLInputElement);
  }
  if (!isChanged(old)) return false;
  const isSame = isChoice(old) ? old.checked === (twin as HTMLInputElement).checked : old.value === twin.value;
  if (!isSame) enter(twin, old.value);
  return true;
}

function giveFiles({ files }: HTMLInputElement, twin: HTMLInputElement): boolean {
  if (!files?.length) return false;
  twin.files = files;
  twin.dispatchEvent(domEvent("change"));
  return true;
}

function isChanged(control: Control): boolean {
  if (isChoice(control)) return control.checked !== control.defaultChecked;
  if (!(control instanceof HTMLSelectElement)) return control.value !== control.defaultValue;
  const first = [...control.options].findIndex((option) => option.defaultSelected);
  return control.selectedIndex !== Math.max(0, first);
}

/** The same control of the view, or the same link or button by its place. */
function counterpart(active: Element, shell: Element, view: Element, controls: readonly Control[]): HTMLElement | undefined {
  if ("name" in active && active.name) return twinOf(active as Control, controls);
  const place = [...shell.querySelectorAll(active.localName)].indexOf(active);
  return view.querySelectorAll<HTMLElement>(active.localName)[place];
}

/**
 * An email field lets nobody read or set its caret. Shells draw it as text (build/shells.ts), which can be read; and what is set while
 * it is a text field for a moment stays.
 */
function copySelection(from: HTMLInputElement, to: HTMLInputElement): void {
  const { selectionStart, selectionEnd, selectionDirection } = from;
  if (selectionStart === null || selectionStart === undefined) return;
  const { type } = to;
  const isClosed = to.selectionStart === null;
  if (isClosed) to.type = "text";
  to.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? "none");
  if (isClosed) to.type = type;
}
