/** Presses and keys in a page, and how long each took to its picture. */
import type { ElementHandle, Locator } from "playwright-core";
import { press, type Tab } from "./browser.ts";
import { interactionToNextPaint } from "./statistics.ts";

/** Milliseconds. */
export type Pressed = {
  /** Of all of them (interactionToNextPaint). */
  readonly inp: number;
  /** The slowest of each kind, by its name. */
  readonly slowest: Readonly<Record<string, number>>;
};

/** What the browser does not report was shorter than this. */
export const shortest = 16;

export type Presses = {
  /** One press, which counts under that name. */
  readonly press: (what: string, on: Locator | ElementHandle<HTMLElement>) => Promise<void>;
  /** Text by the keyboard, into what has the focus; all its keys count under one name. */
  readonly type: (what: string, text: string) => Promise<void>;
  readonly key: (what: string, key: string) => Promise<void>;
  /** What came before does not count: the first opening of a part waits for its files. */
  readonly forget: () => void;
  readonly read: () => Pressed;
};

export function createPresses(tab: Tab): Presses {
  const { page } = tab;
  const all: number[] = [];
  const slowest: Record<string, number> = {};
  /** An interaction is several events: the longest is its own. */
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
