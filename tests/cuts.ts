/**
 * The bytes that each cut into a library saves: `npm run cuts` builds the chunks of the release with all cuts and once more without each,
 * and prints by how many bytes (brotli) the files with the library's code then grow. `-- react-hydration uqr-border` measures those alone.
 * The table in build/README.md has the results. All of them take a quarter of an hour.
 */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createBuilder } from "vite";
import { createChunkBuild, type Chunk } from "#build/chunks.ts";
import type { Cut } from "#build/lean-cut.ts";
import { cuts } from "#build/lean-libraries.ts";
import { releasesPlugin, sitePlugin } from "#build/plugins.ts";
import { shared } from "#build/vite.ts";
import { findWidgets, type WidgetFolder } from "#build/widgets.ts";
import { bytesOf } from "./sizes.ts";

type Built = readonly (Pick<Chunk, "sources"> & { readonly bytes: number })[];

/** Builds the chunks. @param leftOutCut the name of the cut that is not made; all are made where it is absent */
async function buildChunks(widgets: readonly WidgetFolder[], leftOutCut?: string): Promise<Built> {
  const outDir = mkdtempSync(join(tmpdir(), "digi-cuts-"));
  try {
    const { plugins, environments, run } = createChunkBuild(widgets, { outDir, version: "0.0.0", leftOutCut });
    const chunks = await run(
      await createBuilder({
        configFile: false,
        ...shared,
        plugins: [...plugins, sitePlugin(""), releasesPlugin("")],
        environments,
        builder: { sharedConfigBuild: true, sharedPlugins: true },
      }),
    );
    return chunks.map(({ fileName, sources }) => ({ sources, bytes: bytesOf(readFileSync(join(outDir, fileName), "utf8")) }));
  } finally {
    rmSync(outDir, { recursive: true });
  }
}

/**
 * Returns the size in bytes of the files that contain a library's file. Throws where no file contains it, because the cut is then useless.
 */
function bytesWith(chunks: Built, { name, file }: Cut): number {
  const own = chunks.filter(({ sources }) => sources.some((source) => source.endsWith(file)));
  if (own.length === 0) throw new Error(`${name}: no file of the release contains ${file}`);
  return own.reduce((sum, { bytes }) => sum + bytes, 0);
}

const names = process.argv.slice(2);
const unknown = names.filter((name) => !cuts.some((cut) => cut.name === name));
if (unknown.length > 0) throw new Error(`no cut is named ${unknown.join(", ")}`);
const widgets = await findWidgets();
const lean = await buildChunks(widgets);
for (const cut of cuts.filter(({ name }) => names.length === 0 || names.includes(name))) {
  const saved = bytesWith(await buildChunks(widgets, cut.name), cut) - bytesWith(lean, cut);
  console.log(`${cut.name.padEnd(28)}${String(saved).padStart(6)}`);
}
