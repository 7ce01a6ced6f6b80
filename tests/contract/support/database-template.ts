/** An empty PGlite database as a file, made once per machine: making one takes seconds, copying it does not. */
import { existsSync, readFileSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { PGlite } from "@electric-sql/pglite";

const modules = fileURLToPath(new URL("../../../node_modules", import.meta.url));
const { version } = JSON.parse(readFileSync(join(modules, "@electric-sql/pglite/package.json"), "utf8")) as { version: string };
const path = join(modules, `.cache/digi-widgets/pglite-${version}.tar`);

export async function databaseTemplate(): Promise<Blob> {
  if (!existsSync(path)) await make();
  return new Blob([await readFile(path)]);
}

/** Under another name first: test files run side by side. */
async function make(): Promise<void> {
  const client = await PGlite.create();
  const dump = await client.dumpDataDir("none");
  await client.close();
  await mkdir(dirname(path), { recursive: true });
  const unfinished = `${path}.${process.pid}`;
  await writeFile(unfinished, Buffer.from(await dump.arrayBuffer()));
  await rename(unfinished, path);
}
