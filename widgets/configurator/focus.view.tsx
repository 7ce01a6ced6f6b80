import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, type RefObject } from "react";
import { focusControl } from "#core/ui/fields/focus-control.ts";
import type { SectionProblem } from "#core/domain/eligibility/section-problems.rules.ts";
import type { Focus } from "./changes.model.ts";
import type { Model } from "./configurator.model.ts";

type FocusKeeperProps = { model: Model; builder: RefObject<HTMLElement | null> };

/**
 * Moves focus to where the visitor goes on after a change. If the target does not exist, because another part of the widget moved focus,
 * focus is left alone. This is a component of its own, so that no other component is rendered again when the target changes.
 */
export function FocusKeeper({ model: { changes, sections }, builder }: FocusKeeperProps) {
  useSignals();
  const focus = changes.focus.value;
  const problems = sections.problems.value;
  useEffect(
    () =>
      changes.focus.subscribe((next) => {
        if (next) letGo(builder.current?.getRootNode() as ShadowRoot | undefined);
      }),
    [changes, builder],
  );
  useEffect(() => {
    const root = builder.current?.getRootNode() as ShadowRoot | undefined;
    if (!focus || !root) return undefined;
    let isOver = false;
    const go = (): void => {
      if (isOver) return;
      if (focus.target === "problem") return focusControl(problems[0] && controlOf(root, problems[0]));
      const candidates = [...root.querySelectorAll<HTMLElement>(`[data-focus="${nameOf(focus)}"]`)];
      const candidate =
        candidates.find((one) => one.checkVisibility()) ??
        root.querySelector<HTMLElement>(`[data-section="mobile"] :is([data-focus], button)`);
      candidate?.focus();
    };
    // The focus target is looked up in a microtask, because parts render their content right after this effect. An earlier look-up would
    // make the browser lay out the page twice.
    queueMicrotask(go);
    return () => void (isOver = true);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a change of `problems` must not move focus
  }, [focus, builder]);
  return null;
}

/**
 * Blurs the button that was pressed, because most presses remove their button. If a focused button is removed, the browser lays out the
 * half-changed page, and React causes one more layout by reading the scroll position.
 */
function letGo(root: ShadowRoot | undefined): void {
  if (root?.activeElement instanceof HTMLButtonElement) root.activeElement.blur();
}

function nameOf(focus: Focus): string {
  if (focus.target === "line") return `line-${focus.id}`;
  if (focus.target === "wanted") return `wanted-${focus.index}`;
  return "kind" in focus ? `${focus.target}-${focus.kind}` : focus.target;
}

/** Returns the control that has the problem or, where the part with that control has not loaded, the first button of the section. */
const controlOf = (root: ShadowRoot, { section, code }: SectionProblem): Element | null =>
  root.querySelector(`[name="${names[code] ?? section}"]`) ?? root.querySelector(`[data-section="${section}"] button`);

const names: Readonly<Partial<Record<SectionProblem["code"], string>>> = {
  selectedPhone: "landline_phone",
  phoneNumber: "landline_number",
  landlinePhone: "landline_number",
  mobileProvider: "landline_provider",
  agree: "landline_agree",
  box: "installation_box",
};
