import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, type RefObject } from "react";
import { focusControl } from "#core/ui/fields/focus-control.ts";
import type { SectionProblem } from "#core/domain/eligibility/section-problems.rules.ts";
import type { Focus } from "./changes.model.ts";
import type { Model } from "./configurator.model.ts";

type FocusKeeperProps = { model: Model; builder: RefObject<HTMLElement | null> };

/** Goes where the visitor goes on. What is not there (another part of the widget took it) leaves focus as it is. A piece of its own: no other is drawn anew for it. */
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
      const places = [...root.querySelectorAll<HTMLElement>(`[data-focus="${nameOf(focus)}"]`)];
      const place =
        places.find((one) => one.checkVisibility()) ?? root.querySelector<HTMLElement>(`[data-section="mobile"] :is([data-focus], button)`);
      place?.focus();
    };
    // What stands in parts is drawn right after this. Looked for before, the page would be laid out without it, and then once more.
    queueMicrotask(go);
    return () => void (isOver = true);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is wrong is looked up when focus goes there, not when it changes
  }, [focus, builder]);
  return null;
}

/**
 * The button that was pressed goes away with most presses. Taken out while it has focus it makes the browser lay the page out half changed,
 * and React once more to see where it is scrolled to.
 */
function letGo(root: ShadowRoot | undefined): void {
  if (root?.activeElement instanceof HTMLButtonElement) root.activeElement.blur();
}

function nameOf(focus: Focus): string {
  if (focus.target === "line") return `line-${focus.id}`;
  if (focus.target === "wanted") return `wanted-${focus.index}`;
  return "kind" in focus ? `${focus.target}-${focus.kind}` : focus.target;
}

/** Where its files have not come, the section. */
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
