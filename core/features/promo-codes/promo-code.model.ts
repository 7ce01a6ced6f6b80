/**
 * The model of one code of the bundle, a voucher or a dealer code: the visitor types it, the server checks it, and it is stored in the
 * bundle. It is checked again when the bundle changes (C-349, C-416, C-417).
 */
import { batch, type ReadonlySignal } from "@preact/signals-core";
import type { SlowNotice } from "#core/services/load/slow-notice.model.ts";
import type { Clock } from "#core/platform/clock.ts";
import { isReplaced, type CodeKind } from "#core/domain/promo-code-check/promo-codes.rules.ts";
import { createWantedCode } from "./wanted-code.ts";
import { createProposedCode } from "./proposed-code.ts";
import { createQuestion, type QuestionPorts } from "./code-question.ts";
import { createRecheck } from "./recheck.ts";
import { createPromoCodeEntry, type Answer, type CodeState } from "./promo-code-entry.model.ts";

export type Code = {
  readonly state: ReadonlySignal<CodeState>;
  /** The visitor's answer to 'do you have a code?'. No answer is preselected. */
  readonly answer: ReadonlySignal<Answer>;
  /**
   * The code as the visitor typed it. The text stays in the field after a check, a failure or the answer 'no', so that it can be corrected
   * or used again.
   */
  readonly typed: ReadonlySignal<string>;
  /** The notice that a check which the visitor started is slow. */
  readonly slowNotice: SlowNotice;
  choose(answer: Answer): void;
  type(text: string): void;
  /** Checks the typed code at the server. Resolves to true if the code is accepted. */
  check(): Promise<boolean>;
  giveUp(): void;
  remove(): void;
};

/** A code with the methods that only `promo-codes-store.ts` calls. */
export type WatchedCode = Code & {
  /** Updates the code's state after a change of the bundle. */
  follow(): void;
  /** Checks the code again if the bundle or the language has changed since the last response. The visitor sees nothing of the check. */
  recheck(): void;
  /**
   * Proposes a code of the page itself, such as its dealer's. If the server accepts it and the visitor has no code, it is added without a
   * message. It is proposed again for a bundle that replaces the current one.
   */
  propose(code: string): void;
  /**
   * Checks the code that a link has brought. Like a proposed code it is added without a message, but the visitor is informed if the server
   * refuses it.
   */
  checkWanted(): void;
  /** Drops pending requests. No request is sent until a method is called again. */
  stop(): void;
};

export type CodeOptions = QuestionPorts & { readonly clock: Clock };

export function createPromoCode(kind: CodeKind, options: CodeOptions): WatchedCode {
  const { clock, bundle } = options;
  const question = createQuestion(kind, options);
  const recheck = createRecheck({
    question,
    clock,
    onMessage(code, message) {
      // The message may come in another language than before, so the shown one is replaced.
      if (entry.message.peek()) entry.message.value = { code, message };
    },
    onRefused: (code, text) => entry.drop(code, text),
  });
  const entry = createPromoCodeEntry(kind, { bundle, question, clock });
  const isLeft = (): boolean => question.promo() === null && entry.answer.peek() === "";
  const proposal = createProposedCode({ question, isLeft });
  const wanted = createWantedCode(kind, {
    bundle,
    question,
    clock,
    onTaken: (promo, asked) =>
      batch(() => {
        // State and answer belonged to the bundle before the link's code was added.
        entry.choose("");
        entry.typed.value = "";
        question.take(promo, "adjust", asked);
        wanted.forget();
      }),
    onRefused: entry.drop,
  });
  /** The bundle after its last change, for comparing it with the next one. */
  let seen = bundle.bundle.peek();

  return {
    ...entry,
    choose(next) {
      entry.giveUp();
      entry.choose(next);
      if (next === "no") wanted.forget();
    },
    type: (text) => void (entry.typed.value = text),
    remove() {
      recheck.drop();
      entry.choose("yes");
      question.take(null, "update");
    },
    follow() {
      const [before, now] = [seen, bundle.bundle.peek()];
      seen = now;
      if (!isReplaced(before, now, kind)) return;
      entry.answer.value = "";
      if (now.wanted[kind] === null) proposal.again();
    },
    recheck: recheck.run,
    propose: proposal.propose,
    checkWanted: wanted.run,
    stop() {
      recheck.drop();
      proposal.drop();
      wanted.drop();
      entry.giveUp();
    },
  };
}
