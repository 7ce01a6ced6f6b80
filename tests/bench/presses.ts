/** Presses and keys in a page, and how long each took to the next paint. */
import type { ElementHandle, Locator } from "playwright-core";
import { press, type Tab } from "./browser.ts";
import { interactionToNextPaint } from "./statistics.ts";

/** Results in ms. */
export type Pressed = {
  /** Interaction to next paint, over all presses and keys (interactionToNextPaint). */
  readonly inp: number;
  /** The slowest of each kind, by its name. */
  readonly slowest: Readonly<Record<string, number>>;
};

/** The shortest duration that the browser reports, in ms; any other was shorter. */
export const shortest = 16;

export type Presses = {
  /** Presses an element; the press counts under that name. */
  readonly press: (what: string, on: Locator | ElementHandle<HTMLElement>) => Promise<void>;
  /** Types a text into the focused element; all its keys count under one name. */
  readonly type: (what: string, text: string) => Promise<void>;
  readonly key: (what: string, key: string) => Promise<void>;
  /** Discards the measurements so far: the first opening of a part waits for its files. */
  readonly forget: () => void;
  readonly read: () => Pressed;
};

export function createPresses(tab: Tab): Presses {
  const { page } = tab;
  const all: number[] = [];
  const slowest: Record<string, number> = {};
  /** Notes the latest interactions. An interaction is several events: its duration is that of the longest. */
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
