/**
 * A list that is loaded in pages, with 'load more'.
 *
 *     const jobs = createPages(ports, readJobs, {
 *       request: (page) => ({ query: { page, lang: ports.language.value, department: department.value } }),
 *       items: (answer) => answer._embedded.jobs,
 *       key: (job) => job.id,
 *     });
 *     return { jobs, start: jobs.start };
 *
 * A changed request begins again at its first page. After `reload` the list keeps as many pages as were displayed: the pages after the
 * first are requested one after the other, and each stays unchanged until its response arrives. A list that changes between two requests
 * loses no items: an item that has moved up to a page that was already read is read there. The change is noticed by the list's total: where
 * as many items were added as removed, the change cannot be noticed, and an item that moved up is missing until the list is reloaded.
 */
import { computed, signal, type ReadonlySignal } from "@preact/signals-core";
import type { Request } from "#core/services/api/call.ts";
import type { Failure, Outcome } from "#core/services/api/outcome.ts";
import type { Endpoint } from "#core/base/contract/endpoint.ts";
import type { Paging } from "#core/base/contract/paging.ts";
import { createTakeLatest } from "./take-latest.ts";
import { createLoading, type LoadPorts, type Loading, type LoadingState, type Renewal } from "./loading.model.ts";
import { createSlowNotice, type SlowNotice } from "./slow-notice.model.ts";

export type PagesState<Item, Answer = unknown> =
  /** There is no request yet. → loading */
  | { readonly status: "idle" }
  /** `previous` holds the items of the previous request; they may stay visible. → loaded, empty, failed, idle */
  | { readonly status: "loading"; readonly previous?: readonly Item[] }
  /** All items so far, each once. → loaded (more of them), loading (another request), empty (reloaded), idle */
  | ({ readonly status: "loaded"; readonly items: readonly Item[]; readonly more: More } & About<Answer>)
  /** The list has no items. → loading (another request), loaded (reloaded), idle */
  | ({ readonly status: "empty" } & About<Answer>)
  /** The first page could not be loaded. → loading (reloaded, another request), idle */
  | { readonly status: "failed"; readonly failure: Failure };

type About<Answer> = Renewal & {
  /** The number of items of the whole list, as the API last counted them. */
  readonly totalItems: number;
  /** The first page's response, for its data other than the items (filters). */
  readonly answer: Answer;
};

export type More =
  /** All items are displayed. Final */
  | { readonly status: "complete" }
  /** There is a next page. → loading */
  | { readonly status: "available" }
  /** The next page is being loaded. → available, complete, failed */
  | { readonly status: "loading" }
  /** The next page could not be loaded; the displayed items stay. → loading (`loadMore` again) */
  | { readonly status: "failed"; readonly failure: Failure };

export type Pages<Item, Answer = unknown> = Pick<Loading<Answer>, "slowNotice" | "start" | "reload" | "giveUp"> & {
  readonly state: ReadonlySignal<PagesState<Item, Answer>>;
  /** Loads the next page; does nothing where there is none, or it is already being loaded. */
  loadMore(): Promise<void>;
  /** The slow notice of the next page. The visitor's way out is `stopMore`. */
  readonly moreSlowNotice: SlowNotice;
  /** Stops waiting for the next page. */
  stopMore(): void;
};

type PagesOptions<Query, Body, Answer, Item> = {
  /**
   * Returns the request for a page, which counts from 1; undefined while it cannot be sent yet. The other parts of the request must not
   * depend on the page.
   */
  readonly request: (page: number) => Request<Query, Body> | undefined;
  readonly items: (answer: Answer) => readonly Item[];
  /**
   * Returns the key that identifies an item. An item that moves to the next page while a visitor reads stays in its place, with the content
   * of the later page.
   */
  readonly key: (item: Item) => string | number;
};

/**
 * The responses of one step of loading: the new page as the last one, preceded by the pages that were requested again because of it, see
 * `fetchTurn`.
 */
type Turn<Answer> = readonly Answer[];

/** The pages after the first one, and the first page that they belong to. */
type Later<Answer> = {
  readonly first: Answer | undefined;
  readonly answers: readonly Turn<Answer>[];
  /** All pages as they were before the list was reloaded. They stay visible until as many pages have arrived. */
  readonly before: readonly Turn<Answer>[];
  /** Another request has been sent since: its response has nothing to do with these pages. */
  readonly isOver?: true;
  readonly asking?: "running" | Failure;
};

const waitingOf = <Answer>({ before, answers }: Later<Answer>): readonly Turn<Answer>[] =>
  before.length > 1 + answers.length ? before : [];
const lastOf = <Answer>(first: Answer, { answers }: Later<Answer>): Answer => answers.at(-1)?.at(-1) ?? first;

