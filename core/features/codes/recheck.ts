/** The code of the pack is asked about again where the pack is another: quietly, and once for changes in a row. */
import { createTakeLatest } from "#core/services/load/take-latest.ts";
import type { Clock } from "#core/platform/clock.ts";
import type { PromoCode } from "#core/domain/bundle/bundle.schema.ts";
import { isRefusedCode, wordsOfRefusal } from "#core/domain/code-check/codes.rules.ts";
import type { Question } from "./question.ts";

export type Recheck = {
  /** That was answered a moment ago: the same is not asked again. */
  knows(question: string): void;
  /** Asks, unless the answer is known. */
  run(): void;
  /** Drops what is on its way. */
  silence(): void;
};

type RecheckOptions = {
  readonly question: Question;
  readonly clock: Clock;
  /** It still counts; `message` as the server says it now. */
  readonly onTaken: (promo: PromoCode, message: string | undefined) => void;
  /** The server does not take it any more, and says why. */
  readonly onRefused: (code: string, text: string) => void;
};

/** A change is seldom alone. */
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
    // Late: another code stands there now, or the pack is another and asks for itself.
    if (!outcome || question.promo()?.code !== code || question.moment()(code) !== asking) return;
    if (outcome.ok) {
      known = asking;
      return onTaken({ ...outcome.value.data, code }, outcome.message);
    }
    const { failure } = outcome;
    if (isRefusedCode(failure)) return onRefused(code, wordsOfRefusal(failure) ?? "");
    // Nobody has said no: it stays, and the order asks once more. Too many asked at once: later.
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
