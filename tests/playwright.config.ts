/**
 * The configuration of Playwright for journeys (e2e), accessibility (a11y) and host pages (hosts). They run on the built files and the real
 * reference API.
 */
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
  // The test files run in the order of their names, so the longest come first and at the end no worker waits for another one. The folders
  // are one project, because separate projects would each start all workers and browsers again.
  testMatch: "**/tests/{a11y,e2e,hosts}/**/*.test.ts",
  ...(depth === "daily" && { grepInvert: onlyInAll }),
  outputDir: "../.cache/playwright",
  fullyParallel: true,
  // A test spends a seventh of its time waiting (for a timer of the page, for an answer), in which another test can use the processor.
  // Therefore one more worker than there are processors runs; a second extra worker gains nothing.
  workers: availableParallelism() + 1,
  // A retry would hide a race. The second try that continuous integration makes is reported and judged (`runner/second-try.ts`).
  retries: 0,
  // The time limit only ends tests that hang; on a machine with other work the duration of a test says nothing.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [
    ["./runner/dot-reporter.ts"],
    ["json", { outputFile: process.env["PLAYWRIGHT_JSON_OUTPUT_FILE"] ?? "../.cache/test-results/playwright.json" }],
  ],
  use: {
    // Without this limit, a press on an element that never appears would last until the test's own limit, and no message would name the
    // element.
    actionTimeout: 60_000,
    baseURL: `http://localhost:${ports.demo}`,
    locale: "en-GB",
    // Tests run with reduced motion: a fading colour is painted for ten frames, which took a seventh of a journey's time, and scrolling is
    // immediate. A test that needs motion uses `moving` (page.ts).
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
      // The puzzle of the security check is made cheap, since it would cost each test a third of a second of processor time. What it costs
      // a visitor is proven in tests/contract/captcha.test.ts.
      CAPTCHA_COST: "50",
      // The hash of a password or code is made cheap as well; the cost of a real one is proven in tests/unit/demo/access.test.ts.
      HASH_MEMORY: "64",
      // The limits of calls are raised, because all tests count as one client; the limits themselves are proven in
      // tests/contract/rate-limits.test.ts.
      RATE_LIMIT_SCALE: "20",
      CUSTOMER_SCALE: "20",
      // The address of a page on the partner's site to which the identity app may return. A journey serves this page itself.
      ITSME_RETURN_URLS: `http://127.0.0.1:${ports.partner}/en/sign-up`,
    }),
    server("node_modules/.bin/tsx tests/hosts/start.ts", `http://localhost:${ports.hosts}/ping`),
  ],
});
