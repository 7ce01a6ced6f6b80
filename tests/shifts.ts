/** What moves on a page by itself, as the browser tells it. */
import type { Page } from "playwright/test";

export type Shift = {
  readonly value: number;
  /** It follows the visitor's own hand. */
  readonly isVisitors: boolean;
  /** Something that stands in no shadow tree moved: those have no node here. */
  readonly isOfPage: boolean;
  /** What moved, from where to where. */
  readonly moved: string;
};

type Entry = PerformanceEntry & {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
};

type Recorder = { shifts: Shift[] };

/** Runs in the page. */
function record(isBuffered: boolean): void {
  const shifts: Shift[] = [];
  Object.assign(window, { shifts } satisfies Recorder);
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[]) {
      const moved = sources.map(
        ({ node, previousRect: from, currentRect: to }) => `${node?.nodeName} ${from.y}+${from.height} → ${to.y}+${to.height}`,
      );
      const isOfPage = sources.some(({ node }) => node?.isConnected);
      shifts.push({ value, isVisitors: hadRecentInput, isOfPage, moved: moved.join(", ") });
    }
  }).observe({ type: "layout-shift", buffered: isBuffered });
}

/** Of the next page, from its navigation on. */
export const recordShifts = (page: Page): Promise<unknown> => page.addInitScript(record, true);

/** Of the page that is open, from now on. */
export const recordShiftsFromNow = (page: Page): Promise<unknown> => page.evaluate(record, false);

/** All so far. A shift is told after the picture in which it was. */
export const shiftsOf = (page: Page): Promise<Shift[]> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve((window as unknown as Recorder).shifts)));
      }),
  );
