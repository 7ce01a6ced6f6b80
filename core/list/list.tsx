/** A list that comes in pages (core/load): its rows, what stands in their place, and the way to more of them. */
import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useRef, type ReactNode, type RefObject } from "react";
import type { Pages, PagesState } from "#core/load/pages.model.ts";
import { Button } from "#core/ui/button.tsx";
import { FailurePanel } from "#core/ui/failure-panel.tsx";
import { useAnnouncer } from "#core/ui/live-region.tsx";
import { SlowWaiting, Waiting } from "./loaded.tsx";
import { countText, loadMoreText, moreShownText } from "./list.messages.ts";

type ListProps<Item> = {
  /** What is listed, for whoever hears it. */
  label: string;
  pages: Pages<Item>;
  itemToKey: (item: Item) => string | number;
  children: (item: Item) => ReactNode;
  /** Where the list has nothing. */
  empty: ReactNode;
  /** How many rows its skeleton draws. */
  rows?: number;
};

export function List<Item>({ pages, empty, rows = 4, ...list }: ListProps<Item>) {
  useSignals();
  const state = pages.state.value;
  const reload = (): void => void pages.reload();
  switch (state.status) {
    case "idle":
      return null;
    case "loading":
      return <Waiting shape={Array.from({ length: rows }, () => "field" as const)} slowNotice={pages.slowNotice} onStop={pages.giveUp} />;
    case "failed":
      return <FailurePanel mayRetry failure={state.failure} onRetry={reload} />;
    case "loaded":
    case "empty":
      return (
        <div className="ui-list-frame">
          {state.failure && <FailurePanel mayRetry failure={state.failure} busy={state.isRenewing} onRetry={reload} />}
          {state.status === "empty" ? empty : <Rows {...list} pages={pages} state={state} />}
        </div>
      );
  }
}

type RowsProps<Item> = Pick<ListProps<Item>, "label" | "pages" | "itemToKey" | "children"> & {
  state: Extract<PagesState<Item>, { status: "loaded" }>;
};

function Rows<Item>({ label, pages, itemToKey, children, state }: RowsProps<Item>) {
  const { items, totalItems } = state;
  const list = useRef<HTMLUListElement>(null);
  const wait = useFirstNewRow(list, items.length, totalItems);
  return (
    <>
      <ul className="ui-rows" aria-label={label} ref={list}>
        {items.map((item) => (
          <li key={itemToKey(item)} tabIndex={-1}>
            {children(item)}
          </li>
        ))}
      </ul>
      <MoreRows
        {...state}
        pages={pages}
        onMore={() => {
          wait();
          void pages.loadMore();
        }}
      />
    </>
  );
}

type MoreProps<Item> = Pick<RowsProps<Item>["state"], "items" | "totalItems" | "more"> & { pages: Pages<Item>; onMore: () => void };

function MoreRows<Item>({ items, totalItems, more, pages, onMore }: MoreProps<Item>) {
  const count = <p className="ui-quiet-text">{countText(items.length, totalItems)}</p>;
  switch (more.status) {
    case "complete":
      return totalItems > items.length ? null : <div className="ui-more">{count}</div>;
    case "failed":
      return <FailurePanel mayRetry failure={more.failure} onRetry={onMore} />;
    case "available":
    case "loading":
      return (
        <div className="ui-more">
          {count}
          <Button variant="secondary" busy={more.status === "loading"} onClick={onMore}>
            {loadMoreText()}
          </Button>
          <SlowWaiting slowNotice={pages.moreSlowNotice} onStop={pages.stopMore} />
        </div>
      );
  }
}

/**
 * When the rows that were asked for are there, focus goes to the first of them, and their number is said: the button that was pressed
 * stands below them, or is gone. Whoever went elsewhere meanwhile stays there.
 */
function useFirstNewRow(list: RefObject<HTMLUListElement | null>, shown: number, total: number): () => void {
  const announcer = useAnnouncer();
  const shownBefore = useRef<number>(undefined);
  const pressed = useRef<Element>(null);
  useEffect(() => {
    const before = shownBefore.current;
    if (before === undefined || shown <= before || !list.current) return;
    shownBefore.current = undefined;
    announcer.announce(moreShownText(shown - before, shown, total));
    const { activeElement } = list.current.getRootNode() as ShadowRoot;
    if (activeElement === null || activeElement === pressed.current) (list.current.children[before] as HTMLElement | undefined)?.focus();
  }, [shown, total, list, announcer]);
  return () => {
    shownBefore.current = shown;
    pressed.current = (list.current?.getRootNode() as ShadowRoot | undefined)?.activeElement ?? null;
  };
}
