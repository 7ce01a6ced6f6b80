/** Journeys, accessibility and host pages, on the built files and the real reference API. */
import { availableParallelism } from "node:os";
import { defineConfig } from "playwright/test";
import { chromiumArgs, ensureChromium, sparingArgs } from "./browser.ts";
import { depth, onlyInAll } from "./depth.ts";
import { ports } from "./ports.ts";

const dataDir = `.cache/demo-data-${ports.demo}`;

const server = (command: string, url: string, env: Record<string, string> = {}) => ({
  command,
  url,
  env: { ...env, TEST_PORT: String(ports.demo) },
  cwd: "..",
  timeout: 120_000,
  reuseExistingServer: !!process.env["TEST_REUSE"],
  stdout: "ignore" as const,
  stderr: "pipe" as const,
});

export default defineConfig({
  // The files run in the order of their names, so the longest come first: at the end no worker waits for another one's. Separate projects
  // would each start all workers and browsers again.
  testMatch: "**/tests/{a11y,e2e,hosts}/**/*.test.ts",
  ...(depth === "daily" && { grepInvert: onlyInAll }),
  outputDir: "../.cache/playwright",
  fullyParallel: true,
  // A test waits for a seventh of its time (for a timer of the page, an answer): another test uses the processor meanwhile. A second extra
  // worker gains nothing.
  workers: availableParallelism() + 1,
  // A retry would hide a race. The second try that continuous integration makes is reported and judged (`runner/second-try.ts`).
  retries: 0,
  // The limit only ends tests that hang; on a machine with other work the duration of a test says nothing.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [["dot"], ["json", { outputFile: process.env["PLAYWRIGHT_JSON_OUTPUT_FILE"] ?? "../.cache/test-results/playwright.json" }]],
  use: {
    actionTimeout: 60_000, // without this limit, a press on an element that never appears lasts the whole test, and no message names it
    baseURL: `http://localhost:${ports.demo}`,
    locale: "en-GB",
    // Fading colours are painted again for ten frames each time, a seventh of what a journey costs; with reduced motion, scrolling is
    // immediate, too. With `moving` (page.ts) a test has motion.
    contextOptions: { reducedMotion: "reduce" },
    timezoneId: "Europe/Brussels",
    browserName: "chromium",
    launchOptions: { executablePath: ensureChromium(), args: [...chromiumArgs, ...sparingArgs] },
    trace: "off",
    screenshot: "only-on-failure",
  },
  webServer: [
    server("node_modules/.bin/tsx tests/start-demo.ts", `http://localhost:${ports.demo}/en`, {
      DEMO: "1",
      DEMO_PORT: String(ports.demo),
      DATA_DIR: dataDir,
      DATABASE_URL: "",
      // The time that a puzzle costs a visitor is proven in tests/contract/captcha.test.ts: here it would cost a third of a second of a
      // core each time.
      CAPTCHA_COST: "50",
      // The same holds for the hash of a password or code: the cost of a real one is proven in tests/unit/demo/access.test.ts.
      HASH_MEMORY: "64",
      // All tests count as one client; the limits themselves are proven in tests/contract/rate-limits.test.ts.
      RATE_LIMIT_SCALE: "20",
      CUSTOMER_SCALE: "20",
      // The address of a page of the partner's, which a journey serves there.
      ITSME_RETURN_URLS: `http://127.0.0.1:${ports.partner}/en/sign-up`,
    }),
    server("node_modules/.bin/tsx tests/hosts/start.ts", `http://localhost:${ports.hosts}/ping`),
  ],
});
