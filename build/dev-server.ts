/**
 * The development server of Vite, which runs inside the demo's site. It serves the modules that the files of a development release import,
 * and makes open pages show a saved view, style or text at once. Nothing is built after a change.
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
  /** The folder to which the development release is written. */
  readonly distDir: string;
  /** The names of the widgets to serve; undefined for all widgets. */
  readonly only?: readonly string[] | undefined;
  /** The folder that contains the widgets; `widgets` where undefined. */
  readonly widgetsDir?: string | undefined;
};

/** The beginnings of the addresses that Vite serves, in addition to the folder of the widgets. The site serves all other addresses. */
const ofVite = ["/@", "/core/", "/widgets/", "/loader/", "/node_modules/", "/.cache/"];

/**
 * Writes the development release, and serves its modules from the site.
 *
 * @param site closing it also closes the development server
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
    // React's development build is used, because the release's build (`shared`) cannot be refreshed in place.
    define: {},
    oxc: {},
    appType: "custom",
    logLevel: "info",
    clearScreen: false,
    // Each server has a cache of its own, because two servers may run at the same time.
    cacheDir: join(rootDir, ".cache/vite", basename(distDir)),
    // Libraries are found before the first page requests them, because Vite reloads the page where it finds a library later.
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
  // Vite is closed before the site, because the site waits for the sockets through which Vite notifies pages of changes.
  site.addHook("preClose", () => vite.close());
  site.addHook("onRequest", (request, reply, done) => {
    if (!served.some((beginning) => request.url.startsWith(beginning))) return done();
    reply.hijack();
    // The header lets pages of other origins load the modules, because such pages use the tags, too.
    reply.raw.setHeader("cross-origin-resource-policy", "cross-origin");
    // An error in a file that Vite cannot serve is shown by Vite's overlay, so an empty response is enough.
    vite.middlewares(request.raw, reply.raw, () => void reply.raw.writeHead(500).end());
  });
}

/** Returns all style sheets in their order for every widget, because only the build knows which of them a widget needs. */
function sheetsOf(widgets: readonly WidgetFolder[]): ReadonlyMap<string, readonly string[]> {
  const all = sheetFolders(folders.map((folder) => `/core/${folder}/x`));
  return new Map(widgets.flatMap(({ name, parts }) => [name, ...parts.map((part) => part.name)].map((one) => [one, all] as const)));
}

/**
 * Writes the list of parts into a widget's module. The list names no files, because the modules of a part import the files that they need.
 */
const partListsPlugin = (widgets: readonly WidgetFolder[]): Plugin => ({
  name: "digi-dev-part-lists",
  transform(code, id) {
    const widget = widgets.find(({ name }) => id === `\0widget:${name}`);
    const entries = widget?.parts.map(({ definition: { name, skeleton } }) => [name, { files: [], ...(skeleton && { skeleton }) }]);
    return entries && code.replace(partsMark, JSON.stringify(Object.fromEntries(entries)));
  },
});

/**
 * Handles saved files that are no modules. Styles and translations are contained in generated files, and the loader is a separate script,
 * so open pages are reloaded once these were written. A file that makes the demo restart needs no reload, because pages reload by
 * themselves when the demo is back.
 */
function savedFilesPlugin({ writeLanguageFiles, writeLoader }: DevRelease): Plugin {
  const reload = ({ moduleGraph, ws }: ViteDevServer): void => {
    for (const [id, module] of moduleGraph.idToModuleMap) if (id.startsWith("\0")) moduleGraph.invalidateModule(module);
    ws.send({ type: "full-reload" });
  };
  // The files are written one after another, so that the later of two quick saves is written last.
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
      // An English text is contained in its module already, so only the translations are written again.
      if (path.endsWith(".messages.ts")) void inTurn(writeLanguageFiles, server);
      if (!isLoader && !isOfRelease) return modules;
      reload(server);
      return [];
    },
  };
}
