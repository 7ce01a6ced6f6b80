import { expect, test } from "vitest";
import { stagesOfPlaywright, stagesOfVitest, sum } from "#tests/results.ts";

test("vitest's report is counted by folder, and a file that could not be loaded is a failure @all", () => {
  const report = {
    testResults: [
      { name: "/x/tests/unit/a.test.ts", status: "passed", assertionResults: [{ status: "passed" }, { status: "passed" }] },
      { name: "/x/tests/unit/b.test.ts", status: "failed", assertionResults: [] },
      {
        name: "/x/tests/contract/c.test.ts",
        status: "failed",
        assertionResults: [{ status: "failed" }, { status: "passed" }, { status: "skipped" }],
      },
    ],
  };
  expect(stagesOfVitest(report)).toEqual([
    { name: "unit", passed: 2, failed: 1 },
    { name: "contract", passed: 1, failed: 1 },
  ]);
});

test("playwright's report is counted by folder; flaky is failed, and so is an error outside any test @all", () => {
  const tests = (status: string, file = "hosts/lazy.test.ts") => ({ file, tests: [{ status }] });
  const report = {
    suites: [
      { specs: [tests("expected")], suites: [{ specs: [tests("unexpected"), tests("flaky"), tests("skipped")] }] },
      { specs: [tests("expected", "e2e/login.test.ts")] },
    ],
    errors: [{}],
  };
  expect(stagesOfPlaywright(report)).toEqual([
    { name: "hosts", passed: 1, failed: 2 },
    { name: "e2e", passed: 1, failed: 0 },
    { name: "playwright", passed: 0, failed: 1 },
  ]);
});

test("stages are summed @all", () => {
  expect(
    sum([
      { passed: 2, failed: 1 },
      { passed: 3, failed: 0 },
    ]),
  ).toEqual({ passed: 5, failed: 1 });
});
