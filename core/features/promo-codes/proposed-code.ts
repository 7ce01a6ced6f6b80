/** Proposes the page's own codes, such as a dealer's. A code is proposed once for each bundle, and again only if its check failed. */
import { createTakeLatest } from "#core/services/load/take-latest.ts";
import { isRefusedCode } from "#core/domain/promo-code-check/promo-codes.rules.ts";
import { warnOnce } from "#core/platform/console.ts";
import type { Question } from "./code-question.ts";

type ProposalOptions = {
  readonly question: Question;
  /** Tells whether the visitor has no code of that kind and has not answered the question about one. */
  readonly isLeft: () => boolean;
};

export function createProposedCode({ question, isLeft }: ProposalOptions) {
  const latest = createTakeLatest();
  const made = new Set<string>();
  const ask = async (code: string): Promise<void> => {
    if (made.has(code) || !isLeft()) return;
    made.add(code);
    const moment = question.moment();
    const outcome = await latest.ask((signal) => question.ask(code, signal));
    if (outcome?.ok) {
      if (!isLeft()) return;
      const { data } = outcome.value;
      question.take(data, "adjust", moment(data.code));
    } else if (outcome && isRefusedCode(outcome.failure)) warnOnce(`the code ${code} of a tag is not taken`);
    else made.delete(code);
  };
  /** Repeats the last proposal. */
  let last = (): void => undefined;
  return {
    propose(code: string): void {
      last = () => void ask(code);
      last();
    },
    again(): void {
      made.clear();
      last();
    },
    drop: latest.drop,
  };
}
