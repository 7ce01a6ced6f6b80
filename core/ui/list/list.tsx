/**
 * A list that comes in pages (core/services/load): its rows, the states that are displayed in their place, and the button for more rows.
 */
// oxlint-disable jsx-a11y/prefer-tag-over-role -- batches stand between a list and its items, and a `ul` may not hold them
import { isFocusNowhere } from "#core/ui/fields/focus-nowhere.ts";
import { memo, useEffect, useRef, type ReactNode, type RefObject } from "react";
import type { More } from "#core/services/load/later-pages.model.ts";
import type { Pages, PagesState } from "#core/services/load/pages.model.ts";
import { Button } from "#core/ui/base/button.tsx";
import { FailurePanel } from "#core/ui/base/failure-panel.tsx";
import { useAnnouncer } from "#core/ui/base/live-region.tsx";
import { SlowNoticeText } from "#core/ui/slow-notice/slow-notice.tsx";
import { Fetched } from "#core/ui/loaded/loaded.tsx";
import { countText, loadMoreText, moreShownText } from "./list.messages.ts";
import { isSameBatch, batchLength, batchesOf } from "./batches.rules.ts";

type ListProps<Item> = {
  /** The name of the list, for screen readers. */
  label: string;
  /** The pages of the model; the list starts nothing by itself. */
  pages: Pages<Item>;
  /** Returns the key of a row: the same as the `key` of the pages. */
  itemToKey: (item: Item) => string | number;
  /** Draws the content of a row. */
  children: (item: Item) => ReactNode;
  /** Content for a list without items. */
  empty: ReactNode;
  /** The number of rows that the skeleton draws. */
  rows?: number;
  /** True where the items are requested as soon as the tag starts: the skeleton is then displayed from the prerendered screen on. */
  isExpected?: boolean;
  /** Class of the list, where its items are not rows with a line between them. The items are inside `.ui-batch` elements. */
  look?: string;
  /** Returns the class of an item that looks different from the rest. */
  lookOf?: (item: Item) => string | undefined;
};

/**
 * Draws new rows and leaves the rendered ones alone: a press in a list of thousands is answered as quickly as in one of ten. For this to
 * work, the component that contains the list must not render again with each page: code that reads `pages.state` belongs in a component of
 * its own.
 */
export function List<Item>({ pages, empty, rows = 4, isExpected, ...list }: ListProps<Item>) {
  return (
    <Fetched source={pages} shape={Array<"field">(rows).fill("field")} isExpected={isExpected}>
      {(state) => (state.status === "empty" ? empty : <Rows {...list} pages={pages} state={state} />)}
    </Fetched>
  );
}

type RowsProps<Item> = Pick<ListProps<Item>, "label" | "pages" | "itemToKey" | "look" | "lookOf" | "children"> & {
  state: Extract<PagesState<Item>, { status: "loaded" }>;
};

function Rows<Item>({ label, pages, itemToKey, look = "ui-rows", lookOf, children, state }: RowsProps<Item>) {
  const { items, totalItems, more } = state;
  const list = useRef<HTMLDivElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  const wait = useFocusOfMore({ list, foot, status: more.status, shown: items.length, total: totalItems });
  return (
    <>
      {/* Roles are used instead of a `ul`: screen readers then do not see the batches. */}
      <div className={look} role="list" aria-label={label} ref={list}>
        {batchesOf(items).map((batch) => (
          <Batch key={batch.from} items={batch.items} itemToKey={itemToKey} lookOf={lookOf}>
            {children}
          </Batch>
        ))}
      </div>
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

type BatchProps<Item> = Pick<ListProps<Item>, "itemToKey" | "lookOf" | "children"> & { items: readonly Item[] };

/**
 * Draws some of the items, in a box of their own: out of view the box is not laid out, whatever its content. A batch whose items are
 * unchanged keeps its last render, and its items are not compared one by one.
 */
const Batch = memo(
  DrawnBatch,
  (one, other) =>
    one.itemToKey === other.itemToKey &&
    one.lookOf === other.lookOf &&
    one.children === other.children &&
    isSameBatch(one.items, other.items),
) as typeof DrawnBatch;

function DrawnBatch<Item>({ items, itemToKey, lookOf, children }: BatchProps<Item>): ReactNode {
  return (
    <div className="ui-batch">
      {items.map((item) => (
        <div role="listitem" key={itemToKey(item)} className={lookOf?.(item)} tabIndex={-1}>
          {children(item)}
        </div>
      ))}
    </div>
  );
}

type MoreProps<Item> = Pick<RowsProps<Item>["state"], "items" | "totalItems" | "more"> & { pages: Pages<Item>; onMore: () => void };

function MoreRows<Item>({ items, totalItems, more, pages, onMore }: MoreProps<Item>) {
  const button = useRef<HTMLButtonElement>(null);
  const count = <p className="ui-quiet-text">{countText(items.length, totalItems)}</p>;
  const stop = (): void => {
    button.current?.focus(); // the button that is pressed goes away
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
          <SlowNoticeText slowNotice={pages.moreSlowNotice} onStop={stop} />
        </div>
      );
  }
}

type FocusOfMore = {
  list: RefObject<HTMLDivElement | null>;
  /** The element that holds the button for more, or the retry button. */
  foot: RefObject<HTMLDivElement | null>;
  status: More["status"];
  shown: number;
  total: number;
};

/**
 * Moves focus to the first of the new rows when they are there, and announces their number: the pressed button is now below them, or is
 * gone. Where the button is gone and no row came, focus goes to the button in its place. If the visitor has moved focus elsewhere
 * meanwhile, it stays there.
 * @returns a function to call when more rows are requested
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
    const target = hasCome ? itemAt(list.current, before) : (foot.current?.querySelector("button") ?? itemAt(list.current, before - 1));
    (target as HTMLElement | null | undefined)?.focus();
    pressed.current = target ?? null;
  }, [status, shown, total, list, foot, announcer]);
  return () => {
    shownBefore.current = shown;
    pressed.current = (list.current?.getRootNode() as ShadowRoot | undefined)?.activeElement ?? null;
  };
}

const itemAt = (list: Element, index: number): Element | undefined =>
  list.children[Math.floor(index / batchLength)]?.children[index % batchLength];

/** Tells whether focus has moved away from the pressed element to another one, in the widget or in the page around it. */
function isElsewhere(list: HTMLElement, pressed: Element | null): boolean {
  const { activeElement } = list.getRootNode() as ShadowRoot;
  if (activeElement !== null) return activeElement !== pressed;
  return !isFocusNowhere(list);
}
