/**
 * Vite's development server inside the demo's site: it serves the modules that the files of a development release import, and tells open
 * pages of a saved view, style or text at once. Nothing is built after a change.
 */
import { join, relative } from "node:path";
import react from "@vitejs/plugin-react";
import type { FastifyInstance } from "fastify";
import { createServer, type Plugin, type ViteDevServer } from "vite";
import { folders } from "#core/floors.ts";
import { packageVersion } from "./build.ts";
import { writeDevRelease, type DevRelease } from "./dev-release.ts";
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

/** Addresses that Vite answers; all others are the site's. */
const isOfVite = /^\/(@|core\/|widgets\/|loader\/|node_modules\/|\.cache\/)/;

/**
 * Writes the development release and serves its modules from the site.
 * @param site its close also closes the development server
 */
export async function serveDevRelease(site: FastifyInstance, { distDir, only, widgetsDir }: DevOptions): Promise<void> {
  const widgets = (await findWidgets(widgetsDir)).filter(({ name }) => only?.includes(name) ?? true);
  const release = await writeDevRelease(distDir, widgets, packageVersion());
  const vite = await createServer({
    ...shared,
    configFile: false,
    define: {},
    oxc: {},
    appType: "custom",
    logLevel: "info",
    clearScreen: false,
    cacheDir: join(rootDir, ".cache/vite"),
    // Found before the first page asks: a library that is found later would reload it.
    optimizeDeps: { entries: ["core/**/*.{ts,tsx}", "widgets/**/*.{ts,tsx}"] },
    server: {
      middlewareMode: true,
      hmr: { server: site.server, overlay: false },
      cors: true,
      watch: {
        ignored: [".data", "dist", "tests", ".cache/vite", relative(rootDir, distDir)].map((folder) => join(rootDir, folder, "**")),
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
  site.addHook("onClose", () => vite.close());
  site.addHook("onRequest", (request, reply, done) => {
    if (!isOfVite.test(request.url)) return done();
    reply.hijack();
    // Pages of other sites use the tags, too.
    reply.raw.setHeader("cross-origin-resource-policy", "cross-origin");
    vite.middlewares(request.raw, reply.raw, () => void reply.raw.writeHead(404).end());
  });
}

/** Every widget takes all style sheets along, in their order; which of them it needs is known to the build alone. */
function sheetsOf(widgets: readonly WidgetFolder[]): ReadonlyMap<string, readonly string[]> {
  const all = sheetFolders(folders.map((folder) => join(rootDir, "core", folder, "x")));
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
 * pages are reloaded once these are written.
 */
function savedFilesPlugin({ writeLanguageFiles, writeLoader }: DevRelease): Plugin {
  const reload = ({ moduleGraph, ws }: ViteDevServer): void => {
    for (const [id, module] of moduleGraph.idToModuleMap) if (id.startsWith("\0")) moduleGraph.invalidateModule(module);
    ws.send({ type: "full-reload" });
  };
  return {
    name: "digi-dev-saved-files",
    async handleHotUpdate({ file, server }) {
      const isText = file.endsWith(".xlf") || file.endsWith(".messages.ts");
      if (isText || file.endsWith(".css")) await writeLanguageFiles();
      if (file.startsWith(join(rootDir, "loader/"))) await writeLoader();
      if (/\.(xlf|css)$/.test(file)) reload(server);
    },
  };
}
