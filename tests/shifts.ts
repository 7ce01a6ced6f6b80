/** This file records the layout shifts of a page, as the browser reports them. */
import type { Locator, Page } from "playwright/test";

export type Shift = {
  readonly value: number;
  /** True where the shift follows an input of the visitor's, such as a press or a key. */
  readonly isVisitors: boolean;
  /** True where an element of the page itself moved; for elements in shadow trees the browser names no node. */
  readonly isOfPage: boolean;
  /** The elements that moved, each with its position before and after. */
  readonly moved: string;
};

type Entry = PerformanceEntry & {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
};

type Recorder = { shifts: Shift[] };

/** Records the layout shifts. This function runs in the page. */
function record(isBuffered: boolean): void {
  const shifts: Shift[] = [];
  const rectOf = ({ x, y, width, height }: DOMRect): string => `${x},${y} ${width}×${height}`;
  Object.assign(window, { shifts } satisfies Recorder);
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[]) {
      const moved = sources.map(
        ({ node, previousRect, currentRect }) => `${node?.nodeName} ${rectOf(previousRect)} → ${rectOf(currentRect)}`,
      );
      const isOfPage = sources.some(({ node }) => node?.isConnected);
      shifts.push({ value, isVisitors: hadRecentInput, isOfPage, moved: moved.join(", ") });
    }
  }).observe({ type: "layout-shift", buffered: isBuffered });
}

/** Records the layout shifts of the next page, beginning with its navigation. */
export const recordShifts = (page: Page): Promise<unknown> => page.addInitScript(record, true);

/** Records the layout shifts of the open page, from now on. */
export const recordShiftsFromNow = (page: Page): Promise<unknown> => page.evaluate(record, false);

/**
 * Returns all layout shifts that were recorded so far. It waits two animation frames, because the browser reports a shift after the frame
 * in which it happened.
 */
export const shiftsOf = (page: Page): Promise<Shift[]> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve((window as unknown as Recorder).shifts)));
      }),
  );

/**
 * Waits until the browser no longer ascribes a shift to the visitor's last input, which it does for half a second by its own clock. What
 * moves after that is what moves by itself.
 */
export const untilInputIsOld = (page: Page): Promise<unknown> =>
  page.evaluate(
    (recentMs) =>
      new Promise<void>((resolve) => {
        const begun = performance.now();
        const look = (): void => void (performance.now() - begun > recentMs ? resolve() : requestAnimationFrame(look));
        look();
      }),
    600,
  );

/**
 * Waits until an element has stood at one place of the window for ten frames. What the page still has to do for an earlier step is done
 * then: a part that arrives, a font, or scrolling.
 */
export const untilStill = (one: Locator): Promise<void> =>
  one.evaluate(
    (element) =>
      new Promise<void>((resolve) => {
        let topPx = Number.NaN;
        let frames = 0;
        const look = (): void => {
          const nowPx = element.getBoundingClientRect().top;
          frames = nowPx === topPx ? frames + 1 : 0;
          topPx = nowPx;
          if (frames < 10) requestAnimationFrame(look);
          else resolve();
        };
        look();
      }),
  );
