/** The lines of the mobile section, and what is done to them. Each change is measured, and says where the visitor goes on. */
import { batch, computed, signal } from "@preact/signals-core";
import type { Bundle, MobileLine } from "#core/bundle/bundle.schema.ts";
import {
  closeForm,
  confirmLine,
  deleteLine,
  editedLine,
  hasRoom,
  openAdd,
  openEdit,
  otherLines,
  type NewLine,
} from "#core/bundle/lines.rules.ts";
import { cartChanges } from "#core/bundle/measures.rules.ts";
import type { PortsOf } from "#core/element/room.ts";
import { answersOf, emptyAnswers } from "#core/mobile-line/line-form.rules.ts";
import type { LineAnswers } from "#core/mobile-line/line-form.schema.ts";
import { createBegunLine } from "./begun-line.model.ts";
import type { door } from "./configurator.element.ts";

/** Where focus goes after a change, in the section or in the overview. */
export type Focus = { readonly target: "add" | "undo" | "overview" } | { readonly target: "line"; readonly id: number };

/** Where the visitor has removed something: the way to take that back stands there. */
export type Place = "section" | "overview";
export type Removed = { readonly line: Pick<MobileLine, "id" | "t" | "i" | "phone">; readonly place: Place };

export function createMobile({ bundle: store, measure, clock }: Pick<PortsOf<typeof door>, "bundle" | "measure" | "clock">) {
  const begun = createBegunLine(clock);
  /** The visitor's last doing; a new object each time. */
  const focus = signal<Focus | undefined>(undefined);
  const removed = signal<Removed | undefined>(undefined);
  /** What came back, and the bundle that it came back into. */
  const undone = signal<{ readonly what: Removed; readonly into: Bundle } | undefined>(undefined);
  /** Counts how often the visitor has opened the form. */
  const opened = signal(0);

  const act = (change: () => void): void => {
    const before = store.bundle.peek();
    change();
    for (const measured of cartChanges(before, store.bundle.peek())) measure(...measured);
  };
  const openForm = (open: (bundle: Bundle) => Bundle): void => {
    begun.forget();
    batch(() => {
      opened.value++;
      store.update(open);
    });
  };
  const newestId = (): number => store.bundle.peek().mobile.cards.at(-1)?.id ?? 0;

  return {
    lines: computed(() => store.bundle.value.mobile.cards),
    isFormOpen: computed(() => store.bundle.value.mobile.showConfig && store.bundle.value.mobile.selected),
    edited: computed(() => editedLine(store.bundle.value)),
    /** Those that are not being changed. */
    others: computed(() => otherLines(store.bundle.value)),
    hasRoom: computed(() => hasRoom(store.bundle.value)),
    opened,
    focus,
    /** As long as it can be taken back. */
    removed: computed(() => (store.canUndo.value ? removed.value : undefined)),
    /** As long as nothing has changed since. */
    undone: computed(() => (undone.value?.into === store.bundle.value ? undone.value.what : undefined)),
    /** A link has led to the form. */
    open: (): void => void opened.value++,
    add: (): void => openForm(openAdd),
    edit: (id: number): void => openForm((bundle) => openEdit(bundle, id)),
    /** What the form opens with: what was begun before a reload, else the line, or the plan that a link asks for. */
    firstAnswers(): LineAnswers {
      const { wanted } = store.bundle.peek();
      const edited = editedLine(store.bundle.peek());
      const answers = edited ? answersOf(edited) : { ...emptyAnswers, favorite_package: wanted.mobile ?? "" };
      return { ...answers, ...begun.answersFor(edited?.id) };
    },
    keepAnswers: (answers: LineAnswers): void => begun.keep(editedLine(store.bundle.peek())?.id, answers),
    close(): void {
      begun.forget();
      const id = editedLine(store.bundle.peek())?.id;
      store.update(closeForm);
      focus.value = id === undefined ? { target: "add" } : { target: "line", id };
    },
    confirm(line: NewLine): void {
      const id = editedLine(store.bundle.peek())?.id;
      begun.forget();
      act(() => store.update((bundle) => confirmLine(bundle, line)));
      focus.value = { target: "line", id: id ?? newestId() };
    },
    remove(id: number, place: Place): void {
      const line = store.bundle.peek().mobile.cards.find((one) => one.id === id);
      if (!line) return;
      removed.value = { line, place };
      act(() => store.remove((bundle) => deleteLine(bundle, id)));
      focus.value = { target: "undo" };
    },
    start: begun.start,
    undo(): void {
      if (!store.canUndo.peek()) return;
      const what = removed.peek();
      batch(() => {
        act(store.undo);
        if (!what) return;
        undone.value = { what, into: store.bundle.peek() };
        focus.value = what.place === "overview" ? { target: "overview" } : { target: "line", id: what.line.id };
      });
    },
  };
}
export type MobileModel = ReturnType<typeof createMobile>;
