/**
 * Runs the tests: `npm test` runs those for before a push. `-- --all` runs everything that is proven, as continuous integration does. `--
 * --changed` runs the tests of what the working tree has changed. `-- --shard=1/2` runs a half, for two machines that share the work.
 *
 * Every stage reports JSON; the last line printed is the sum. The process ends with an exit code other than 0 when a test failed or a stage
 * could not run.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { parseArgs } from "node:util";
import { rootDir } from "#build/widgets.ts";
import { widgetModulesFile } from "#build/widget-modules.ts";
import { lengthWarnings } from "./architecture/file-lengths.ts";
import { readSources } from "./architecture/house.ts";
import { ensureChromium } from "./browser.ts";
import { hasRedis } from "./contract/support/redis.ts";
import type { Depth } from "./depth.ts";
import { readReport, rowsOf, runElement, runPlaywright } from "./runner/browsers.ts";
import { secondTry, type BrowserRun } from "./runner/browser-run.ts";
import { changedFiles, readImports, select, type Modules, type Selection } from "./runner/changed.ts";
import { run } from "./runner/programs.ts";
import { stagesOfVitest, sum } from "./runner/results.ts";
import { secondTriesOf, tableOf, type Row } from "./runner/table.ts";

const { values: options } = parseArgs({
  options: { all: { type: "boolean", default: false }, changed: { type: "boolean", default: false }, shard: { type: "string" } },
});
const shard = options.shard === undefined ? [] : [`--shard=${options.shard}`];
/** True on the first of several machines that share the tests: it does the work that cannot be divided. */
const isFirstShard = options.shard === undefined || options.shard.startsWith("1/");

const folder = ".cache/test-results";
const databaseUrl = process.env["DATABASE_URL"] ?? "";
const propertySeed = process.env["PROPERTY_SEED"] ?? String(Date.now() % 2 ** 31);
const envOf = (depth: Depth): NodeJS.ProcessEnv => ({ DEPTH: depth, PROPERTY_SEED: propertySeed, DATABASE_URL: "" });

const rows: Row[] = [];
const browserRuns: BrowserRun[] = [];
type Work = () => Promise<void>;

/** Returns a step of the run that calls an npm script and counts as one test. */
const check =
  (name: string, script: string, ...more: readonly string[]): Work =>
  async () => {
    const ended = await run("npm", ["run", "--silent", script, "--", ...more], { show: false });
    if (!ended.ok) console.log(`\n✘ ${name}\n${ended.output.trimEnd()}`);
    rows.push({ name, passed: ended.ok ? 1 : 0, failed: ended.ok ? 0 : 1, seconds: ended.seconds, cpuSeconds: ended.cpuSeconds });
  };

type Vitest = {
  readonly projects: readonly string[];
  readonly files?: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  /** Text that is added to the names of the stages in the report, such as ` (PostgreSQL)`. */
  readonly suffix?: string;
};

const vitest =
  (name: string, { projects, files = [], env, suffix = "" }: Vitest): Work =>
  async () => {
    const file = `${folder}/${name}.json`;
    const chosen = projects.flatMap((project) => ["--project", project]);
    const args = ["run", ...files, ...chosen, ...shard, "--reporter=dot", "--reporter=json", `--outputFile.json=${file}`];
    const ended = await run("vitest", args, { show: false, env });
    // A stage's output is printed in one piece when the stage has ended, because a browser's stage runs and prints at the same time.
    console.log(ended.output);
    const report = readReport<Parameters<typeof stagesOfVitest>[0]>(file);
    const stages = report && stagesOfVitest(report).map((stage) => ({ ...stage, name: stage.name + suffix }));
    rows.push(...rowsOf(name, ended, stages, stages ? sum(stages).failed : 0));
  };

const browsers =
  (start: () => Promise<BrowserRun>): Work =>
  async () =>
    void browserRuns.push(await start());

/** Returns a step that runs the given steps one after the other. */
const inTurn =
  (...works: readonly (Work | false)[]): Work =>
  async () => {
    for (const work of works) if (work) await work();
  };

/** Runs the given steps at the same time: a single one would leave a core idle for part of its time. */
async function part(heading: string, ...lanes: readonly (Work | false)[]): Promise<void> {
  console.log(`\n── ${heading}`);
  await Promise.all(lanes.flatMap((lane) => (lane ? [lane()] : [])));
}

