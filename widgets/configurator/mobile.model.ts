/** The lines of the mobile section, and what is done to them. Each change is measured, and says where the visitor goes on. */
import { computed, signal } from "@preact/signals-core";
import type { BundleStore } from "#core/bundle/bundle-store.ts";
import type { Bundle, MobileLine } from "#core/bundle/bundle.schema.ts";
import { closeForm, confirmLine, deleteLine, editedLine, hasRoom, openAdd, openEdit, type NewLine } from "#core/bundle/lines.rules.ts";
import { cartChanges } from "#core/bundle/measures.rules.ts";
import type { Ports } from "#core/element/room.ts";

/** Where focus goes after a change, in the section or in the overview. */
export type Focus = { readonly target: "add" | "undo" | "section" } | { readonly target: "line"; readonly id: number };

/** Where the visitor has removed something: the way to take that back stands there. */
export type Place = "section" | "overview";
export type Removed = { readonly line: Pick<MobileLine, "t" | "i" | "phone">; readonly place: Place };

type MobilePorts = Pick<Ports, "measure"> & { readonly bundle: BundleStore };

export function createMobile({ bundle: store, measure }: MobilePorts) {
  /** The visitor's last doing; a new object each time. */
  const focus = signal<Focus | undefined>(undefined);
  const removed = signal<Removed | undefined>(undefined);
  const undone = signal<Removed | undefined>(undefined);
  /** Counts how often the visitor has opened the form. */
  const opened = signal(0);

  const act = (change: () => void): void => {
    const before = store.bundle.peek();
    change();
    for (const measured of cartChanges(before, store.bundle.peek())) measure(...measured);
  };
  const openForm = (open: (bundle: Bundle) => Bundle): void => {
    opened.value++;
    store.update(open);
  };
  const newestId = (): number => store.bundle.peek().mobile.cards.at(-1)?.id ?? 0;

  return {
    lines: computed(() => store.bundle.value.mobile.cards),
    isFormOpen: computed(() => store.bundle.value.mobile.showConfig && store.bundle.value.mobile.selected),
    edited: computed(() => editedLine(store.bundle.value)),
    hasRoom: computed(() => hasRoom(store.bundle.value)),
    opened,
    focus,
    /** As long as it can be taken back. */
    removed: computed(() => (store.canUndo.value ? removed.value : undefined)),
    undone,
    /** A link has led to the form. */
    open: (): void => void opened.value++,
    add: (): void => openForm(openAdd),
    edit: (id: number): void => openForm((bundle) => openEdit(bundle, id)),
    close(): void {
      const id = editedLine(store.bundle.peek())?.id;
      store.update(closeForm);
      focus.value = id === undefined ? { target: "add" } : { target: "line", id };
    },
    confirm(line: NewLine): void {
      const id = editedLine(store.bundle.peek())?.id;
      act(() => store.update((bundle) => confirmLine(bundle, line)));
      focus.value = { target: "line", id: id ?? newestId() };
    },
    remove(id: number, place: Place): void {
      const line = store.bundle.peek().mobile.cards.find((one) => one.id === id);
      if (!line) return;
      removed.value = { line, place };
      undone.value = undefined;
      act(() => store.remove((bundle) => deleteLine(bundle, id)));
      focus.value = { target: "undo" };
    },
    undo(): void {
      if (!store.canUndo.peek()) return;
      undone.value = removed.peek();
      act(store.undo);
      focus.value = { target: "section" };
    },
  };
}
export type MobileModel = ReturnType<typeof createMobile>;
