/**
 * The one script of a page. It reads the page's options and defines a small host class for every tag. When a tag comes near the viewport,
 * it fetches all files of that widget at once. A page without widgets loads only this file.
 */
import { pageDocument } from "#core/platform/page-document.ts";
import { pageGlobals } from "#core/platform/page-globals.ts";
import { heights, integrity, widgets, shared, version } from "virtual:manifest";
import type { HostRoutes, Kernel, PageOptions, StartKernel } from "#core/runtime/element/host-link.ts";
import { DigiError } from "#core/base/errors/digi-error.ts";
import { warn } from "#core/platform/console.ts";
import { askDoctor, browserLanguages, documentLanguage, isAskedFor } from "#core/platform/page.ts";
import { parseLanguage, sourceLanguage, type Language } from "#core/base/values/language.ts";
import { createChunks, importModule } from "./chunks.ts";
import type { Prerendered, Page } from "./host-page.ts";
import { failed } from "./failure.ts";
import { alive, createHostClass } from "./host.ts";
import { createVerifiedImport } from "./integrity.ts";
import { readWidgets, type WidgetEntry } from "./manifest.ts";
import { createNearness, isNear, type Nearness } from "./near.ts";
import { readOptions } from "./options.ts";
import { findOwnScript, runningScript } from "./own-script.ts";

/** The key of the registry on the page's global object. A page has one registry, which every copy of the script, of any version, shares. */
const registryKey: unique symbol = Symbol.for("digi.widgets") as never;
type Registry = {
  /** The version of the copy that serves the page. */
  readonly version: string;
  /** Reads an option in the same way as the copy that serves the page. */
  readonly get: PageOptions["get"];
  /**
   * Called by a later copy of the script with its own version and options. Where no file of the serving copy has arrived, that copy then
   * requests its files from the later copy's location.
   */
  readonly offer: (version: string, its: PageOptions | undefined) => void;
};

/**
 * Starts the script. The first copy that can start serves the page. A later copy only registers with it, and tells it where files of the
 * first copy's version are.
 */
function boot(): void {
  const first = pageGlobals[registryKey] as Registry | undefined;
  const [address, script] = findOwnScript();
  const options = readOptions(script, address, `../${first?.version ?? version}/`, first?.get);
  if (first) first.offer(version, options);
  else if (options) pageGlobals[registryKey] = serve(options, address, script?.type === "module");
}

/** The composition root, which creates everything that all tags of the page share. */
function serve(options: PageOptions, address: string, isModule: boolean): Registry {
  const copies = [version];
  const entries = readWidgets(widgets, heights);
  const at = (name: string): string => new URL(`${name}.js`, options.base).href;
  const importFile = importerOf(options, address, isModule, () => at("integrity"));
  const chunks = createChunks(() => at(shared[0] as string), options, importFile);
  let later: PageOptions | undefined;
  /** Loads a chunk. As long as no file has arrived, a failure also tries the location that a later copy of the script has named. */
  const loadChunk = (name: string): Promise<Record<string, unknown>> => {
    const asked = at(name);
    return chunks.load(asked).catch((cause: unknown) => {
      if (!routes) Object.assign(options, later);
      if (at(name) === asked) throw cause;
      return loadChunk(name);
    });
  };
  let kernel: Kernel | undefined;
  let chosen: Language | undefined; // The language that `setLanguage` has set, until the kernel is loaded and stores it.
  const language = (): Language => kernel?.language() ?? chosen ?? options.lang ?? languageOfPage();

  let routes: HostRoutes | undefined;
  const loadPrerendered: Page["loadPrerendered"] = async ({ widget }) => {
    const [{ css, openPage, ...prerender }, own] = await Promise.all([
      loadChunk(shared[0] as string) as Promise<typeof import("./prerender.ts")>,
      loadChunk(`${widget}.${language()}`) as Promise<OwnFile>,
    ]);
    routes ??= openPage(options, warn);
    return { ...prerender, css: [css, own.screenCss ?? "", own.css ?? ""], tree: own.screen };
  };

  /** Fetches a widget's large files in advance. Files that one of them needs are requested as soon as that one arrives. */
  const prefetch = ({ widget, needsForms }: WidgetEntry): void => {
    for (const name of [widget, ...shared.slice(1, needsForms ? undefined : -1)]) chunks.prefetch(at(name));
    if (language() !== sourceLanguage) chunks.prefetch(at(`core.${language()}`));
  };

  const startKernel = ({ start }: Record<string, unknown>): Kernel =>
    (kernel ??= (start as StartKernel)({
      options,
      language: language(),
      followsDocument: options.lang === undefined,
      routes: () => routes,
      loadChunk,
      version,
    }));

  /** Requests all files of a widget. The prerendered screen's files get a head start, in which they have the connection to themselves. */
  const fetchWidget = async (entry: WidgetEntry): Promise<Prerendered> => {
    const late = setTimeout(() => prefetch(entry), headStartMs);
    const prerendered = await loadPrerendered(entry);
    clearTimeout(late);
    prefetch(entry); // A prerendered screen that arrives before the head start is over starts the other requests at once.
    return prerendered;
  };

  const loadWidget: Page["loadWidget"] = async (entry) => {
    const prerendered = await fetchWidget(entry);
    await prerendered.nextFrame();
    const exports = await loadChunk(entry.widget);
    return { kernel: startKernel(exports), exported: exports["default"], prerendered };
  };

  const setLanguage = async (wanted: string): Promise<void> => {
    const parsed = parseLanguage(String(wanted));
    if (!parsed) throw new DigiError("config.invalid", { detail: wanted });
    if (kernel) await kernel.setLanguage(parsed);
    else chosen = parsed;
  };

  const nearness = createNearness();
  /** Waits until tags are ready, for `digiWidgets.ready()`. */
  const ready = async (tag?: string): Promise<void> =>
    ((await loadChunk("ready"))["whenReady"] as WhenReady)({ tag, known: Object.keys(entries), load: nearness.bringNear });

  const page: Page = {
    loadWidget,
    loadPrerendered,
    whenNear: nearness.whenNear,
    currentLanguage: language,
    unhide(onFail, ...given) {
      if (!/none|contents/.test(getComputedStyle(given[0]).display)) return;
      const box = loadChunk("box") as Promise<typeof import("./collapsed-box.ts")>;
      box.then(({ giveBox }) => giveBox(...given)).catch(onFail); // the tag stays as it is
    },
    pageAddress: (id, usualPath) => routes?.addressOf(id, language(), usualPath),
  };
  defineTags(entries, page, nearness.bringNear, fetchWidget);
  pageGlobals["digiWidgets"] = {
    version,
    setLanguage,
    ready,
    session: {
      get state() {
        return kernel?.session() ?? { signedIn: false };
      },
      signOut: async () => startKernel(await loadChunk("kernel")).signOut(),
    },
    doctor: async () =>
      ((await loadChunk("doctor"))["examine"] as Examine)({
        options,
        language: language(),
        copies,
        own: address,
        made: alive,
      }),
  };
  return {
    version,
    get: options.get,
    offer(given, its) {
      if (!copies.includes(given)) warn(`${given} hands over to ${version}`);
      copies.push(given);
      if (!its || its.base === options.base) return;
      later ??= its;
      retry();
    },
  };
}

