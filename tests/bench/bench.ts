/**
 * `npm run bench` measures what the widgets cost on a slow phone, beside the same forms by other makers; all are measured in one run, one
 * after the other in each round. It prints tables and writes RESULTS.md and chart.svg.
 *
 * `-- --quick` makes one round and writes nothing. `--only newsletter` measures that form and those that it is compared with; `--only
 * builder`, `bundle` or `area` measures presses and keys in the bundle builder, in the builder with everything chosen, or in the customer
 * area; `--only lists` measures lists of 10,000 jobs and as many news. None of these writes anything. `--dist folder` measures another
 * build; `--rounds n` and `--port n` set these numbers.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { cpus, loadavg, tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import type { Browser } from "playwright-core";
import { formatted } from "#build/formatted.ts";
import { ensureChromium } from "#tests/browser.ts";
import { buildWholeLoader } from "#tests/whole-loader.ts";
import { launch, slowPhone } from "./browser.ts";
import { chartOf } from "./chart.ts";
import {
  measureArea,
  measureBoot,
  measureBuilder,
  measureCheck,
  measureChurn,
  measureInsertions,
  measureList,
  measureMany,
  measureBundle,
  measureTyping,
  type Insertion,
  type Typing,
} from "./life.ts";
import type { Listing } from "./lists.ts";
import { forms, isOurs, subjects, type Maker, type Subject } from "./pages.ts";
import type { Pressed } from "./presses.ts";
import { installPeers, peerFolders, versions } from "./peers.ts";
import {
  documentOf,
  judgeLists,
  judgePressed,
  pressedTable,
  widgetNames,
  tablesOf,
  verdictTable,
  type Measured,
  type PressedWidget,
  type Results,
} from "./report.ts";
import { startServers } from "./server.ts";
import { rehearse, visitTwice, type Measures } from "./visit.ts";

const { values: options } = parseArgs({
  options: {
    quick: { type: "boolean", default: false },
    only: { type: "string" },
    dist: { type: "string" },
    rounds: { type: "string", default: "5" },
    port: { type: "string", default: "5850" },
  },
});
const widgetAlone = widgetNames.find((widget) => widget === options.only);
const areListsAlone = options.only === "lists";
if (options.only && !widgetAlone && !areListsAlone && !forms.some((form) => form === options.only))
  throw new Error(`--only is one of ${[...forms, ...widgetNames].join(", ")}, lists`);
const rounds = options.quick ? 1 : Number(options.rounds);
/** The smallest number of rounds for which the medians are written to the result files. */
const fewestRounds = 5;
const isWhole = !options.only && rounds >= fewestRounds;

function buildWhenNeeded(): string {
  if (options.dist) return resolve(options.dist);
  const { status } = spawnSync(process.execPath, ["--import", "tsx", "build/when-needed.ts"], { stdio: "inherit" });
  if (status !== 0) throw new Error("the build failed");
  return resolve("dist");
}

type CustomElements = { readonly modules: readonly { readonly declarations: readonly { readonly tagName?: string }[] }[] };

/** Returns the forms that this build has a tag for, and the forms of other makers that they are compared with. */
function chooseSubjects(dist: string): Subject[] {
  const { modules } = JSON.parse(readFileSync(join(dist, "custom-elements.json"), "utf8")) as CustomElements;
  const tags = new Set(modules.flatMap(({ declarations }) => declarations.map(({ tagName }) => tagName)));
  return subjects.filter(({ form, maker }) => {
    // Hanko's login is also compared with our newsletter; the forms of all other makers are compared only with our form of the same kind.
    if (maker !== "hanko" && !tags.has(`digi-${form}`)) return false;
    return !options.only || form === options.only || (options.only === "newsletter" && maker === "hanko");
  });
}

const addressOf = (site: string, { form, maker }: Subject): string => `${site}/form/${form}/${maker}`;

/** Measures the forms one after the other in each round; each round begins with another form. */
async function measureForms(browser: Browser, site: string, chosen: readonly Subject[]): Promise<Measured[]> {
  const measured = chosen.map((subject) => ({ ...subject, cold: [] as Measures[], warm: [] as Measures[] }));
  for (const subject of chosen) await rehearse(browser, addressOf(site, subject), isOurs(subject.maker));
  for (let round = 0; round < rounds; round++) {
    console.log(`round ${round + 1} of ${rounds}`);
    const first = round % measured.length;
    for (const one of [...measured.slice(first), ...measured.slice(0, first)]) {
      const { cold, warm } = await visitTwice(browser, addressOf(site, one), slowPhone, isOurs(one.maker));
      one.cold.push(cold);
      one.warm.push(warm);
    }
  }
  return measured;
}

/** Measures each of `things` once in each round, one after the other. */
async function inTurns<Thing, Measure>(things: readonly Thing[], measure: (thing: Thing) => Promise<Measure>): Promise<Measure[][]> {
  const all = things.map((): Measure[] => []);
  for (let round = 0; round < rounds; round++) {
    for (const [index, thing] of things.entries()) all[index]?.push(await measure(thing));
  }
  return all;
}

function measureWidget(browser: Browser, site: string, widget: PressedWidget): Promise<Pressed> {
  if (widget === "builder") return measureBuilder(browser, `${site}/builder`);
  return widget === "bundle" ? measureBundle(browser, `${site}/builder`) : measureArea(browser, `${site}/area`);
}

