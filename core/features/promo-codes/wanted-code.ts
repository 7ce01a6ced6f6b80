/**
 * The code that a link has brought. It is checked until the server accepts or refuses it, even if the visitor has answered the question
 * about a code before.
 */
import { createTakeLatest } from "#core/services/load/take-latest.ts";
import type { BundleStore } from "#core/domain/bundle/bundle-store.ts";
import type { PromoCode } from "#core/domain/bundle/bundle.schema.ts";
import type { Clock } from "#core/platform/clock.ts";
import { isRefusedCode, wordsOfRefusal, type CodeKind } from "#core/domain/promo-code-check/promo-codes.rules.ts";
import type { Question } from "./code-question.ts";

export type WantedCode = {
  /** Checks the link's code, unless a check is pending or the server has asked to wait before the next check. */
  run(): void;
  /** Drops the link's code, because the visitor wants none. */
  forget(): void;
  /** Cancels the check of the link's code that is under way. */
  drop(): void;
};

type WantedCodeOptions = {
  readonly bundle: BundleStore;
  readonly question: Question;
  readonly clock: Clock;
  /** Called when the server accepts the code. `asked` identifies the check that was answered. */
  readonly onTaken: (promo: PromoCode, asked: string) => void;
  readonly onRefused: (code: string, text: string) => void;
};

export function createWantedCode(kind: CodeKind, { bundle: store, question, clock, onTaken, onRefused }: WantedCodeOptions): WantedCode {
  const latest = createTakeLatest();
  /** The code whose check is pending or scheduled. */
  let pending: { readonly code: string } | undefined;
  let cancel = (): void => undefined;

  const wanted = (): string | null => store.bundle.peek().wanted[kind];
  const drop = (): void => {
    pending = undefined;
    cancel();
    latest.drop();
  };
  const forget = (): void => {
    drop();
    if (wanted() !== null) store.adjust((now) => ({ ...now, wanted: { ...now.wanted, [kind]: null } }));
  };
  const ask = async (code: string): Promise<void> => {
    drop();
    const asked = (pending = { code });
    const moment = question.moment();
    const outcome = await latest.ask((signal) => question.ask(code, signal));
    if (pending === asked) pending = undefined;
    if (!outcome) return;
    if (wanted() !== code || question.promo()) return run();
    if (outcome.ok) return onTaken(outcome.value.data, moment(outcome.value.data.code));
    const { failure } = outcome;
    if (isRefusedCode(failure)) {
      // If the bundle has changed during the check, a refusal says nothing about the new bundle.
      return moment(code) === question.moment()(code) ? onRefused(code, wordsOfRefusal(failure) ?? "") : run();
    }
    if (failure.retryAfterSeconds === undefined) return;
    pending = { code };
    cancel = clock.after(failure.retryAfterSeconds * 1000, () => {
      pending = undefined;
      run();
    });
  };
  const run = (): void => {
    const code = wanted();
    if (code === null) return drop();
    if (question.promo()) return forget();
    if (code !== pending?.code) void ask(code);
  };
  return { run, forget, drop };
}
