/** Waits for the views of the customer area, and checks them in every language. */
import type { Page } from "playwright/test";
import { expect } from "#tests/page.ts";
import { expectSoundIn, languages } from "./looks.ts";
import { setLanguage, type Stage } from "./page.ts";

const tag = "digi-my-digi";

/** Waits until the requested content is shown. */
export async function isThere(page: Page): Promise<void> {
  await expect(page.locator(`${tag} .area-stack`).first()).toBeVisible();
  await expect(page.locator(`${tag} .ui-skeleton`)).toHaveCount(0);
}

/** Checks a view in every language. Each change of language makes the view request its content again. */
export async function expectSoundView(stage: Stage, state: string, prepare = async (): Promise<void> => undefined): Promise<void> {
  for (const language of languages.toReversed()) {
    await setLanguage(stage.page, tag, language);
    await isThere(stage.page);
    await prepare();
    await expectSoundIn(stage.page, tag, state, language);
  }
}
