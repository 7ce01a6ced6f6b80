/**
 * The state of values that are edited in place, one at a time. It knows no texts, no fields and no DOM.
 *
 *     const edits = createInlineEdits<"phone_number">((name, value, signal) => ports.call(settingsPhoneNumber, { body: …, signal }));
 */
import { signal, type ReadonlySignal } from "@preact/signals-core";
import type { Failure, Outcome } from "#core/services/api/outcome.ts";

export type EditState<Name extends string> =
  /** No field is open. `saved`: the value that was changed last, until another field is opened. → open */
  | { readonly kind: "closed"; readonly saved?: { readonly name: Name; readonly value: string } }
  /** A field is open. `failure`: why the value was not saved; the typed text stays in the field. → saving, closed, open (another one) */
  | { readonly kind: "open"; readonly name: Name; readonly failure?: Failure }
  /** The value is being saved. → closed, open (refused) */
  | { readonly kind: "saving"; readonly name: Name };

/** Saves a value. Resolves with undefined where nothing was sent after all: the field stays open. */
type Save<Name> = (name: Name, value: string, signal: AbortSignal) => Promise<Outcome<unknown> | undefined>;

export type InlineEdits<Name extends string> = {
  readonly state: ReadonlySignal<EditState<Name>>;
  /** Returns the text that was typed into a field and neither saved nor given up, because another field was opened meanwhile. */
  typedIn(name: Name): string | undefined;
  /** Opens a field and closes the open one, whose text is kept for when it is opened again. Ignored while a value is being saved. */
  open(name: Name): void;
  type(text: string): void;
  save(value: string): Promise<void>;
  /** Gives up the edit: the value is displayed as it was. This also stops a saving on its way, whose result nobody knows then. */
  restore(): void;
};

/** @param onUnknown called when a saving was given up on its way, so that its result is unknown */
export function createInlineEdits<Name extends string>(save: Save<Name>, onUnknown: () => void = () => undefined): InlineEdits<Name> {
  const state = signal<EditState<Name>>({ kind: "closed" });
  const typed = new Map<Name, string>();
  let running: AbortController | undefined;

  return {
    state,
    typedIn: (name) => typed.get(name),
    open(name) {
      if (state.peek().kind !== "saving") state.value = { kind: "open", name };
    },
    type(text) {
      const now = state.peek();
      if (now.kind === "open") typed.set(now.name, text);
    },
    async save(value) {
      const now = state.peek();
      if (now.kind !== "open") return;
      const { name } = now;
      const attempt = (running = new AbortController());
      state.value = { kind: "saving", name };
      const outcome = await save(name, value, attempt.signal);
      if (running !== attempt) return;
      running = undefined;
      if (outcome?.ok) typed.delete(name);
      state.value = afterSaving(name, value, outcome);
    },
    restore() {
      const now = state.peek();
      if (now.kind === "closed") return;
      running?.abort();
      running = undefined;
      typed.delete(now.name);
      state.value = { kind: "closed" };
      if (now.kind === "saving") onUnknown();
    },
  };
}

function afterSaving<Name extends string>(name: Name, value: string, outcome: Outcome<unknown> | undefined): EditState<Name> {
  if (!outcome) return { kind: "open", name };
  return outcome.ok ? { kind: "closed", saved: { name, value } } : { kind: "open", name, failure: atField(name, outcome.failure) };
}

/** Moves the error at `value` to the field: every such call sends its value as `value`, while the field has a name of its own. */
function atField(name: string, failure: Failure): Failure {
  const { value, ...others } = failure.fieldErrors ?? {};
  return value === undefined ? failure : { ...failure, fieldErrors: { ...others, [name]: value } };
}
