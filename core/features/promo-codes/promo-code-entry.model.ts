/** The entry of a voucher or dealer code: whether the visitor has one, the typed text, its check, and the state that is shown. */
import { createTakeLatest } from "#core/services/load/take-latest.ts";
import { batch, computed, signal } from "@preact/signals-core";
import type { BundleStore } from "#core/domain/bundle/bundle-store.ts";
import type { PromoCode } from "#core/domain/bundle/bundle.schema.ts";
import { withCode, wordsOfRefusal, type CodeKind } from "#core/domain/promo-code-check/promo-codes.rules.ts";
import type { Clock } from "#core/platform/clock.ts";
import type { Failure } from "#core/services/api/outcome.ts";
import { createSlowNotice } from "#core/services/load/slow-notice.model.ts";
import type { Question } from "./code-question.ts";

export type CodeState =
  /** The typed text has not been checked yet. Next: checking. */
  | { readonly status: "open" }
  /** The server is checking the code. Next: accepted, refused, failed, open (the visitor stopped waiting). */
  | {
      readonly status: "checking";
      /** The failure of the previous attempt, which stays visible during the new one. */
      readonly failure?: Failure;
    }
  /** The server refused the code; `text` is the server's reason. Next: checking. */
  | { readonly status: "refused"; readonly text: string }
  /** The check failed, so nothing is known about the code. Next: checking. */
  | { readonly status: "failed"; readonly failure: Failure }
  /** The code is in the bundle. `message` is set only after a check that the visitor started. Next: open (removed), dropped. */
  | { readonly status: "accepted"; readonly promo: PromoCode; readonly message?: string }
  /** The code was in the bundle, and a later check removed it because the server refused it. Next: checking. */
  | { readonly status: "dropped"; readonly code: string; readonly text: string };

export type Answer = "" | "yes" | "no";

type EntryOptions = {
  readonly bundle: BundleStore;
  readonly question: Question;
  readonly clock: Clock;
};

export function createPromoCodeEntry(kind: CodeKind, { bundle: store, question, clock }: EntryOptions) {
  /** The state while the bundle has no code of this kind. */
  const own = signal<Exclude<CodeState, { status: "accepted" }>>({ status: "open" });
  const answer = signal<Answer>("");
  const typed = signal("");
  /** The server's message about the code whose check the visitor has just started. */
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
    /** Sets the answer to 'do you have a code?'. The result for an earlier code disappears. */
    choose: (next: Answer): void =>
      batch(() => {
        own.value = { status: "open" };
        answer.value = next;
      }),
    /** Removes a code from the bundle that the server does not accept any more, and shows its reason. */
    drop: (code: string, text: string): void =>
      batch(() => {
        own.value = { status: "dropped", code, text };
        answer.value = "yes";
        typed.value = code;
        // An undo restores the bundle with the code, because the code may be valid for that bundle; it is checked again then.
        store.adjust(
          (now) => withCode({ ...now, wanted: { ...now.wanted, [kind]: null } }, kind, null),
          (before) => before,
        );
      }),
  };
}
