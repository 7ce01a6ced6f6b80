/** Checks the code of the bundle again when the bundle has changed: without any sign of it, and once for several changes in a row. */
import { createTakeLatest } from "#core/services/load/take-latest.ts";
import type { Clock } from "#core/platform/clock.ts";
import type { PromoCode } from "#core/domain/bundle/bundle.schema.ts";
import { isRefusedCode, wordsOfRefusal } from "#core/domain/code-check/codes.rules.ts";
import type { Question } from "./question.ts";

export type Recheck = {
  /** Remembers a question that was just answered: the same question is not asked again. */
  knows(question: string): void;
  /** Asks the server, unless the answer is known. */
  run(): void;
  /** Drops pending requests. */
  silence(): void;
};

type RecheckOptions = {
  readonly question: Question;
  readonly clock: Clock;
  /** Called if the code still counts; `message` is the server's current text. */
  readonly onTaken: (promo: PromoCode, message: string | undefined) => void;
  /** Called if the server does not accept the code any more; `text` is its reason. */
  readonly onRefused: (code: string, text: string) => void;
};

/** The debounce time in milliseconds: a change is seldom alone. */
const settleMs = 500;

export function createRecheck({ question, clock, onTaken, onRefused }: RecheckOptions): Recheck {
  const latest = createTakeLatest();
  let known: string | undefined;
  let cancel = (): void => undefined;

  const silence = (): void => {
    cancel();
    latest.drop();
  };
  const after = (ms: number): void => {
    silence();
    cancel = clock.after(ms, () => {
      const code = question.promo()?.code;
      if (code !== undefined && question.moment()(code) !== known) void ask(code);
    });
  };
  const ask = async (code: string): Promise<void> => {
    const asking = question.moment()(code);
    const outcome = await latest.ask((signal) => question.ask(code, signal));
    // Too late: another code is in the bundle now, or the bundle has changed, which causes a check of its own.
    if (!outcome || question.promo()?.code !== code || question.moment()(code) !== asking) return;
    if (outcome.ok) {
      known = asking;
      return onTaken({ ...outcome.value.data, code }, outcome.message);
    }
    const { failure } = outcome;
    if (isRefusedCode(failure)) return onRefused(code, wordsOfRefusal(failure) ?? "");
    // The code was not refused: it stays, and the order checks it once more. After too many requests the check is repeated later.
    if (failure.retryAfterSeconds !== undefined) after(failure.retryAfterSeconds * 1000);
  };

  return {
    knows: (asked) => void (known = asked),
    run() {
      const code = question.promo()?.code;
      if (code === undefined) return silence();
      if (question.moment()(code) !== known) after(known === undefined ? 0 : settleMs);
    },
    silence,
  };
}