/** Measures each list only once, because this takes a minute. */
const measureLists = async (browser: Browser, site: string): Promise<Listing[]> => [
  await measureList(browser, `${site}/jobs`, "digi-job-list"),
  await measureList(browser, `${site}/news`, "digi-news-list"),
];

async function measureLife(
  browser: Browser,
  site: string,
  chosen: readonly Subject[],
): Promise<Pick<Results, "growth" | "churn" | "insertions" | "typing" | "boot" | "check" | "widgets" | "lists">> {
  console.log("many widgets, coming and going, insertions, typing, the security check");
  const counts = [1, 10, 50];
  const many = await inTurns(counts, (count) => measureMany(browser, site, count));
  const tags = chosen.filter(({ maker }) => maker === "digi").map(({ form }) => `digi-${form}`);
  const churn: Results["churn"][number][] = [];
  const remains = await inTurns(tags, (tag) => measureChurn(browser, site, tag, 200));
  for (const [index, tag] of tags.entries()) churn.push({ tag, count: 200, measures: remains[index] ?? [] });
  const loaders: (Maker | "none")[] = ["none", "digi", "webawesome", "ionic"];
  const insertions: Insertion[][] = await inTurns(loaders, (maker) => measureInsertions(browser, site, maker, 5000));
  const typists = chosen.filter(({ form }) => form === "contact");
  const typing: Typing[][] = await inTurns(typists, (subject) => measureTyping(browser, addressOf(site, subject), isOurs(subject.maker)));
  const [check] = await inTurns([`${site}/home`], (address) => measureCheck(browser, address));
  const [builder = [], bundle = [], area = []] = await inTurns(widgetNames, (widget) => measureWidget(browser, site, widget));
  const lists = await measureLists(browser, site);
  const [boot = []] = await inTurns([`${site}/whole/v1/loader.js`], (address) => measureBoot(browser, site, address));
  return {
    boot: { tags: tagCount, measures: boot },
    check,
    widgets: { builder, bundle, area },
    lists,
    growth: counts.map((count, index) => ({ count, measures: many[index] ?? [] })),
    churn,
    insertions: loaders.map((maker, index) => ({ maker, measures: insertions[index] ?? [] })),
    typing: typists.map(({ maker }, index) => ({ maker, measures: typing[index] ?? [] })),
  };
}

async function keep(results: Results): Promise<void> {
  const file = new URL("RESULTS.md", import.meta.url).pathname;
  writeFileSync(file, await formatted(file, documentOf(results)));
  writeFileSync(new URL("chart.svg", import.meta.url), chartOf(results.measured));
}

async function measureAll(): Promise<void> {
  const measured = await measureForms(browser, site, chosen);
  const life = options.only
    ? {
        growth: [],
        churn: [],
        insertions: [],
        typing: [],
        boot: undefined,
        check: undefined,
        widgets: undefined,
        lists: undefined,
      }
    : await measureLife(browser, site, chosen);
  const load = Math.max(...loadBefore, ...loadavg().slice(0, 1)).toFixed(1);
  const machine = `${basename(ensureChromium())} ${browser.version()}, Node ${process.version}, ${cpus().length} processors with a load of up to ${load}, fixed work in ${workBeforeMs} ms before and ${fixedWorkMs()} ms after`;
  const results: Results = { date: new Date().toISOString().slice(0, 10), versions: versions(), machine, rounds, measured, ...life };
  console.log(`\n${tablesOf(results)}`);
  if (isWhole) await keep(results);
  console.log(`${Math.round((Date.now() - start) / 1000)} s`);
}

/**
 * Returns the ms that a fixed amount of work takes. The number tells how fast the machine is now: a machine that shares its processor runs
 * for hours at half its speed, whatever its load average says.
 */
function fixedWorkMs(): number {
  const begun = performance.now();
  let sum = 0;
  for (let step = 0; step < 300_000_000; step++) sum = (Math.imul(sum, 31) + step) | 0;
  if (sum === 1) throw new Error("the work was not done");
  return Math.round(performance.now() - begun);
}

const start = Date.now();
const workBeforeMs = fixedWorkMs();
/**
 * The load average of the machine is read before the bench starts. If it is above the number of processors, every measured time is too
 * long.
 */
const loadBefore = loadavg().slice(0, 1);
const dist = buildWhenNeeded();
installPeers();
const chosen = chooseSubjects(dist);
const whole = mkdtempSync(join(tmpdir(), "digi-whole-"));
const tagCount = (await buildWholeLoader(whole)).length;
const { site, close } = await startServers(Number(options.port), { digi: dist, whole, ...peerFolders });
const browser = await launch();
try {
  if (widgetAlone) {
    const [measures = []] = await inTurns([widgetAlone], (widget) => measureWidget(browser, site, widget));
    const each = measures.map(({ inp }) => inp).join(" ");
    console.log(`fixed work in ${workBeforeMs} ms before and ${fixedWorkMs()} ms after`);
    console.log(`${verdictTable([judgePressed(widgetAlone, measures)])} ${each}\n\n${pressedTable(widgetAlone, measures)}`);
  } else if (areListsAlone) {
    const measures = await measureLists(browser, site);
    console.log(verdictTable(judgeLists(measures)), JSON.stringify(measures));
  } else await measureAll();
} finally {
  await browser.close();
  close();
  rmSync(whole, { recursive: true, force: true });
}
