/**
 * Vite's development server inside the demo's site: it serves the modules that the files of a development release import, and tells open
 * pages of a saved view, style or text at once. Nothing is built after a change.
 */
import { basename, join, relative } from "node:path";
import react from "@vitejs/plugin-react";
import type { FastifyInstance } from "fastify";
import { createServer, normalizePath, type Plugin, type ViteDevServer } from "vite";
import { folders } from "#core/floors.ts";
import { packageVersion } from "./build.ts";
import { writeDevRelease, type DevRelease } from "./dev-release.ts";
import { restartsDemo } from "./dev-restarts.ts";
import { definitionsPlugin, partsMark, releasesPlugin, sitePlugin, stylesPlugin, widgetPlugin } from "./plugins.ts";
import { sheetFolders } from "./styles.ts";
import { shared } from "./vite.ts";
import { findWidgets, rootDir, type WidgetFolder } from "./widgets.ts";

export type DevOptions = {
  /** The folder that the release is written to. */
  readonly distDir: string;
  /** Names of the widgets to serve; all where absent. */
  readonly only?: readonly string[] | undefined;
  /** The folder that widgets are in; `widgets` where absent. */
  readonly widgetsDir?: string | undefined;
};

/** Beginnings of the addresses that Vite answers, beside those of the widgets' folder; all others are the site's. */
const ofVite = ["/@", "/core/", "/widgets/", "/loader/", "/node_modules/", "/.cache/"];

/**
 * Writes the development release and serves its modules from the site.
 * @param site its close also closes the development server
 */
export async function serveDevRelease(site: FastifyInstance, { distDir, only, widgetsDir }: DevOptions): Promise<void> {
  const all = await findWidgets(widgetsDir);
  const unknown = only?.find((name) => !all.some((widget) => widget.name === name));
  if (unknown !== undefined) throw new Error(`--tags: there is no ${unknown}, but ${all.map(({ name }) => name).join(", ")}`);
  const widgets = all.filter(({ name }) => only?.includes(name) ?? true);
  const served = [...ofVite, ...(widgetsDir === undefined ? [] : [`/${normalizePath(relative(rootDir, widgetsDir))}/`])];
  const release = await writeDevRelease(distDir, widgets, packageVersion());
  const vite = await createServer({
    ...shared,
    configFile: false,
    // React's development build: that of the release (`shared`) is not refreshed in place.
    define: {},
    oxc: {},
    appType: "custom",
    logLevel: "info",
    clearScreen: false,
    // Two servers at once have a cache each.
    cacheDir: join(rootDir, ".cache/vite", basename(distDir)),
    // Found before the first page asks: a library that is found later would reload it.
    optimizeDeps: { entries: ["core/**/*.{ts,tsx}", "widgets/**/*.{ts,tsx}"] },
    server: {
      middlewareMode: true,
      hmr: { server: site.server },
      watch: {
        ignored: (path) => [".data/", "dist/", "tests/", ".cache/vite/", ".cache/dev/"].some((folder) => path.startsWith(rootDir + folder)),
      },
    },
    plugins: [
      react(),
      widgetPlugin(widgets, sheetsOf(widgets)),
      partListsPlugin(widgets),
      stylesPlugin(),
      definitionsPlugin(widgets),
      sitePlugin(""),
      releasesPlugin(""),
      savedFilesPlugin(release),
    ],
  });
  // Before the site closes: it waits for the sockets on which pages are told of changes.
  site.addHook("preClose", () => vite.close());
  site.addHook("onRequest", (request, reply, done) => {
    if (!served.some((beginning) => request.url.startsWith(beginning))) return done();
    reply.hijack();
    // Pages of other sites use the tags, too.
    reply.raw.setHeader("cross-origin-resource-policy", "cross-origin");
    // A file that Vite cannot serve has a fault, which its overlay shows.
    vite.middlewares(request.raw, reply.raw, () => void reply.raw.writeHead(500).end());
  });
}

/** Every widget takes all style sheets along, in their order; which of them it needs is known to the build alone. */
function sheetsOf(widgets: readonly WidgetFolder[]): ReadonlyMap<string, readonly string[]> {
  const all = sheetFolders(folders.map((folder) => `/core/${folder}/x`));
  return new Map(widgets.flatMap(({ name, parts }) => [name, ...parts.map((part) => part.name)].map((one) => [one, all] as const)));
}

/** Puts the list of parts into a widget's module. The files that a part needs are named by its modules. */
const partListsPlugin = (widgets: readonly WidgetFolder[]): Plugin => ({
  name: "digi-dev-part-lists",
  transform(code, id) {
    const widget = widgets.find(({ name }) => id === `\0widget:${name}`);
    const entries = widget?.parts.map(({ definition: { name, skeleton } }) => [name, { files: [], ...(skeleton && { skeleton }) }]);
    return entries && code.replace(partsMark, JSON.stringify(Object.fromEntries(entries)));
  },
});

/**
 * Takes over saved files that are no modules. Styles and translations are parts of generated files, and the loader is a script of its own:
 * pages are reloaded once these are written. For files that start the demo anew nothing is sent: pages reload when it is back.
 */
function savedFilesPlugin({ writeLanguageFiles, writeLoader }: DevRelease): Plugin {
  const reload = ({ moduleGraph, ws }: ViteDevServer): void => {
    for (const [id, module] of moduleGraph.idToModuleMap) if (id.startsWith("\0")) moduleGraph.invalidateModule(module);
    ws.send({ type: "full-reload" });
  };
  // One file after the other: of two quick saves the later one is written last.
  let turn = Promise.resolve();
  const inTurn = (work: () => Promise<void>, { config }: ViteDevServer): Promise<void> =>
    (turn = turn.then(work).catch((error: unknown) => config.logger.error(error instanceof Error ? error.message : String(error))));
  return {
    name: "digi-dev-saved-files",
    async handleHotUpdate({ file, server, modules }) {
      const path = normalizePath(relative(rootDir, file));
      if (restartsDemo(path)) return [];
      const isLoader = path.startsWith("loader/");
      const isOfRelease = /\.(xlf|css)$/.test(path);
      if (isLoader) await inTurn(writeLoader, server);
      if (isOfRelease) await inTurn(writeLanguageFiles, server);
      // A text in English is in its module already.
      if (path.endsWith(".messages.ts")) void inTurn(writeLanguageFiles, server);
      if (!isLoader && !isOfRelease) return modules;
      reload(server);
      return [];
    },
  };
}
