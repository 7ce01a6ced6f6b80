/**
 * Loads the data that a view shows from the API: when the tag starts, and again whenever the request changes.
 *
 *     const loading = createLoading(ports, readProducts, {
 *       request: () => ({ query: { lang: ports.language.value, "address-id": address.value } }),
 *       isEmpty: ({ sections }) => sections.length === 0,
 *     });
 *     return { loading, start: loading.start };
 *
 * The request is what `request` returns, in the page's language. `request` reads signals; a change of one of them sends a new request.
 */
import { effect, signal, untracked, type ReadonlySignal } from "@preact/signals-core";
import type { Call, Request } from "#core/services/api/call.ts";
import type { Failure, Outcome } from "#core/services/api/outcome.ts";
import type { Endpoint } from "#core/base/contract/endpoint.ts";
import type { Clock } from "#core/platform/clock.ts";
import { writeJson } from "#core/base/values/json.ts";
import type { Language } from "#core/base/values/language.ts";
import { createTakeLatest } from "./take-latest.ts";
import { createSlowNotice, type SlowNotice } from "./slow-notice.model.ts";

export type LoadingState<Value> =
  /** No request has been sent yet. Next: loading. */
  | { readonly status: "idle" }
  /**
   * `previous` is the response to the previous request; it may stay visible until the new response arrives. Next: loaded, empty, failed,
   * idle.
   */
  | { readonly status: "loading"; readonly previous?: Value }
  /** The response has something, or nothing, to show. Next: loading (another request), loaded, empty (reloaded), idle. */
  | ({ readonly status: "loaded" | "empty"; readonly value: Value } & Renewal)
  /** Loading failed. Next: loading (reloaded, another request), idle. */
  | { readonly status: "failed"; readonly failure: Failure };

/** The state of a reload: the same request was sent again while its earlier response is shown. */
export type Renewal = {
  readonly isRenewing: boolean;
  /** The reason why the last reload failed, so that the shown data may be outdated. */
  readonly failure?: Failure;
};

export type Loading<Value> = {
  readonly state: ReadonlySignal<LoadingState<Value>>;
  /** Becomes true after ten seconds of loading. The view then says that loading is slow, and offers `reload` or `giveUp`. */
  readonly slowNotice: SlowNotice;
  /** Sends the request, and sends it again whenever it changes. Returns a function that stops this and aborts a pending request. */
  start(): () => void;
  /**
   * Sends the same request again, at once: after a failure, for a newer response, or because the pending one does not
   * arrive.
   */
  reload(): Promise<unknown>;
  /**
   * Sends the same request again before an action that depends on the shown data. Returns the failure, which the action shows: the data
   * stay as they are, without a note of their own.
   */
  check(): Promise<Failure | undefined>;
  /** Sends the same request again and removes the shown data, because the data is wrong by now. */
  startOver(): void;
  /** Stops waiting for the response. The state becomes `failed` with `network.timeout`; data that is shown stays. */
  giveUp(): void;
  /**
   * Applies a change that another call has made to the shown data, without a new request. A request that is pending is sent again, because
   * its response may not contain the change.
   */
  update(change: (value: Value) => Value): void;
};

export type LoadPorts = {
  readonly call: Call;
  readonly clock: Clock;
  /**
   * The page's language. Responses contain texts, so in another language the request is sent again, even if it does not name the language.
   */
  readonly language: ReadonlySignal<Language>;
};

export type LoadingOptions<Query, Body, Value> = {
  /**
   * Returns the request; undefined while it cannot be sent yet, because nothing is chosen. Without this function the endpoint is called
   * without parameters.
   */
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
  const settle = (outcome: Outcome<Answer>, isShownElsewhere?: boolean): void => {
    if (outcome.ok) return show(outcome.value);
    const { failure } = outcome;
    const shown = state.peek();
    state.value = hasValue(shown) ? { ...shown, isRenewing: false, ...(!isShownElsewhere && { failure }) } : { status: "failed", failure };
  };
  const fetchAnswer = async (isShownElsewhere?: boolean): Promise<Failure | undefined> => {
    const outcome = await latest.ask((signal) => slowNotice.during(ports.call(endpoint, { ...question, signal })));
    if (outcome) settle(outcome, isShownElsewhere);
    return outcome && !outcome.ok ? outcome.failure : undefined;
  };
  const renew = async (isShownElsewhere?: boolean): Promise<Failure | undefined> => {
    if (!question) return undefined;
    state.value = renewalOf(state.peek());
    return fetchAnswer(isShownElsewhere);
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
    reload: () => renew(),
    check: () => renew(true),
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

/** Returns the state while the same request is sent again. */
const renewalOf = <Value>(shown: LoadingState<Value>): LoadingState<Value> =>
  hasValue(shown) ? { status: shown.status, value: shown.value, isRenewing: true } : { status: "loading", ...previousOf(shown) };

function previousOf<Value>(state: LoadingState<Value>): { readonly previous?: Value } {
  if (hasValue(state)) return { previous: state.value };
  return state.status === "loading" && "previous" in state ? { previous: state.previous as Value } : {};
}
