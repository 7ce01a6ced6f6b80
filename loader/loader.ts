/**
 * The one script: reads the page's options, defines a small host class for every tag, and fetches a widget's files, all
 * at once, when its tag comes near the viewport. A page without widgets costs this file alone.
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
import type { Look, Page } from "./host-page.ts";
import { failed } from "./failure.ts";
import { alive, createHostClass } from "./host.ts";
import { createVerifiedImport } from "./integrity.ts";
import { readWidgets, type WidgetEntry } from "./manifest.ts";
import { createNearness, isNear, type Nearness } from "./near.ts";
import { readOptions } from "./options.ts";
import { findOwnScript, runningScript } from "./own-script.ts";

/** One per page, shared by every copy of the script, of whatever version. */
const registryKey: unique symbol = Symbol.for("digi.widgets") as never;
type Registry = {
  /** Of the copy that serves. */
  readonly version: string;
  /** What it has read. */
  readonly get: PageOptions["get"];
  /** A later copy, of that version, hands over. Where no file has come to the one that serves, they are asked for as `its` options say. */
  readonly offer: (version: string, its: PageOptions | undefined) => void;
};

/** The first copy that can start serves the page; a later one says that it came, and where it has the files of the first one's version. */
function boot(): void {
  const first = pageGlobals[registryKey] as Registry | undefined;
  const [address, script] = findOwnScript();
  const options = readOptions(script, address, `../${first?.version ?? version}/`, first?.get);
  if (first) first.offer(version, options);
  else if (options) pageGlobals[registryKey] = serve(options, address, script?.type === "module");
}

/** The composition root: what all tags of the page share. */
function serve(options: PageOptions, address: string, isModule: boolean): Registry {
  const copies = [version];
  const entries = readWidgets(widgets, heights);
  const at = (name: string): string => new URL(`${name}.js`, options.base).href;
  const importFile = importerOf(options, address, isModule, () => at("integrity"));
  const chunks = createChunks(() => at(shared[0] as string), options, importFile);
  let later: PageOptions | undefined;
  /** Where nothing has come yet, also from where a later copy of the script has its files. */
  const loadChunk = (name: string): Promise<Record<string, unknown>> => {
    const asked = at(name);
    return chunks.load(asked).catch((cause: unknown) => {
      if (!routes) Object.assign(options, later);
      if (at(name) === asked) throw cause;
      return loadChunk(name);
    });
  };
  let kernel: Kernel | undefined;
  let chosen: Language | undefined; // by `setLanguage`, until the kernel is there to know better
  const language = (): Language => kernel?.language() ?? chosen ?? options.lang ?? languageOfPage();

  let routes: HostRoutes | undefined;
  const loadLook: Page["loadLook"] = async ({ widget }) => {
    const [{ css, openPage, ...paint }, own] = await Promise.all([
      loadChunk(shared[0] as string) as Promise<typeof import("./paint.ts")>,
      loadChunk(`${widget}.${language()}`),
    ]);
    routes ??= openPage(options, warn);
    return { ...paint, css: [css, (own["early"] ?? "") as string, (own["css"] ?? "") as string], shell: own["shell"] as Look["shell"] };
  };

  /** What those files say that they need beside each other is asked for when they say so: before the largest of them is there. */
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

  /** One hop: every file is asked for before the first arrives. What is drawn first travels first, on a line of its own. */
  const fetchWidget = async (entry: WidgetEntry): Promise<Look> => {
    const late = setTimeout(() => prefetch(entry), headStartMs);
    const look = await loadLook(entry);
    clearTimeout(late);
    prefetch(entry); // a fast line does not wait so long
    return look;
  };

  const loadWidget: Page["loadWidget"] = async (entry) => {
    const look = await fetchWidget(entry);
    await look.nextFrame();
    const exports = await loadChunk(entry.widget);
    return { kernel: startKernel(exports), exported: exports["default"], look };
  };

  const setLanguage = async (wanted: string): Promise<void> => {
    const parsed = parseLanguage(String(wanted));
    if (!parsed) throw new DigiError("config.invalid", { detail: wanted });
    if (kernel) await kernel.setLanguage(parsed);
    else chosen = parsed;
  };

  const nearness = createNearness();
  /** As `whenReady` says it. */
  const ready = async (tag?: string): Promise<void> =>
    ((await loadChunk("ready"))["whenReady"] as WhenReady)({ tag, known: Object.keys(entries), load: nearness.bringNear });

  const page: Page = {
    loadWidget,
    loadLook,
    whenNear: nearness.whenNear,
    currentLanguage: language,
    unhide(tag, ...given) {
      if (!/none|contents/.test(getComputedStyle(tag).display)) return;
      const place = loadChunk("place") as Promise<typeof import("./place.ts")>;
      place.then(({ findPlace }) => findPlace(tag, ...given)).catch(() => undefined); // it stays as it is
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
 * @param isModule as its tag says, where that was found
 * @param list tells where the hashes are
 */
function importerOf({ base, from, verify }: PageOptions, address: string, isModule: boolean, list: () => string): typeof importModule {
  if (verify) return createVerifiedImport(list, integrity);
  return !runningScript() && from === address ? importBeside(base, isModule) : importModule;
}

/**
 * A module counts from where it was redirected to, also in Firefox, which tells the address that was asked for. A script in a shadow root
 * looks like one, but has no place to count from in Chromium: there a whole address is asked for after.
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
  // What the first near tag needs is asked for before any is made: the line is slow, and the processor has the time. Only the first:
  // where no height is reserved yet, all may seem near. One that takes no space is not seen before somebody wants it.
  const waiting = [...pageDocument.querySelectorAll(":not(:defined)")];
  const nearest = waiting.find((tag) => (entries[tag.localName]?.heights as string) > "000" && isNear(tag));
  if (nearest) fetchWidget(entries[nearest.localName] as WidgetEntry).catch(() => undefined); // its host asks again, and tells of a failure
  const define = (): void => {
    for (const [tag, entry] of Object.entries(entries)) {
      // The host page may have a tag of that name; theirs stays.
      if (!customElements.get(tag)) customElements.define(tag, createHostClass(entry, page));
    }
  };
  addEventListener("online", retry);
  // A classic script lets the requests leave first (see `importModule`). After a module, its importer may go on at once.
  if (runningScript()) queueMicrotask(define);
  else define();

  // Without waiting for the next picture, as the observer does: a tab in the background has none. In a task of its own; all are
  // measured before the first changes the page.
  setTimeout(() => waiting.filter(isNear).forEach(bringNear));
}

type Examine = typeof import("#core/tools/doctor/doctor.ts").examine;
type WhenReady = typeof import("./ready.ts").whenReady;

/**
 * So much longer do the large files wait on a slow line: what they keep busy there, line and processor, is free while the first
 * screen's two small ones come and are drawn.
 */
const headStartMs = 90;

const languageOfPage = (): Language =>
  [documentLanguage(), ...browserLanguages()].map((tag) => parseLanguage(tag)).find(Boolean) ?? sourceLanguage;

boot();
if (isAskedFor("digi-doctor")) void askDoctor();
