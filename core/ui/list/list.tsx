/** Renders a list that is loaded in pages (core/services/load): its rows, the states without rows, and the button that loads more. */
// oxlint-disable jsx-a11y/prefer-tag-over-role -- a `ul` may not contain the batches between list and items
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
  /** The accessible name of the list. */
  label: string;
  /** The pages of the model. The model starts loading; the list only shows its state. */
  pages: Pages<Item>;
  /** Returns the key of a row, which has to be the same as the `key` of the pages. */
  itemToKey: (item: Item) => string | number;
  /** Renders the content of a row. */
  children: (item: Item) => ReactNode;
  /** The content that is shown where the list has no items. */
  empty: ReactNode;
  /** The number of rows of the skeleton. */
  rows?: number;
  /** The content after the message that the list, or more of it, could not be loaded. */
  besideFailure?: ReactNode;
  /** True where the model requests the items as soon as the tag starts, so that the prerendered screen contains the skeleton already. */
  isExpected?: boolean;
  /** The CSS class of the list, where its items are not rows with a line between them. The items are children of `.ui-batch` elements. */
  look?: string;
  /** Returns the CSS class of an item that looks different from the others. */
  lookOf?: (item: Item) => string | undefined;
};

/**
 * Renders new rows without rendering the existing ones again, so that a press in a list of thousands has its effect as fast as in one of
 * ten. For this the component that contains the list must not render again with each page: code that reads `pages.state` has to be in a
 * component of its own.
 */
export function List<Item>({ pages, empty, rows = 4, isExpected, ...list }: ListProps<Item>) {
  return (
    <Fetched source={pages} shape={Array<"field">(rows).fill("field")} isExpected={isExpected} besideFailure={list.besideFailure}>
      {(state) => (state.status === "empty" ? empty : <Rows {...list} pages={pages} state={state} />)}
    </Fetched>
  );
}

type RowsProps<Item> = Pick<ListProps<Item>, "label" | "pages" | "itemToKey" | "look" | "lookOf" | "besideFailure" | "children"> & {
  state: Extract<PagesState<Item>, { status: "loaded" }>;
};

function Rows<Item>({ label, pages, itemToKey, look = "ui-rows", lookOf, besideFailure, children, state }: RowsProps<Item>) {
  const { items, totalItems, more } = state;
  const list = useRef<HTMLDivElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  const wait = useFocusOfMore({ list, foot, status: more.status, shown: items.length, total: totalItems });
  return (
    <>
      {/* ARIA roles are used instead of a `ul`, so that screen readers ignore the batches between the list and its items. */}
      <div className={look} role="list" aria-label={label} ref={list}>
        {batchesOf(items).map((batch) => (
          <Batch key={batch.from} items={batch.items} itemToKey={itemToKey} lookOf={lookOf}>
            {children}
          </Batch>
        ))}
      </div>
      <div className="ui-list-foot" ref={foot}>
        <MoreRows
          {...state}
          pages={pages}
          besideFailure={besideFailure}
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
 * Renders a batch of items in an element of its own, whose layout the browser skips while it is out of view. A batch with the same items is
 * not rendered again, and its items are not compared one by one.
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

type MoreProps<Item> = Pick<RowsProps<Item>["state"], "items" | "totalItems" | "more"> &
  Pick<RowsProps<Item>, "pages" | "besideFailure"> & { onMore: () => void };

function MoreRows<Item>({ items, totalItems, more, pages, besideFailure, onMore }: MoreProps<Item>) {
  const button = useRef<HTMLButtonElement>(null);
  const count = <p className="ui-quiet-text">{countText(items.length, totalItems)}</p>;
  const stop = (): void => {
    button.current?.focus(); // The focus moves first, because the pressed button disappears.
    pages.stopMore();
  };
  switch (more.status) {
    case "complete":
      return totalItems > items.length ? null : <div className="ui-more">{count}</div>;
    case "failed":
      return (
        <>
          <FailurePanel mayRetry failure={more.failure} onRetry={onMore} />
          {besideFailure}
        </>
      );
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
  /** The element that contains the button for more rows, or the retry button. */
  foot: RefObject<HTMLDivElement | null>;
  status: More["status"];
  shown: number;
  total: number;
};

/**
 * Moves the focus to the first of the new rows when they are rendered, and announces their number, because the pressed button is below them
 * or has disappeared. If it has disappeared and no row came, the button that replaces it gets the focus. If the visitor has moved the focus
 * elsewhere meanwhile, it stays there.
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

/** Tells whether the visitor has moved the focus from the pressed element to another one, in the widget or in the host page. */
function isElsewhere(list: HTMLElement, pressed: Element | null): boolean {
  const { activeElement } = list.getRootNode() as ShadowRoot;
  if (activeElement !== null) return activeElement !== pressed;
  return !isFocusNowhere(list);
}
