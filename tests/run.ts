/**
 * `npm test`: everything, in one command, on a fresh machine. Each stage reports JSON; the last line is the sum. Ends with an exit
 * code other than 0 when anything failed or a stage could not run.
 */
import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { ensureChromium } from "./browser.ts";
import { stagesOfPlaywright, stagesOfVitest, sum, type Stage } from "./results.ts";

const results = ".cache/test-results";
const { DATABASE_URL: databaseUrl, FORCE_COLOR: _forceColor, ...environment } = process.env;
/** What lints and finds types is written in Go: it tidies its memory less often, for a seventh of its time. */
const plainEnvironment: NodeJS.ProcessEnv = { GOGC: "400", ...environment };

type Finished = { readonly ok: boolean; readonly output: string };

/** Runs a program of `node_modules` or a script. `show`: its output is seen as it comes; otherwise only when it fails. */
function run(command: string, args: readonly string[], options: { show: boolean; env?: NodeJS.ProcessEnv }): Promise<Finished> {
  return new Promise((resolve) => {
    const env = { ...plainEnvironment, ...options.env, PATH: `node_modules/.bin:${process.env["PATH"]}`, NO_COLOR: "1" };
    const child = spawn(command, args, { env, stdio: options.show ? "inherit" : "pipe" });
    let output = "";
    child.stdout?.on("data", (part) => (output += String(part)));
    child.stderr?.on("data", (part) => (output += String(part)));
    child.on("error", (error) => resolve({ ok: false, output: String(error) }));
    child.on("close", (code) => resolve({ ok: code === 0, output }));
  });
}

const one = (name: string, ok: boolean): Stage => ({ name, passed: ok ? 1 : 0, failed: ok ? 0 : 1 });

/** A check that counts as one: format, lint, types, unused, build. */
async function check(name: string, script: string, more: readonly string[]): Promise<Stage> {
  const { ok, output } = await run("npm", ["run", "--silent", script, "--", ...more], { show: false });
  if (!ok) console.log(`\n✘ ${name}\n${output.trimEnd()}`);
  return one(name, ok);
}

/** Reads what a stage reported. No report, or a program that failed without a failed test, is a failure of its own. */
function reported<Report>(name: string, ok: boolean, file: string, read: (report: Report) => Stage[]): Stage[] {
  try {
    const stages = read(JSON.parse(readFileSync(file, "utf8")) as Report);
    if (stages.length === 0) return [one(`${name}: no tests ran`, false)];
    return ok || sum(stages).failed > 0 ? stages : [...stages, one(`${name}: ended with an error`, false)];
  } catch {
    return [one(`${name}: no report`, false)];
  }
}

async function vitest(name: string, projects: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Stage[]> {
  const file = `${results}/${name}.json`;
  const chosen = projects.flatMap((project) => ["--project", project]);
  const args = ["run", ...chosen, "--reporter=dot", "--reporter=json", `--outputFile.json=${file}`];
  const { ok, output } = await run("vitest", args, { show: false, env });
  // As one, when it has ended: a browser's stage writes meanwhile.
  console.log(output);
  return reported(name, ok, file, stagesOfVitest);
}

const contractOnPglite = (): Promise<Stage[]> => vitest("contract", ["contract"]);

async function contractOnPostgres(): Promise<Stage[]> {
  if (!databaseUrl) return [];
  const stages = await vitest("contract-postgres", ["contract"], { DATABASE_URL: databaseUrl });
  return stages.map((stage) => ({ ...stage, name: `${stage.name} (PostgreSQL)` }));
}

async function element(): Promise<Stage[]> {
  const file = `${results}/element.json`;
  const { ok } = await run("tsx", ["tests/element/run.ts", `--report=${file}`], { show: true });
  return reported("element", ok, file, (report: Stage) => [report]);
}

async function playwright(): Promise<Stage[]> {
  const file = `${results}/playwright.json`;
  const { ok } = await run("playwright", ["test", "--config=tests/playwright.config.ts"], {
    show: true,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  });
  return reported("playwright", ok, file, stagesOfPlaywright);
}

const all: { stage: Stage; seconds: number }[] = [];

/** Does one thing and keeps its lines for the closing table. */
async function timed(work: () => Promise<Stage[]>): Promise<Stage[]> {
  const start = performance.now();
  const stages = await work();
  const seconds = (performance.now() - start) / 1000;
  for (const [index, stage] of stages.entries()) all.push({ stage, seconds: index === 0 ? seconds : 0 });
  return stages;
}

type Lane = () => Promise<void>;

/** One after the other, each with its line in the closing table. */
const inTurn =
  (...works: readonly (() => Promise<Stage[]>)[]): Lane =>
  async () => {
    for (const work of works) await timed(work);
  };

/** Things that leave each other alone, at once: each by itself would leave a core idle for part of its time. */
async function part(heading: string, ...lanes: readonly Lane[]): Promise<void> {
  console.log(`\n── ${heading}`);
  await Promise.all(lanes.map((lane) => lane()));
}

const checkAlone =
  (name: string, script: string, ...more: readonly string[]) =>
  async (): Promise<Stage[]> => [await check(name, script, more)];

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

await part(
  "build; format, lint, types, unused code",
  inTurn(checkAlone("build", "build")),
  inTurn(checkAlone("format", "check:format")),
  inTurn(checkAlone("lint", "check:lint")),
  // Beside others a thread is enough: two find out a third of it twice.
  inTurn(checkAlone("types", "check:types", "--singleThreaded")),
  inTurn(checkAlone("unused code", "check:unused")),
);
const isBuilt = all.some(({ stage }) => stage.name === "build" && stage.failed === 0);
const ofBuild = (name: string, work: () => Promise<Stage[]>) => (isBuilt ? work : () => Promise.resolve([one(name, false)]));
// Also the heights' own browser comes from there.
if (isBuilt) process.env["CHROMIUM_PATH"] = plainEnvironment["CHROMIUM_PATH"] = ensureChromium();

// Each of these waits for something half of its time (a page, a server, one worker after another): together they take both cores.
await part(
  "unit, architecture, contract, contract on PostgreSQL; sizes and heights of what was built, element, hosts, journeys, accessibility",
  inTurn(() => vitest("vitest", ["unit*", "architecture"]), contractOnPglite, contractOnPostgres),
  inTurn(
    ofBuild("sizes", checkAlone("sizes", "check:sizes")),
    ofBuild("reserved heights", checkAlone("reserved heights", "check:heights")),
    ofBuild("element", element),
    ofBuild("hosts, e2e, a11y", playwright),
  ),
);

console.log("\nstage                          passed failed  seconds");
for (const { stage, seconds } of all) {
  const time = seconds === 0 ? "" : seconds.toFixed(1);
  console.log(`${stage.name.padEnd(30)} ${String(stage.passed).padStart(6)} ${String(stage.failed).padStart(6)} ${time.padStart(8)}`);
}
const total = sum(all.map(({ stage }) => stage));
process.exitCode = total.failed > 0 ? 1 : 0;
console.log(`\n${total.passed} passed, ${total.failed} failed`);
