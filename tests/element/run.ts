/**
 * Runs the element suite on the built files in real browsers. `--report=file` writes the counts as JSON; `npm run test:browsers` passes
 * launchers for other browsers.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { defaultReporter, startTestRunner, type TestRunnerConfig, type TestRunnerPlugin } from "@web/test-runner";
import { playwrightLauncher } from "@web/test-runner-playwright";
import { transformWithOxc } from "vite";
import { chromiumArgs, ensureChromium, sparingArgs } from "#tests/browser.ts";
import { depth, onlyInAll } from "#tests/depth.ts";
import { buildSampleRelease } from "#tests/hosts/sample-release.ts";
import type { Stage } from "#tests/runner/results.ts";
import { widgets, sampleWidgets, type PartWay, type Way } from "#tests/widgets.ts";

type Launchers = NonNullable<TestRunnerConfig["browsers"]>;

/** Serves the test files as JavaScript: they are written in TypeScript, so their types are removed. */
const typescript: TestRunnerPlugin = {
  name: "typescript",
  resolveMimeType: ({ path }) => (path.endsWith(".ts") ? "js" : undefined),
  async transform({ path, body }) {
    if (!path.endsWith(".ts")) return undefined;
    const { code } = await transformWithOxc(String(body), path);
    return { body: code };
  },
};

/** Serves another build instead of `dist/`, where the variable `TEST_DIST` names one. */
const otherBuild: TestRunnerPlugin = {
  name: "other-build",
  serve({ path }) {
    const folder = process.env["TEST_DIST"];
    return folder && path.startsWith("/dist/") ? { body: readFileSync(join(folder, path.slice("/dist/".length)), "utf8") } : undefined;
  },
};

/**
 * The release of the sample widgets, served under `/sample`, which have features that no widget of the product may have. It is built once
 * for all browsers of a run.
 */
let sample: Promise<string> | undefined;

/**
 * Returns the parts of a widget that buttons alone bring into view. Parts that need answers of the API are tested by journeys, since there
 * is no API here.
 */
const waysByButtons = (parts: NonNullable<Way["parts"]>): Record<string, PartWay> =>
  Object.fromEntries(Object.entries(parts).flatMap(([name, way]) => ("journey" in way ? [] : [[name, way]])));

const ways = [...widgets, ...sampleWidgets].map(
  ({ tag, brings, standsOnce, standsFor, parts = {} }) => [tag, { brings, standsOnce, standsFor, parts: waysByButtons(parts) }] as const,
);

const servesSample = (dist: string): TestRunnerPlugin => ({
  name: "sample",
  serve({ path }) {
    if (path === "/ways.json") return JSON.stringify(Object.fromEntries(ways));
    return path.startsWith("/sample/") ? { body: readFileSync(join(dist, path.slice("/sample/".length)), "utf8") } : undefined;
  },
});

type Middleware = NonNullable<TestRunnerConfig["middleware"]>[number];

/**
 * Lets a test in the browser control the server's files: `/files?of=name&are=held` decides what happens to files whose names begin with
 * `name`.
 */
function createFileControl(): Middleware {
  let control = { of: "", are: "sent" };
  const waiting: (() => void)[] = [];
  return async (context, next) => {
    if (context.path === "/files") {
      control = { of: `/${String(context.query["of"])}.`, are: String(context.query["are"]) };
      if (control.are !== "held") for (const go of waiting.splice(0)) go();
      context.status = 204;
      return;
    }
    const isOurs = (): boolean => control.of !== "" && context.path.includes(control.of);
    if (isOurs() && control.are === "held") await new Promise<void>((go) => waiting.push(go));
    if (!isOurs() || control.are !== "refused") return next();
    context.status = 503;
    context.body = "";
  };
}

/** Answers calls of the API with 503, because a tag must start without an API. */
const withoutApi: Middleware = (context, next) => {
  if (!context.path.startsWith("/no-api")) return next();
  context.status = 503;
  context.body = "";
  return undefined;
};