const retry = (): void => failed.forEach((tryAgain) => tryAgain());

/**
 * Returns the function that imports files.
 *
 * @param isModule tells whether the script's tag, where it was found, has the type `module`
 * @param list returns the address of the list of hashes
 */
function importerOf({ base, from, verify }: PageOptions, address: string, isModule: boolean, list: () => string): typeof importModule {
  if (verify) return createVerifiedImport(list, integrity);
  return !runningScript() && from === address ? importBeside(base, isModule) : importModule;
}

/**
 * Returns an import with addresses relative to this module. A module resolves them against the address that it was redirected to, even in
 * Firefox, which reports the requested address. A script in a shadow root looks like a module, but in Chromium it has no address to resolve
 * against, so the absolute address is tried next.
 */
function importBeside(base: string, isModule: boolean): typeof importModule {
  const root = new URL("..", base).href;
  return (address) => importModule(address.replace(root, "../")).catch(isModule ? undefined : () => importModule(address));
}

function defineTags(
  entries: Readonly<Record<string, WidgetEntry>>,
  page: Page,
  bringNear: Nearness["bringNear"],
  fetchWidget: (entry: WidgetEntry) => Promise<unknown>,
): void {
  // The files of the first near tag are requested before any tag is defined, because the network is slow and defining the tags takes time.
  // Only one tag is chosen, because without reserved heights all tags may seem near. A tag that takes no space is skipped, because it is
  // invisible until it is opened.
  const waiting = [...pageDocument.querySelectorAll(":not(:defined)")];
  const nearest = waiting.find((tag) => (entries[tag.localName]?.heights as string) > "000" && isNear(tag));
  // A failure is ignored here, because the tag's host element requests the same files again and reports the failure.
  if (nearest) fetchWidget(entries[nearest.localName] as WidgetEntry).catch(() => undefined);
  const define = (): void => {
    for (const [tag, entry] of Object.entries(entries)) {
      // An element of that name that the host page has defined itself is left alone.
      if (!customElements.get(tag)) customElements.define(tag, createHostClass(entry, page));
    }
  };
  addEventListener("online", retry);
  // A classic script defines the tags in a microtask, so that the requests start first (see `importModule`). A module defines the tags at
  // once, because the code that imports it may use them at once.
  if (runningScript()) queueMicrotask(define);
  else define();

  // The observer waits for the next animation frame, which never comes in a background tab, so near tags are also searched for here. The
  // search runs in a separate task and measures all tags before the first one changes the page.
  setTimeout(() => waiting.filter(isNear).forEach(bringNear));
}

/** The exports of the file of a widget and a language, which build/language-files.ts writes. */
type OwnFile = { readonly screen?: Prerendered["tree"]; readonly screenCss?: string; readonly css?: string };
type Examine = typeof import("#core/tools/doctor/doctor.ts").examine;
type WhenReady = typeof import("./ready.ts").whenReady;

/**
 * The head start in milliseconds. On a slow connection the large files are requested only after this time, so that connection and processor
 * are free for the two small files of the prerendered screen.
 */
const headStartMs = 90;

const languageOfPage = (): Language =>
  [documentLanguage(), ...browserLanguages()].map((tag) => parseLanguage(tag)).find(Boolean) ?? sourceLanguage;

boot();
if (isAskedFor("digi-doctor")) void askDoctor();
