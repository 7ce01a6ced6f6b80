/**
 * The build: `npm run build` makes all of `dist/`. `-- --out folder` writes to another folder; `--widgets folder` takes the widgets from
 * another folder; `--tags a,b` builds only these widgets; `--release 1.2.3` sets a version other than package.json's; `--site https://…` is
 * the address of the provider's site, `--base https://…` that of the releases; `--fast` skips the minification that saves the last percent
 * of size. Folders of earlier releases stay, because pages that loaded an older loader still need them.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { createBuilder, type UserConfig } from "vite";
import { writeAreaPages } from "./area-pages.ts";
import { catalogueFolders, prepareTexts, readTexts, refuseOneKeyForTwo, type CatalogueFolder, type Sources } from "./catalogues.ts";
import { createChunkBuild, type Chunk } from "./chunks.ts";
import { createHashBuild, type HashBuild } from "./integrity.ts";
import { writeLanguageFiles } from "./language-files.ts";
import type { Manifest } from "#loader/manifest.ts";
import { buildLoader, createManifest, evergreenFolder, filesThatTheLoaderNames, loaderEnvironment } from "./loader.ts";
import { createIncludeBuild, includedScreens } from "./include.ts";
import { writeManuals } from "./manuals.ts";
import { manifestPlugin, releasesPlugin, sitePlugin } from "./plugins.ts";
import { writePartLists } from "./parts.ts";
import { writeReserve } from "./reserve.ts";
import { findWidgets, rootDir, type WidgetFolder } from "./widgets.ts";
import { prerenderScreens, type PrerenderedScreens } from "./prerender.ts";
import { shared } from "./vite.ts";
import { widgetModulesPlugin } from "./widget-modules.ts";

export type BuildOptions = {
  readonly outDir?: string | undefined;
  /** The folder that contains the widgets; `widgets` where undefined. */
  readonly widgetsDir?: string | undefined;
  /** The names of the widgets to build; undefined for all widgets. */
  readonly only?: readonly string[] | undefined;
  /** The version of the release; undefined for the version in package.json. */
  readonly version?: string | undefined;
  /** True for a quick build, without the minification that saves the last percent of size. */
  readonly isFast?: boolean | undefined;
  /** The address of the provider's site, for pages on other origins that do not set it themselves. */
  readonly site?: string | undefined;
  /** The address of the folder that releases are served from, for a loader that an optimiser of the page has moved elsewhere. */
  readonly base?: string | undefined;
};

/** Returns the build as Vite's configuration, with its environments, its plugins, and the order in which they make `dist/`. */
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
      // The list of modules is written only where all of the product's own widgets are built.
      ...(widgetsDir === undefined && only === undefined ? [widgetModulesPlugin(widgets)] : []),
    ],
    environments: { ...chunkBuild.environments, ...hashBuild.environments, ...includeBuild.environments, loader: loaderEnvironment },
    builder: {
      // The environments are built one after another, because a plugin passes what it has found in one environment on to the next.
      sharedConfigBuild: true,
      sharedPlugins: true,
      async buildApp(builder) {
        mkdirSync(outDir, { recursive: true });
        // This version is not released yet, so its folder is removed and built anew; folders of earlier releases stay. The loader is
        // written last, so that an interrupted build is not mistaken for a complete one.
        for (const folder of [version, evergreenFolder(version)]) rmSync(join(outDir, folder), { recursive: true, force: true });
        await prepareTexts(catalogueFolders(widgets));
        const chunks = await chunkBuild.run(builder);
        const writeHashes: WriteHashes = (named) => hashBuild.write(builder, { outDir, version, chunks, named });
        const screens = await prerenderScreens(widgets);
        manifest = await writeRelease(widgets, chunks, { outDir, version, screens, writeHashes });
        await includeBuild.write(builder, includedScreens(widgets, chunks, screens), join(outDir, version));
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
  readonly screens: PrerenderedScreens;
  readonly writeHashes: WriteHashes;
};

/**
 * Writes all files of the release except the loader and the files that are for servers.
 *
 * @returns the data about the release that the loader needs
 */
async function writeRelease(
  widgets: readonly WidgetFolder[],
  chunks: readonly Chunk[],
  { outDir, version, screens, writeHashes }: ReleaseNeeds,
): Promise<Manifest> {
  writePartLists(widgets, chunks, outDir);
  const texts = await readSources(catalogueFolders(widgets));
  refuseOneKeyForTwo(texts);
  const [coreTexts] = texts;
  await writeLanguageFiles(widgets, chunks, { sources: coreTexts ?? [], screens }, join(outDir, version));
  const named = filesThatTheLoaderNames(chunks);
  const integrity = await writeHashes(named);
  writeManuals(widgets, outDir, version);
  await writeAreaPages(join(outDir, version));
  writeReserve(widgets, [join(outDir, version), join(outDir, evergreenFolder(version))]);
  const openApi = join(rootDir, "demo/api/app/openapi.ts");
  if (existsSync(openApi)) {
    const { writeOpenApi } = (await import(openApi)) as { writeOpenApi: (path: string) => void | Promise<void> };
    await writeOpenApi(join(outDir, "openapi.json"));
  }
  return createManifest(widgets, chunks, { integrity, version, named });
}

/** Reads the ids of all texts together with their source files. Throws where a text has no translation. */
async function readSources(folders: readonly CatalogueFolder[]): Promise<Sources[]> {
  const texts = [];
  // The folders are read one after another, because each call runs a compiler.
  for (const folder of folders) texts.push((await readTexts(folder)).sources);
  return texts;
}

export const packageVersion = (): string =>
  (JSON.parse(readFileSync(join(rootDir, "package.json"), "utf8")) as { version: string }).version;

/** Reads the options of a command line such as `--out x --fast`, which are the arguments after `npm run build --`. */
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
