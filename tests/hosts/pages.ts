/**
 * Difficult host pages, as data: every way in which a page may include the script, and everything that pages do and that a widget must
 * survive.
 */
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { ports } from "#tests/ports.ts";
import { widgetsInFlow } from "#tests/widgets.ts";

/** The folder of the release that is tested. */
export const dist = resolve(process.env["TEST_DIST"] ?? "dist");

export const hostOrigin = `http://localhost:${ports.hosts}`;
/** The origin of the release's files: another site than the page's, as a CDN is. */
export const cdnOrigin = `http://127.0.0.1:${ports.cdn}`;
export const apiOrigin = `http://localhost:${ports.api}`;
export const release = `${cdnOrigin}/digi`;
export const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };

export type HostPage = {
  readonly html: string;
  readonly headers?: Readonly<Record<string, string>>;
};

const loader = `${release}/v1/loader.js`;
const tag = `<digi-newsletter heading="Letters"><a href="/letters">Our newsletter</a></digi-newsletter>`;
const script = (attributes = "async", src = loader): string => `<script ${attributes} src="${src}" data-api="${apiOrigin}"></script>`;
const page = (head: string, body = tag, lang = "en"): string =>
  `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>A host page</title><link rel="icon" href="data:,">${head}</head><body>${body}</body></html>`;

/** Returns the HTML of a page with the given tags and other content around them. */
export const pageOf = (
  tags: string,
  { loader: src, lang, options = "" }: { readonly loader: string; readonly lang: string; readonly options?: string },
): string => page(script(`async ${options}`, src), `<h1>Before</h1>${tags}<p id="after">After it</p>`, lang);

/** Returns a script that inserts our script into the page, as a tag manager does. */
const inserted = (set: string, after = ""): string =>
  `<script>{ const s = document.createElement("script"); s.src = ${JSON.stringify(loader)}; ${set}; document.head.append(s); ${after} }</script>`;
/**
 * Returns a script that adds our script inside a shadow root, as a web component may do. A script there has no `document.currentScript`.
 */
const inShadowRoot = (set = "", mode = "open", after = ""): string =>
  `<div id="part"></div><script>{ const s = document.createElement("script"); s.src = ${JSON.stringify(loader)}; ${set} part.attachShadow({ mode: "${mode}" }).append(s); ${after} }</script>`;
const apiByData = `s.dataset.api = ${JSON.stringify(apiOrigin)}`;
const apiByMeta = `<meta name="digi:api" content="${apiOrigin}">`;

