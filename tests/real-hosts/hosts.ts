/** Host pages of other people's kind, as data: each has a library or framework, and the newsletter and the login in it. */
import { until } from "#tests/hosts/scenario.ts";
import type { TypingTab } from "#tests/hosts/take-over.ts";
import { apps, type App } from "./apps.ts";

/** The source of a library: an npm package (of `packages/`), or a package of Debian's. */
export type Source = { readonly npm: string; readonly in?: App["name"] } | { readonly debian: string };

export type Host = {
  readonly name: string;
  /** A description of what the library does to the page, for the report. */
  readonly does: string;
  readonly source: Source;
  readonly head: string;
  /** An expression that is true in a page where the library is at work. */
  readonly mark: string;
  /** Bodies of the host's pages, by name. The first page has an empty name. */
  readonly pages: Readonly<Record<string, string>>;
  /** HTML that the library fetches by itself, by name. */
  readonly fragments?: Readonly<Record<string, string>>;
  /** Actions on the page that the test takes after it has typed into the first field. */
  readonly meanwhile?: (tab: TypingTab) => Promise<unknown>;
  /** True where our script is written before `head`; otherwise it comes after it. */
  readonly isScriptFirst?: boolean;
};

const newsletter = `<digi-newsletter heading="Letters"><a href="/letters">Our newsletter</a></digi-newsletter>`;
const login = `<digi-login><a href="/login">Log in</a></digi-login>`;
const both = `<main>${newsletter}${login}</main>`;
const npm = (path: string): string => `<script src="/packages/node_modules/${path}"></script>`;
const debian = (path: string): string => `<script src="/debian/${path}"></script>`;
const run = (code: string): string => `<script>${code}</script>`;

const replaces = "replaces what browsers have";
/** Describes a host whose library is only loaded before our script, and does nothing else. */
const library = (name: string, source: Source, head: string, mark: string, does = replaces): Host => ({
  ...{ name, does, source, head, mark },
  pages: { "": both },
});
/** Tells whether the library of a host is only loaded and does nothing else. On such pages every tag of the release is tested, too. */
export const isLibrary = ({ pages }: Host): boolean => pages[""] === both;

/**
 * Shortcuts of one letter, as old pages have them. The page takes a key press for a shortcut unless the event comes from an element that it
 * knows as a field.
 */
const shortcuts = run(`
  jQuery(document).on("keydown keypress keyup", function (event) {
    if (jQuery(event.target).is("input, textarea, select") || !/^[a-z]$/.test(event.key)) return;
    complaints.push("heard the shortcut " + event.key);
    return false;
  });
`);

/**
 * Follows a link of the page, which the library handles without loading a page, and goes back by the browser's history. Before that it
 * waits until the tab has stored the typed text.
 */
async function leaveAndReturn(tab: TypingTab): Promise<void> {
  await tab.evaluate(until(`Object.values(sessionStorage).some((draft) => draft.includes("Anna"))`));
  await tab.evaluate(`(document.querySelector("a.away").click(), 0)`);
  await tab.evaluate(until(`location.pathname.endsWith("/away") && document.querySelector("h1")?.textContent === "Away"`));
  await tab.evaluate(`(history.back(), 0)`);
  await tab.evaluate(until(`!location.pathname.endsWith("/away") && document.querySelector("h1")?.textContent === "Home"`));
}

const home = (rest: string): string => `<h1>Home</h1><a class="away" href="away">Away</a>${rest}`;
const away = "<h1>Away</h1>";
const permanent = `<div id="kept" data-turbo-permanent>${newsletter}</div>`;

/**
 * Checks that a newsletter which Turbo keeps (`data-turbo-permanent`) is the same element after the visitor left and came back, and is not
 * ready a second time.
 */
async function keepThroughTurbo(tab: TypingTab): Promise<void> {
  const listen = `document.addEventListener("digi-ready", ({ target }) => target === permanent && complaints.push("ready once more"))`;
  await tab.evaluate(`(window.permanent = document.querySelector("digi-newsletter"), ${listen}, 0)`);
  await leaveAndReturn(tab);
  await tab.evaluate(until(`tag === permanent && document.querySelectorAll("digi-newsletter").length === 1`));
}

