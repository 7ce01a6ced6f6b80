/**
 * The model of one code of the bundle: the visitor is asked for it, the server checks it, it counts for the bundle, and it is checked again
 * when the bundle changes (C-349, C-416, C-417).
 */
import { batch, computed, signal, type ReadonlySignal } from "@preact/signals-core";
import type { Failure } from "#core/services/api/outcome.ts";
import type { PromoCode } from "#core/domain/bundle/bundle.schema.ts";
import { createTakeLatest } from "#core/services/load/take-latest.ts";
import { createSlowNotice, type SlowNotice } from "#core/services/load/slow-notice.model.ts";
import type { Clock } from "#core/platform/clock.ts";
import { warnOnce } from "#core/platform/console.ts";
import { isRefusedCode, isReplaced, withCode, wordsOfRefusal, type CodeKind } from "#core/domain/code-check/codes.rules.ts";
import { createGrant } from "./grant.ts";
import { createQuestion, type Checked, type Question, type QuestionPorts } from "./question.ts";
import { createRecheck } from "./recheck.ts";

export type CodeState =
  /** The typed text was not checked yet. → checking */
  | { readonly status: "open" }
  /** The server is being asked. → accepted, refused, failed, open (the visitor waits no longer) */
  | { readonly status: "checking"; /** The failure of the attempt before: it stays displayed. */ readonly failure?: Failure }
  /** The server refused the code; `text` is its reason. → checking */
  | { readonly status: "refused"; readonly text: string }
  /** The code could not be checked. → checking */
  | { readonly status: "failed"; readonly failure: Failure }
  /** The code is in the bundle; `message` is set only after a check that the visitor started. → open (removed), dropped */
  | { readonly status: "accepted"; readonly promo: PromoCode; readonly message?: string }
  /** The code was in the bundle, and the server does not accept it any more. → checking */
  | { readonly status: "dropped"; readonly code: string; readonly text: string };

export type Answer = "" | "yes" | "no";

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
  const { clock, bundle: store } = options;
  const own = signal<Exclude<CodeState, { status: "accepted" }>>({ status: "open" });
  const answer = signal<Answer>("");
  const typed = signal("");
  /** The server's message about a code that the visitor has just had checked. */
  const said = signal<Said | undefined>(undefined);
  const asked = createTakeLatest();
  const slowNotice = createSlowNotice(clock);
  const question = createQuestion(kind, options);
  const recheck = createRecheck({
    question,
    clock,
    onTaken(promo, message) {
      // The message may be in another language now.
      if (said.peek() && message !== undefined) said.value = { code: promo.code, message };
      question.take(promo, "adjust");
    },
    onRefused: (code, text) => drop(code, text),
  });
  const drop = (code: string, text: string): void =>
    batch(() => {
      own.value = { status: "dropped", code, text };
      answer.value = "yes";
      typed.value = code;
      // The bundle that an undo restores may be valid for this code: it is asked about again then.
      store.adjust(
        (now) => withCode({ ...now, wanted: { ...now.wanted, [kind]: null } }, kind, null),
        (before) => before,
      );
    });
  const isLeft = (): boolean => question.promo() === null && answer.peek() === "";
  const offer = createOffer({ question, isLeft, onTaken: recheck.knows });
  let seen = store.bundle.peek();
  const grant = createGrant(kind, {
    bundle: store,
    question,
    clock,
    onTaken: (promo, moment) =>
      batch(() => {
        recheck.knows(moment);
        // State and answers belonged to the bundle before.
        own.value = { status: "open" };
        answer.value = typed.value = "";
        question.take(promo, "adjust");
        grant.forget();
      }),
    onRefused: drop,
  });

  const takeAnswer = (outcome: Checked, moment: (code: string) => string): boolean =>
    batch(() => {
      if (!outcome.ok) {
        const text = wordsOfRefusal(outcome.failure);
        own.value = text === undefined ? { status: "failed", failure: outcome.failure } : { status: "refused", text };
        return false;
      }
      const { data } = outcome.value;
      recheck.knows(moment(data.code));
      said.value = outcome.message === undefined ? undefined : { code: data.code, message: outcome.message };
      own.value = { status: "open" };
      typed.value = "";
      question.take(data, "update");
      return true;
    });

  return {
    state: computed((): CodeState => {
      const promo = store.bundle.value.promo_code[kind];
      return promo ? { status: "accepted", promo, ...messageOf(promo, said.value) } : own.value;
    }),
    answer,
    typed,
    slowNotice,
    choose(next) {
      asked.drop();
      batch(() => {
        own.value = { status: "open" };
        answer.value = next;
        if (next === "no") grant.forget();
      });
    },
    type: (text) => void (typed.value = text),
    async check() {
      const [code, moment, before] = [typed.peek(), question.moment(), own.peek()];
      own.value = { status: "checking", ...(before.status === "failed" && { failure: before.failure }) };
      const outcome = await slowNotice.during(asked.ask((signal) => question.ask(code, signal)));
      return outcome !== undefined && takeAnswer(outcome, moment);
    },
    giveUp() {
      asked.drop();
      own.value = { status: "open" };
    },
    remove() {
      recheck.silence();
      batch(() => {
        own.value = { status: "open" };
        answer.value = "yes";
        question.take(null, "update");
      });
    },
    follow() {
      const [before, now] = [seen, store.bundle.peek()];
      seen = now;
      if (!isReplaced(before, now, kind)) return;
      answer.value = "";
      if (now.wanted[kind] === null) offer.again();
    },
    recheck: recheck.run,
    propose: (code) => offer.make(code, () => warnOnce(`the code ${code} of a tag is not taken`)),
    grant: grant.run,
    stop() {
      recheck.silence();
      offer.drop();
      grant.stop();
      asked.drop();
      if (own.peek().status === "checking") own.value = { status: "open" };
    },
  };
}

type Said = { readonly code: string; readonly message: string };

const messageOf = ({ code }: PromoCode, said: Said | undefined) => said?.code === code && { message: said.message };

type OfferOptions = {
  readonly question: Question;
  /** Tells whether the visitor has no code of that kind and has not answered the question about one. */
  readonly isLeft: () => boolean;
  readonly onTaken: (question: string) => void;
};

/** Creates the offer of the page's own codes. Each code is offered once for a bundle, unless it could not be checked. */
function createOffer({ question, isLeft, onTaken }: OfferOptions) {
  const latest = createTakeLatest();
  const made = new Set<string>();
  const make = async (code: string, onRefused: (failure: Failure) => void): Promise<void> => {
    if (made.has(code) || !isLeft()) return;
    made.add(code);
    const moment = question.moment();
    const outcome = await latest.ask((signal) => question.ask(code, signal));
    if (outcome?.ok) {
      if (!isLeft()) return;
      onTaken(moment(outcome.value.data.code));
      question.take(outcome.value.data, "adjust");
    } else if (outcome && isRefusedCode(outcome.failure)) onRefused(outcome.failure);
    else made.delete(code);
  };
  let last = (): void => undefined;
  return {
    make(code: string, onRefused: (failure: Failure) => void): void {
      last = () => void make(code, onRefused);
      last();
    },
    again(): void {
      made.clear();
      last();
    },
    drop: latest.drop,
  };
}
