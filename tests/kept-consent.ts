/** The choice of cookies that a visitor of the tests has made before the first page opens, so that no page asks for it. */
import type { BrowserContext } from "playwright/test";

/** Milliseconds since the choice. A test that moves its page's clock by less, to and fro, still finds a choice that counts. */
const ageMs = 195 * 86_400_000;

/**
 * Keeps the choice in the visitor's browser: everything is allowed. A test of the question itself opens its pages without it
 * (`test.use(unasked)`, page.ts).
 */
export async function keepConsent(context: BrowserContext): Promise<void> {
  const choice = { version: 1, savedAt: Date.now() - ageMs, id: "tests", preferences: true, statistics: true, marketing: true };
  // Cookies know no ports: it is the same for each demo that a test starts.
  await context.addCookies([{ name: "digi-consent", value: encodeURIComponent(JSON.stringify(choice)), domain: "localhost", path: "/" }]);
}
