/** Reads the JSON reports of the test programs into one common form. */
import type { BrowserFailure } from "./second-try.ts";

export type Counts = { readonly passed: number; readonly failed: number };
export type Stage = Counts & { readonly name: string };

type VitestReport = {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
};

/** Returns the counts of a vitest run for each folder of `tests/`. A file that could not even be loaded counts as one failure. */
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

type PlaywrightResult = {
  readonly errors: readonly { readonly message?: string }[];
  readonly attachments: readonly { readonly name: string; readonly path?: string }[];
};
type PlaywrightSpec = {
  readonly id: string;
  readonly title: string;
  /** The path of the test file, beginning with `tests/`. */
  readonly file: string;
  readonly tests: readonly { readonly status: string; readonly results: readonly PlaywrightResult[] }[];
};
type PlaywrightSuite = {
  readonly title: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly PlaywrightSpec[];
};
export type PlaywrightReport = {
  readonly suites: readonly PlaywrightSuite[];
  readonly errors: readonly unknown[];
};

type Found = { readonly spec: PlaywrightSpec; readonly titles: readonly string[] };

const specsOf = (suite: PlaywrightSuite, titles: readonly string[]): Found[] => [
  ...(suite.specs ?? []).map((spec) => ({ spec, titles })),
  ...(suite.suites ?? []).flatMap((inner) => specsOf(inner, [...titles, inner.title])),
];
const allSpecs = ({ suites }: PlaywrightReport): Found[] => suites.flatMap((suite) => specsOf(suite, []));

type Outcome = "passed" | "failed" | "skipped";
const outcomeOf = ({ tests }: PlaywrightSpec): Outcome => {
  if (tests.every(({ status }) => status === "expected")) return "passed";
  // A test that passed only when the runner itself retried it hides a race, so it counts as failed.
  return tests.every(({ status }) => status === "skipped") ? "skipped" : "failed";
};

/**
 * Returns the counts of a Playwright run for each folder of `tests/`.
 * @param forgiven ids of tests that count as passed, though they failed
 */
export function stagesOfPlaywright(report: PlaywrightReport, forgiven: ReadonlySet<string> = new Set()): Stage[] {
  const stages = new Map<string, { passed: number; failed: number }>();
  for (const { spec } of allSpecs(report)) {
    const [name = spec.file] = spec.file.split("/");
    const counts = stages.get(name) ?? { passed: 0, failed: 0 };
    stages.set(name, counts);
    const outcome = forgiven.has(spec.id) ? "passed" : outcomeOf(spec);
    if (outcome !== "skipped") counts[outcome] += 1;
  }
  const found = [...stages].map(([name, counts]) => ({ name, ...counts }));
  return report.errors.length > 0 ? [...found, { name: "playwright", passed: 0, failed: report.errors.length }] : found;
}

const plain = (text: string): string => text.replaceAll(/\u001B\[[\d;]*m/g, "");

export const failuresOfPlaywright = (report: PlaywrightReport): BrowserFailure[] =>
  allSpecs(report)
    .filter(({ spec }) => outcomeOf(spec) === "failed")
    .map(({ spec, titles }) => {
      const results = spec.tests.flatMap((test) => test.results);
      return {
        id: spec.id,
        name: [spec.file, ...titles, spec.title].join(" › "),
        firstError: plain(results.flatMap(({ errors }) => errors)[0]?.message ?? "It ended without an error."),
        picture: results.flatMap(({ attachments }) => attachments).find(({ name }) => name === "screenshot")?.path,
      };
    });

export const passedOfPlaywright = (report: PlaywrightReport): ReadonlySet<string> =>
  new Set(
    allSpecs(report)
      .filter(({ spec }) => outcomeOf(spec) === "passed")
      .map(({ spec }) => spec.id),
  );

export const sum = (stages: readonly Counts[]): Counts => ({
  passed: stages.reduce((all, stage) => all + stage.passed, 0),
  failed: stages.reduce((all, stage) => all + stage.failed, 0),
});
