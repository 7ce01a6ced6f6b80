/**
 * What a view shows that comes from the API: asked when the tag starts, and again whenever the question changes.
 *
 *     const loading = createLoading(ports, readProducts, {
 *       request: () => ({ query: { lang: ports.language.value, "address-id": address.value } }),
 *       isEmpty: ({ sections }) => sections.length === 0,
 *     });
 *     return { loading, start: loading.start };
 *
 * The question is what `request` answers, in the page's language; it reads signals, and who changes one of them asks anew.
 */
import { effect, signal, untracked, type ReadonlySignal } from "@preact/signals-core";
import type { Call, Request } from "#core/services/api/client.ts";
import type { Failure, Outcome } from "#core/services/api/outcome.ts";
import type { Endpoint } from "#core/base/contract/endpoint.ts";
import type { Clock } from "#core/platform/clock.ts";
import { writeJson } from "#core/base/values/json.ts";
import type { Language } from "#core/base/values/language.ts";
import { createTakeLatest } from "./take-latest.ts";
import { createSlowNotice, type SlowNotice } from "./slow-notice.model.ts";

export type LoadingState<Value> =
  /** There is no question yet. → loading */
  | { readonly status: "idle" }
  /** `previous` answers the question before; it may stay in sight until the new answer is there. → loaded, empty, failed, idle */
  | { readonly status: "loading"; readonly previous?: Value }
  /** There is something, or nothing, to show. → loading (another question), loaded, empty (asked again), idle */
  | ({ readonly status: "loaded" | "empty"; readonly value: Value } & Renewal)
  /** → loading (asked again, another question), idle */
  | { readonly status: "failed"; readonly failure: Failure };

/** The same question was asked again while its answer is in sight. */
export type Renewal = {
  readonly isRenewing: boolean;
  /** Why the last renewal did not succeed: what is in sight may be old. */
  readonly failure?: Failure;
};

export type Loading<Value> = {
  readonly state: ReadonlySignal<LoadingState<Value>>;
  /** After ten seconds: the view says so, and offers `reload` or `giveUp`. */
  readonly slowNotice: SlowNotice;
  /** Asks, and again when the question has changed. Returns the stop, which drops what is on its way. */
  start(): () => void;
  /** The same question again, at once: after a failure, for a newer answer, or because this one does not come. */
  reload(): Promise<void>;
  /** The same question again, and what is in sight goes: it is not true any more. */
  startOver(): void;
  /** Waits no longer: `failed` with `network.timeout`, or what was in sight before. */
  giveUp(): void;
  /** What another call has changed is changed in sight, too, without asking again: but where an answer is on its way, which may not know of it. */
  update(change: (value: Value) => Value): void;
};

export type LoadPorts = {
  readonly call: Call;
  readonly clock: Clock;
  /** Answers hold texts: another language is another question, whether or not the request names it. */
  readonly language: ReadonlySignal<Language>;
};

export type LoadingOptions<Query, Body, Value> = {
  /** What is asked; undefined while it cannot be asked yet (nothing is chosen). Without it: the endpoint alone. */
  readonly request?: () => Request<Query, Body> | undefined;
  readonly isEmpty?: (value: Value) => boolean;
};

export function createLoading<Query, Body, Answer>(
  ports: LoadPorts,
  endpoint: Endpoint<Query, Body, Answer>,
  { request = () => ({}), isEmpty = () => false }: LoadingOptions<Query, Body, Answer> = {},
): Loading<Answer> {
  const state = signal<LoadingState<Answer>>({ status: "idle" });
  const slowNotice = createSlowNotice(ports.clock);
  const latest = createTakeLatest();
  let question: Request<Query, Body> | undefined;
  let asked = "";

  const show = (value: Answer): void => {
    state.value = { status: isEmpty(value) ? "empty" : "loaded", value, isRenewing: false };
  };
  const settle = (outcome: Outcome<Answer>): void => {
    if (outcome.ok) return show(outcome.value);
    const { failure } = outcome;
    const shown = state.peek();
    state.value = hasValue(shown) ? { ...shown, isRenewing: false, failure } : { status: "failed", failure };
  };
  const fetchAnswer = async (): Promise<void> => {
    const outcome = await latest.ask((signal) => slowNotice.during(ports.call(endpoint, { ...question, signal })));
    if (outcome) settle(outcome);
  };
  const ask = (next: Request<Query, Body> | undefined, language: Language): void => {
    const text = next ? writeJson([language, next]) : "";
    if (text === asked) return;
    const shown = state.peek();
    asked = text;
    question = next;
    latest.drop();
    state.value = next ? { status: "loading", ...previousOf(shown) } : { status: "idle" };
    if (next) void fetchAnswer();
  };

  return {
    state,
    slowNotice,
    start() {
      const stopAsking = effect(() => {
        const next = request();
        const language = ports.language.value;
        untracked(() => ask(next, language));
      });
      return () => {
        stopAsking();
        latest.drop();
        asked = "";
        question = undefined;
      };
    },
    async reload() {
      if (!question) return;
      const shown = state.peek();
      state.value = hasValue(shown)
        ? { status: shown.status, value: shown.value, isRenewing: true }
        : { status: "loading", ...previousOf(shown) };
      await fetchAnswer();
    },
    startOver() {
      if (!question) return;
      state.value = { status: "loading" };
      void fetchAnswer();
    },
    giveUp() {
      const shown = state.peek();
      if (!isAsking(shown)) return;
      latest.drop();
      settle({ ok: false, failure: { code: "network.timeout" } });
    },
    update(change) {
      const shown = state.peek();
      if (question && isAsking(shown)) void fetchAnswer();
      if (!hasValue(shown)) return;
      const value = change(shown.value);
      state.value = { ...shown, status: isEmpty(value) ? "empty" : "loaded", value };
    },
  };
}

type Shown<Value> = Extract<LoadingState<Value>, { readonly value: Value }>;

export const hasValue = <Value>(state: LoadingState<Value>): state is Shown<Value> => state.status === "loaded" || state.status === "empty";

const isAsking = <Value>(state: LoadingState<Value>): boolean => state.status === "loading" || (hasValue(state) && state.isRenewing);

function previousOf<Value>(state: LoadingState<Value>): { readonly previous?: Value } {
  if (hasValue(state)) return { previous: state.value };
  return state.status === "loading" && "previous" in state ? { previous: state.previous as Value } : {};
}
