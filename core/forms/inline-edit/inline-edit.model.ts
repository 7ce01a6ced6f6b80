/**
 * The state of values that are edited in place, one at a time. It is independent of texts, fields and the DOM.
 *
 *     const edits = createInlineEdits<"phone_number">((name, value, signal) => ports.call(settingsPhoneNumber, { body: …, signal }));
 */
import { batch, signal, type ReadonlySignal } from "@preact/signals-core";
import type { Failure, Outcome } from "#core/services/api/outcome.ts";

export type EditState<Name extends string> =
  /** No field is open. `saved` is the value that was changed last, until another field is opened. Next: open. */
  | { readonly kind: "closed"; readonly saved?: { readonly name: Name; readonly value: string } }
  /**
   * A field is open. `failure` tells why the value was not saved; the typed text stays in the field. Next: saving, closed, open (another
   * one).
   */
  | { readonly kind: "open"; readonly name: Name; readonly failure?: Failure }
  /** The value is being saved. Next: closed, open (refused). */
  | { readonly kind: "saving"; readonly name: Name };

/** Saves a value at the API. Resolves with undefined where nothing was sent after all, so that the field stays open. */
type Save<Name> = (name: Name, value: string, signal: AbortSignal) => Promise<Outcome<unknown> | undefined>;

export type InlineEdits<Name extends string> = {
  readonly state: ReadonlySignal<EditState<Name>>;
  /** Whether the open field is drawn. Its files may still be loaded, or may have failed to load. */
  readonly isDrawn: ReadonlySignal<boolean>;
  /** Returns the text that was typed into a field and not saved, because another field was opened meanwhile. */
  typedIn(name: Name): string | undefined;
  /**
   * Opens a field and closes the open one, whose text is stored until it is opened again. The call is ignored while a value is being saved.
   */
  open(name: Name): void;
  /** Tells that the open field is drawn; called before the visitor sees it. */
  drawn(): void;
  type(text: string): void;
  save(value: string): Promise<void>;
  /**
   * Closes the field without saving, so that the old value is shown again. A request to save that is pending is aborted, and its result is
   * then unknown.
   */
  restore(): void;
};

/**
 * Creates the state of a group of inline edits.
 * @param onUnknown called when a pending request to save was aborted, so that its result is unknown
 */
export function createInlineEdits<Name extends string>(save: Save<Name>, onUnknown: () => void = () => undefined): InlineEdits<Name> {
  const state = signal<EditState<Name>>({ kind: "closed" });
  const isDrawn = signal(false);
  const typed = new Map<Name, string>();
  let running: AbortController | undefined;

  return {
    state,
    isDrawn,
    typedIn: (name) => typed.get(name),
    open(name) {
      if (state.peek().kind === "saving") return;
      batch(() => {
        isDrawn.value = false;
        state.value = { kind: "open", name };
      });
    },
    drawn() {
      isDrawn.value = true;
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

/** Moves the error at `value` to the field's own name, because all these calls send the new value under the name `value`. */
function atField(name: string, failure: Failure): Failure {
  const { value, ...others } = failure.fieldErrors ?? {};
  return value === undefined ? failure : { ...failure, fieldErrors: { ...others, [name]: value } };
}
