/**
 * Runs the tests on another version of Node: `npm run test:node -- 24` installs that Node by the npm package `node` (into `.cache`), runs
 * unit, architecture and contract tests with it, and starts the demo. The command ends with an exit code other than 0 when anything failed.
 * It needs a build: `npm run build`.
 */
import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { rootDir } from "#build/widgets.ts";
import { ports } from "./ports.ts";

/**
 * Installs Node, unless it is installed already, and returns the path of the program.
 * @param wanted `24` or `22.12.0`; the newest version that matches is installed
 */
function bringNode(wanted: string): string {
  const folder = join(rootDir, ".cache", `node-${wanted}`);
  const node = join(folder, "node_modules/node/bin/node");
  if (!existsSync(node))
    execFileSync("npm", ["install", "--prefix", folder, "--no-audit", "--no-fund", `node@${wanted}`], { stdio: "inherit" });
  return node;
}

/** Starts a script with the given Node. Programs that the script starts by name run on the same Node. */
function run(node: string, args: readonly string[], env: NodeJS.ProcessEnv, stdio: "inherit" | "pipe"): ChildProcess {
  const path = [dirname(node), process.env["PATH"]].join(delimiter);
  return spawn(node, args, { cwd: rootDir, env: { ...process.env, ...env, PATH: path }, stdio });
}

async function runTests(node: string): Promise<boolean> {
  const projects = ["unit*", "architecture", "contract"].flatMap((name) => ["--project", name]);
  const [code] = await once(run(node, ["node_modules/vitest/vitest.mjs", "run", "--reporter=dot", ...projects], {}, "inherit"), "exit");
  return code === 0;
}

/** Waits until the demo prints that it is ready. Throws an error with the demo's output if the demo ends before that. */
async function whenReady(demo: ChildProcess): Promise<void> {
  let said = "";
  await new Promise<void>((resolve, reject) => {
    demo.once("exit", () => reject(new Error(`The demo ended.\n${said}`)));
    for (const output of [demo.stdout, demo.stderr]) {
      output?.on("data", (text) => {
        said += String(text);
        if (said.includes("digi-widgets is ready")) resolve();
      });
    }
  });
}

/** Starts the demo, and checks that the API is healthy and that the home page contains the loader's script, which can be fetched. */
async function startDemo(node: string): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "digi-node-"));
  const env = { DEMO_PORT: String(ports.demo), DATA_DIR: dataDir };
  const demo = run(node, ["--import", "tsx", "demo/start.ts"], env, "pipe");
  const ended = once(demo, "exit");
  try {
    await whenReady(demo);
    const health = await fetch(`http://localhost:${ports.api}/health`);
    if (!health.ok) throw new Error(`/health answers ${health.status}`);
    const home = await fetch(`http://localhost:${ports.demo}/en`);
    const source = /<script[^>]* src="([^"]*\/loader\.js)"/.exec(await home.text())?.[1];
    if (!home.ok || source === undefined) throw new Error(`the home page answers ${home.status}, with the script "${source}"`);
    const script = await fetch(new URL(source, home.url));
    if (!script.ok) throw new Error(`${source} answers ${script.status}`);
  } finally {
    demo.kill();
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const [wanted = ""] = process.argv.slice(2);
if (!/^\d+(\.\d+){0,2}$/.test(wanted)) throw new Error("Say which Node: npm run test:node -- 24");
const node = bringNode(wanted);
const version = execFileSync(node, ["--version"], { encoding: "utf8" }).trim();
if (!`${version}.`.startsWith(`v${wanted}.`)) throw new Error(`Asked for Node ${wanted}, got ${version}.`);
const passed = await runTests(node);
await startDemo(node);
console.log(`Node ${version}: tests ${passed ? "passed" : "failed"}; the demo starts, /health and the home page answer.`);
process.exitCode = passed ? 0 : 1;
