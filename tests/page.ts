/** Playwright's `test` with a page that fails its test when it complains: console.error, console.warn, an uncaught error. */
import { expect, test as base, type Page } from "playwright/test";

type Complaints = {
  /** The test expects complaints that contain this (a refused call is a console error of the browser's own). */
  announce: (text: string | RegExp) => void;
  /** What was said so far, announced or not. */
  readonly said: readonly string[];
};

export const test = base.extend<{ complaints: Complaints }>({
  complaints: [
    async ({ page }, use) => {
      const said: string[] = [];
      const announced: (string | RegExp)[] = [];
      listen(page, said);
      await use({ announce: (text) => void announced.push(text), said });
      const surprises = said.filter((one) => !announced.some((text) => (typeof text === "string" ? one.includes(text) : text.test(one))));
      expect(surprises, "the page complained; a test that wants it says complaints.announce(text)").toEqual([]);
    },
    { auto: true },
  ],
});

function listen(page: Page, said: string[]): void {
  page.on("pageerror", (error) => said.push(`uncaught ${error.message}`));
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) said.push(`${message.text()} ${message.location().url}`);
  });
}

export { expect } from "playwright/test";
