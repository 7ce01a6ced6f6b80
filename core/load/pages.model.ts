/**
 * A list that comes in pages, with 'load more'.
 *
 *     const jobs = createPages(ports, readJobs, {
 *       request: (page) => ({ query: { page, lang: ports.language.value, department: department.value } }),
 *       items: (answer) => answer._embedded.jobs,
 *       key: (job) => job.id,
 *     });
 *     return { jobs, start: jobs.start };
 *
 * A changed question begins again at its first page. Asked again (`reload`), the list keeps as many pages as were in sight: those
 * behind the first are asked for one after the other, and each stays as it was until it comes.
 */
import { computed, signal, type ReadonlySignal } from "@preact/signals-core";
import type { Request } from "#core/api/client.ts";
import type { Failure } from "#core/api/outcome.ts";
import type { Endpoint } from "#core/contract/endpoint.ts";
import type { Paging } from "#core/contract/paging.ts";
import { createLatest } from "./latest.ts";
import { createLoading, type LoadPorts, type Loading, type LoadingState, type Renewal } from "./loading.model.ts";
import { createSlowNotice, type SlowNotice } from "./slow-notice.model.ts";

export type PagesState<Item, Answer = unknown> =
  /** There is no question yet. → loading */
  | { readonly status: "idle" }
  /** `previous` items answer the question before; they may stay in sight. → loaded, empty, failed, idle */
  | { readonly status: "loading"; readonly previous?: readonly Item[] }
  /** All items so far, each once. → loaded (more of them), loading (another question), empty (asked again), idle */
  | ({ readonly status: "loaded"; readonly items: readonly Item[]; readonly more: More } & About<Answer>)
  /** → loading (another question), loaded (asked again), idle */
  | ({ readonly status: "empty" } & About<Answer>)
  /** The first page did not come. → loading (asked again, another question), idle */
  | { readonly status: "failed"; readonly failure: Failure };

type About<Answer> = Renewal & {
  /** Of the list as a whole, as the API counts. */
  readonly totalItems: number;
  /** The first page's answer, for what it says beside its items (filters). */
  readonly answer: Answer;
};

export type More =
  /** Everything is in sight. Final */
  | { readonly status: "complete" }
  /** → loading */
  | { readonly status: "available" }
  /** → available, complete, failed */
  | { readonly status: "loading" }
  /** What is in sight stays. → loading (`loadMore` again) */
  | { readonly status: "failed"; readonly failure: Failure };

export type Pages<Item, Answer = unknown> = Pick<Loading<Answer>, "slowNotice" | "start" | "reload" | "giveUp"> & {
  readonly state: ReadonlySignal<PagesState<Item, Answer>>;
  /** The next page; nothing where there is none, or it is on its way. */
  loadMore(): Promise<void>;
  /** Of the next page. Its way out is `stopMore`. */
  readonly moreSlowNotice: SlowNotice;
  /** Waits no longer for the next page. */
  stopMore(): void;
};

type PagesOptions<Query, Body, Answer, Item> = {
  /** What is asked for a page, which counts from 1; undefined while it cannot be asked yet. The other parts of it must not depend on the page. */
  readonly request: (page: number) => Request<Query, Body> | undefined;
  readonly items: (answer: Answer) => readonly Item[];
  /** Tells items apart: one that moves to the next page while a visitor reads stays where it is, as the later page tells it. */
  readonly key: (item: Item) => string | number;
};

/** The pages behind the first one, and which first one that is. */
type Later<Answer> = {
  readonly first: Answer | undefined;
  readonly answers: readonly Answer[];
  /** All pages as they were before the list was asked for again. They stay in sight until as many have come. */
  readonly before: readonly Answer[];
  /** Another question has been asked since: what it is answered has nothing to do with these. */
  readonly isOver?: true;
  readonly asking?: "running" | Failure;
};

const waitingOf = <Answer>({ before, answers }: Later<Answer>): readonly Answer[] => (before.length > 1 + answers.length ? before : []);

