/** What the test programs leave behind as JSON, read into one shape. */

export type Counts = { readonly passed: number; readonly failed: number };
export type Stage = Counts & { readonly name: string };

type VitestReport = {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
};

/** One stage for each folder of `tests/`. A file that could not even be loaded is one failure. */
export function stagesOfVitest(report: VitestReport): Stage[] {
  const stages = new Map<string, { passed: number; failed: number }>();
  for (const file of report.testResults) {
    const name = /\/tests\/([^/]+)\//.exec(file.name)?.[1] ?? "other";
    const counts = stages.get(name) ?? { passed: 0, failed: 0 };
    stages.set(name, counts);
    const failed = file.assertionResults.filter((one) => one.status === "failed").length;
    counts.passed += file.assertionResults.filter((one) => one.status === "passed").length;
    counts.failed += file.status === "failed" && failed === 0 ? 1 : failed;
  }
  return [...stages].map(([name, counts]) => ({ name, ...counts }));
}

type PlaywrightSuite = {
  readonly suites?: readonly PlaywrightSuite[];
  /** `file` is named from `tests/` on. */
  readonly specs?: readonly { readonly file: string; readonly tests: readonly { readonly status: string }[] }[];
};
type PlaywrightReport = { readonly suites: readonly PlaywrightSuite[]; readonly errors: readonly unknown[] };

/** One stage for each folder of `tests/`. A test that passed only when tried again is a failure: it hides a race. */
export function stagesOfPlaywright(report: PlaywrightReport): Stage[] {
  const stages = new Map<string, { passed: number; failed: number }>();
  const read = (suite: PlaywrightSuite): void => {
    for (const { file, tests } of suite.specs ?? []) {
      const [name = file] = file.split("/");
      const counts = stages.get(name) ?? { passed: 0, failed: 0 };
      stages.set(name, counts);
      for (const { status } of tests) {
        if (status === "expected") counts.passed += 1;
        else if (status !== "skipped") counts.failed += 1;
      }
    }
    for (const inner of suite.suites ?? []) read(inner);
  };
  for (const suite of report.suites) read(suite);
  const found = [...stages].map(([name, counts]) => ({ name, ...counts }));
  return report.errors.length > 0 ? [...found, { name: "playwright", passed: 0, failed: report.errors.length }] : found;
}

export const sum = (stages: readonly Counts[]): Counts => ({
  passed: stages.reduce((all, stage) => all + stage.passed, 0),
  failed: stages.reduce((all, stage) => all + stage.failed, 0),
});
