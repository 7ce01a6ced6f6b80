import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { secondTry } from "#tests/runner/browser-run.ts";
import { runPlaywright } from "#tests/runner/browsers.ts";
import { hasWaited, judge, mostUnsteady, type BrowserFailure } from "#tests/runner/second-try.ts";
import { secondTriesOf } from "#tests/runner/table.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "digi-second-try-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs Playwright on tests that fail as the scenario says, so that the runner gives them a second try. */
async function tried(scenario: string) {
  const env = { SCENARIO: scenario, SCENARIO_FOLDER: folder };
  const config = "tests/runner/fixtures/second-try.config.ts";
  const run = await runPlaywright({ folder, config, env, show: false });
  const verdict = await secondTry([run], folder);
  const counts = run.rowsWith(new Set(verdict.unsteady.map(({ id }) => id))).map(({ passed, failed }) => ({ passed, failed }));
  return { verdict, counts, reasons: verdict.failed.map(({ reason }) => reason), table: secondTriesOf(verdict) };
}

describe("the second try of a run @all", () => {
  test("what passes then is unsteady, counts as passed, and is told with its first error and its page's picture", async () => {
    const { verdict, counts, table } = await tried("passes when tried again");
    expect(counts).toEqual([{ passed: 2, failed: 0 }]);
    expect(verdict.failed).toEqual([]);
    const kept = JSON.parse(readFileSync(join(folder, "unsteady.json"), "utf8")) as BrowserFailure[];
    expect(kept).toEqual(verdict.unsteady);
    expect(kept.map(({ name }) => name)).toEqual(["second-try.scenarios.ts › shows a page"]);
    expect(kept[0]?.firstError).toContain('Expected: "here"');
    expect(existsSync(kept[0]?.picture ?? "")).toBe(true);
    for (const told of ["shows a page", "toHaveText", kept[0]?.picture]) expect(table).toContain(told);
  });

  test("what fails again has failed", async () => {
    const { verdict, counts, reasons } = await tried("fails again");
    expect(counts).toEqual([{ passed: 0, failed: 1 }]);
    expect([verdict.unsteady, reasons]).toEqual([[], ["failed again"]]);
  });

  test("more than three that pass then are failures, each of them", async () => {
    const { verdict, counts, reasons } = await tried("too many");
    expect(mostUnsteady).toBe(3);
    expect(counts).toEqual([{ passed: 0, failed: 4 }]);
    expect([verdict.unsteady, reasons]).toEqual([[], ["too many", "too many", "too many", "too many"]]);
  });

  test("what passes then has failed where its first failure was no wait that ran out", async () => {
    const { verdict, counts, reasons } = await tried("did not wait");
    expect(counts).toEqual([{ passed: 0, failed: 1 }]);
    expect([verdict.unsteady, reasons]).toEqual([[], ["did not wait"]]);
  });
});

describe("the verdict @all", () => {
  const failure = (id: string, firstError = "locator.click: Timeout 60000ms exceeded."): BrowserFailure => ({ id, name: id, firstError });

  test("three may be unsteady, beside others that failed", () => {
    const ids = ["a", "b", "c"];
    const { unsteady, failed } = judge([...ids.map((id) => failure(id)), failure("d")], new Set(ids));
    expect(unsteady.map(({ id }) => id)).toEqual(ids);
    expect(failed.map(({ id, reason }) => [id, reason])).toEqual([["d", "failed again"]]);
  });

  test.each([
    ["Error: expect(locator).toBeVisible() failed\n\nLocator: locator('i')\nTimeout: 30000ms\nError: element(s) not found", true],
    ["TimeoutError: locator.click: Timeout 60000ms exceeded.\nCall log:", true],
    ["Error: expect(received).toBe(expected)\n\nCall Log:\n- Timeout 500ms exceeded while waiting on the predicate", true],
    ["Test timeout of 240000ms exceeded.", true],
    ["Timeout of 60000ms exceeded. For async tests and hooks, ensure…", true],
    ["Error: Timed out 5000ms waiting for expect(locator).toBeVisible()", true],
    ["Error: expect(received).toEqual(expected) // deep equality\n\nExpected: 2\nReceived: 1", false],
    ["Error: the page complained\n\n  > 15 | await page.waitFor({ timeout: 1 }); // Timeout 60000ms exceeded", false],
    ["Error: locator.click: Target page, context or browser has been closed", false],
  ])("%s", (said, waited) => {
    expect(hasWaited(said)).toBe(waited);
  });
});
