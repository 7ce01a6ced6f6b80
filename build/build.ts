/**
 * `npm run build`: makes `dist/` whole. `-- --out folder` makes it elsewhere; `--widgets folder` takes rooms from elsewhere; `--rooms a,b` leaves the other rooms out,
 * for working on a few; `--release 1.2.3` makes another release than package.json's, `--fast` leaves
 * the last percent of size out. Folders of earlier releases stay: pages that loaded an
 * older loader still need them.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { catalogueFolders, generateModules, refuseOneKeyForTwo, type CatalogueFolder } from "./catalogues.ts";
import { buildChunks } from "./chunks.ts";
import { writeHashes } from "./integrity.ts";
import { writeLanguageFiles } from "./language-files.ts";
import { buildLoader, createManifest, evergreenFolder } from "./loader.ts";
import { writeManuals } from "./manuals.ts";
import { writePartLists } from "./parts.ts";
import { writeReserve } from "./reserve.ts";
import { findRooms, rootDir } from "./rooms.ts";

type BuildOptions = {
  readonly outDir?: string | undefined;
  /** The folder that rooms are in; `widgets` where absent. */
  readonly widgets?: string | undefined;
  /** Names of the rooms to build; all where absent. */
  readonly only?: readonly string[] | undefined;
  /** Another release than package.json's. */
  readonly version?: string | undefined;
  /** Without the last percent of size: for watching builds. */
  readonly isFast?: boolean | undefined;
};

export async function build({
  outDir = join(rootDir, "dist"),
  widgets,
  only,
  version = packageVersion(),
  isFast = false,
}: BuildOptions = {}): Promise<void> {
  const rooms = (await findRooms(widgets)).filter((room) => only?.includes(room.name) ?? true);
  mkdirSync(outDir, { recursive: true });
  // This release is being made; only earlier ones are released. The loader comes last: a build that was broken off is not taken for a whole one.
  for (const folder of [version, evergreenFolder(version)]) rmSync(join(outDir, folder), { recursive: true, force: true });
  const chunks = await buildChunks(rooms, { outDir, version, isFast });
  writePartLists(rooms, chunks, outDir);
  const texts = await generateAll(catalogueFolders(rooms));
  refuseOneKeyForTwo(texts);
  const [coreTexts] = texts;
  await writeLanguageFiles(rooms, chunks, coreTexts ?? new Map(), join(outDir, version));
  const integrity = writeHashes(
    outDir,
    version,
    chunks.map((chunk) => chunk.fileName),
  );
  writeManuals(rooms, outDir, version);
  writeReserve(rooms, [join(outDir, version), join(outDir, evergreenFolder(version))]);
  const openApi = join(rootDir, "demo/api/openapi.ts");
  if (existsSync(openApi)) {
    const { writeOpenApi } = (await import(openApi)) as { writeOpenApi: (path: string) => void | Promise<void> };
    await writeOpenApi(join(outDir, "openapi.json"));
  }
  await buildLoader(createManifest(rooms, chunks, { integrity, version }), { outDir, isFast });
}

async function generateAll(folders: readonly CatalogueFolder[]): Promise<ReadonlyMap<string, string>[]> {
  const texts = [];
  for (const folder of folders) texts.push(await generateModules(folder)); // one by one: each is a compiler at work
  return texts;
}

const packageVersion = (): string => (JSON.parse(readFileSync(join(rootDir, "package.json"), "utf8")) as { version: string }).version;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({
    options: {
      out: { type: "string" },
      widgets: { type: "string" },
      rooms: { type: "string" },
      release: { type: "string" },
      fast: { type: "boolean" },
    },
  });
  await build({
    outDir: values.out && resolve(values.out),
    widgets: values.widgets && resolve(values.widgets),
    only: values.rooms?.split(","),
    version: values.release,
    isFast: values.fast,
  });
}
