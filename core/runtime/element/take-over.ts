/**
 * Carries the visitor's changes in the prerendered screen over to the view: changed values, checked boxes, chosen files, focus, caret and
 * scroll position. All of this happens in one task, so that no character is lost and nothing flashes. Only changed values are carried over,
 * so that the view's own defaults stay.
 */
import { rootOf } from "#core/platform/page-document.ts";
import { flushSync } from "react-dom";
import { systemClock } from "#core/platform/clock.ts";
import { controlsOf, enter, isChoice, type Control } from "#core/platform/controls.ts";
import { domEvent } from "#core/platform/dom-event.ts";
import type { PrerenderedScreen } from "./host-link.ts";

/**
 * Moves the visitor's changes into the view, which is rendered beside the prerendered screen, and removes the prerendered screen.
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
    // The focus moves directly from one field to the other, so that a phone's keyboard stays open and the host page gets no event that the
    // focus left.
    focused.focus({ preventScroll: true });
    copySelection(active as HTMLInputElement, focused as HTMLInputElement);
  } else {
    // Listeners for the first focus in the form (the captcha starts with it) missed that event, so it is sent again. It is sent in a task
    // of its own, because the captcha can wait.
    systemClock.after(0, () => touched?.dispatchEvent(new FocusEvent("focusin", { bubbles: true })));
  }
  for (const [old, twin] of pairs) twin?.scrollTo(old.scrollLeft, old.scrollTop);
  const pressed = screen.pressed.flatMap((button) => sameButton(button, counterpart(button, screen.element, view, to)));
  screen.remove();
  // The transitions of focused or checked controls have run in the prerendered screen already; they are finished, so that the visitor does
  // not see them twice.
  for (const animation of root.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
  return pressed;
}

/**
 * Returns the button of the view if it is the same as that of the prerendered screen. A prerendered screen of another release may have
 * another button in that position, which nobody has pressed.
 */
const sameButton = (old: Element, found: HTMLElement | undefined): HTMLElement[] => (found?.className === old.className ? [found] : []);

/**
 * Presses those buttons of the view that were pressed in the prerendered screen. The click is not composed, because the host page has
 * received it before. A button may be gone, because stored values changed the view.
 */
export function replayPresses(pressed: readonly HTMLElement[]): void {
  // Each press is rendered before the next one.
  for (const button of pressed) flushSync(() => button.dispatchEvent(new MouseEvent("click", { bubbles: true })));
}

/** Submits the form, because Enter was pressed before the view was loaded. The submission waits for the captcha and shows that it waits. */
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

/** Carries the state of a control over to the same control of the view. Returns true where the visitor had changed the control. */
function carry(old: Control, twin: Control): boolean {
  if (old instanceof HTMLInputElement && old.type === "file") {
    // The browser's file picker may still be open. The chosen files then arrive at the old field, which is removed by then, and are passed
    // on.
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

/** Returns the control of the view with the same name, or the link or button in the same position. */
function counterpart(active: Element, screen: Element, view: Element, controls: readonly Control[]): HTMLElement | undefined {
  if ("name" in active && active.name) return twinOf(active as Control, controls);
  const index = [...screen.querySelectorAll(active.localName)].indexOf(active);
  return view.querySelectorAll<HTMLElement>(active.localName)[index];
}

/**
 * Copies the selection from one field to the other. Browsers let no code read or set the caret of an email field. Prerendered screens
 * render it as a text field (build/prerender.ts), whose caret can be read; the view's field becomes a text field for a moment, and the
 * selection stays.
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
