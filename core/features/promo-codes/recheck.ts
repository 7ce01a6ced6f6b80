/**
 * Checks the code of the bundle again when the bundle has changed. The visitor sees nothing of the check, and several changes in a row
 * cause one check.
 */
import { createTakeLatest } from "#core/services/load/take-latest.ts";
import type { Clock } from "#core/platform/clock.ts";
import { isRefusedCode, wordsOfRefusal } from "#core/domain/promo-code-check/promo-codes.rules.ts";
import type { Question } from "./code-question.ts";

export type Recheck = {
  /** Schedules a check, unless the response for this bundle is known already. */
  run(): void;
  /** Drops a pending or scheduled check. */
  drop(): void;
};

type RecheckOptions = {
  readonly question: Question;
  readonly clock: Clock;
  /** Called if the code is still valid and the response has a message about it. */
  readonly onMessage: (code: string, message: string) => void;
  /** Called if the server does not accept the code any more; `text` is the server's reason. */
  readonly onRefused: (code: string, text: string) => void;
};

/** The debounce in milliseconds, because changes of the bundle often come in quick succession. */
const settleMs = 500;

export function createRecheck({ question, clock, onMessage, onRefused }: RecheckOptions): Recheck {
  const latest = createTakeLatest();
  let cancel = (): void => undefined;

  const drop = (): void => {
    cancel();
    latest.drop();
  };
  /** Returns the code of the bundle if it has to be checked; undefined where the response is known already. */
  const due = (): string | undefined => {
    const code = question.promo()?.code;
    return code !== undefined && question.moment()(code) !== question.known() ? code : undefined;
  };
  const after = (ms: number): void => {
    drop();
    cancel = clock.after(ms, () => {
      const code = due();
      if (code !== undefined) void ask(code);
    });
  };
  const ask = async (code: string): Promise<void> => {
    const asking = question.moment()(code);
    const outcome = await latest.ask((signal) => question.ask(code, signal));
    // The response came too late: the bundle has another code now, or it has changed, which causes a check of its own.
    if (!outcome || question.promo()?.code !== code || question.moment()(code) !== asking) return;
    if (outcome.ok) {
      if (outcome.message !== undefined) onMessage(code, outcome.message);
      return question.take({ ...outcome.value.data, code }, "adjust", asking);
    }
    const { failure } = outcome;
    if (isRefusedCode(failure)) return onRefused(code, wordsOfRefusal(failure) ?? "");
    // A failed check refuses nothing: the code stays, and the order checks it once more. After too many requests the check is repeated
    // later.
    if (failure.retryAfterSeconds !== undefined) after(failure.retryAfterSeconds * 1000);
  };

  return {
    run() {
      if (due() === undefined) drop();
      else after(question.known() === undefined ? 0 : settleMs);
    },
    drop,
  };
}
