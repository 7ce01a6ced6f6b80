/**
 * Tests that the journeys which `npm run new` generates for a widget, its parts, a form and a flow pass without changes, with built files
 * and sample answers.
 */
import { execFile } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "playwright/test";
import { copyHouse } from "#tests/house-copy.ts";
import { ports } from "#tests/ports.ts";
import { generateWidgets, journeysOfGenerated, sampleRelease } from "./sample-release.ts";

const run = promisify(execFile);

let house = "";
test.beforeAll(() => {
  house = copyHouse();
});
test.afterAll(() => rmSync(house, { recursive: true }));

type Report = {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number; readonly skipped: number };
};

test("widgets that were just made pass their own journeys @all", async () => {
  test.setTimeout(960_000); // Each journey has a time limit of its own, and so have the servers that the journeys start.
  const [dist] = await Promise.all([sampleRelease(), generateWidgets(house)]);
  const report = join(house, "report.json");
  await run("node_modules/.bin/playwright", ["test", "--config=tests/playwright.config.ts", ...journeysOfGenerated], {
    cwd: house,
    env: { ...process.env, TEST_PORT: String(ports.generated), TEST_DIST: dist, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  const { stats } = JSON.parse(readFileSync(report, "utf8")) as Report;
  expect(stats).toMatchObject({ unexpected: 0, flaky: 0, skipped: 0 });
  expect(stats.expected).toBeGreaterThanOrEqual(journeysOfGenerated.length);
});
