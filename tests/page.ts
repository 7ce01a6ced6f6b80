/** Playwright's `test`, with a page that fails its test when it calls console.error or console.warn, or has an uncaught error. */
import { expect, test as base, type Page } from "playwright/test";
import { keepConsent } from "./kept-consent.ts";
import { ports } from "./ports.ts";

type Complaints = {
  /**
   * Declares that complaints containing this text are expected, so that they do not fail the test. A refused call, for example, makes the
   * browser itself write a console error.
   */
  announce: (text: string | RegExp) => void;
  /** All complaints of the page so far, whether they were expected or not. */
  readonly said: readonly string[];
};

/**
 * The pattern of the browser's message where our script, taken from the cache, ran before the browser had parsed the tag's prerendered
 * screen (decision 22). Any page of the provider's may be parsed in this order; `hosts/include.test.ts` proves what is shown then.
 */
const readLate = new RegExp(
  `A second declarative shadow root cannot be created on a host\\..* http://(?:localhost|(?:\\w+\\.)?digi\\.test):(?:${Object.entries(ports)
    .flatMap(([name, port]) => (/demo$/i.test(name) ? [port] : []))
    .join("|")})/`,
);

/** Options for a visitor who accepts motion: `test.use(moving)`. In all other tests nothing fades, slides or turns. */
export const moving = { contextOptions: { reducedMotion: "no-preference" } } as const;

/** Options for a visitor who has not chosen which cookies to allow: `test.use(unasked)`. In all other tests no banner covers a page. */
export const unasked = { hasChosenCookies: false } as const;

export const test = base.extend<{ complaints: Complaints; hasChosenCookies: boolean }>({
  hasChosenCookies: [true, { option: true }],
  context: async ({ context, hasChosenCookies }, provide) => {
    if (hasChosenCookies) await keepConsent(context);
    context.on("page", routeOnceHeard);
    await provide(context);
  },
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

/**
 * Makes `page.route` wait until the page applies the route. Playwright resolves `route` before a page that is already open applies its
 * first one, so a request that a key or a press sends at once bypasses the route: one call in ten where the page is busy. After one turn of
 * its event loop the page applies the route.
 */
function routeOnceHeard(page: Page): void {
  const route = page.route.bind(page);
  page.route = async (...given) => {
    const registered = await route(...given);
    if (page.url() !== "about:blank") await turnOf(page);
    return registered;
  };
}

/** Waits for one turn of the page's event loop. It uses no timer, because the test may have stopped the page's clock. */
async function turnOf(page: Page): Promise<void> {
  const turn = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve();
        port2.postMessage(undefined);
      }),
  );
  await turn.catch((cause: unknown) => {
    // A navigation interrupted the wait, which does no harm: a new document applies the route from its start.
    if (!/navigat|context was destroyed/i.test(String(cause))) throw cause;
  });
}

function listen(page: Page, said: string[]): void {
  page.on("pageerror", (error) => said.push(`uncaught ${error.message}`));
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) said.push(`${message.text()} ${message.location().url}`);
  });
}

export { expect } from "playwright/test";
