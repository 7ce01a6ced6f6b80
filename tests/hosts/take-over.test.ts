/**
 * Tests that everything that a visitor has done in the prerendered screen survives the arrival of the view. The same scenarios run in other
 * browsers.
 */
import type { Page } from "playwright/test";
import { expect, moving, test } from "#tests/page.ts";
import {
  bill,
  billIsChosen,
  delays,
  partsBefore,
  scenarios,
  typeBesideFile,
  typeThrough,
  type ComposingTab,
  type TypingTab,
} from "./take-over.ts";
import { composingScenarios } from "./take-over-composing.ts";
import { lightDomScenarios } from "./take-over-light-dom.ts";

test.use(moving);

const tabOf = (page: Page): TypingTab => ({
  go: async (url) => void (await page.goto(url)),
  evaluate: (expression) => page.evaluate(expression),
  keyboard: { type: (text) => page.keyboard.type(text), press: (key) => page.keyboard.press(key) },
});

/**
 * Returns a tab with an input method that reports Enter as on a Mac: with the key's name, and with the key code that means that the input
 * method uses the key itself. Other systems report the key as "Process".
 */
async function composingTabOf(page: Page): Promise<ComposingTab> {
  const keys = await page.context().newCDPSession(page);
  return {
    ...tabOf(page),
    inputMethod: {
      compose: async (text) =>
        void (await keys.send("Input.imeSetComposition", { text, selectionStart: text.length, selectionEnd: text.length })),
      async commit(text) {
        await keys.send("Input.dispatchKeyEvent", { type: "rawKeyDown", key: "Enter", code: "Enter", windowsVirtualKeyCode: 229 });
        await keys.send("Input.insertText", { text });
        await keys.send("Input.dispatchKeyEvent", { type: "keyUp", key: "Enter", code: "Enter", windowsVirtualKeyCode: 13 });
      },
    },
  };
}

for (const delay of delays) {
  test(`typing goes on while React comes ${delay} ms late, and no character is lost`, async ({ page }) => {
    const { typed, held } = await typeThrough(tabOf(page), delay);
    expect(typed.length).toBeGreaterThan(9);
    expect(held).toBe(typed);
  });
}

for (const parts of partsBefore) {
  test(`typing goes on beside a chosen file while React comes after part ${parts}, and nothing is lost`, async ({ page }) => {
    const { name, mimeType, content } = bill;
    const choose = (): Promise<void> =>
      page.locator("digi-contact [name=upload]").setInputFiles({ name, mimeType, buffer: Buffer.from(content) });
    const { typed, held, file } = await typeBesideFile(tabOf(page), parts, choose);
    expect(typed.length).toBeGreaterThan(9);
    expect(held).toBe(typed);
    expect(file).toEqual(billIsChosen);
  });
}

for (const [title, run] of Object.entries(scenarios)) {
  test(`kept by the view: ${title}`, async ({ page }) => {
    const [got, wanted] = await run(tabOf(page));
    expect(got).toEqual(wanted);
  });
}

for (const [title, run] of Object.entries(composingScenarios)) {
  test(title, async ({ page }) => {
    const [got, wanted] = await run(await composingTabOf(page));
    expect(got).toEqual(wanted);
  });
}

for (const [title, run] of Object.entries(lightDomScenarios)) {
  test(`in the light DOM: ${title}`, async ({ page }) => {
    const [got, wanted] = await run(tabOf(page));
    expect(got).toEqual(wanted);
  });
}