/** Pages that include the script in different ways. On each of them the newsletter must become ready and find its API. */
export const inclusions: Readonly<Record<string, HostPage>> = {
  async: { html: page(script("async")) },
  defer: { html: page(script("defer")) },
  "classic in the head": { html: page(script("")) },
  "classic at the end": { html: page("", tag + script("")) },
  module: { html: page(script('type="module"')) },
  "module at the end, async": { html: page("", tag + script('type="module" async')) },
  "with a query": { html: page(script("async", `${loader}?v=3`)) },
  "with a query that looks like a position": { html: page(script('type="module"', `${loader}?v=3:4:5`)) },
  "inserted by a script": { html: page(inserted(apiByData)) },
  "inserted by a script and removed at once": { html: page(inserted(apiByData, "s.remove();")) },
  "module inserted and removed at once, options by meta": { html: page(apiByMeta + inserted('s.type = "module"', "s.remove();")) },
  "after the page was loaded": {
    html: page(
      `<script>addEventListener("load", () => { const s = document.createElement("script"); s.src = ${JSON.stringify(loader)}; ${apiByData}; document.head.append(s); });</script>`,
    ),
  },
  "under a base address of elsewhere": { html: page(`<base href="https://elsewhere.example/deep/">${script("async")}`) },
  twice: { html: page(script("async") + script("defer")) },
  "twice, classic and module": { html: page(script("") + script('type="module"')) },
  renamed: { html: page(script("async", `${release}/v1/widgets.js`)) },
  "renamed, as a module": { html: page(script('type="module"', `${release}/v1/widgets.js`)) },
  "the whole tree through a proxy of the page's own": { html: page(script("async", "/proxied/x7/v1/loader.js")) },
  "the script alone through a proxy, with data-base": { html: page(script(`async data-base="${release}/${version}/"`, "/alone/l.js")) },
  // A classic script does not know the address to which its request was redirected, so the whole release is redirected, or `data-base`
  // names its address.
  "redirected with its whole tree": { html: page(script("async", `${cdnOrigin}/moved/v1/loader.js`)) },
  "redirected alone, with data-base": { html: page(script(`async data-base="${release}/${version}/"`, `${cdnOrigin}/latest.js`)) },
  "imported by a module that goes on at once": {
    html: page(
      `<script>window.digiWidgets = { api: ${JSON.stringify(apiOrigin)} };</script><script type="module">import "${loader}"; new (customElements.get("digi-newsletter"))();</script>`,
    ),
  },
  "redirected alone, as a module, with data-base": {
    html: page(script(`type="module" data-base="${release}/${version}/"`, `${cdnOrigin}/latest.js`)),
  },
  "redirected alone, as a module": { html: page(script('type="module"', `${cdnOrigin}/latest.js`)) },
  "pinned to its version": { html: page(script("async", `${release}/${version}/loader.js`)) },
  "module where Error.stackTraceLimit is 0": { html: page(`<script>Error.stackTraceLimit = 0</script>${script('type="module"')}`) },
  "module where stacks are made by the page": {
    html: page(`<script>Error.prepareStackTrace = () => [];</script>${script('type="module"')}`),
  },
  "options in the global object": {
    html: page(`<script>window.digiWidgets = { api: ${JSON.stringify(apiOrigin)} };</script><script async src="${loader}"></script>`),
  },
  "in a shadow root, options by meta": { html: page(apiByMeta, `${tag}${inShadowRoot()}`) },
  "in a shadow root, before the tag, options in the global object": {
    html: page("", `<script>window.digiWidgets = { api: ${JSON.stringify(apiOrigin)} };</script>${inShadowRoot()}${tag}`),
  },
  "in a shadow root, as a module": { html: page(apiByMeta, `${tag}${inShadowRoot('s.type = "module";')}`) },
  "in a closed shadow root, and removed at once": { html: page(apiByMeta, `${tag}${inShadowRoot("", "closed", "s.remove();")}`) },
  "where an optimiser hides document.currentScript": {
    html: page(`<script>Object.defineProperty(document, "currentScript", { get: () => null })</script>${script("async")}`),
  },
  "where an optimiser hides currentScript from the browser's own": {
    html: page(`<script>Object.defineProperty(Document.prototype, "currentScript", { get: () => null })</script>${script("async")}`),
  },
  "written by document.write": {
    html: page("", `${tag}<script>document.write('<script src="${loader}" data-api="${apiOrigin}"><\\/script>')</script>`),
  },
};

/** Pages with behaviour of their own that may disturb a widget. */
export const surroundings: Readonly<Record<string, HostPage>> = {
  "quirks mode": { html: page(script()).replace("<!doctype html>", "") },
  "a leaked module system": {
    html: page(
      `<script>window.exports = {}; window.module = { exports }; window.define = Object.assign(() => { throw new Error("define"); }, { amd: {} });</script>${script()}`,
    ),
  },
  "patched prototypes": {
    html: page(
      `<script>Array.prototype.toJSON = function () { return "patched"; }; Array.prototype.each = function () {}; Object.prototype.extra = () => {}; String.prototype.toHTML = () => {};</script>${script()}`,
    ),
  },
  // The page replaces `Function.prototype.bind` as MooTools 1.2 to 1.6 does with the names of 1.1: a function that is bound to arguments
  // ignores all others.
  "an old bind": {
    html: page(
      `<script>Function.prototype.bind = function (self, given) { const run = this; if (given != null) given = [].concat(given); return function () { return run.apply(self, given || arguments); }; };</script>${script()}`,
    ),
  },
  "a frozen Object.prototype": { html: page(`<script>Object.freeze(Object.prototype)</script>${script()}`) },
  "undefined elements hidden until defined": { html: page(`<style>:not(:defined) { display: none }</style>${script()}`) },
  "a host reset of every kind": {
    html: page(
      `<style>html { font-size: 62.5% } * { box-sizing: content-box !important; line-height: 3; letter-spacing: 2px; text-transform: uppercase } input, button { display: none !important }</style>${script()}`,
    ),
  },
  "a grid": { html: page(script(), `<div style="display: grid; grid-template-columns: 1fr auto"><div>${tag}</div><p>aside</p></div>`) },
  "a tag put in later": {
    html: page(
      script(),
      `<main></main><script>addEventListener("load", () => { document.querySelector("main").innerHTML = '<digi-newsletter></digi-newsletter>'; });</script>`,
    ),
  },
  "a tag in another shadow root": { html: page(script(), `<div><template shadowrootmode="open">${tag}</template></div>`) },
  "a body swapped after the load": {
    html: page(
      script(),
      `${tag}<script>addEventListener("load", () => { const b = document.createElement("body"); b.innerHTML = '<digi-newsletter></digi-newsletter>'; document.body.replaceWith(b); });</script>`,
    ),
  },
};

