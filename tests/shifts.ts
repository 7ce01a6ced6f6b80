/** Layout shifts of a page, as the browser reports them. */
import type { Page } from "playwright/test";

export type Shift = {
  readonly value: number;
  /** The shift follows an input of the visitor's. */
  readonly isVisitors: boolean;
  /** An element outside every shadow tree moved: elements in shadow trees have no node here. */
  readonly isOfPage: boolean;
  /** The elements that moved, from where to where. */
  readonly moved: string;
};

type Entry = PerformanceEntry & {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
};

type Recorder = { shifts: Shift[] };

/** Records the shifts. Runs in the page. */
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

/** Records the shifts of the next page, from its navigation on. */
export const recordShifts = (page: Page): Promise<unknown> => page.addInitScript(record, true);

/** Records the shifts of the open page, from now on. */
export const recordShiftsFromNow = (page: Page): Promise<unknown> => page.evaluate(record, false);

/** Returns all shifts so far. The browser reports a shift after the animation frame in which it happened. */
export const shiftsOf = (page: Page): Promise<Shift[]> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve((window as unknown as Recorder).shifts)));
      }),
  );
