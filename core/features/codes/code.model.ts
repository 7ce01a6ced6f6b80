/** One code of the bundle: asked for, checked by the server, counted, and checked again when the bundle changes (C-349, C-416, C-417). */
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
  /** Nothing is known of what is typed. → checking */
  | { readonly status: "open" }
  /** → accepted, refused, failed, open (the visitor waits no longer) */
  | { readonly status: "checking"; /** Of the attempt before: it stays in sight. */ readonly failure?: Failure }
  /** The server says why. → checking */
  | { readonly status: "refused"; readonly text: string }
  /** Nobody has looked at the code. → checking */
  | { readonly status: "failed"; readonly failure: Failure }
  /** It is in the bundle; `message` after the visitor's own check alone. → open (removed), dropped */
  | { readonly status: "accepted"; readonly promo: PromoCode; readonly message?: string }
  /** It was in the bundle, and the server does not take it any more. → checking */
  | { readonly status: "dropped"; readonly code: string; readonly text: string };

export type Answer = "" | "yes" | "no";

export type Code = {
  readonly state: ReadonlySignal<CodeState>;
  /** Is there a code? Nothing is preselected. */
  readonly answer: ReadonlySignal<Answer>;
  /** As it was typed: no check, failure or 'no' takes it away. */
  readonly typed: ReadonlySignal<string>;
  /** Of the visitor's own check. */
  readonly slowNotice: SlowNotice;
  choose(answer: Answer): void;
  type(text: string): void;
  /** Asks the server about what is typed. Resolves to whether it is taken. */
  check(): Promise<boolean>;
  giveUp(): void;
  remove(): void;
};

/** With what only `codes-store.ts` does. */
export type WatchedCode = Code & {
  /** The bundle has changed. */
  follow(): void;
  /** Asks again, quietly, where the bundle or the language is another since the last answer. */
  recheck(): void;
  /** A page's own code: taken without a word where the server takes it, and where none is chosen; in a pack that takes its place too. */
  propose(code: string): void;
  /** A link's code, which the bundle wants: taken as `propose` does, and where the server does not take it the visitor is told. */
  grant(): void;
  /** Drops what is on its way, and is silent until it is asked again. */
  stop(): void;
};

export type CodeOptions = QuestionPorts & { readonly clock: Clock };

export function createCode(kind: CodeKind, options: CodeOptions): WatchedCode {
  const { clock, bundle: store } = options;
  const own = signal<Exclude<CodeState, { status: "accepted" }>>({ status: "open" });
  const answer = signal<Answer>("");
  const typed = signal("");
  /** What the server said of a code that the visitor has just had checked. */
  const said = signal<Said | undefined>(undefined);
  const asked = createTakeLatest();
  const slowNotice = createSlowNotice(clock);
  const question = createQuestion(kind, options);
  const recheck = createRecheck({
    question,
    clock,
    onTaken(promo, message) {
      // The language may be another.
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
      // What an undo brings back may be good for it: it is asked again then.
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
        // They were said of the pack before.
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
  /** The visitor has no code of that kind, and has not said anything of one. */
  readonly isLeft: () => boolean;
  readonly onTaken: (question: string) => void;
};

/** Each code is offered once a pack, unless nobody has looked at it. */
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