/** Runs all tests of a depth. */
async function everything(depth: Depth): Promise<void> {
  const isAll = depth === "all";
  const env = envOf(depth);
  await part(
    `what was built, at the depth '${depth}'`,
    inTurn(
      vitest("vitest", { projects: ["unit*", "architecture"], env }),
      vitest("contract", { projects: ["contract"], env }),
      isAll &&
        databaseUrl !== "" &&
        vitest("contract-postgres", { projects: ["contract"], env: { ...env, DATABASE_URL: databaseUrl }, suffix: " (PostgreSQL)" }),
    ),
    inTurn(
      isFirstShard && check("sizes", "check:sizes"),
      isAll && isFirstShard && check("reserved heights", "check:heights"),
      isFirstShard && browsers(() => runElement({ folder, env })),
      browsers(() => runPlaywright({ folder, args: shard, env })),
    ),
  );
}

async function some({ depth, vitest: files, playwright, widgets }: Extract<Selection, { kind: "some" }>): Promise<void> {
  const deepest = options.all ? "all" : depth;
  const env = envOf(deepest);
  await part(
    `${widgets.length > 0 ? `tests of ${widgets.join(", ")}` : "tests of what was changed"}, at the depth '${deepest}'`,
    files.length > 0 && vitest("vitest", { projects: ["unit*", "architecture", "contract"], files, env }),
    playwright.length > 0 && browsers(() => runPlaywright({ folder, args: [...playwright, "--pass-with-no-tests", ...shard], env })),
  );
}

/** Returns a sentence for each kind of test that this run leaves out. */
async function notRun(depth: Depth): Promise<string[]> {
  return [
    ...(depth === "all"
      ? []
      : ["`npm test -- --all` runs the rest: PostgreSQL and Redis, other languages and looks, other journeys and faults"]),
    ...(depth === "all" && databaseUrl === "" ? ["not run: the contract on PostgreSQL, since DATABASE_URL is not set"] : []),
    ...(depth === "all" && !(await hasRedis()) ? ["not run: the contract with Redis, since none answers"] : []),
  ];
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

await part(
  "build; format, lint, types, unused code",
  check("build", "build"),
  isFirstShard && check("format", "check:format"),
  isFirstShard && check("lint", "check:lint"),
  // The type check uses one thread, because other checks run beside it: two threads would do a third of the work twice.
  isFirstShard && check("types", "check:types", "--singleThreaded"),
  isFirstShard && check("unused code", "check:unused"),
);

const isBuilt = rows.some(({ name, failed }) => name === "build" && failed === 0);
const wanted: Depth = options.all ? "all" : "daily";
let browser = "";
if (isBuilt) {
  // Every stage that needs a browser uses this one, by the variable `CHROMIUM_PATH`.
  browser = process.env["CHROMIUM_PATH"] = ensureChromium();
  const selection = options.changed
    ? select(changedFiles(rootDir), JSON.parse(readFileSync(widgetModulesFile, "utf8")) as Modules, readImports(rootDir))
    : ({ kind: "everything" } as const);
  if (selection.kind === "everything") await everything(wanted);
  else if (selection.kind === "some") await some(selection);
  else console.log("\nNo test is concerned by what was changed.");
}

const verdict = process.env["CI"] === "true" ? await secondTry(browserRuns, folder) : undefined;
const forgiven = new Set(verdict?.unsteady.map(({ id }) => id));
rows.push(...browserRuns.flatMap((one) => one.rowsWith(forgiven)));

console.log(`\n${tableOf(rows)}`);
if (verdict) console.log(secondTriesOf(verdict));
if (browser) console.log(`browser: ${execFileSync(browser, ["--version"], { encoding: "utf8" }).trim()}, ${browser}`);
console.log(`seed of the properties: PROPERTY_SEED=${propertySeed}`);
for (const line of await notRun(wanted)) console.log(line);
for (const line of lengthWarnings(readSources(rootDir))) console.log(`long files in ${line}`);
const { passed, failed } = sum(rows);
process.exitCode = failed > 0 ? 1 : 0;
console.log(`\n${passed} passed, ${failed} failed`);
