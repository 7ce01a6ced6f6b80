/** The pages of a list after its first one, and the items of all pages. */
import { signal } from "@preact/signals-core";
import type { Paging } from "#core/base/contract/paging.ts";
import type { Failure, Outcome } from "#core/services/api/outcome.ts";
import { createJoin } from "./join-turns.ts";
import type { ItemReading, Turn } from "./page-turn.ts";

export type More =
  /** All items are displayed. Final */
  | { readonly status: "complete" }
  /** There is a next page. → loading */
  | { readonly status: "available" }
  /** The next page is being loaded. → available, complete, failed */
  | { readonly status: "loading" }
  /** The next page could not be loaded; the displayed items stay. → loading (`loadMore` again) */
  | { readonly status: "failed"; readonly failure: Failure };

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

export type LaterPages<Answer extends Paging, Item> = ReturnType<typeof createLaterPages<Answer, Item>>;

export function createLaterPages<Answer extends Paging, Item>(reading: ItemReading<Answer, Item>) {
  const later = signal<Later<Answer>>({ first: undefined, answers: [], before: [] });
  const join = createJoin(reading);

  /** Returns the pages after a first page. After a first page that has just arrived, the pages of the previous one are still displayed. */
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
    const hasMore = last.page * last.page_size < last.total_items; // P-164, P-165
    // The list may have become shorter since: a page without items is the last one.
    return { status: hasMore && reading.items(last).length > 0 ? "available" : "complete" };
  };
  const totalOf = (answer: Answer): number => lastOf(answer, laterOf(answer)).total_items;

  return {
    itemsOf,
    moreOf,
    totalOf,
    isOf: (answer: Answer): boolean => later.peek().first === answer,
    /** Returns the number of the next page after a first page. */
    nextOf: (answer: Answer): number => lastOf(answer, laterOf(answer)).page + 1,
    /** Takes over a first page that has just arrived. */
    follow: (answer: Answer): void => void (later.value = laterOf(answer)),
    /** Notes that another request was sent, whose response has nothing to do with these pages. */
    end: (): void => void (later.value = { ...later.peek(), isOver: true }),
    /** Notes that the next page is being requested. */
    ask(answer: Answer): void {
      later.value = { ...laterOf(answer), asking: "running" };
    },
    /** Notes that nobody waits for the next page any more. */
    stopAsking(): void {
      const { asking, ...rest } = later.peek();
      if (asking === "running") later.value = rest;
    },
    take(answer: Answer, outcome: Outcome<Turn<Answer>>): void {
      const { asking: _, ...pages } = laterOf(answer);
      later.value = outcome.ok ? { ...pages, answers: [...pages.answers, outcome.value] } : { ...pages, asking: outcome.failure };
    },
    /** Tells whether pages of before a reload are still displayed in place of those to come. */
    isWaiting: (answer: Answer): boolean => waitingOf(laterOf(answer)).length > 0,
    dropWaiting: (answer: Answer): void => void (later.value = { ...laterOf(answer), before: [] }),
  };
}

const waitingOf = <Answer>({ before, answers }: Later<Answer>): readonly Turn<Answer>[] =>
  before.length > 1 + answers.length ? before : [];
const lastOf = <Answer>(first: Answer, { answers }: Later<Answer>): Answer => answers.at(-1)?.at(-1) ?? first;
