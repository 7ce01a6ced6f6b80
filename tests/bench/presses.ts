/** Presses elements and keys in a page, and measures the time from each to the next paint. */
import type { ElementHandle, Locator } from "playwright-core";
import { press, type Tab } from "./browser.ts";
import { interactionToNextPaint } from "./statistics.ts";

/** The results of presses and keys: times in ms. */
export type Pressed = {
  /** The interaction to next paint over all presses and keys (see `interactionToNextPaint`). */
  readonly inp: number;
  /** The slowest press or key of each kind, by the name of the kind. */
  readonly slowest: Readonly<Record<string, number>>;
};

/** The shortest duration in ms that the browser reports: an interaction that it does not report was shorter. */
export const shortest = 16;

export type Presses = {
  /** Presses an element; the measured time counts under the name `what`. */
  readonly press: (what: string, on: Locator | ElementHandle<HTMLElement>) => Promise<void>;
  /** Types a text into the focused element; the measured times of all its keys count under the name `what`. */
  readonly type: (what: string, text: string) => Promise<void>;
  readonly key: (what: string, key: string) => Promise<void>;
  /** Discards the measurements so far, because the first opening of a part waits for its files. */
  readonly forget: () => void;
  readonly read: () => Pressed;
};

export function createPresses(tab: Tab): Presses {
  const { page } = tab;
  const all: number[] = [];
  const slowest: Record<string, number> = {};
  /** Records the latest interactions under a name. An interaction consists of several events, and lasts as long as the longest of them. */
  const note = async (what: string): Promise<void> => {
    await page.evaluate(() => window.bench.frames(8));
    const seen = new Map<number, number>();
    for (const { id, duration } of await page.evaluate(() => window.bench.interactions()))
      seen.set(id, Math.max(duration, seen.get(id) ?? shortest));
    await page.evaluate(() => window.bench.clearInteractions());
    all.push(...seen.values());
    slowest[what] = Math.max(slowest[what] ?? shortest, ...seen.values());
  };
  return {
    async press(what, on) {
      await press(tab, on);
      await note(what);
    },
    async type(what, text) {
      await page.keyboard.type(text, { delay: 60 });
      await note(what);
    },
    async key(what, key) {
      await page.keyboard.press(key);
      await note(what);
    },
    forget() {
      all.length = 0;
      for (const what of Object.keys(slowest)) delete slowest[what];
    },
    read: () => ({ inp: interactionToNextPaint(all), slowest }),
  };
}
