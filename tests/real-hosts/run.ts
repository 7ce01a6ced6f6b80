/**
 * `npm run test:hosts [-- firefox webkit]` tests the newsletter and the login on pages made with other people's libraries and frameworks,
 * and every tag on pages that change the browser, in Chromium, Firefox and WebKit, on the built files and the real reference API. It is not
 * part of `npm test`. It installs what is missing. With `--only react` it tests the hosts whose names begin with that text, with
 * `--tag digi-login` that tag. Once every part was tested with the same release, in one run or several, it writes RESULTS.md.
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
import { documentOf } from "./results.ts";
import { serve } from "./server.ts";
import { storeFailure, storedFailure } from "./stored-results.ts";
import { visitTag } from "./tag-journeys.ts";
import { tagPages, tags, type TagPage } from "./tag-pages.ts";

const engines = { chromium: startChromium, firefox: startFirefox, webkit: startWebKit };
const { values, positionals } = parseArgs({
  options: { only: { type: "string", default: "" }, tag: { type: "string", default: "" } },
  allowPositionals: true,
});
const chosenEngines = Object.entries(engines).filter(([name]) => positionals.length === 0 || positionals.includes(name));
const isChosen = ({ name }: { readonly name: string }): boolean => name.toLowerCase().startsWith(values.only.toLowerCase());
/** The hosts that are tested. Where `--tag` names a tag, only that tag is tested, and no hosts. */
const chosenHosts = values.tag ? [] : hosts.filter(isChosen);
const chosenPages = tagPages.filter(isChosen);
const chosenTags = tags.filter((tag) => !values.tag || tag === values.tag);

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

const engineNames = ["Chromium", "Firefox", "WebKit"];
const isTestedIn = ({ isInEveryBrowser }: TagPage, engine: string): boolean => (isInEveryBrowser ?? false) || engine === "Chromium";
/** Returns the key under which the result of one page or tag in one browser, or in the compiler, is stored. */
const keyOf = (engine: string, page: string | number, tag = ""): string => `${engine}: ${tag} ${page}`;

let passed = 0;
let failed = 0;
function note(key: string, title: string, failure: string): void {
  console.log(`${failure ? "✘" : "✓"} ${title}${failure && `\n  ${failure}`}`);
  storeFailure(key, failure);
  if (failure) failed += 1;
  else passed += 1;
}

async function visitAll(engine: Engine): Promise<void> {
  for (const host of chosenHosts) {
    const tab = await engine.open();
    const failure = await visit(tab, host);
    await tab.close();
    note(keyOf(engine.name, hosts.indexOf(host)), `${engine.name}: ${host.name}, which ${host.does}`, failure);
  }
}

/** Tests every tag on each of the pages that change the browser, or on those that are visited in every browser. */
async function visitTags(engine: Engine): Promise<void> {
  for (const page of chosenPages.filter((one) => isTestedIn(one, engine.name))) {
    for (const tag of chosenTags) {
      const tab = await engine.open();
      const failure = await visitTag(tab, page, tag);
      await tab.close();
      note(keyOf(engine.name, page.name, tag), `${engine.name}: ${tag} on ${page.name}`, failure);
    }
  }
}

/** Returns the results of everything that is to be tested, as far as it was tested with this release. */
function wholeResults() {
  const results = engineNames.flatMap((engine) =>
    hosts.map((host, index) => ({ host, engine, failure: storedFailure(keyOf(engine, index)) })),
  );
  const tagResults = engineNames.flatMap((engine) =>
    tagPages
      .filter((page) => isTestedIn(page, engine))
      .flatMap((page) => tags.map((tag) => ({ page, tag, engine, failure: storedFailure(keyOf(engine, page.name, tag)) }))),
  );
  const typings = apps.filter(({ isTyped }) => isTyped).map((app) => ({ app, failure: storedFailure(keyOf("types", app.title)) }));
  return { results, tagResults, typings };
}

type Known<Result> = Result & { readonly failure: string };
/** Tells whether all these results are known. */
const areKnown = <Result extends { readonly failure: string | undefined }>(results: Result[]): results is Known<Result>[] =>
  results.every(({ failure }) => failure !== undefined);

install([...chosenHosts, ...chosenPages].flatMap(({ source }) => source ?? []));
const chosenApps = apps.filter(({ title }) => chosenHosts.some(({ name }) => name === title));
for (const app of chosenApps) build(app);
for (const app of chosenApps.filter(({ isTyped }) => isTyped)) note(keyOf("types", app.title), `types: ${app.title}`, compile(app));

const server = serve();
await answers(`http://localhost:${ports.hosts}/ping`, start("tests/hosts/start.ts"));
await answers(`http://localhost:${ports.demo}/en`, start("tests/start-demo.ts", demo));
for (const [, startEngine] of chosenEngines) {
  const engine = await startEngine();
  try {
    await visitAll(engine);
    await visitTags(engine);
  } finally {
    await engine.stop();
  }
}
server.close();

const { results, tagResults, typings } = wholeResults();
if (areKnown(results) && areKnown(tagResults) && areKnown(typings)) {
  const path = "tests/real-hosts/RESULTS.md";
  writeFileSync(path, await formatted(path, documentOf({ day: new Date().toISOString().slice(0, 10), results, tagResults, typings })));
  console.log(`\n${path} is written.`);
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
