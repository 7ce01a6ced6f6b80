/** Debian's Firefox, over WebDriver BiDi. */
import { launch, type KeyInput } from "puppeteer-core";
import { findProgram, installByApt } from "#tests/browser.ts";
import type { Engine } from "./engine.ts";

const folders = (process.env["PATH"] ?? "").split(":");
const find = (): string | undefined => process.env["FIREFOX_PATH"] ?? findProgram(["firefox-esr", "firefox"], folders);

export async function startFirefox(): Promise<Engine> {
  if (!find()) installByApt(["firefox-esr"]);
  const executablePath = find();
  if (!executablePath) throw new Error("No Firefox was found. Install one, or set FIREFOX_PATH to its path.");
  const browser = await launch({ browser: "firefox", executablePath, headless: true });
  return {
    name: "Firefox",
    async open() {
      const page = await browser.newPage();
      return {
        // Not the `load` event: a file that is asked for ahead and held back would hold that too.
        go: async (url) => void (await page.goto(url, { waitUntil: "domcontentloaded" })),
        evaluate: (expression) => page.evaluate(expression),
        close: () => page.close(),
        keyboard: {
          type: (text) => page.keyboard.type(text),
          press: (key) => page.keyboard.press(key as KeyInput),
        },
      };
    },
    stop: () => browser.close(),
  };
}
