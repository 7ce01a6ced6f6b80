/**
 * Tests mistakes that page authors make, each on a page of its own: the doctor must name the mistake with the line to write, and nothing
 * else. The pages are on somebody else's site, served over https; the files and the API are on two other sites.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page, Route } from "playwright/test";
import { consentDefaultScript } from "#core/base/values/consent-mode.ts";
import { expect, test } from "#tests/page.ts";
import { apiOrigin, dist, hostOrigin, version } from "./pages.ts";

const shop = "https://shop.example";
const cdn = "https://cdn.example";
const api = "https://api.example";
const site = "https://www.digi.example";

const sheet = `<link rel="stylesheet" href="${cdn}/digi/v1/reserve.css">`;
const right = `data-api="${api}" data-site="${site}"`;
const loader = (options = right): string => `<script async src="${cdn}/digi/v1/loader.js" ${options}></script>`;
const newsletter = `<digi-newsletter loading="eager"></digi-newsletter>`;

type Mistake = {
  /** HTML in the page's head; by default the script and the style sheet that reserves space. */
  readonly head?: string;
  readonly body?: string;
  readonly html?: string;
  readonly policy?: string;
  /** Set where the API refuses calls of pages of this origin; otherwise it allows them. */
  readonly api?: "refuses";
  /** Files on the page's own site, by their paths. */
  readonly files?: Readonly<Record<string, string>>;
  /** The expected findings: the code, and the line to write. */
  readonly found: readonly (readonly [code: string, fix: string])[];
};

const oldSheet = "digi-newsletter:not(:defined) { display: block; min-block-size: 100px }";
const gtag = `<script async src="https://www.googletagmanager.com/gtag/js?id=G-1"></script><script>window.dataLayer = []; function gtag() { dataLayer.push(arguments) } gtag("config", "G-1")</script>`;
const banner = "<digi-cookie-consent></digi-cookie-consent>";
const gone = `<a href="/elsewhere">`;

