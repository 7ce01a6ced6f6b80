/** Playwright's `test` with a page that fails its test when it complains: console.error, console.warn, an uncaught error. */
import { expect, test as base, type Page } from "playwright/test";
import { ports } from "./ports.ts";

type Complaints = {
  /** The test expects complaints that contain this (a refused call is a console error of the browser's own). */
  announce: (text: string | RegExp) => void;
  /** What was said so far, announced or not. */
  readonly said: readonly string[];
};

/**
 * The browser's own word where our script, out of its cache, was sooner than the tag with its first screen (decision 22). Any page of the
 * provider's may be read like that; what is shown then is proven in `hosts/include.test.ts`.
 */
const readLate = new RegExp(
  `A second declarative shadow root cannot be created on a host\\..* http://localhost:(?:${ports.demo}|${ports.ownDemo})/`,
);

export const test = base.extend<{ complaints: Complaints }>({
  complaints: [
    async ({ page }, use) => {
      const said: string[] = [];
      const announced: (string | RegExp)[] = [];
      listen(page, said);
      await use({ announce: (text) => void announced.push(text), said });
      const surprises = said.filter(
        (one) => !readLate.test(one) && !announced.some((text) => (typeof text === "string" ? one.includes(text) : text.test(one))),
      );
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