export function createPages<Query, Body, Answer extends Paging, Item>(
  ports: LoadPorts,
  endpoint: Endpoint<Query, Body, Answer>,
  { request, items, key }: PagesOptions<Query, Body, Answer, Item>,
): Pages<Item, Answer> {
  const first = createLoading(ports, endpoint, { request: () => request(1), isEmpty: (answer) => items(answer).length === 0 });
  const later = signal<Later<Answer>>({ first: undefined, answers: [], before: [] });
  const latest = createLatest();
  const moreSlowNotice = createSlowNotice(ports.clock);

  /** Behind a first page that has just come, those of the one before it are waiting. */
  const laterOf = (answer: Answer): Later<Answer> => {
    const known = later.value;
    if (known.first === answer) return known;
    const waiting = waitingOf(known);
    const before = waiting.length > 0 ? waiting : [...(known.first ? [known.first] : []), ...known.answers];
    return { first: answer, answers: [], before: known.isOver ? [] : before };
  };
  const itemsOf = (answer: Answer): readonly Item[] => {
    const pages = laterOf(answer);
    const byKey = (answers: readonly Answer[]): [string | number, Item][] => answers.flatMap(items).map((item) => [key(item), item]);
    const renewed = byKey([answer, ...pages.answers]);
    // Once more at the end: an item is as the newer answer tells it, where both do.
    return [...new Map([...renewed, ...byKey(waitingOf(pages)), ...renewed]).values()];
  };
  const moreOf = (answer: Answer): More => {
    const { answers, asking } = laterOf(answer);
    if (asking === "running") return { status: "loading" };
    if (asking) return { status: "failed", failure: asking };
    const last = answers.at(-1) ?? answer;
    const hasMore = last.page * last.page_size < last.total_items; // P-164, P-165
    // The list may have become shorter since: a page without items is the end.
    return { status: hasMore && items(last).length > 0 ? "available" : "complete" };
  };
  const state = computed(() => pagesOf(first.state.value, itemsOf, moreOf));

  const stopMore = (): void => {
    latest.drop();
    const { asking, ...rest } = later.peek();
    if (asking === "running") later.value = rest;
  };
  const loadMore = async (): Promise<void> => {
    const shown = state.peek();
    if (shown.status !== "loaded" || !["available", "failed"].includes(shown.more.status)) return;
    const { asking: _, ...pages } = laterOf(shown.answer);
    const question = request((pages.answers.at(-1) ?? shown.answer).page + 1);
    if (!question) return;
    later.value = { ...pages, asking: "running" };
    const outcome = await latest.ask((signal) => moreSlowNotice.during(ports.call(endpoint, { ...question, signal })));
    if (!outcome) return;
    later.value = outcome.ok ? { ...pages, answers: [...pages.answers, outcome.value] } : { ...pages, asking: outcome.failure };
    if (outcome.ok) catchUp();
  };
  /** Asks for the next of the pages that were in sight; those of a list that has become shorter are let go. */
  const catchUp = (): void => {
    const shown = state.peek();
    if (shown.status !== "loaded") return;
    const pages = laterOf(shown.answer);
    if (waitingOf(pages).length === 0) return;
    if (shown.more.status === "complete") later.value = { ...pages, before: [] };
    else void loadMore();
  };

  const follow = (answer: Answer): void => {
    stopMore();
    later.value = laterOf(answer);
    catchUp();
  };

  return {
    state,
    slowNotice: first.slowNotice,
    moreSlowNotice,
    reload: first.reload,
    giveUp: first.giveUp,
    loadMore,
    stopMore,
    start() {
      const stopFirst = first.start();
      // A next page of another question, or behind another first page, is not wanted.
      const stopWatching = first.state.subscribe((shown) => {
        if (!("value" in shown)) {
          stopMore();
          later.value = { ...later.peek(), isOver: true };
        } else if (shown.value !== later.peek().first) follow(shown.value);
      });
      return () => {
        stopFirst();
        stopWatching();
        latest.drop();
      };
    },
  };
}

function pagesOf<Item, Answer extends Paging>(
  state: LoadingState<Answer>,
  itemsOf: (answer: Answer) => readonly Item[],
  moreOf: (answer: Answer) => More,
): PagesState<Item, Answer> {
  switch (state.status) {
    case "loading":
      return { status: "loading", ...(state.previous !== undefined && { previous: itemsOf(state.previous) }) };
    case "loaded":
    case "empty": {
      const { status, value: answer, ...renewal } = state;
      const about = { ...renewal, answer, totalItems: answer.total_items };
      return status === "empty" ? { status, ...about } : { status, ...about, items: itemsOf(answer), more: moreOf(answer) };
    }
    default:
      return state;
  }
}
