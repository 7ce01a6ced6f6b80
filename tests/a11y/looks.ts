/** Every look that a state can have, switched live on the page that is in the state, so that it is reached once. */
import type { Page } from "playwright/test";
import { depth } from "#tests/depth.ts";
import { expect } from "#tests/page.ts";
import { unheardOn } from "./heard.ts";
import { ownFaultsOf, sticksOut, violations } from "./inspect.ts";
import { setLanguage, type Stage } from "./page.ts";

/** The last one looked at, so that the state is left as it was found; in the daily depth the only one. */
const firstLanguage = "en";
export const languages = depth === "all" ? ([firstLanguage, "fr", "nl"] as const) : ([firstLanguage] as const);
export const wide = { width: 1280, height: 800 };
/** A small phone. */
export const narrow = { width: 320, height: 800 };
/** 1280 × 1024 at 400 %. */
export const zoomed = { width: 320, height: 256 };
/** A tablet, and a window that is wider than most. */
const between = [
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

export type Looks = {
  /** Where the state is to be seen, the narrowest first: a bundle that is drawn up on a phone stands beside the sections where there is space. */
  readonly sizes?: readonly (typeof wide)[];
  /** At other widths as well, in one language and light: for what has several columns. */
  readonly everyWidth?: boolean;
  /** From the page's end: what sticks to the window's lies over nothing there, where it would cut a button in half by chance. */
  readonly atEnd?: boolean;
  /** What is asked for anew in another language has come. */
  readonly isThere?: () => Promise<void>;
};

/**
 * What is wrong with the state in the language that the page has: at each width, and zoomed. In one language axe looks at everything, at
 * both widths, and at the colours in both schemes, and each box was heard of; in the others at names and what depends on the widget that words take, where texts are
 * narrowest, since all else is the same in all. What we look at ourselves is asked in each language at each width. Leaves the page wide
 * and light.
 *
 * The daily depth has one language, the given widths alone, and the dark colours at the narrowest of them.
 */
export async function faultsInLooks(
  page: Page,
  tag: string,
  language: string,
  { sizes = [narrow, wide], everyWidth = false, atEnd = false }: Looks = {},
): Promise<string[]> {
  const isFirst = language === firstLanguage;
  const faults: string[] = isFirst ? await unheardOn(page, tag) : [];
  const add = (look: string, found: readonly string[]): void => void faults.push(...found.map((fault) => `${language}, ${look}: ${fault}`));
  const resize = async (size: typeof wide): Promise<void> => {
    await page.setViewportSize(size);
    if (atEnd) await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  };
  for (const size of isFirst && everyWidth && depth === "all" ? between : []) {
    await resize(size);
    await drawn(page);
    add(`${size.width} px`, await violations(page));
    add(`${size.width} px`, await ownFaultsOf(page, tag));
  }
  for (const size of sizes) {
    await resize(size);
    if (isFirst) {
      if (depth === "all" || size === sizes[0]) {
        await page.emulateMedia({ colorScheme: "dark" });
        add(`dark, ${size.width} px`, await violations(page, { rules: "colours" }));
        await page.emulateMedia({ colorScheme: "light" });
      }
      add(`light, ${size.width} px`, await violations(page));
    } else if (size === sizes[0]) add(`${size.width} px`, await violations(page, { rules: "words" }));
    add(`${size.width} px`, await ownFaultsOf(page, tag));
    // As wide as before: what draws itself anew for another width has nothing to do.
    if (size === narrow && depth === "all") {
      await page.setViewportSize(zoomed);
      add("400 %", await sticksOut(page, tag));
    }
  }
  if (sizes.at(-1) !== wide) await page.setViewportSize(wide);
  return faults;
}

/** What asks for its width after the page has got it (a carousel) has drawn itself anew: some frames later. */
const drawn = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 6; frame++) await new Promise(requestAnimationFrame);
  });

/** Nothing is wrong with the state in the language that the page has. */
export async function expectSoundIn(page: Page, tag: string, state: string, language: string, looks?: Looks): Promise<void> {
  expect.soft(await faultsInLooks(page, tag, language, looks), `${tag}, ${state}`).toEqual([]);
}

/** Nothing is wrong with the state in any language, scheme and width. Leaves the page in English, wide and light. */
export async function expectSound({ page, tag }: Stage, state: string, looks?: Looks): Promise<void> {
  for (const language of languages.toReversed()) {
    await setLanguage(page, tag, language);
    await looks?.isThere?.();
    await expectSoundIn(page, tag, state, language, looks);
  }
}