const mistakes: Readonly<Record<string, Mistake>> = {
  "a tag's name": {
    body: "<digi-news-letter></digi-news-letter>",
    found: [["unknown-tag", "<digi-newsletter></digi-newsletter>"]],
  },
  "a self-closed tag": {
    body: `<div><digi-newsletter heading="Hi"/><p>Open on Saturday from 9 to 12.</p><h2>Our address</h2></div>`,
    found: [["self-closed", '<digi-newsletter heading="Hi"></digi-newsletter>']],
  },
  "an end tag that is missing": {
    body: `<div><digi-newsletter loading="eager"><p>Open on Saturday from 9 to 12.</p><h2>Our address</h2></div>`,
    found: [["swallowed", '<digi-newsletter loading="eager"></digi-newsletter>']],
  },
  "an attribute's name": {
    body: `<digi-newsletter loading="eager" max-lenght="5"></digi-newsletter>`,
    found: [["unknown-attribute", '<digi-newsletter loading="eager" max-length="5">']],
  },
  "an attribute's value": {
    body: `<digi-newsletter loading="eager" max-length="many"></digi-newsletter>`,
    found: [["bad-value", '<digi-newsletter loading="eager" max-length="1">']],
  },
  "curly quotes": {
    body: "<digi-newsletter heading=“Stay in touch” loading=“eager”></digi-newsletter>",
    found: [["curly-quotes", '<digi-newsletter heading="Stay in touch" loading="eager">']],
  },
  "a tag that the editor has taken for text": {
    body: "<p>&lt;digi-newsletter&gt;</p>",
    found: [["escaped-tag", "<digi-newsletter></digi-newsletter>"]],
  },
  "a dialog's button that there is not": {
    body: `<digi-callback-modal endpoint="/calls" for="call"></digi-callback-modal>`,
    found: [["for-nowhere", '<button type="button" id="call">']],
  },
  "the script twice": {
    // The script is not async, so that the first copy runs first and serves the page.
    head: sheet + loader().replace("async ", "") + `<script src="${cdn}/digi/${version}/loader.js"></script>`,
    found: [["second-copy", `<!-- <script src="${cdn}/digi/${version}/loader.js"></script> -->`]],
  },
  "the script twice, the options at the later one": {
    head: `${sheet}<script src="${cdn}/digi/v1/loader.js"></script><script src="${cdn}/digi/${version}/loader.js" ${right}></script>`,
    found: [["late-options", `<script src="${cdn}/digi/v1/loader.js" ${right}></script>`]],
  },
  "a page of a language that the tags do not speak": {
    html: '<html lang="de">',
    found: [["page-language", 'data-lang="en"']],
  },
  "a tag of a language that the tags do not speak": {
    body: '<digi-newsletter lang="de" loading="eager"></digi-newsletter>',
    found: [["lang-on-tag", '<digi-newsletter loading="eager">']],
  },
  "a plan that is not on offer": {
    body: '<digi-configurator loading="eager" mobile="mobile-maxi"></digi-configurator>',
    found: [["unknown-offer", '<digi-configurator loading="eager" mobile="mobile-max">']],
  },
  "a plan by the number that only orders carry": {
    body: '<digi-configurator loading="eager" mobile="1102"></digi-configurator>',
    found: [["unknown-offer", '<digi-configurator loading="eager" mobile="mobile-essentials">']],
  },
  "no data-api": {
    head: sheet + loader(`data-site="${site}"`),
    found: [["no-api", 'data-api="https://api.example"']],
  },
  "data-aip": {
    head: sheet + loader(`data-aip="${api}" data-site="${site}"`),
    found: [["unknown-option", `<script async src="${cdn}/digi/v1/loader.js" data-api="${api}" data-site="${site}">`]],
  },
  "data-langue": {
    head: sheet + loader(`data-langue="fr" ${right}`),
    found: [["unknown-option", `<script async src="${cdn}/digi/v1/loader.js" data-lang="fr" ${right}>`]],
  },
  "an option in a meta": {
    head: `<meta name="digi:langage" content="fr">${sheet}${loader()}`,
    found: [["unknown-option", '<meta name="digi:lang" content="fr">']],
  },
  "a key of the page's object": {
    head: `<script>window.digiWidgets = { api: "${api}", site: "${site}", langage: "fr" }</script>${sheet}${loader("")}`,
    found: [["unknown-option", `window.digiWidgets = { api: "${api}", site: "${site}", lang: "fr" }`]],
  },
  "a policy without the API": {
    policy: `default-src 'none'; script-src ${cdn}; style-src ${cdn}; connect-src 'self' ${cdn}`,
    found: [["blocked", `connect-src 'self' ${cdn} ${api}`]],
  },
  "an API of http on a page of https": {
    head: sheet + loader(`data-api="http://api.example" data-site="${site}"`),
    found: [["mixed-content", 'data-api="https://api.example"']],
  },
  "an origin that the API does not allow": {
    api: "refuses",
    found: [["origin-refused", `Access-Control-Allow-Origin: ${shop}`]],
  },
  "an AMP page": {
    html: '<html amp lang="en">',
    found: [["amp", '<html lang="en">']],
  },
  "a tag in a link": {
    body: `${gone}${newsletter}</a>`,
    found: [["inside-control", `${gone}…</a> <digi-newsletter loading="eager"></digi-newsletter>`]],
  },
  "a tag in a button": {
    body: `<button type="button">${newsletter}</button>`,
    found: [["inside-control", `<button type="button">…</button> <digi-newsletter loading="eager"></digi-newsletter>`]],
  },
  "reserve.css that is not there": {
    head: `<link rel="stylesheet" href="${cdn}/digi/reserve.css">${loader()}`,
    found: [["no-room-sheet", sheet]],
  },
  "reserve.css of an older release": {
    head: `<link rel="stylesheet" href="/reserve.css">${loader()}`,
    files: { "/reserve.css": oldSheet },
    found: [["no-room-sheet", sheet]],
  },
  "reserve.css that the policy blocks": {
    policy: `default-src 'none'; script-src ${cdn}; style-src 'none'; connect-src 'self' ${cdn} ${api}`,
    found: [["blocked", `style-src ${cdn}`]],
  },
  "visitors who are followed, and not asked": {
    head: sheet + loader() + gtag,
    found: [["tracking-unasked", `<script>${consentDefaultScript}</script>${banner}`]],
  },
  "opacity: 0": {
    body: `<div class="late" style="opacity: 0">${newsletter}</div>`,
    found: [["invisible", "div.late { opacity: 1; }"]],
  },
  "visibility: hidden": {
    body: `<div id="box" style="visibility: hidden">${newsletter}</div>`,
    found: [["invisible", "div#box { visibility: visible; }"]],
  },
  "no width": {
    body: `<div class="column" style="width: 0">${newsletter}</div>`,
    found: [["invisible", "div.column { width: 100%; }"]],
  },
  "cards that are none": {
    body: `<digi-subscription-carousel loading="eager" cards='[{"id": "a"}]'></digi-subscription-carousel>`,
    found: [["refused-data", '{"cards": [{"id": "…", "type": "…"}]}']],
  },
  "a file that is not there": {
    body: `<digi-hero-slider loading="eager" src="/assets/slides.en.json"></digi-hero-slider>`,
    found: [["refused-data", '<digi-hero-slider loading="eager" src="https://…/….json">']],
  },
  "a dealer whom nobody knows": {
    body: `<digi-configurator loading="eager" dealer="NOBODY"></digi-configurator>`,
    found: [["refused-code", '<digi-configurator loading="eager">']],
  },
  "a partner's page without data-site": {
    head: sheet + loader(`data-api="${api}"`),
    found: [["no-site", 'data-site="https://www.digi.example"']],
  },
};

