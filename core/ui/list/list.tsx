/** A list that comes in pages (core/services/load): its rows, what stands in their place, and the way to more of them. */
// oxlint-disable jsx-a11y/prefer-tag-over-role -- runs stand between a list and its items, and a `ul` may not hold them
import { isFocusNowhere } from "#core/ui/fields/focus-nowhere.ts";
import { memo, useEffect, useRef, type ReactNode, type RefObject } from "react";
import type { More, Pages, PagesState } from "#core/services/load/pages.model.ts";
import { Button } from "#core/ui/base/button.tsx";
import { FailurePanel } from "#core/ui/base/failure-panel.tsx";
import { useAnnouncer } from "#core/ui/base/live-region.tsx";
import { SlowWaiting } from "#core/ui/waiting/slow-waiting.tsx";
import { Fetched } from "#core/ui/loaded/loaded.tsx";
import { countText, loadMoreText, moreShownText } from "./list.messages.ts";
import { isSameRun, runLength, runsOf } from "./runs.rules.ts";

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
  /** What is listed is asked for as soon as the tag starts: the skeleton stands there from the first screen on. */
  isExpected?: boolean;
  /** Class of the list, where its items are no rows with a line between them. They stand in its `.ui-run`s. */
  look?: string;
  /** Class of an item that looks otherwise than the rest. */
  lookOf?: (item: Item) => string | undefined;
};

/**
 * Draws what has come and leaves alone what stands there: a press in a list of thousands is answered as in one of ten. For that, whoever
 * holds it is not drawn anew with each page: what it reads of `pages.state` stands in a component of its own.
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
      {/* Roles, and no `ul`: to whoever hears it, the runs are not there. */}
      <div className={look} role="list" aria-label={label} ref={list}>
        {runsOf(items).map((run) => (
          <Run key={run.from} items={run.items} itemToKey={itemToKey} lookOf={lookOf}>
            {children}
          </Run>
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

type RunProps<Item> = Pick<ListProps<Item>, "itemToKey" | "lookOf" | "children"> & { items: readonly Item[] };

/**
 * Some of the items, in a box of their own: out of sight it is not laid out, whatever is in it. Where they are the same, they are drawn as
 * they were, and not looked at one by one.
 */
const Run = memo(
  DrawnRun,
  (one, other) =>
    one.itemToKey === other.itemToKey &&
    one.lookOf === other.lookOf &&
    one.children === other.children &&
    isSameRun(one.items, other.items),
) as typeof DrawnRun;

function DrawnRun<Item>({ items, itemToKey, lookOf, children }: RunProps<Item>): ReactNode {
  return (
    <div className="ui-run">
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
  list: RefObject<HTMLDivElement | null>;
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
  list.children[Math.floor(index / runLength)]?.children[index % runLength];

/** Focus is at something else than what was pressed, or than nothing at all: in the widget, or in the page around it. */
function isElsewhere(list: HTMLElement, pressed: Element | null): boolean {
  const { activeElement } = list.getRootNode() as ShadowRoot;
  if (activeElement !== null) return activeElement !== pressed;
  return !isFocusNowhere(list);
}