export function createPages<Query, Body, Answer extends Paging, Item>(
  ports: LoadPorts,
  endpoint: Endpoint<Query, Body, Answer>,
  { request, items, key }: PagesOptions<Query, Body, Answer, Item>,
): Pages<Item, Answer> {
  const first = createLoading(ports, endpoint, { request: () => request(1), isEmpty: (answer) => items(answer).length === 0 });
  const later = signal<Later<Answer>>({ first: undefined, answers: [], before: [] });
  const latest = createTakeLatest();
  const moreSlowNotice = createSlowNotice(ports.clock);

  /** Returns the pages after a first page. After a first page that has just arrived, the pages of the previous one are still displayed. */
  const laterOf = (answer: Answer): Later<Answer> => {
    const known = later.value;
    if (known.first === answer) return known;
    const waiting = waitingOf(known);
    const before = waiting.length > 0 ? waiting : [...(known.first ? [[known.first]] : []), ...known.answers];
    return { first: answer, answers: [], before: known.isOver ? [] : before };
  };
  const join = createJoin(items, key);
  const itemsOf = (answer: Answer): readonly Item[] => {
    const pages = laterOf(answer);
    return join([[answer], ...pages.answers], waitingOf(pages));
  };
  const moreOf = (answer: Answer): More => {
    const pages = laterOf(answer);
    if (pages.asking === "running") return { status: "loading" };
    if (pages.asking) return { status: "failed", failure: pages.asking };
    const last = lastOf(answer, pages);
    const hasMore = last.page * last.page_size < last.total_items; // P-164, P-165
    // The list may have become shorter since: a page without items is the last one.
    return { status: hasMore && items(last).length > 0 ? "available" : "complete" };
  };
  const totalOf = (answer: Answer): number => lastOf(answer, laterOf(answer)).total_items;
  const state = computed(() => pagesOf(first.state.value, { itemsOf, moreOf, totalOf }));

  const stopMore = (): void => {
    latest.drop();
    const { asking, ...rest } = later.peek();
    if (asking === "running") later.value = rest;
  };
  const loadMore = async (): Promise<void> => {
    const shown = state.peek();
    if (shown.status !== "loaded" || !["available", "failed"].includes(shown.more.status)) return;
    const { asking: _, ...pages } = laterOf(shown.answer);
    const page = lastOf(shown.answer, pages).page + 1;
    later.value = { ...pages, asking: "running" };
    const outcome = await latest.ask((signal) =>
      moreSlowNotice.during(
        fetchTurn(page, { items, key, shown: shown.items, totalItems: shown.totalItems }, (at, isFresh) =>
          ports.call(endpoint, { ...request(at), signal, ...(isFresh && { isFresh }) }),
        ),
      ),
    );
    if (!outcome) return;
    later.value = outcome.ok ? { ...pages, answers: [...pages.answers, outcome.value] } : { ...pages, asking: outcome.failure };
    if (outcome.ok) catchUp();
  };
  /** Requests the next of the pages that were displayed before a reload. Where the list has become shorter, the rest of them is dropped. */
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
      // A next page of another request, or after another first page, is not wanted.
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

/**
 * Creates a function that joins the items of pages, each once and in its first place, with the content of the newest page (`waiting` pages
 * are older). The items are joined again only when a page arrives, and not for changes in between: there may be thousands.
 */
function createJoin<Answer, Item>(items: (answer: Answer) => readonly Item[], key: (item: Item) => string | number) {
  let known: { readonly turns: readonly Turn<Answer>[]; readonly items: readonly Item[] } | undefined;
  // The first page is a separate turn, whose array is created anew each time.
  const isSame = (one: Turn<Answer>, other: Turn<Answer> | undefined): boolean =>
    one === other || (one.length === 1 && other?.length === 1 && one[0] === other[0]);
  return (renewed: readonly Turn<Answer>[], waiting: readonly Turn<Answer>[]): readonly Item[] => {
    const turns = [...renewed, ...waiting];
    if (known?.turns.length === turns.length && turns.every((turn, index) => isSame(turn, known?.turns[index]))) return known.items;
    const shown = new Map<string | number, Item>();
    const add = (turn: Turn<Answer>): void => turn.flatMap(items).forEach((item) => shown.set(key(item), item));
    turns.forEach(add);
    if (waiting.length > 0) renewed.forEach(add);
    known = { turns, items: [...shown].map(([, item]) => item) };
    return known.items;
  };
}

/** The functions that read and identify the items of a page. */
type Told<Answer, Item> = Pick<PagesOptions<never, never, Answer, Item>, "items" | "key">;

type Asks<Answer> = (page: number, isFresh: boolean) => Promise<Outcome<Answer>>;

/**
 * Fetches a page of the list. Where the list's total has changed, items that would have been at the head of this page may have moved up to
 * an earlier page, which was already read (a list that grew may have lost items, too). So unless the page begins with a known item, the
 * earlier pages are requested again, back to one that does. A list that lost as many items as it gained has the same total, and the change
 * cannot be noticed.
 */
async function fetchTurn<Answer extends Paging, Item>(
  page: number,
  { items, key, shown, totalItems }: Told<Answer, Item> & { readonly shown: readonly Item[]; readonly totalItems: number },
  ask: Asks<Answer>,
): Promise<Outcome<Turn<Answer>>> {
  const outcome = await ask(page, false);
  if (!outcome.ok) return outcome;
  const turn = [outcome.value];
  if (outcome.value.total_items === totalItems) return { ok: true, value: turn };
  const known = new Set(shown.map(key));
  const isTied = ([head]: readonly Item[]): boolean => head !== undefined && known.has(key(head));
  for (let at = page - 1; at > 0 && !isTied(items(turn[0] as Answer)); at--) {
    const earlier = await ask(at, true);
    if (!earlier.ok) return earlier;
    turn.unshift(earlier.value);
  }
  return { ok: true, value: turn };
}

function pagesOf<Item, Answer extends Paging>(
  state: LoadingState<Answer>,
  {
    itemsOf,
    moreOf,
    totalOf,
  }: {
    readonly itemsOf: (answer: Answer) => readonly Item[];
    readonly moreOf: (answer: Answer) => More;
    readonly totalOf: (answer: Answer) => number;
  },
): PagesState<Item, Answer> {
  switch (state.status) {
    case "loading":
      return { status: "loading", ...(state.previous !== undefined && { previous: itemsOf(state.previous) }) };
    case "loaded":
    case "empty": {
      const { status, value: answer, ...renewal } = state;
      const about = { ...renewal, answer, totalItems: totalOf(answer) };
      return status === "empty" ? { status, ...about } : { status, ...about, items: itemsOf(answer), more: moreOf(answer) };
    }
    default:
      return state;
  }
}
