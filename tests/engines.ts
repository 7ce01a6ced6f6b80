/**
 * Runs the tests in all browsers: `npm run test:browsers [-- firefox webkit]` runs the element suite and the host pages in Chromium,
 * Firefox and WebKit. `npm test` does not run these tests. As root on Debian the command installs the browsers that are missing.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { playwrightLauncher } from "@web/test-runner-playwright";
import { runElementTests } from "./element/run.ts";
import { chromiumArgs, ensureChromium } from "./browser.ts";
import type { Engine } from "./engines/engine.ts";
import { startFirefox } from "./engines/firefox.ts";
import { runHostile } from "./engines/hostile.ts";
import { runHostPages } from "./engines/host-pages.ts";
import { runInclude } from "./engines/include.ts";
import { launcherOf } from "./engines/launcher.ts";
import { runParts } from "./engines/parts.ts";
import { runTakeOver } from "./engines/take-over.ts";
import { startWebKit } from "./engines/webkit.ts";
import { sum, type Stage } from "./runner/results.ts";

const chosen = process.argv.slice(2);
const isChosen = (name: string): boolean => chosen.length === 0 || chosen.includes(name);

/** Runs the element suite and the host pages in Chromium. Playwright tests the host pages here, with all their measurements. */
async function chromium(): Promise<Stage[]> {
  const launcher = playwrightLauncher({ product: "chromium", launchOptions: { executablePath: ensureChromium(), args: chromiumArgs } });
  const element = await runElementTests("element, Chromium", [launcher]);
  const playwright = spawn("node_modules/.bin/playwright", ["test", "--config=tests/playwright.config.ts", "tests/hosts/"], {
    stdio: "inherit",
  });
  const [code] = (await once(playwright, "exit")) as [number | null];
  return [element, { name: "host pages, Chromium", passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }];
}

async function withEngine(start: () => Promise<Engine>): Promise<Stage[]> {
  const engine = await start();
  try {
    const element = await runElementTests(`element, ${engine.name}`, [launcherOf(engine)]);
    const hosts = [await runHostPages(engine), await runHostile(engine)];
    return [element, ...hosts, await runParts(engine), await runInclude(engine), await runTakeOver(engine)];
  } finally {
    await engine.stop();
  }
}

const stages: Stage[] = [];
if (isChosen("chromium")) stages.push(...(await chromium()));
const hosts = spawn("node_modules/.bin/tsx", ["tests/hosts/start.ts"], { stdio: "inherit" });
process.once("exit", () => hosts.kill()); // The server of the host pages is stopped when this process ends, even where a browser failed.
for (const [name, start] of [
  ["firefox", startFirefox],
  ["webkit", startWebKit],
] as const) {
  if (isChosen(name)) stages.push(...(await withEngine(start)));
}

for (const stage of stages) console.log(`${stage.name.padEnd(30)} ${String(stage.passed).padStart(6)} ${String(stage.failed).padStart(6)}`);
const total = sum(stages);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);
