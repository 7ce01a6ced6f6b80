/** The pages of a list after the first one, and the items of all pages. */
import { signal } from "@preact/signals-core";
import type { Paging } from "#core/base/contract/paging.ts";
import type { Failure, Outcome } from "#core/services/api/outcome.ts";
import { createJoin } from "./join-turns.ts";
import type { ItemReading, Turn } from "./page-turn.ts";

export type More =
  /** All items are shown. This state is final. */
  | { readonly status: "complete" }
  /** The list has another page. Next: loading. */
  | { readonly status: "available" }
  /** The next page is being loaded. Next: available, complete, failed. */
  | { readonly status: "loading" }
  /** The next page could not be loaded, and the items stay. Next: loading (`loadMore` again). */
  | { readonly status: "failed"; readonly failure: Failure };

/** The pages after the first one, with the first page that they follow. */
type Later<Answer> = {
  readonly first: Answer | undefined;
  readonly answers: readonly Turn<Answer>[];
  /** All pages from before a reload. They stay visible until as many new pages have arrived. */
  readonly before: readonly Turn<Answer>[];
  /** True once the list was requested with other parameters; the next response then does not continue these pages. */
  readonly isOver?: true;
  readonly asking?: "running" | Failure;
};

export type LaterPages<Answer extends Paging, Item> = ReturnType<typeof createLaterPages<Answer, Item>>;

export function createLaterPages<Answer extends Paging, Item>(reading: ItemReading<Answer, Item>) {
  const later = signal<Later<Answer>>({ first: undefined, answers: [], before: [] });
  const join = createJoin(reading);

  /**
   * Returns the pages after a first page. When a first page has just arrived after a reload, the result still contains the pages from
   * before.
   */
  const laterOf = (answer: Answer): Later<Answer> => {
    const known = later.value;
    if (known.first === answer) return known;
    const waiting = waitingOf(known);
    const before = waiting.length > 0 ? waiting : [...(known.first ? [[known.first]] : []), ...known.answers];
    return { first: answer, answers: [], before: known.isOver ? [] : before };
  };
  const itemsOf = (answer: Answer): readonly Item[] => {
    const pages = laterOf(answer);
    return join([[answer], ...pages.answers], waitingOf(pages));
  };
  const moreOf = (answer: Answer): More => {
    const pages = laterOf(answer);
    if (pages.asking === "running") return { status: "loading" };
    if (pages.asking) return { status: "failed", failure: pages.asking };
    const last = lastOf(answer, pages);
    const hasMore = last.page * last.page_size < last.total_items; // P-164 and P-165 define when a list has another page.
    // The list may have become shorter since, so a page without items is the last one.
    return { status: hasMore && reading.items(last).length > 0 ? "available" : "complete" };
  };
  const totalOf = (answer: Answer): number => lastOf(answer, laterOf(answer)).total_items;

  return {
    itemsOf,
    moreOf,
    totalOf,
    isOf: (answer: Answer): boolean => later.peek().first === answer,
    /** Returns the number of the page to load next. */
    nextOf: (answer: Answer): number => lastOf(answer, laterOf(answer)).page + 1,
    /** Takes over a first page that has just arrived. */
    follow: (answer: Answer): void => void (later.value = laterOf(answer)),
    /** Records that the list was requested with other parameters, whose response does not continue these pages. */
    end: (): void => void (later.value = { ...later.peek(), isOver: true }),
    /** Records that the next page is being requested. */
    ask(answer: Answer): void {
      later.value = { ...laterOf(answer), asking: "running" };
    },
    /** Records that the next page is not needed any more. */
    stopAsking(): void {
      const { asking, ...rest } = later.peek();
      if (asking === "running") later.value = rest;
    },
    take(answer: Answer, outcome: Outcome<Turn<Answer>>): void {
      const { asking: _, ...pages } = laterOf(answer);
      later.value = outcome.ok ? { ...pages, answers: [...pages.answers, outcome.value] } : { ...pages, asking: outcome.failure };
    },
    /** Tells whether pages from before a reload are still shown in place of new ones. */
    isWaiting: (answer: Answer): boolean => waitingOf(laterOf(answer)).length > 0,
    dropWaiting: (answer: Answer): void => void (later.value = { ...laterOf(answer), before: [] }),
  };
}

const waitingOf = <Answer>({ before, answers }: Later<Answer>): readonly Turn<Answer>[] =>
  before.length > 1 + answers.length ? before : [];
const lastOf = <Answer>(first: Answer, { answers }: Later<Answer>): Answer => answers.at(-1)?.at(-1) ?? first;