const strictPolicy = (styles: string): string =>
  `default-src 'none'; script-src ${cdnOrigin}; connect-src ${apiOrigin}; style-src ${styles}; img-src data:; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'`;

/** Pages with the strictest Content-Security-Policy, on which no violation may be reported. */
export const strictPages: Readonly<Record<string, HostPage>> = {
  strict: { html: page(script()), headers: { "content-security-policy": strictPolicy("'none'") } },
  "strict, as a module": { html: page(script('type="module"')), headers: { "content-security-policy": strictPolicy("'none'") } },
  "strict, in French": { html: page(script(), tag, "fr"), headers: { "content-security-policy": strictPolicy("'none'") } },
  "a nonce and strict-dynamic": {
    html: page(script('async nonce="abc"')),
    headers: {
      "content-security-policy": `default-src 'none'; script-src 'nonce-abc' 'strict-dynamic'; connect-src ${apiOrigin}; style-src 'none'; img-src data:`,
    },
  },
};

/** A tag whose prerendered screen is part of the page's HTML; `withIncludes` writes it. */
const includedTag = `<digi-newsletter include heading="Letters"><a href="/letters">Our newsletter</a></digi-newsletter>`;
const { "digi-newsletter": styleHash } = JSON.parse(readFileSync(join(dist, version, "include.hashes.json"), "utf8")) as Record<
  string,
  string
>;

/** Pages whose Content-Security-Policy allows the styles of the prerendered screens in their HTML. No violation may be reported. */
export const includingPages: Readonly<Record<string, HostPage>> = {
  "included, by hash": { html: page(script(), includedTag), headers: { "content-security-policy": strictPolicy(styleHash ?? "") } },
  "included, by nonce": {
    html: page(script(), includedTag.replace("include", 'include nonce="abc"')),
    headers: { "content-security-policy": strictPolicy("'nonce-abc'") },
  },
};

/** Returns a page with tags between two paragraphs, and with space reserved for the tags. */
const inText = (tags: string, { head = "", lang = "en" } = {}): HostPage => ({
  html: page(
    `<link rel="stylesheet" href="${release}/v1/reserve.css">${head}${script()}`,
    `<main><h1>Before</h1>${tags}<p id="after">After it</p></main>`,
    lang,
  ),
});

/**
 * The addresses of two fonts that only the widgets use, so that nothing else can move when they load. The test serves them, and decides
 * when the late font arrives.
 */
export const lateFont = `${hostOrigin}/late.woff2`;
export const wideFont = `${hostOrigin}/wide.woff2`;
const webFont = (fallback: string): string =>
  `<style>@font-face { font-family: Late; src: url(${lateFont}); font-weight: 100 900; font-display: swap } @font-face { font-family: Wide; src: url(${wideFont}); font-weight: 100 900 } main { --digi-font-family: Late, ${fallback} } main::before { position: absolute; visibility: hidden; content: "a"; font-family: Wide }</style>`;

/** The address of a page of an editor that needs no more than the space that is reserved for it. The test serves it. */
export const shortPage = `${hostOrigin}/short-page.json`;

