/** The entry of a code: the question about one, the text that a visitor types, its check, and what is shown of it. */
import { createTakeLatest } from "#core/services/load/take-latest.ts";
import { batch, computed, signal } from "@preact/signals-core";
import type { BundleStore } from "#core/domain/bundle/bundle-store.ts";
import type { PromoCode } from "#core/domain/bundle/bundle.schema.ts";
import { withCode, wordsOfRefusal, type CodeKind } from "#core/domain/code-check/codes.rules.ts";
import type { Clock } from "#core/platform/clock.ts";
import type { Failure } from "#core/services/api/outcome.ts";
import { createSlowNotice } from "#core/services/load/slow-notice.model.ts";
import type { Question } from "./question.ts";

export type CodeState =
  /** The typed text was not checked yet. → checking */
  | { readonly status: "open" }
  /** The server is being asked. → accepted, refused, failed, open (the visitor waits no longer) */
  | {
      readonly status: "checking";
      /** The failure of the attempt before: it stays displayed. */
      readonly failure?: Failure;
    }
  /** The server refused the code; `text` is its reason. → checking */
  | { readonly status: "refused"; readonly text: string }
  /** The code could not be checked. → checking */
  | { readonly status: "failed"; readonly failure: Failure }
  /** The code is in the bundle; `message` is set only after a check that the visitor started. → open (removed), dropped */
  | { readonly status: "accepted"; readonly promo: PromoCode; readonly message?: string }
  /** The code was in the bundle, and the server does not accept it any more. → checking */
  | { readonly status: "dropped"; readonly code: string; readonly text: string };

export type Answer = "" | "yes" | "no";

type EntryOptions = {
  readonly bundle: BundleStore;
  readonly question: Question;
  readonly clock: Clock;
};

export function createCodeEntry(kind: CodeKind, { bundle: store, question, clock }: EntryOptions) {
  /** The state while no code is in the bundle. */
  const own = signal<Exclude<CodeState, { status: "accepted" }>>({ status: "open" });
  const answer = signal<Answer>("");
  const typed = signal("");
  /** The server's message about a code that the visitor has just had checked. */
  const message = signal<{ readonly code: string; readonly message: string } | undefined>(undefined);
  const latest = createTakeLatest();
  const slowNotice = createSlowNotice(clock);

  return {
    answer,
    typed,
    message,
    slowNotice,
    state: computed((): CodeState => {
      const promo = store.bundle.value.promo_code[kind];
      if (!promo) return own.value;
      return { status: "accepted", promo, ...(message.value?.code === promo.code && { message: message.value.message }) };
    }),
    async check(): Promise<boolean> {
      const [code, moment, before] = [typed.peek(), question.moment(), own.peek()];
      own.value = { status: "checking", ...(before.status === "failed" && { failure: before.failure }) };
      const outcome = await slowNotice.during(latest.ask((signal) => question.ask(code, signal)));
      if (!outcome) return false;
      if (!outcome.ok) {
        const text = wordsOfRefusal(outcome.failure);
        own.value = text === undefined ? { status: "failed", failure: outcome.failure } : { status: "refused", text };
        return false;
      }
      const { data } = outcome.value;
      batch(() => {
        message.value = outcome.message === undefined ? undefined : { code: data.code, message: outcome.message };
        own.value = { status: "open" };
        typed.value = "";
        question.take(data, "update", moment(data.code));
      });
      return true;
    },
    /** Drops a pending check, as if it had not been started. */
    giveUp(): void {
      latest.drop();
      if (own.peek().status === "checking") own.value = { status: "open" };
    },
    /** Sets the answer to 'do you have a code?'. What came of an earlier code is shown no more. */
    choose: (next: Answer): void =>
      batch(() => {
        own.value = { status: "open" };
        answer.value = next;
      }),
    /** Shows that the server does not accept a code any more, and removes it from the bundle. */
    drop: (code: string, text: string): void =>
      batch(() => {
        own.value = { status: "dropped", code, text };
        answer.value = "yes";
        typed.value = code;
        // The bundle that an undo restores may be valid for this code: it is asked about again then.
        store.adjust(
          (now) => withCode({ ...now, wanted: { ...now.wanted, [kind]: null } }, kind, null),
          (before) => before,
        );
      }),
  };
}
