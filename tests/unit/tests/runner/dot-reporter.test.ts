/** Tests that a run of the browsers names each failed test at once, since a run that a time limit ends writes no report. */
import type { FullConfig, Suite, TestCase, TestResult } from "playwright/types/testReporter";
import { afterEach, expect, test, vi } from "vitest";
import DotReporter from "#tests/runner/dot-reporter.ts";

afterEach(() => vi.restoreAllMocks());

const testOf = (ok: boolean): TestCase =>
  ({ ok: () => ok, titlePath: () => ["", "", "e2e/login.test.ts", "a visitor signs in"] }) as Partial<TestCase> as TestCase;
const resultOf = (message?: string): TestResult =>
  ({ duration: 31_200, ...(message !== undefined && { error: { message } }) }) as Partial<TestResult> as TestResult;

test("a dot for each test that passed, the name and the first lines of the error of one that failed", () => {
  let printed = "";
  vi.spyOn(process.stdout, "write").mockImplementation((text) => ((printed += String(text)), true));
  const reporter = new DotReporter();
  for (let count = 0; count < 81; count += 1) reporter.onTestEnd(testOf(true), resultOf());
  reporter.onTestEnd(testOf(false), resultOf("\u001B[31mTimed out\u001B[39m\n2\n3\n4\n5\n6\n7"));
  reporter.onTestEnd(testOf(true), resultOf());
  expect(printed).toBe(`${"·".repeat(80)}\n·\n✘ e2e/login.test.ts › a visitor signs in (31 s)\n  Timed out\n  2\n  3\n  4\n  5\n  6\n·`);
});

test("a test file that could not be read is named as well", () => {
  const write = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  new DotReporter().onError({ message: "Cannot find module './page.ts'" });
  expect(write).toHaveBeenCalledWith("✘ Cannot find module './page.ts'\n");
});

test("it says first how many tests run, and with how many workers", () => {
  const log = vi.spyOn(console, "log").mockImplementation(() => {});
  new DotReporter().onBegin(
    { workers: 3 } as Partial<FullConfig> as FullConfig,
    { allTests: () => [testOf(true)] } as Partial<Suite> as Suite,
  );
  expect(log).toHaveBeenCalledWith("Running 1 tests using 3 workers");
});