/** Tells whether a finding only reports that something could not be examined, so that the finding is about no mistake of the page. */
const isUnseen = (code: string): boolean => code.startsWith("unseen-");

const html = ({ html: start = '<html lang="en">', head = sheet + loader(), body = newsletter }: Mistake): string =>
  `<!doctype html>${start}<head><meta charset="utf-8"><title>A shop</title><link rel="icon" href="data:,">${head}</head><body>${body}</body></html>`;

async function answerFile(route: Route): Promise<void> {
  const file = join(dist, new URL(route.request().url()).pathname.replace("/digi/", "/"));
  const headers = { "access-control-allow-origin": "*" };
  const contentType = file.endsWith(".css") ? "text/css" : "text/javascript";
  if (existsSync(file)) await route.fulfill({ headers, contentType, body: readFileSync(file, "utf8") });
  else await route.fulfill({ status: 404, headers });
}

/** Answers a call of the API with the demo's answer. The headers of the answer allow this page, or refuse it. */
async function answerCall(route: Route, refuses: boolean): Promise<void> {
  const request = route.request();
  const address = request.url().replace(api, apiOrigin);
  const response = await route.fetch({ url: address, headers: { ...request.headers(), origin: refuses ? shop : hostOrigin } });
  // The header names another origin, because a missing header would make the test's browser allow every page.
  const allowed = { "access-control-allow-origin": refuses ? hostOrigin : shop, "access-control-allow-credentials": "true" };
  await route.fulfill({ response, headers: { ...response.headers(), ...allowed } });
}

async function open(page: Page, mistake: Mistake): Promise<void> {
  const { policy, files = {} } = mistake;
  await page.route("**/*", (route) => {
    const { origin, pathname } = new URL(route.request().url());
    if (origin === cdn) return answerFile(route);
    if (origin === api) return answerCall(route, mistake.api === "refuses");
    if (origin !== shop) return route.abort();
    const text = files[pathname];
    if (text !== undefined) return route.fulfill({ contentType: "text/css", body: text });
    if (pathname !== "/" && pathname !== "/elsewhere") return route.fulfill({ status: 404 });
    return route.fulfill({ contentType: "text/html", body: html(mistake), headers: policy ? { "content-security-policy": policy } : {} });
  });
  await page.goto(shop);
  await page.waitForFunction(() => customElements.get("digi-newsletter"));
}