/**
 * Makes the app render its view again with another heading, and checks that an attribute of two words (`maxLength`) arrives and the dialog
 * stays closed.
 */
async function drawAnew(tab: TypingTab): Promise<void> {
  await tab.evaluate(`(document.querySelector("#again").click(), 0)`);
  await tab.evaluate(until(`root?.querySelector("h2")?.textContent === "Letters 1"`));
  await tab.evaluate(until(`root.querySelector("[name=first_name]").dataset.max === "60"`));
  await tab.evaluate(until(`tag?.shadowRoot && !tag.shadowRoot.querySelector("dialog[open]")`, "digi-callback-modal"));
}

const appHosts = apps.flatMap(({ name, title, npm }): Host[] => {
  const host = {
    source: { npm, in: name },
    head: `<script type="module" src="/packages/${name}/dist/app.js"></script>`,
    mark: `document.querySelector("#app > main")`,
    pages: { "": `<div id="app"></div>` },
    meanwhile: drawAnew,
  };
  const does = "has them in its view, which it draws anew; our script comes";
  return [
    { ...host, name: title, does: `${does} after it` },
    { ...host, name: title, does: `${does} before it`, isScriptFirst: true },
  ];
});

const turbo = {
  name: "Turbo",
  source: { npm: "@hotwired/turbo" },
  head: npm("@hotwired/turbo/dist/turbo.es2017-umd.js"),
  mark: "Turbo.session",
};
const registry = "@webcomponents/scoped-custom-element-registry";
const polyfill = `${registry}/scoped-custom-element-registry.min.js`;
const withShortcuts = "has shortcuts of one letter";

export const hosts: readonly Host[] = [
  library("Prototype", { debian: "libjs-prototype" }, debian("prototype/prototype.js"), "Prototype.Version"),
  library(
    "MooTools",
    { debian: "libjs-mootools" },
    debian("mootools/mootools-core-nc.js") + debian("mootools/mootools-more-nc.js"),
    "MooTools.More.version",
  ),
  library("jQuery 1.12", { npm: "jquery-1" }, npm("jquery-1/dist/jquery.js") + shortcuts, "jQuery.fn.jquery", withShortcuts),
  library("jQuery 3", { npm: "jquery" }, npm("jquery/dist/jquery.js") + shortcuts, "jQuery.fn.jquery", withShortcuts),
  library("zone.js", { npm: "zone.js" }, npm("zone.js/bundles/zone.umd.js"), "Zone.current"),
  library("SES", { npm: "ses" }, npm("ses/dist/ses.umd.js") + run("lockdown()"), "Object.isFrozen(Array.prototype)", "locks them down"),
  library("core-js 2", { npm: "core-js" }, npm("core-js/client/core.js"), `window["__core-js_shared__"]`),
  library("core-js 3", { npm: "core-js-bundle" }, npm("core-js-bundle/index.js"), `window["__core-js_shared__"]`),
  library("es6-shim", { npm: "es6-shim" }, npm("es6-shim/es6-shim.js"), `"prototype" in Set.prototype.has`),
  library("Bluebird", { npm: "bluebird" }, npm("bluebird/js/browser/bluebird.js"), "Promise.coroutine"),
  library("scoped-custom-element-registry", { npm: registry }, npm(polyfill), `!/native code/.test(CustomElementRegistry)`),
  {
    ...turbo,
    does: "takes the visitor away and back, the newsletter is permanent",
    pages: { "": home(permanent + login), away: away + permanent },
    meanwhile: keepThroughTurbo,
  },
  { ...turbo, does: "takes the visitor away and back", pages: { "": home(both), away }, meanwhile: leaveAndReturn },
  {
    name: "htmx",
    does: "takes the visitor away and back by a boosted link, and swaps the newsletter in",
    source: { npm: "htmx.org" },
    head: npm("htmx.org/dist/htmx.js"),
    mark: "htmx.version",
    pages: {
      "": `<div hx-boost:inherited="true">${home(`<div hx-get="letters" hx-trigger="load"></div>${login}`)}</div>`,
      away,
    },
    fragments: { letters: newsletter },
    meanwhile: leaveAndReturn,
  },
  ...appHosts,
];
