import { expect, test } from "vitest";
import { failuresOfPlaywright, passedOfPlaywright, stagesOfPlaywright, stagesOfVitest, sum } from "#tests/runner/results.ts";

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
  const spec = (status: string, file = "hosts/lazy.test.ts") => ({ id: `${file} ${status}`, title: status, file, tests: [testOf(status)] });
  const testOf = (status: string) => ({
    status,
    results: [
      {
        errors: status === "expected" ? [] : [{ message: "\u001B[2mfirst\u001B[22m" }, { message: "second" }],
        attachments: [{ name: "screenshot", path: "a.png" }],
      },
    ],
  });
  const report = {
    suites: [
      {
        title: "hosts/lazy.test.ts",
        specs: [spec("expected")],
        suites: [{ title: "far away", specs: [spec("unexpected"), spec("flaky"), spec("skipped")] }],
      },
      { title: "e2e/login.test.ts", specs: [spec("expected", "e2e/login.test.ts")] },
    ],
    errors: [{}],
  };
  const forgiven = new Set(["hosts/lazy.test.ts flaky"]);
  expect(stagesOfPlaywright(report, forgiven)[0]).toEqual({ name: "hosts", passed: 2, failed: 1 });
  expect(passedOfPlaywright(report)).toEqual(new Set(["hosts/lazy.test.ts expected", "e2e/login.test.ts expected"]));
  expect(failuresOfPlaywright(report)[0]).toEqual({
    id: "hosts/lazy.test.ts unexpected",
    name: "hosts/lazy.test.ts › far away › unexpected",
    firstError: "first",
    picture: "a.png",
  });
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