type Found = { readonly code: string; readonly fix: string | undefined };

const findings = (page: Page): Promise<Found[]> =>
  page.evaluate(async () => {
    const { digiWidgets } = globalThis as unknown as { digiWidgets: { doctor(): Promise<Found[]> } };
    return (await digiWidgets.doctor()).map(({ code, fix }) => ({ code, fix }));
  });

const problems = async (page: Page): Promise<unknown[]> =>
  (await findings(page)).filter(({ code }) => !isUnseen(code)).map(({ code, fix }) => [code, fix]);

// Every complaint is expected, because each page has a mistake that the console names.
test.beforeEach(({ complaints }) => complaints.announce(/[^]*/));

test("the doctor finds nothing wrong with a page that is right @all", async ({ page }) => {
  await open(page, { found: [] });
  expect(await problems(page)).toEqual([]);
});

test("the doctor says nothing against cards that are on offer, and does not call well those that an address alone decides on @all", async ({
  page,
}) => {
  const asked = 'mobile="mobile-max" internet="internet-500" type="mobile-light"';
  await open(page, { body: `<digi-configurator loading="eager" ${asked}></digi-configurator>`, found: [] });
  expect(await problems(page)).toEqual([]);
  expect((await findings(page)).filter(({ code }) => code === "unseen-offer")).toHaveLength(1);
});

for (const [title, mistake] of Object.entries(mistakes))
  test(`the doctor names ${title} and the line to write @all`, async ({ page }) => {
    await open(page, mistake);
    await expect.poll(() => problems(page)).toEqual(mistake.found);
  });

test("the doctor says how many tags it has not seen, and does not call the page well @all", async ({ page }) => {
  const put = `<div id="box"></div><script>box.attachShadow({ mode: "closed" }).innerHTML = '${newsletter}'</script>`;
  await open(page, { body: newsletter + put, found: [] });
  expect((await findings(page)).filter(({ code }) => code === "unseen-some")).toHaveLength(1);
  expect(await page.evaluate(() => document.querySelector("digi-newsletter")?.remove())).toBeUndefined();
  await expect.poll(async () => (await findings(page)).filter(({ code }) => code === "unseen-some")).toHaveLength(1);
});

test("the doctor needs no file but its own, and what runs files: it names a mistake where no other comes, and asks for none @all", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await open(page, { body: `<digi-newsletter loading="lazy" max-lenght="5" style="margin-top: 9000px"></digi-newsletter>`, found: [] });
  await page.route(/\/digi\/shared\/(?!prerender-)/, (route) => route.abort());
  expect((await findings(page)).map(({ code }) => code)).toContain("unknown-attribute");
  const files = asked.filter((path) => path.endsWith(".js")).map((path) => path.replace(/-[\w-]+\.js$/, ".js"));
  expect(files.toSorted()).toEqual([`/digi/${version}/doctor.js`, "/digi/shared/prerender.js", "/digi/v1/loader.js"]);
});

test("a wrong data-base is named beside the address of what does not come: none of our files does @all", async ({ page, complaints }) => {
  await open(page, { head: sheet + loader(`${right} data-base="${cdn}/digi/wrong/"`), found: [] });
  const failure = await findings(page).catch(String);
  expect(failure).toContain(`chunk.failed: ${cdn}/digi/wrong/doctor.js data-base?`);
  const named = (): string[] => complaints.said.filter((said) => /<digi-newsletter> failed .*\/digi\/wrong\/.* data-base\?/.test(said));
  await expect.poll(() => named().length).toBe(1);
});
