/**
 * `npm run build`: makes `dist/` whole. `-- --out folder` makes it elsewhere; `--widgets folder` takes widgets from elsewhere; `--tags a,b` leaves the other widgets out,
 * for working on a few; `--release 1.2.3` makes another release than package.json's, `--site https://…` says where the provider's site is,
 * `--base https://…` where releases are, `--fast` leaves the last percent of size out. Folders of earlier releases stay: pages that loaded an
 * older loader still need them.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { createBuilder, type UserConfig } from "vite";
import { catalogueFolders, prepareTexts, readTexts, refuseOneKeyForTwo, type CatalogueFolder, type Sources } from "./catalogues.ts";
import { createChunkBuild, type Chunk } from "./chunks.ts";
import { createHashBuild, type HashBuild } from "./integrity.ts";
import { writeLanguageFiles } from "./language-files.ts";
import type { Manifest } from "#loader/manifest.ts";
import { buildLoader, createManifest, evergreenFolder, filesThatTheLoaderNames, loaderEnvironment } from "./loader.ts";
import { createIncludeBuild, firstScreens } from "./include.ts";
import { writeManuals } from "./manuals.ts";
import { manifestPlugin, releasesPlugin, sitePlugin } from "./plugins.ts";
import { writePartLists } from "./parts.ts";
import { writeReserve } from "./reserve.ts";
import { findWidgets, rootDir, type WidgetFolder } from "./widgets.ts";
import { drawShells, type Shells } from "./shells.ts";
import { shared } from "./vite.ts";
import { widgetModulesPlugin } from "./widget-modules.ts";

export type BuildOptions = {
  readonly outDir?: string | undefined;
  /** The folder that widgets are in; `widgets` where absent. */
  readonly widgetsDir?: string | undefined;
  /** Names of the widgets to build; all where absent. */
  readonly only?: readonly string[] | undefined;
  /** Another release than package.json's. */
  readonly version?: string | undefined;
  /** Without the last percent of size: for watching builds. */
  readonly isFast?: boolean | undefined;
  /** Address of the provider's site, for pages on other origins that do not say it. */
  readonly site?: string | undefined;
  /** Address of the folder that releases are served from, for a loader that an optimiser of the page has put elsewhere. */
  readonly base?: string | undefined;
};

/** The build as Vite's own: its environments, its plugins, and the order in which they make `dist/`. */
export async function releaseConfig({
  outDir = join(rootDir, "dist"),
  widgetsDir,
  only,
  version = packageVersion(),
  isFast = false,
  site = "",
  base = "",
}: BuildOptions = {}): Promise<UserConfig> {
  const widgets = (await findWidgets(widgetsDir)).filter((widget) => only?.includes(widget.name) ?? true);
  let manifest: Manifest | undefined;
  const chunkBuild = createChunkBuild(widgets, { outDir, version, isFast });
  const hashBuild = createHashBuild();
  const includeBuild = createIncludeBuild();
  return {
    ...shared,
    plugins: [
      ...chunkBuild.plugins,
      hashBuild.plugin,
      includeBuild.plugin,
      manifestPlugin(() => manifest),
      sitePlugin(site),
      releasesPlugin(base),
      // Only of the product's own widgets, and of all of them.
      ...(widgetsDir === undefined && only === undefined ? [widgetModulesPlugin(widgets)] : []),
    ],
    environments: { ...chunkBuild.environments, ...hashBuild.environments, ...includeBuild.environments, loader: loaderEnvironment },
    builder: {
      // One go hands to the next what it has found out.
      sharedConfigBuild: true,
      sharedPlugins: true,
      async buildApp(builder) {
        mkdirSync(outDir, { recursive: true });
        // This release is being made; only earlier ones are released. The loader comes last: a build that was broken off is not taken for a whole one.
        for (const folder of [version, evergreenFolder(version)]) rmSync(join(outDir, folder), { recursive: true, force: true });
        await prepareTexts(catalogueFolders(widgets));
        const chunks = await chunkBuild.run(builder);
        const writeHashes: WriteHashes = (named) => hashBuild.write(builder, { outDir, version, chunks, named });
        const shells = await drawShells(widgets);
        manifest = await writeRelease(widgets, chunks, { outDir, version, shells, writeHashes });
        await includeBuild.write(builder, firstScreens(widgets, chunks, shells), join(outDir, version));
        await buildLoader(builder, manifest, { outDir, isFast });
      },
    },
  };
}

export async function build(options: BuildOptions = {}): Promise<void> {
  const builder = await createBuilder({ configFile: false, ...(await releaseConfig(options)) });
  await builder.buildApp();
}

type WriteHashes = (named: readonly string[]) => ReturnType<HashBuild["write"]>;

type ReleaseNeeds = {
  readonly outDir: string;
  readonly version: string;
  readonly shells: Shells;
  readonly writeHashes: WriteHashes;
};

/** All but the loader and what is for servers. @returns what the loader has to know of it */
async function writeRelease(
  widgets: readonly WidgetFolder[],
  chunks: readonly Chunk[],
  { outDir, version, shells, writeHashes }: ReleaseNeeds,
): Promise<Manifest> {
  writePartLists(widgets, chunks, outDir);
  const texts = await readSources(catalogueFolders(widgets));
  refuseOneKeyForTwo(texts);
  const [coreTexts] = texts;
  await writeLanguageFiles(widgets, chunks, { sources: coreTexts ?? [], shells }, join(outDir, version));
  const named = filesThatTheLoaderNames(chunks);
  const integrity = await writeHashes(named);
  writeManuals(widgets, outDir, version);
  writeReserve(widgets, [join(outDir, version), join(outDir, evergreenFolder(version))]);
  const openApi = join(rootDir, "demo/api/openapi.ts");
  if (existsSync(openApi)) {
    const { writeOpenApi } = (await import(openApi)) as { writeOpenApi: (path: string) => void | Promise<void> };
    await writeOpenApi(join(outDir, "openapi.json"));
  }
  return createManifest(widgets, chunks, { integrity, version, named });
}

/** Throws where a text has no translation. */
async function readSources(folders: readonly CatalogueFolder[]): Promise<Sources[]> {
  const texts = [];
  for (const folder of folders) texts.push((await readTexts(folder)).sources); // one by one: each is a compiler at work
  return texts;
}

const packageVersion = (): string => (JSON.parse(readFileSync(join(rootDir, "package.json"), "utf8")) as { version: string }).version;

/** `--out x --fast`, as it stands behind `npm run build --`. */
export function readBuildOptions(args: readonly string[]): BuildOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      out: { type: "string" },
      widgets: { type: "string" },
      tags: { type: "string" },
      release: { type: "string" },
      site: { type: "string" },
      base: { type: "string" },
      fast: { type: "boolean" },
    },
  });
  return {
    outDir: values.out && resolve(values.out),
    widgetsDir: values.widgets && resolve(values.widgets),
    only: values.tags?.split(","),
    version: values.release,
    site: values.site,
    base: values.base,
    isFast: values.fast,
  };
}
