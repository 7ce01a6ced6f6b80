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
 * behind the first are asked for one after the other, and each stays as it was until it comes. A list that changes between two pages loses
 * nothing: what has moved up to a page that was read already is read there. It is noticed by the list's total: where as many have come as
 * have gone, nothing tells, and what moved up is missing until the list is asked again.
 */
import { computed, signal, type ReadonlySignal } from "@preact/signals-core";
import type { Request } from "#core/services/api/client.ts";
import type { Failure, Outcome } from "#core/services/api/outcome.ts";
import type { Endpoint } from "#core/base/contract/endpoint.ts";
import type { Paging } from "#core/base/contract/paging.ts";
import { createTakeLatest } from "./take-latest.ts";
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
  /** Of the list as a whole, as the API counted last. */
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

/** A page as the last of them; before it those that were asked for once more on its account, see `fetchTurn`. */
type Turn<Answer> = readonly Answer[];

/** The pages behind the first one, and which first one that is. */
type Later<Answer> = {
  readonly first: Answer | undefined;
  readonly answers: readonly Turn<Answer>[];
  /** All pages as they were before the list was asked for again. They stay in sight until as many have come. */
  readonly before: readonly Turn<Answer>[];
  /** Another question has been asked since: what it is answered has nothing to do with these. */
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

  /** Behind a first page that has just come, those of the one before it are waiting. */
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
    // The list may have become shorter since: a page without items is the end.
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

/**
 * The items of pages, each once and where it was first: as a page that has come since tells it (`waiting` ones are older). All of them are
 * gone through for each page that comes, and not for what happens in between: there may be thousands.
 */
function createJoin<Answer, Item>(items: (answer: Answer) => readonly Item[], key: (item: Item) => string | number) {
  let known: { readonly turns: readonly Turn<Answer>[]; readonly items: readonly Item[] } | undefined;
  // The first page is a turn of its own, made anew each time.
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

/** How pages tell their items. */
type Told<Answer, Item> = Pick<PagesOptions<never, never, Answer, Item>, "items" | "key">;

type Asks<Answer> = (page: number, isFresh: boolean) => Promise<Outcome<Answer>>;

/**
 * A page of the list. Where the list's total is another, what would have stood at the page's head may have moved up to a page before it,
 * which is read already (a list that grew may have lost something too): unless the page begins with what is known, those before it are
 * asked for once more, back to one that does. A list that lost as many as it got has the same total, and nobody can tell.
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