/** Pages with each tag between two paragraphs, in two languages and in fonts of the page. */
const tagsInText: Readonly<Record<string, HostPage>> = Object.fromEntries(
  widgetsInFlow.flatMap(({ tag: name, mustHave }) => {
    const tags = `<${name}${mustHave ? ` src="${shortPage}"` : ""}></${name}>`;
    return [
      [`in-text ${name} en`, inText(tags)],
      [`in-text ${name} fr`, inText(tags, { lang: "fr" })],
      [`in-text ${name} after-wide`, inText(tags, { head: webFont("Wide") })],
    ];
  }),
);

/** Pages for measurements and for failures. */
export const otherPages: Readonly<Record<string, HostPage>> = {
  ...includingPages,
  "included, refused": { html: page(script(), includedTag), headers: { "content-security-policy": strictPolicy("'none'") } },
  "included, verify": { html: page(script("async data-verify"), includedTag) },
  "included, defined before": { html: page(script(""), includedTag + "<digi-login include></digi-login>") },
  "included, without script": {
    html: page("", `${includedTag}<digi-login include></digi-login><digi-newsletter include></digi-newsletter>`),
  },
  "included, in text": inText(includedTag),
  "included, every tag": {
    html: page("", widgetsInFlow.map(({ tag: name }) => `<${name} include></${name}>`).join(""), "fr"),
  },
  plain: { html: page(script()) },
  "plain-fr": { html: page(script(), tag, "fr") },
  "plain-nl": { html: page(script(), tag, "nl") },
  "no-widgets": { html: page(script(), "<p>Nothing of ours.</p>") },
  fifty: { html: page(script(), tag.repeat(50)) },
  bare: { html: page(script(), "") },
  "far-below": { html: page(script(), `<div style="height: 6000px"></div>${tag}<p>After it</p>`) },
  "in-a-scroller": {
    html: page(script(), `<div id="box" style="height: 300px; overflow: auto"><div style="height: 4000px"></div>${tag}</div>`),
  },
  "in-details": { html: page(script(), `<details><summary>More</summary>${tag}</details>`) },
  "in-text": inText(tag),
  "in-text-web-font": inText(tag, { head: webFont("Arial, Liberation Sans") }),
  routes: { html: page(script(`async data-routes='{"privacy":{"en":"/legal","nl":"/nl/juridisch"}}'`)) },
  site: { html: page(script('async data-site="https://www.digi.example"')) },
  integrity: {
    html: page(
      script(
        `async crossorigin integrity="${readFileSync(join(dist, version, "integrity.txt"), "utf8").trim()}"`,
        `${release}/${version}/loader.js`,
      ),
    ),
  },
  "strict-login": { html: page(script(), "<digi-login></digi-login>"), headers: { "content-security-policy": strictPolicy("'none'") } },
  verify: { html: page(script("async data-verify")) },
  "verify-fr": { html: page(script("async data-verify"), tag, "fr") },
  "a policy without the API": {
    html: page(script()),
    headers: { "content-security-policy": `script-src ${cdnOrigin}; connect-src 'none'` },
  },
  "no-api": { html: page(`<script async src="${loader}"></script>`) },
  "wrong options": { html: page(script(`async data-lang="flemish" data-captcha="altcah" data-routes="login: /sign-in"`)) },
  "wrong-api": { html: page(`<script async src="${loader}" data-api="ftp://elsewhere.example"></script>`) },
  sandboxed: { html: page(script()), headers: { "content-security-policy": "sandbox allow-scripts" } },
  "sandboxed login": { html: page(script(), "<digi-login></digi-login>"), headers: { "content-security-policy": "sandbox allow-scripts" } },
  "sandboxed, with forms": {
    html: page(`<script async src="${loader}" data-api="${cdnOrigin}/refusing/other-origin"></script>`),
    headers: { "content-security-policy": "sandbox allow-scripts allow-forms" },
  },
  sandbox: {
    html: page("", `<iframe sandbox="allow-scripts allow-forms" src="/page/plain" style="width: 500px; height: 900px"></iframe>`),
  },
};

export const allPages: Readonly<Record<string, HostPage>> = {
  ...inclusions,
  ...surroundings,
  ...strictPages,
  ...otherPages,
  ...tagsInText,
};

export const addressOf = (name: string): string => `${hostOrigin}/page/${encodeURIComponent(name)}`;
