/**
 * The code that a link has brought. The server is asked about it until it accepts or refuses the code, whatever the visitor answered about
 * the bundle before.
 */
import { createTakeLatest } from "#core/services/load/take-latest.ts";
import type { BundleStore } from "#core/domain/bundle/bundle-store.ts";
import type { PromoCode } from "#core/domain/bundle/bundle.schema.ts";
import type { Clock } from "#core/platform/clock.ts";
import { isRefusedCode, wordsOfRefusal, type CodeKind } from "#core/domain/code-check/codes.rules.ts";
import type { Question } from "./question.ts";

export type Grant = {
  /** Asks the server, unless a request is pending or the server has named a time before which it does not want to be asked again. */
  run(): void;
  /** Drops the wanted code: the visitor wants none. */
  forget(): void;
  /** Drops pending requests. */
  drop(): void;
};

type GrantOptions = {
  readonly bundle: BundleStore;
  readonly question: Question;
  readonly clock: Clock;
  /** Called when the code is accepted. `asked`: the text of the question that was answered. */
  readonly onTaken: (promo: PromoCode, asked: string) => void;
  readonly onRefused: (code: string, text: string) => void;
};

export function createGrant(kind: CodeKind, { bundle: store, question, clock, onTaken, onRefused }: GrantOptions): Grant {
  const latest = createTakeLatest();
  /** The code whose request is pending or scheduled. */
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
      // If the bundle has changed meanwhile, a refusal says nothing.
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
