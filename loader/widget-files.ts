/** Fetches the files of widgets from the release: in which order, and from which location. */
import { shared } from "virtual:manifest";
import type { HostRoutes, LoadChunk, PageOptions } from "#core/runtime/element/host-link.ts";
import { warn } from "#core/platform/console.ts";
import { sourceLanguage, type Language } from "#core/base/values/language.ts";
import { createChunks, type importModule } from "./chunks.ts";
import type { Page, Prerendered } from "./host-page.ts";
import type { WidgetEntry } from "./manifest.ts";

/** The file of a widget and a language, as build/language-files.ts writes it. */
type OwnFile = { readonly screen?: Prerendered["tree"]; readonly screenCss?: string; readonly css?: string };

export type WidgetFiles = {
  readonly loadChunk: LoadChunk;
  readonly loadPrerendered: Page["loadPrerendered"];
  /**
   * Requests all files of a widget in parallel. The files of the prerendered screen are requested first and alone, so that they get the
   * whole bandwidth for a moment.
   */
  fetchWidget(entry: WidgetEntry): Promise<Prerendered>;
  /** Returns the host page's routes, or undefined until the first prerendered screen has arrived. */
  hostRoutes(): HostRoutes | undefined;
};

/**
 * The head start in milliseconds: on a slow connection the large files wait this long, so that connection and processor are free while the
 * two small files of the prerendered screen are loaded and drawn.
 */
const headStartMs = 90;

/**
 * Creates the functions that fetch the files of widgets.
 * @param later the options of later copies of the script; only the first of them is tried
 */
export function createWidgetFiles(
  options: PageOptions,
  language: () => Language,
  importFile: typeof importModule,
  later: readonly PageOptions[],
): WidgetFiles {
  const at = (name: string): string => new URL(`${name}.js`, options.base).href;
  const chunks = createChunks(() => at(shared[0] as string), options, importFile);
  let routes: HostRoutes | undefined;
  /** Loads a chunk. As long as no file has arrived, the location of a later copy's files is tried, too. */
  const loadChunk: LoadChunk = (name) => {
    const asked = at(name);
    return chunks.load(asked).catch((cause: unknown) => {
      if (!routes) Object.assign(options, later[0]);
      if (at(name) === asked) throw cause;
      return loadChunk(name);
    });
  };

  const loadPrerendered: Page["loadPrerendered"] = async ({ widget }) => {
    const [{ css, openPage, ...prerender }, own] = await Promise.all([
      loadChunk(shared[0] as string) as Promise<typeof import("./prerender.ts")>,
      loadChunk(`${widget}.${language()}`) as Promise<OwnFile>,
    ]);
    routes ??= openPage(options, warn);
    return { ...prerender, css: [css, own.screenCss ?? "", own.css ?? ""], tree: own.screen };
  };

  /**
   * Fetches a widget's large files in advance. The files that one of them needs are requested as soon as that one has arrived, without
   * waiting for the largest.
   */
  const prefetch = ({ widget, needsForms }: WidgetEntry): void => {
    for (const name of [widget, ...shared.slice(1, needsForms ? undefined : -1)]) chunks.prefetch(at(name));
    if (language() !== sourceLanguage) chunks.prefetch(at(`core.${language()}`));
  };

  return {
    loadChunk,
    loadPrerendered,
    async fetchWidget(entry) {
      const late = setTimeout(() => prefetch(entry), headStartMs);
      const prerendered = await loadPrerendered(entry);
      clearTimeout(late);
      prefetch(entry); // on a fast connection the head start ends earlier
      return prerendered;
    },
    hostRoutes: () => routes,
  };
}
