/**
 * Carries the visitor's changes in the prerendered screen over to the view: changed values, checked boxes, chosen files, focus, caret and
 * scroll. All of it happens in one task, so no character is lost and nothing flashes. Only changed values are carried: the view's own
 * defaults stay.
 */
import { rootOf } from "#core/platform/page-document.ts";
import { flushSync } from "react-dom";
import { systemClock } from "#core/platform/clock.ts";
import { controlsOf, enter, isChoice, type Control } from "#core/platform/controls.ts";
import { domEvent } from "#core/platform/dom-event.ts";
import type { PrerenderedScreen } from "./host-link.ts";

/**
 * Moves the visitor's changes into the view, which is drawn beside the prerendered screen, and removes the prerendered screen.
 * @returns the view's buttons that were pressed in the prerendered screen
 */
export function takeOver(screen: PrerenderedScreen, view: Element): readonly HTMLElement[] {
  const root = view.getRootNode() as ShadowRoot;
  const olds = controlsOf(screen.element);
  const to = controlsOf(view);
  const pairs = olds.map((old) => [old, twinOf(old, to)] as const);
  let touched: Control | undefined;
  for (const [old, twin] of pairs) if (twin && carry(old, twin)) touched ??= twin;
  const active = root.activeElement ?? rootOf(root.host).activeElement;
  const isOld = screen.element.contains(active) || olds.includes(active as Control);
  const focused = active && isOld ? counterpart(active, screen.element, view, to) : undefined;
  if (active && focused) {
    // Focus goes straight from one field to the other: a phone's keyboard stays, and the host page sees no focus leave.
    focused.focus({ preventScroll: true });
    copySelection(active as HTMLInputElement, focused as HTMLInputElement);
  } else {
    // The listener that waits for the first focus (the captcha's) missed it. The event is sent in a task of its own, since that work can
    // wait.
    systemClock.after(0, () => touched?.dispatchEvent(new FocusEvent("focusin", { bubbles: true })));
  }
  for (const [old, twin] of pairs) twin?.scrollTo(old.scrollLeft, old.scrollTop);
  const pressed = screen.pressed.flatMap((button) => sameButton(button, counterpart(button, screen.element, view, to)));
  screen.remove();
  // Transitions of focused or checked controls have run in the prerendered screen: the visitor must not see them again.
  for (const animation of root.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
  return pressed;
}

/**
 * Returns the found button if it is the same as the old one. A prerendered screen of another release may have another button in that place,
 * which nobody has pressed.
 */
const sameButton = (old: Element, found: HTMLElement | undefined): HTMLElement[] => (found?.className === old.className ? [found] : []);

/**
 * Presses the buttons again that were pressed in the prerendered screen. The host page has heard of the presses already. Values kept from
 * an earlier visit may have taken a button away.
 */
export function replayPresses(pressed: readonly HTMLElement[]): void {
  // Each press is drawn before the next.
  for (const button of pressed) flushSync(() => button.dispatchEvent(new MouseEvent("click", { bubbles: true })));
}

/**
 * Submits the form when Enter was pressed before the view was there. The view sends it now: it waits for its captcha and shows the wait.
 */
export function replaySubmit(view: Element): void {
  controlsOf(view)
    .find(({ form }) => form)
    ?.form?.requestSubmit();
}

function twinOf(old: Control, candidates: readonly Control[]): Control | undefined {
  return candidates.find(
    (control) => control.name === old.name && control.localName === old.localName && (!isChoice(old) || control.value === old.value),
  );
}

/** Carries the state of a control over to its twin. Returns true where the visitor had changed the control. */
function carry(old: Control, twin: Control): boolean {
  if (old instanceof HTMLInputElement && old.type === "file") {
    // The browser's file picker may be open: the choice comes to the field that asked, which is gone by then.
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

/** Returns the same control in the view, or the link or button at the same place. */
function counterpart(active: Element, screen: Element, view: Element, controls: readonly Control[]): HTMLElement | undefined {
  if ("name" in active && active.name) return twinOf(active as Control, controls);
  const index = [...screen.querySelectorAll(active.localName)].indexOf(active);
  return view.querySelectorAll<HTMLElement>(active.localName)[index];
}

/**
 * Copies the selection from one field to the other. An email field lets no code read or set its caret. Prerendered screens draw it as text
 * (build/prerender.ts), which can be read; and a selection that is set while it is a text field for a moment stays.
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