/**
 * Answers `/here`, the address that the tests write into attributes, with an empty list. A tag that fetches it reports no error then,
 * however late the response comes.
 */
const emptyList: Middleware = (context, next) => {
  if (context.path !== "/here") return next();
  context.body = [];
  return undefined;
};

export type ElementResults = Stage & {
  /** The complete title of each failed test, and the first error of it. */
  readonly failures: readonly { readonly name: string; readonly error: string }[];
};

/**
 * Runs the element suite.
 * @param only the complete title of a test, if only that one is to run
 */
export async function runElementTests(name: string, browsers: Launchers, only?: string): Promise<ElementResults> {
  const { config, isChosen } = choose(only);
  const runner = await startTestRunner({
    readCliArgs: false,
    readFileConfig: false,
    autoExitProcess: false,
    config: {
      rootDir: process.cwd(),
      files: ["tests/element/**/*.test.ts"],
      browsers,
      concurrency: 2,
      plugins: [typescript, otherBuild, servesSample(await (sample ??= buildSampleRelease()))],
      middleware: [withoutApi, emptyList, createFileControl()],
      reporters: [defaultReporter({ reportTestResults: true, reportTestProgress: false })],
      testFramework: { config: { timeout: "60000", ...config } },
      // The time limit of a whole test file, in ms, which ends a file that hangs.
      testsFinishTimeout: 1_200_000,
      port: Number(process.env["TEST_PORT"] ?? 5600) + 20,
    },
  });
  if (!runner) throw new Error("the test runner did not start");
  await new Promise((resolve) => runner.on("finished", resolve));
  const stage = { name, passed: 0, failed: 0, failures: [] as { name: string; error: string }[] };
  for (const session of runner.sessions.all()) {
    const before = stage.failed;
    if (session.testResults) count(session.testResults, stage, isChosen);
    // A file that could not run, or that ended with an error outside its tests, counts as a failure.
    if (stage.failed === before) stage.failed += session.testResults ? session.errors.length : 1;
  }
  await runner.stop();
  return stage;
}

/** Chooses the tests to run. Mocha gets an option, and the count of the results gets a function of a test's complete title. */
function choose(only: string | undefined) {
  if (only !== undefined) return { config: { grep: only }, isChosen: (title: string) => title.includes(only) };
  if (depth === "daily") return { config: { grep: "@all", invert: true }, isChosen: (title: string) => !onlyInAll.test(title) };
  return { config: {}, isChosen: () => true };
}

type Results = {
  readonly name: string;
  readonly suites: readonly Results[];
  readonly tests: readonly { readonly name: string; readonly passed: boolean; readonly error?: { readonly message?: string } }[];
};

type Counted = { passed: number; failed: number; readonly failures: { name: string; error: string }[] };

/** Counts passed and failed tests. A chosen test that did not run, because something before it went wrong, counts as failed. */
function count({ suites, tests }: Results, stage: Counted, isChosen: (title: string) => boolean, titles: readonly string[] = []): void {
  for (const { name, passed, error } of tests) {
    const title = [...titles, name].join(" ");
    if (!isChosen(title)) continue;
    if (passed) stage.passed += 1;
    else {
      stage.failed += 1;
      stage.failures.push({ name: title, error: error?.message ?? "It did not run." });
    }
  }
  for (const suite of suites) count(suite, stage, isChosen, [...titles, suite.name]);
}

if (process.argv[1]?.endsWith("tests/element/run.ts")) {
  const { values } = parseArgs({ options: { report: { type: "string" }, only: { type: "string" } } });
  const chromium = playwrightLauncher({
    product: "chromium",
    launchOptions: { executablePath: ensureChromium(), args: [...chromiumArgs, ...sparingArgs] },
  });
  const stage = await runElementTests("element", [chromium], values.only);
  if (values.report) {
    mkdirSync(dirname(values.report), { recursive: true });
    writeFileSync(values.report, JSON.stringify(stage));
  }
  process.exit(stage.failed > 0 || stage.passed === 0 ? 1 : 0);
}
