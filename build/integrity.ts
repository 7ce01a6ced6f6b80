/**
 * The lists of hashes, which only pages with integrity checks fetch. `integrity.js` contains the hashes of the files that the loader
 * requests by name; it is short, so that a prerendered screen need not wait long for it. `x.integrity.js` contains the hashes of all files
 * that `x` requests, directly or indirectly: shared files, later ones, parts.
 */
import { createHash } from "node:crypto";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { EnvironmentOptions, Plugin, ViteBuilder } from "vite";
import { languages } from "#core/base/values/language.ts";
import type { Chunk } from "./chunks.ts";
import { rootDir } from "./widgets.ts";
import { environment, outputOf } from "./vite.ts";

const digest = (algorithm: "sha256" | "sha384", content: string | Uint8Array): string =>
  `${algorithm}-${createHash(algorithm).update(content).digest("base64")}`;

export const sha384 = (content: string | Uint8Array): string => digest("sha384", content);

/**
 * Returns the hash for an `integrity` attribute. SHA-256 is strong enough, and hashes do not compress, so a longer one would cost every
 * page more.
 */
export const sha256 = (content: string | Uint8Array): string => digest("sha256", content);

type Release = {
  readonly outDir: string;
  readonly version: string;
  readonly chunks: readonly Chunk[];
  /** The files of the shared folder that the loader requests by name. */
  readonly named: readonly string[];
};

/**
 * The part of the build that writes the integrity hashes of a release's files: what Vite has to build for it, and the function that
 * writes the lists.
 */
export type HashBuild = {
  readonly environments: Readonly<Record<"hashes", EnvironmentOptions>>;
  readonly plugin: Plugin;
  /**
   * Writes the lists of hashes.
   *
   * @returns the hash of `integrity.js`, which is written into the loader
   */
  write(builder: ViteBuilder, release: Release): Promise<string>;
};

export function createHashBuild(): HashBuild {
  // The source of the first list is filled in once all files are written.
  let first: string | undefined;
  return {
    environments: {
      hashes: environment("es", {
        write: false,
        minify: true,
        rolldownOptions: { input: join(rootDir, "loader/integrity-list.ts"), platform: "browser" },
      }),
    },
    plugin: {
      name: "digi-hashes",
      resolveId: (id) => (id === "virtual:hashes" ? `\0${id}` : undefined),
      load: (id) => (id === "\0virtual:hashes" ? first : undefined),
    },
    write: (builder, release) =>
      writeHashes(release, async (code) => {
        first = code;
        const [list] = await outputOf(builder, "hashes");
        if (list?.type !== "chunk") throw new Error("the list of hashes is no script");
        return list.code;
      }),
  };
}

async function writeHashes({ outDir, version, chunks, named }: Release, withReader: (hashes: string) => Promise<string>): Promise<string> {
  const hashOf = (file: string): string => sha256(readFileSync(join(outDir, file)));
  const codeOf = (files: readonly string[]): string =>
    `export const hashes=${JSON.stringify(Object.fromEntries([...files].sort().map((file) => [basename(file), hashOf(file)])))};\n`;
  const write = (name: string, code: string): string => {
    writeFileSync(join(outDir, version, name), code);
    return `${version}/${name}`;
  };
  const own = readdirSync(join(outDir, version))
    .filter((name) => name.endsWith(".js"))
    .map((name) => `${version}/${name}`);
  const first = [...named, ...own.filter((file) => !isPart(file))];
  const lists = chunks.flatMap(({ entry, fileName }) => {
    if (!own.includes(fileName) || isPart(fileName)) return [];
    const parts = own.filter((file) => file.startsWith(`${version}/${entry}.`) && isPart(file));
    const later = [...new Set([fileName, ...parts].flatMap((file) => reachable(chunks, file)))].filter((file) => !first.includes(file));
    return later.length > 0 ? [write(`${entry}.integrity.js`, codeOf(later))] : [];
  });
  return hashOf(write("integrity.js", await withReader(codeOf([...first, ...lists]))));
}

/** Tells whether a file belongs to a part. `order-flow.payment.js` and `order-flow.payment.fr.js` do; `order-flow.fr.js` does not. */
function isPart(file: string): boolean {
  const [, ...words] = basename(file, ".js").split(".");
  return words.some((word) => !languages.some((language) => language === word));
}

/** Returns a file and all files that it may ever request, at once or later. */
export function reachable(chunks: readonly Chunk[], fileName: string): string[] {
  const seen = new Set([fileName]);
  for (const name of seen) {
    const chunk = chunks.find((candidate) => candidate.fileName === name);
    for (const next of [...(chunk?.imports ?? []), ...(chunk?.later ?? [])]) seen.add(next);
  }
  return [...seen];
}
