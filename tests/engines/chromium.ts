/** Opens tabs in the Chromium of all tests. Each tab has an empty storage, as for a new visitor. */
import { chromium } from "playwright-core";
import { chromiumArgs, ensureChromium } from "#tests/browser.ts";
import type { Engine } from "./engine.ts";

export async function startChromium(): Promise<Engine> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
  return {
    name: "Chromium",
    async open() {
      const context = await browser.newContext({ locale: "en-GB" });
      const page = await context.newPage();
      return {
        go: async (url) => void (await page.goto(url)),
        evaluate: (expression) => page.evaluate(expression),
        close: () => context.close(),
        keyboard: { type: (text) => page.keyboard.type(text), press: (key) => page.keyboard.press(key) },
      };
    },
    stop: () => browser.close(),
  };
}
