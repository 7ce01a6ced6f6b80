/**
 * `npm run lighthouse` runs Lighthouse, as on a phone, on the demo's home page and on the same page without the tags. The page with tags
 * must come within 5 points of the other in performance: the median of five visits, alternating between the pages, each in a browser of its
 * own. In each language this page, those that tell prices, those of texts and that of a job must reach 100 in accessibility, best practices
 * and SEO. With page ids as arguments (`-- price-list job-application`) only these pages are visited, once in each language.
 */
import { spawn, type ChildProcess } from "node:child_process";
import { createServer, type Server } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import lighthouse from "lighthouse";
import { chromium } from "playwright-core";
import { languages } from "#core/base/values/language.ts";
import { pathOf, type BuiltPage } from "#core/base/values/routes.ts";
import { openings } from "#demo/api/data/job-openings.ts";
import { chromiumArgs, ensureChromium } from "#tests/browser.ts";
import { ports } from "#tests/ports.ts";
import { median } from "./statistics.ts";

const rounds = 5;
const mostBehind = 5;
const perfect = ["accessibility", "best-practices", "seo"] as const;
const categories = ["performance", ...perfect] as const;
type Scores = Readonly<Record<(typeof categories)[number], number>>;

const textPages = ["terms", "privacy", "cookie-policy", "accessibility"] as const;
const pagesOnce = ["home", "price-list", "roaming", "conditions", "invoice-explained", ...textPages, "job-application"] as const;

const site = `http://localhost:${ports.demo}`;
const debuggingPort = ports.sample + 1;

async function startDemo(): Promise<ChildProcess> {
  const env = { ...process.env, DEMO_PORT: String(ports.demo), DATA_DIR: ".cache/lighthouse-data" };
  const demo = spawn(process.execPath, ["--import", "tsx", "tests/start-demo.ts"], { env, stdio: ["ignore", "ignore", "inherit"] });
  for (let tries = 0; tries < 120; tries++) {
    const answer = await fetch(`${site}/en`).catch(() => undefined);
    if (answer?.ok) return demo;
    await pause(500);
  }
  demo.kill();
  throw new Error(`no demo answers at ${site}`);
}

/** Returns the HTML of a page without our tags, our script and the reserved space. The rest of the page stays. */
const without = (html: string): string =>
  html
    .replaceAll(/<(digi-[\w-]+)[\s\S]*?<\/\1>/g, "")
    .replace(/<script async src="\/v1\/loader\.js"[^>]*><\/script>/, "")
    .replace('<link rel="stylesheet" href="/v1/reserve.css">', "");

async function serveWithout(): Promise<Server> {
  const server = createServer((request, response) => {
    const answer = async (): Promise<void> => {
      const found = await fetch(site + (request.url ?? "/"));
      const type = found.headers.get("content-type") ?? "";
      response.writeHead(found.status, { "content-type": type, "cache-control": found.headers.get("cache-control") ?? "" });
      response.end(type.startsWith("text/html") ? without(await found.text()) : Buffer.from(await found.arrayBuffer()));
    };
    answer().catch((cause: unknown) => response.writeHead(502).end(String(cause)));
  });
  await new Promise<void>((resolve) => server.listen(ports.hosts, resolve));
  return server;
}

/** Visits a page and returns its scores. For each score below 100 the reasons that Lighthouse gives are printed. */
async function visit(address: string, onlyCategories: readonly string[] = categories): Promise<Scores> {
  const args = [...chromiumArgs, `--remote-debugging-port=${debuggingPort}`];
  const browser = await chromium.launch({ executablePath: ensureChromium(), args });
  try {
    const result = await lighthouse(address, { port: debuggingPort, onlyCategories: [...onlyCategories], logLevel: "error" });
    if (!result) throw new Error(`Lighthouse says nothing of ${address}`);
    const { categories: found, audits } = result.lhr;
    const scores = Object.fromEntries(onlyCategories.map((name) => [name, Math.round((found[name]?.score ?? 0) * 100)])) as Scores;
    const numbers = ["first-contentful-paint", "largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift", "speed-index"];
    const measured = numbers.flatMap((name) => (audits[name] ? `${name} ${audits[name].displayValue}` : []));
    console.log(address, JSON.stringify(scores), measured.join(", "));
    for (const name of perfect.filter((one) => scores[one] < 100))
      for (const { id } of found[name]?.auditRefs.filter((one) => one.weight > 0 && audits[one.id]?.score === 0) ?? [])
        console.log(`  ${name}: ${audits[id]?.title} ${JSON.stringify(audits[id]?.details).slice(0, 600)}`);
    return scores;
  } finally {
    await browser.close();
  }
}

/** Compares the home page with itself without the tags. */
async function comparePerformance(): Promise<string[]> {
  const bare = await serveWithout();
  try {
    const [ours, theirs]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round++) {
      ours.push((await visit(`${site}/en`)).performance);
      theirs.push((await visit(`http://localhost:${ports.hosts}/en`)).performance);
    }
    const [withTags, withoutTags] = [median(ours), median(theirs)];
    console.log(`performance ${withTags}, without the tags ${withoutTags}`);
    return withoutTags - withTags > mostBehind ? [`performance ${withTags} beside ${withoutTags}`] : [];
  } finally {
    bare.close();
  }
}

/** Visits pages once in each language, and returns what is below 100. */
async function visitOnce(pages: readonly BuiltPage[]): Promise<string[]> {
  const failures: string[] = [];
  for (const page of pages)
    for (const language of languages) {
      const path = page === "job-application" ? `${pathOf(page, language)}?job=${openings[0]?.id}` : pathOf(page, language);
      const scores = await visit(site + path, perfect);
      for (const name of perfect) if (scores[name] < 100) failures.push(`${path}: ${name} ${scores[name]}`);
    }
  return failures;
}

const demo = await startDemo();
const failures: string[] = [];
try {
  const wanted = process.argv.slice(2) as BuiltPage[];
  if (wanted.length === 0) failures.push(...(await comparePerformance()));
  failures.push(...(await visitOnce(wanted.length > 0 ? wanted : pagesOnce)));
} finally {
  demo.kill();
}
for (const failure of failures) console.error(`✘ ${failure}`);
process.exitCode = failures.length > 0 ? 1 : 0;
