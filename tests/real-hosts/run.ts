/**
 * `npm run test:hosts [-- firefox webkit]` tests the newsletter and the login on pages made with other people's libraries and frameworks,
 * in Chromium, Firefox and WebKit, on the built files and the real reference API. It is not part of `npm test`. It installs what is missing
 * and writes RESULTS.md. With `--only react` it tests the hosts whose names begin with that text, and writes nothing.
 */
import { spawn, type ChildProcess } from "node:child_process";
import { writeFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { formatted } from "#build/formatted.ts";
import { startChromium } from "#tests/engines/chromium.ts";
import type { Engine } from "#tests/engines/engine.ts";
import { startFirefox } from "#tests/engines/firefox.ts";
import { startWebKit } from "#tests/engines/webkit.ts";
import { ports } from "#tests/ports.ts";
import { apps } from "./apps.ts";
import { hosts } from "./hosts.ts";
import { build, compile, install } from "./install.ts";
import { visit } from "./journey.ts";
import { documentOf, type Result, type TagResult } from "./results.ts";
import { serve } from "./server.ts";
import { visitTag } from "./tag-journeys.ts";
import { tagPages, tags } from "./tag-pages.ts";

const engines = { chromium: startChromium, firefox: startFirefox, webkit: startWebKit };
const { values, positionals } = parseArgs({
  options: { only: { type: "string", default: "" }, tag: { type: "string", default: "" } },
  allowPositionals: true,
});
const chosenEngines = Object.entries(engines).filter(([name]) => positionals.length === 0 || positionals.includes(name));
const isChosen = ({ name }: { readonly name: string }): boolean => name.toLowerCase().startsWith(values.only.toLowerCase());
/** Where `--tag` names one tag, only that tag is tested, and none of these hosts. */
const chosenHosts = values.tag ? [] : hosts.filter(isChosen);
const chosenPages = tagPages.filter(isChosen);
const chosenTags = tags.filter((tag) => !values.tag || tag === values.tag);
const isWhole = chosenEngines.length === 3 && chosenHosts.length === hosts.length && chosenPages.length === tagPages.length;

/** Starts a script as a child process, whose errors appear on this terminal. The child ends with this process. */
function start(file: string, env: NodeJS.ProcessEnv = {}): ChildProcess {
  const child = spawn(process.execPath, ["--import", "tsx", file], {
    env: { ...process.env, ...env },
    stdio: ["ignore", "ignore", "inherit"],
  });
  process.once("exit", () => child.kill());
  return child;
}

const startWithinMs = 120_000;

async function answers(url: string, child: ChildProcess): Promise<void> {
  const until = Date.now() + startWithinMs;
  const isUp = (): Promise<boolean> =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isUp())) {
    if (child.exitCode !== null || Date.now() > until) throw new Error(`${url} does not answer`);
    await pause(100);
  }
}

/** The environment of the demo, with the same settings as for the journeys of `npm test`. */
const demo = {
  ...{ DEMO: "1", DEMO_PORT: String(ports.demo), DATA_DIR: `.cache/demo-data-${ports.demo}`, DATABASE_URL: "" },
  ...{ CAPTCHA_COST: "50", HASH_MEMORY: "64", RATE_LIMIT_SCALE: "20", CUSTOMER_SCALE: "20" },
};

async function visitAll(engine: Engine): Promise<Result[]> {
  const results: Result[] = [];
  for (const host of chosenHosts) {
    const tab = await engine.open();
    const failure = await visit(tab, host);
    await tab.close();
    console.log(`${failure ? "✘" : "✓"} ${engine.name}: ${host.name}, which ${host.does}${failure && `\n  ${failure}`}`);
    results.push({ host, engine: engine.name, failure });
  }
  return results;
}

/** Tests every tag on each of the pages that change the browser. */
async function visitTags(engine: Engine): Promise<TagResult[]> {
  const results: TagResult[] = [];
  for (const page of chosenPages) {
    for (const tag of chosenTags) {
      const tab = await engine.open();
      const failure = await visitTag(tab, page, tag);
      await tab.close();
      console.log(`${failure ? "✘" : "✓"} ${engine.name}: ${tag} on ${page.name}${failure && `\n  ${failure}`}`);
      results.push({ page, tag, engine: engine.name, failure });
    }
  }
  return results;
}

install([...chosenHosts, ...chosenPages].flatMap(({ source }) => source ?? []));
const chosenApps = apps.filter(({ title }) => chosenHosts.some(({ name }) => name === title));
for (const app of chosenApps) build(app);
const typings = chosenApps.filter(({ isTyped }) => isTyped).map((app) => ({ app, failure: compile(app) }));
for (const { app, failure } of typings) console.log(`${failure ? "✘" : "✓"} types: ${app.title}${failure && `\n${failure}`}`);

const server = serve();
await answers(`http://localhost:${ports.hosts}/ping`, start("tests/hosts/start.ts"));
await answers(`http://localhost:${ports.demo}/en`, start("tests/start-demo.ts", demo));
const results: Result[] = [];
const tagResults: TagResult[] = [];
for (const [, startEngine] of chosenEngines) {
  const engine = await startEngine();
  try {
    results.push(...(await visitAll(engine)));
    tagResults.push(...(await visitTags(engine)));
  } finally {
    await engine.stop();
  }
}
server.close();

if (isWhole) {
  const path = "tests/real-hosts/RESULTS.md";
  writeFileSync(path, await formatted(path, documentOf({ day: new Date().toISOString().slice(0, 10), results, tagResults, typings })));
  console.log(`\n${path} is written.`);
}
const all = [...results, ...tagResults, ...typings];
const failed = all.filter(({ failure }) => failure).length;
console.log(`\n${all.length - failed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
