/**
 * The one script of a page. It reads the page's options and defines a small host class for every tag. When a tag comes near the viewport,
 * it fetches all files of that widget at once. A page without widgets loads only this file.
 */
import { pageGlobals } from "#core/platform/page-globals.ts";
import { heights, widgets, version } from "virtual:manifest";
import type { Kernel, PageOptions, StartKernel } from "#core/runtime/element/host-link.ts";
import { DigiError } from "#core/base/errors/digi-error.ts";
import { warn } from "#core/platform/console.ts";
import { browserLanguages, isAskedFor } from "#core/platform/page-start.ts";
import { askDoctor, documentLanguage } from "#core/platform/page.ts";
import { parseLanguage, sourceLanguage, type Language } from "#core/base/values/language.ts";
import { defineTags } from "./define-tags.ts";
import type { Page } from "./host-page.ts";
import { retryFailed } from "./failure.ts";
import { alive } from "./host.ts";
import { importerOf } from "./import-file.ts";
import { readWidgets } from "./manifest.ts";
import { createNearness } from "./near.ts";
import { readOptions } from "./options.ts";
import { findOwnScript } from "./own-script.ts";
import { createWidgetFiles } from "./widget-files.ts";

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
  let kernel: Kernel | undefined;
  let chosen: Language | undefined; // The language that `setLanguage` has set, until the kernel is loaded and stores it.
  const language = (): Language => kernel?.language() ?? chosen ?? options.lang ?? languageOfPage();

  const later: PageOptions[] = [];
  const importFile = importerOf(options, address, isModule);
  const { loadChunk, loadPrerendered, fetchWidget, hostRoutes } = createWidgetFiles(options, language, importFile, later);

  const startKernel = ({ start }: Record<string, unknown>): Kernel =>
    (kernel ??= (start as StartKernel)({
      options,
      language: language(),
      followsDocument: !options.lang,
      routes: hostRoutes,
      loadChunk,
      version,
    }));

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
    pageAddress: (id, usualPath) => hostRoutes()?.addressOf(id, language(), usualPath),
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
      ((await loadChunk("doctor"))["examine"] as Examine)({ options, language: language(), copies, own: address, made: alive }),
  };
  return {
    version,
    get: options.get,
    offer(given, its) {
      if (!copies.includes(given)) warn(`${given} hands over to ${version}`);
      copies.push(given);
      if (!its || its.base === options.base) return;
      later.push(its);
      retryFailed();
    },
  };
}

type Examine = typeof import("#core/tools/doctor/doctor.ts").examine;
type WhenReady = typeof import("./ready.ts").whenReady;

const languageOfPage = (): Language =>
  [documentLanguage(), ...browserLanguages()].map((tag) => parseLanguage(tag)).find(Boolean) ?? sourceLanguage;

boot();
if (isAskedFor("digi-doctor")) void askDoctor();
