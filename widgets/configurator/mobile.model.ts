/** The model of the mobile section: its lines, the form of a line, and the problems that prevent the order. */
import { computed } from "@preact/signals-core";
import { deleteLine, editedLine, hasSpace, otherLines } from "#core/domain/bundle/lines.rules.ts";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import type { Changes, Area } from "./changes.model.ts";
import type { definition } from "./configurator.element.ts";
import { createLineForm } from "./line-form.model.ts";
import { createLineProblems } from "./line-problems.model.ts";

export type MobileModel = ReturnType<typeof createMobile>;

export function createMobile(ports: Pick<PortsOf<typeof definition>, "bundle" | "clock">, changes: Changes) {
  const { bundle: store } = ports;
  const problems = createLineProblems(store, changes);
  return {
    ...problems,
    ...createLineForm(ports, changes, problems.unfinished),
    lines: computed(() => store.bundle.value.mobile.cards),
    isFormOpen: computed(() => store.bundle.value.mobile.showConfig && store.bundle.value.mobile.selected),
    edited: computed(() => editedLine(store.bundle.value)),
    /** All mobile lines except the one that is being changed. */
    others: computed(() => otherLines(store.bundle.value)),
    hasSpace: computed(() => hasSpace(store.bundle.value)),
    remove(id: number, area: Area): void {
      const line = store.bundle.peek().mobile.cards.find((one) => one.id === id);
      if (!line) return;
      changes.remove({ kind: "mobile", line }, area, (bundle) => deleteLine(bundle, id));
      changes.focus.value = { target: "undo" };
    },
  };
}
