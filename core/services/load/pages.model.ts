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
 * A changed request begins again at its first page. After `reload` the list keeps as many pages as were shown: the pages after the first
 * are requested one after the other, and each stays unchanged until its response arrives. A list that changes between two requests loses no
 * items: where an item has moved up to an earlier page, that page is read again. The change is noticed by the list's total. If as many
 * items were added as removed, the change is not noticed, and an item that moved up is missing until the list is reloaded.
 */
import { computed, type ReadonlySignal } from "@preact/signals-core";
import type { Endpoint } from "#core/base/contract/endpoint.ts";
import type { Paging } from "#core/base/contract/paging.ts";
import type { Request } from "#core/services/api/call.ts";
import type { Failure } from "#core/services/api/outcome.ts";
import { createLaterPages, type LaterPages, type More } from "./later-pages.model.ts";
import { createLoading, type LoadPorts, type Loading, type LoadingState, type Renewal } from "./loading.model.ts";
import { fetchTurn, type ItemReading } from "./page-turn.ts";
import { createSlowNotice, type SlowNotice } from "./slow-notice.model.ts";
import { createTakeLatest } from "./take-latest.ts";

export type PagesState<Item, Answer = unknown> =
  /** No request has been sent yet. Next: loading. */
  | { readonly status: "idle" }
  /** `previous` holds the items of the previous request; they may stay visible. Next: loaded, empty, failed, idle. */
  | { readonly status: "loading"; readonly previous?: readonly Item[] }
  /** The items of all loaded pages, each once. Next: loaded (more of them), loading (another request), empty (reloaded), idle. */
  | ({ readonly status: "loaded"; readonly items: readonly Item[]; readonly more: More } & About<Answer>)
  /** The list has no items. Next: loading (another request), loaded (reloaded), idle. */
  | ({ readonly status: "empty" } & About<Answer>)
  /** The first page could not be loaded. Next: loading (reloaded, another request), idle. */
  | { readonly status: "failed"; readonly failure: Failure };

type About<Answer> = Renewal & {
  /** The number of items of the whole list, by the API's latest response. */
  readonly totalItems: number;
  /** The first page's response, which contains other data than the items, too (filters). */
  readonly answer: Answer;
};

export type Pages<Item, Answer = unknown> = Pick<Loading<Answer>, "slowNotice" | "start" | "reload" | "giveUp"> & {
  readonly state: ReadonlySignal<PagesState<Item, Answer>>;
  /** Loads the next page. Does nothing where the list is complete, or the page is already being loaded. */
  loadMore(): Promise<void>;
  /** The slow notice of the next page. The view then offers `stopMore`. */
  readonly moreSlowNotice: SlowNotice;
  /** Stops waiting for the next page; `loadMore` can request it again. */
  stopMore(): void;
};

type PagesOptions<Query, Body, Answer, Item> = ItemReading<Answer, Item> & {
  /**
   * Returns the request for a page, which counts from 1; undefined while it cannot be sent yet. The other parts of the request must not
   * depend on the page.
   */
  readonly request: (page: number) => Request<Query, Body> | undefined;
};

export function createPages<Query, Body, Answer extends Paging, Item>(
  ports: LoadPorts,
  endpoint: Endpoint<Query, Body, Answer>,
  { request, ...reading }: PagesOptions<Query, Body, Answer, Item>,
): Pages<Item, Answer> {
  const first = createLoading(ports, endpoint, { request: () => request(1), isEmpty: (answer) => reading.items(answer).length === 0 });
  const later = createLaterPages(reading);
  const latest = createTakeLatest();
  const moreSlowNotice = createSlowNotice(ports.clock);
  const state = computed(() => pagesOf(first.state.value, later));

  const stopMore = (): void => {
    latest.drop();
    later.stopAsking();
  };
  const loadMore = async (): Promise<void> => {
    const shown = state.peek();
    if (shown.status !== "loaded" || !["available", "failed"].includes(shown.more.status)) return;
    later.ask(shown.answer);
    const outcome = await latest.ask((signal) =>
      moreSlowNotice.during(
        fetchTurn(later.nextOf(shown.answer), { ...reading, shown: shown.items, totalItems: shown.totalItems }, (at, isFresh) =>
          ports.call(endpoint, { ...request(at), signal, ...(isFresh && { isFresh }) }),
        ),
      ),
    );
    if (!outcome) return;
    later.take(shown.answer, outcome);
    if (outcome.ok) catchUp();
  };
  /**
   * Requests the next of the pages that were shown before a reload. Where the list has become shorter, the remaining old pages are dropped.
   */
  const catchUp = (): void => {
    const shown = state.peek();
    if (shown.status !== "loaded" || !later.isWaiting(shown.answer)) return;
    if (shown.more.status === "complete") later.dropWaiting(shown.answer);
    else void loadMore();
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
      // After another request or another first page, a pending next page is dropped.
      const stopWatching = first.state.subscribe((shown) => {
        if (!("value" in shown)) {
          stopMore();
          later.end();
        } else if (!later.isOf(shown.value)) {
          stopMore();
          later.follow(shown.value);
          catchUp();
        }
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
  { itemsOf, moreOf, totalOf }: Pick<LaterPages<Answer, Item>, "itemsOf" | "moreOf" | "totalOf">,
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
