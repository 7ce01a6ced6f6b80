/**
 * Checks a state of a widget in all languages, colour schemes and widths. These are switched on the open page, so that the test has to
 * bring the widget into the state only once.
 */
import type { Page } from "playwright/test";
import { depth } from "#tests/depth.ts";
import { expect } from "#tests/page.ts";
import { unheardOn } from "./heard.ts";
import { ownFaultsOf, sticksOut, violations } from "./inspect.ts";
import { setLanguage, type Stage } from "./page.ts";

/**
 * The language that is checked last, so that the page ends in the language in which it began. In the daily run of the tests it is the only
 * one.
 */
const firstLanguage = "en";
export const languages = depth === "all" ? ([firstLanguage, "fr", "nl"] as const) : ([firstLanguage] as const);
/**
 * True where axe applies all its rules in every language, not in the first one alone: `LOOKS=every`, for once after a change of what many
 * widgets draw. Such a run takes about three times as long.
 */
const isEvery = process.env["LOOKS"] === "every";
export const wide = { width: 1280, height: 800 };
/** The size of a small phone, in px. */
export const narrow = { width: 320, height: 800 };
/** The size of a window of 1280 × 1024 px at a zoom of 400 %, in px. */
export const zoomed = { width: 320, height: 256 };
/** The sizes of a tablet and of a window that is wider than most, in px. */
const between = [
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

export type Looks = {
  /**
   * The sizes at which the state exists, the narrowest first. An opened bundle, for example, is a sheet on a phone only, because in a wide
   * window the bundle is always visible beside the sections.
   */
  readonly sizes?: readonly (typeof wide)[];
  /** True where more widths are checked, in one language and the light scheme: for a state with several columns. */
  readonly everyWidth?: boolean;
  /** Resolves when the content that is requested again for another language has arrived. */
  readonly isThere?: () => Promise<void>;
};

/**
 * Returns the faults of the state in the page's present language, at each width and zoomed. In the first language axe applies all its rules
 * at all widths, and its rules about colours in both schemes, and every box must have been announced. In the other languages axe applies
 * only its rules about words, at the narrowest width, since everything else is the same; `LOOKS=every` applies all. Our own checks are made
 * in each language at each width. The page is wide and in the light scheme afterwards.
 *
 * In the daily run of the tests there is one language, the check is made at the given widths only, and the dark scheme is checked at the
 * narrowest of them.
 */
export async function faultsInLooks(
  page: Page,
  tag: string,
  language: string,
  { sizes = [narrow, wide], everyWidth = false }: Looks = {},
): Promise<string[]> {
  const isFirst = language === firstLanguage;
  const faults: string[] = isFirst ? await unheardOn(page, tag) : [];
  const add = (look: string, found: readonly string[]): void => void faults.push(...found.map((fault) => `${language}, ${look}: ${fault}`));
  // At the page's end a bar that sticks to the window covers nothing, while elsewhere it might happen to cover half of a button.
  const hasBar = await page.locator(tag).first().evaluate(sticksToBottom);
  // A table measures whether it has to be scrolled, and takes the focus only then.
  const hasTables = (await page.locator(`${tag} .ui-scrolled`).count()) > 0;
  const resize = async (size: typeof wide): Promise<void> => {
    await page.setViewportSize(size);
    if (hasTables) await drawn(page);
    if (hasBar) await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  };
  for (const size of isFirst && everyWidth && depth === "all" ? between : []) {
    await resize(size);
    await drawn(page);
    add(`${size.width} px`, await violations(page));
    add(`${size.width} px`, await ownFaultsOf(page, tag));
  }
  for (const size of sizes) {
    await resize(size);
    if (isFirst || isEvery) {
      if (depth === "all" || size === sizes[0]) {
        await page.emulateMedia({ colorScheme: "dark" });
        add(`dark, ${size.width} px`, await violations(page, { rules: "colours" }));
        await page.emulateMedia({ colorScheme: "light" });
      }
      add(`light, ${size.width} px`, await violations(page));
    } else if (size === sizes[0]) add(`${size.width} px`, await violations(page, { rules: "words" }));
    add(`${size.width} px`, await ownFaultsOf(page, tag));
    // The zoomed window is as wide as this one, so nothing is rendered anew and there is nothing to wait for.
    if (size === narrow && depth === "all") {
      await page.setViewportSize(zoomed);
      add("400 %", await sticksOut(page, tag));
    }
  }
  if (sizes.at(-1) !== wide) await page.setViewportSize(wide);
  return faults;
}

/** Tells whether a widget has a bar that sticks to the lower edge of a narrow window. */
const sticksToBottom = ({ shadowRoot }: Element): boolean =>
  [...(shadowRoot?.querySelectorAll("*") ?? [])].some((element) => {
    const { position, insetBlockEnd } = getComputedStyle(element);
    return position === "sticky" && insetBlockEnd !== "auto";
  });

/** Waits some frames, until components that measure their width (a carousel) are rendered again after a resize. */
const drawn = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 6; frame++) await new Promise(requestAnimationFrame);
  });

/** Expects that the state has no fault in the language that the page has now. */
export async function expectSoundIn(page: Page, tag: string, state: string, language: string, looks?: Looks): Promise<void> {
  expect.soft(await faultsInLooks(page, tag, language, looks), `${tag}, ${state}`).toEqual([]);
}

/**
 * Expects that the state has no fault in any language, colour scheme and width. The page is in English, wide and in the light scheme
 * afterwards.
 */
export async function expectSound({ page, tag }: Stage, state: string, looks?: Looks): Promise<void> {
  for (const language of languages.toReversed()) {
    await setLanguage(page, tag, language);
    await looks?.isThere?.();
    await expectSoundIn(page, tag, state, language, looks);
  }
}
