/**
 * The model of one code of the bundle: the visitor is asked for it, the server checks it, it counts for the bundle, and it is checked again
 * when the bundle changes (C-349, C-416, C-417).
 */
import { batch, type ReadonlySignal } from "@preact/signals-core";
import type { SlowNotice } from "#core/services/load/slow-notice.model.ts";
import type { Clock } from "#core/platform/clock.ts";
import { isReplaced, type CodeKind } from "#core/domain/code-check/codes.rules.ts";
import { createGrant } from "./grant.ts";
import { createProposal } from "./proposal.ts";
import { createQuestion, type QuestionPorts } from "./question.ts";
import { createRecheck } from "./recheck.ts";
import { createCodeEntry, type Answer, type CodeState } from "./code-entry.model.ts";

export type Code = {
  readonly state: ReadonlySignal<CodeState>;
  /** The answer to 'do you have a code?'. Nothing is preselected. */
  readonly answer: ReadonlySignal<Answer>;
  /** The code as it was typed: no check, failure or 'no' removes it. */
  readonly typed: ReadonlySignal<string>;
  /** The slow notice of a check that the visitor started. */
  readonly slowNotice: SlowNotice;
  choose(answer: Answer): void;
  type(text: string): void;
  /** Asks the server about the typed code. Resolves to true if the code is accepted. */
  check(): Promise<boolean>;
  giveUp(): void;
  remove(): void;
};

/** A code with the methods that only `codes-store.ts` calls. */
export type WatchedCode = Code & {
  /** Reacts to a changed bundle. */
  follow(): void;
  /** Asks the server again, without any sign of it, if the bundle or the language has changed since the last response. */
  recheck(): void;
  /**
   * Proposes the page's own code: it is accepted silently if the server accepts it and no code is chosen. The same happens for a bundle that
   * replaces the current one.
   */
  propose(code: string): void;
  /**
   * Checks the code of a link, which the bundle wants: it is accepted like the code of `propose`, but if the server refuses it the visitor
   * is told.
   */
  grant(): void;
  /** Drops pending requests and sends none until it is called again. */
  stop(): void;
};

export type CodeOptions = QuestionPorts & { readonly clock: Clock };

export function createCode(kind: CodeKind, options: CodeOptions): WatchedCode {
  const { clock, bundle } = options;
  const question = createQuestion(kind, options);
  const recheck = createRecheck({
    question,
    clock,
    onMessage(code, message) {
      if (entry.message.peek()) entry.message.value = { code, message }; // it may be in another language now
    },
    onRefused: (code, text) => entry.drop(code, text),
  });
  const entry = createCodeEntry(kind, { bundle, question, clock });
  const isLeft = (): boolean => question.promo() === null && entry.answer.peek() === "";
  const proposal = createProposal({ question, isLeft });
  const grant = createGrant(kind, {
    bundle,
    question,
    clock,
    onTaken: (promo, asked) =>
      batch(() => {
        // State and answers belonged to the bundle before.
        entry.choose("");
        entry.typed.value = "";
        question.take(promo, "adjust", asked);
        grant.forget();
      }),
    onRefused: entry.drop,
  });
  /** The bundle as it was when it changed last. */
  let seen = bundle.bundle.peek();

  return {
    ...entry,
    choose(next) {
      entry.giveUp();
      entry.choose(next);
      if (next === "no") grant.forget();
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
    grant: grant.run,
    stop() {
      recheck.drop();
      proposal.drop();
      grant.drop();
      entry.giveUp();
    },
  };
}
