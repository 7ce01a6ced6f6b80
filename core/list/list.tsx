/** A list that comes in pages (core/load): its rows, what stands in their place, and the way to more of them. */
import { useEffect, useRef, type ReactNode, type RefObject } from "react";
import type { More, Pages, PagesState } from "#core/load/pages.model.ts";
import { Button } from "#core/ui/button.tsx";
import { FailurePanel } from "#core/ui/failure-panel.tsx";
import { useAnnouncer } from "#core/ui/live-region.tsx";
import { Fetched, SlowWaiting } from "./loaded.tsx";
import { countText, loadMoreText, moreShownText } from "./list.messages.ts";

type ListProps<Item> = {
  /** What is listed, for whoever hears it. */
  label: string;
  /** The model's; the list starts nothing by itself. */
  pages: Pages<Item>;
  /** Tells rows apart: the same as the `key` of the pages. */
  itemToKey: (item: Item) => string | number;
  /** What stands in a row. */
  children: (item: Item) => ReactNode;
  /** Where the list has nothing. */
  empty: ReactNode;
  /** How many rows its skeleton draws. */
  rows?: number;
};

export function List<Item>({ pages, empty, rows = 4, ...list }: ListProps<Item>) {
  return (
    <Fetched source={pages} shape={Array<"field">(rows).fill("field")}>
      {(state) => (state.status === "empty" ? empty : <Rows {...list} pages={pages} state={state} />)}
    </Fetched>
  );
}

type RowsProps<Item> = Pick<ListProps<Item>, "label" | "pages" | "itemToKey" | "children"> & {
  state: Extract<PagesState<Item>, { status: "loaded" }>;
};

function Rows<Item>({ label, pages, itemToKey, children, state }: RowsProps<Item>) {
  const { items, totalItems, more } = state;
  const list = useRef<HTMLUListElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  const wait = useFocusOfMore({ list, foot, status: more.status, shown: items.length, total: totalItems });
  return (
    <>
      <ul className="ui-rows" aria-label={label} ref={list}>
        {items.map((item) => (
          <li key={itemToKey(item)} tabIndex={-1}>
            {children(item)}
          </li>
        ))}
      </ul>
      <div ref={foot}>
        <MoreRows
          {...state}
          pages={pages}
          onMore={() => {
            wait();
            void pages.loadMore();
          }}
        />
      </div>
    </>
  );
}

type MoreProps<Item> = Pick<RowsProps<Item>["state"], "items" | "totalItems" | "more"> & { pages: Pages<Item>; onMore: () => void };

function MoreRows<Item>({ items, totalItems, more, pages, onMore }: MoreProps<Item>) {
  const button = useRef<HTMLButtonElement>(null);
  const count = <p className="ui-quiet-text">{countText(items.length, totalItems)}</p>;
  const stop = (): void => {
    button.current?.focus(); // what is pressed goes away
    pages.stopMore();
  };
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
          <Button variant="secondary" busy={more.status === "loading"} onClick={onMore} buttonRef={button}>
            {loadMoreText()}
          </Button>
          <SlowWaiting slowNotice={pages.moreSlowNotice} onStop={stop} />
        </div>
      );
  }
}

type FocusOfMore = {
  list: RefObject<HTMLUListElement | null>;
  /** Holds the button for more, or the one to try again. */
  foot: RefObject<HTMLDivElement | null>;
  status: More["status"];
  shown: number;
  total: number;
};

/**
 * When the rows that were asked for are there, focus goes to the first of them, and their number is said: the button that was pressed
 * stands below them, or is gone. Where it is gone and no row came, focus goes to the one in its place. Whoever went elsewhere meanwhile
 * stays there.
 * @returns to be called when more is asked for.
 */
function useFocusOfMore({ list, foot, status, shown, total }: FocusOfMore): () => void {
  const announcer = useAnnouncer();
  const shownBefore = useRef<number>(undefined);
  const pressed = useRef<Element>(null);
  useEffect(() => {
    const before = shownBefore.current;
    if (before === undefined || !list.current) return;
    const hasCome = shown > before;
    if (hasCome) {
      shownBefore.current = undefined;
      announcer.announce(moreShownText(shown - before, shown, total));
    }
    if (isElsewhere(list.current, pressed.current) || (!hasCome && pressed.current?.isConnected)) return;
    const target = hasCome ? list.current.children[before] : (foot.current?.querySelector("button") ?? list.current.lastElementChild);
    (target as HTMLElement | null | undefined)?.focus();
    pressed.current = target ?? null;
  }, [status, shown, total, list, foot, announcer]);
  return () => {
    shownBefore.current = shown;
    pressed.current = (list.current?.getRootNode() as ShadowRoot | undefined)?.activeElement ?? null;
  };
}

/** Focus is at something else than what was pressed, or than nothing at all: in the widget, or in the page around it. */
function isElsewhere(list: HTMLElement, pressed: Element | null): boolean {
  const { activeElement } = list.getRootNode() as ShadowRoot;
  if (activeElement !== null) return activeElement !== pressed;
  const { ownerDocument: page } = list;
  return page.activeElement !== null && page.activeElement !== page.body;
}
