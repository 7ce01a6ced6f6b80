import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { createBuilder } from "vite";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Chunk } from "#build/chunks.ts";
import { createHashBuild } from "#build/integrity.ts";
import { shared } from "#build/vite.ts";
import type { ImportListed } from "#loader/hashes.ts";

let outDir = "";
beforeEach(() => {
  outDir = mkdtempSync(join(tmpdir(), "integrity-"));
  for (const folder of ["1.0.0", "shared"]) mkdirSync(join(outDir, folder));
});
afterEach(() => rmSync(outDir, { recursive: true, force: true }));

const chunk = (fileName: string, imports: readonly string[] = [], later: readonly string[] = []): Chunk => ({
  fileName,
  name: basename(fileName, ".js"),
  imports,
  later,
  entry: fileName.startsWith("1.0.0/") ? basename(fileName, ".js") : undefined,
  sources: [],
  brings: [],
});

const chunks = [
  chunk("shared/prerender-aaaaaaa.js"),
  chunk("shared/react-bbbbbbb.js"),
  chunk("shared/client-ccccccc.js"),
  chunk("shared/core-ddddddd.js", ["shared/react-bbbbbbb.js"], ["shared/client-ccccccc.js"]),
  chunk("shared/card-eeeeeee.js", ["shared/react-bbbbbbb.js"], ["shared/network-fffffff.js"]),
  chunk("shared/network-fffffff.js"),
  chunk("1.0.0/order.js", ["shared/core-ddddddd.js"]),
  chunk("1.0.0/order.payment.js", ["shared/card-eeeeeee.js"]),
  chunk("1.0.0/ready.js"),
];

const isRight = (file: string, hash: unknown): boolean =>
  hash === `sha256-${createHash("sha256").update(readFileSync(file)).digest("base64")}`;

async function writeAll(): Promise<string> {
  const languageFiles = ["order.en.js", "order.fr.js", "order.payment.en.js", "order.payment.fr.js", "core.fr.js"].map(
    (name) => `1.0.0/${name}`,
  );
  for (const file of [...chunks.map(({ fileName }) => fileName), ...languageFiles])
    writeFileSync(join(outDir, file), `export const d=[];//${file}`);
  const { environments, plugin, write } = createHashBuild();
  const builder = await createBuilder({ ...shared, configFile: false, plugins: [plugin], environments });
  return write(builder, { outDir, version: "1.0.0", chunks, named: ["shared/prerender-aaaaaaa.js", "shared/react-bbbbbbb.js"] });
}

const importOf = (name: string): Promise<unknown> => import(pathToFileURL(join(outDir, "1.0.0", name)).href);

test("the loader's hash is that of `integrity.js`", async () => {
  expect(isRight(join(outDir, "1.0.0/integrity.js"), await writeAll())).toBe(true);
});

test("a widget's list has what it needs and may ever ask for: shared files, later ones, its parts, their texts and theirs", async () => {
  await writeAll();
  const { hashes } = (await importOf("order.integrity.js")) as { hashes: Record<string, string> };
  expect(Object.keys(hashes).sort()).toEqual([
    "card-eeeeeee.js",
    "client-ccccccc.js",
    "core-ddddddd.js",
    "network-fffffff.js",
    "order.payment.en.js",
    "order.payment.fr.js",
    "order.payment.js",
  ]);
});

test("the chain is closed: every file is imported with its right hash, by the first list and those that it brings", async () => {
  await writeAll();
  const { importListed } = (await importOf("integrity.js")) as { importListed: ImportListed };
  const checked = new Set<string>();
  const load = (address: string, hash: string): Promise<unknown> => {
    const file = new URL(address).pathname;
    expect([file, isRight(file, hash)]).toEqual([file, true]);
    checked.add(basename(file));
    return import(address);
  };
  const files = ["1.0.0", "shared"].flatMap((folder) => readdirSync(join(outDir, folder)).map((name) => join(outDir, folder, name)));
  const wanted = files.filter((file) => !file.endsWith("integrity.js"));
  const [entries, others] = [/\/(order|ready)\.js$/, /./].map((pattern) => wanted.filter((file) => pattern.test(file))) as [
    string[],
    string[],
  ];
  for (const file of [...entries, ...others]) await importListed(pathToFileURL(file).href, load);
  expect([...checked].sort()).toEqual(
    files
      .map((file) => basename(file))
      .filter((name) => name !== "integrity.js")
      .sort(),
  );
});

test("a file without anything beyond the first list has no list of its own", async () => {
  await writeAll();
  expect(readdirSync(join(outDir, "1.0.0")).filter((name) => name.endsWith("integrity.js"))).toEqual([
    "integrity.js",
    "order.integrity.js",
  ]);
});
