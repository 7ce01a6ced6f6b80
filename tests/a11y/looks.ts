/** Every look that a state can have, switched live on the page that is in the state, so that it is reached once. */
import type { Page } from "playwright/test";
import { expect } from "#tests/page.ts";
import { faultsOf, sticksOut } from "./inspect.ts";
import { setLanguage, type Stage } from "./page.ts";

export const languages = ["en", "fr", "nl"] as const;
const schemes = ["light", "dark"] as const;
export const wide = { width: 1280, height: 800 };
/** A small phone. */
const narrow = { width: 320, height: 800 };
/** 1280 × 1024 at 400 %. */
export const zoomed = { width: 320, height: 256 };

/** Nothing is wrong with the state in any scheme and width, in the language that the page has. Leaves the page wide and light. */
export async function expectSoundIn(page: Page, tag: string, state: string, language: string): Promise<void> {
  const faults: string[] = [];
  for (const size of [narrow, wide]) {
    await page.setViewportSize(size);
    for (const colorScheme of [...schemes].toReversed()) {
      await page.emulateMedia({ colorScheme });
      const found = await faultsOf(page, tag);
      faults.push(...found.map((fault) => `${tag}, ${state}, ${language}, ${colorScheme}, ${size.width} px: ${fault}`));
    }
  }
  await page.setViewportSize(zoomed);
  faults.push(...(await sticksOut(page, tag)).map((fault) => `${tag}, ${state}, ${language}, 400 %: ${fault}`));
  await page.setViewportSize(wide);
  expect.soft(faults).toEqual([]);
}

/** Nothing is wrong with the state in any language, scheme and width. Leaves the page in English, wide and light. */
export async function expectSound({ page, tag }: Stage, state: string): Promise<void> {
  for (const language of languages.toReversed()) {
    await setLanguage(page, tag, language);
    await expectSoundIn(page, tag, state, language);
  }
}
