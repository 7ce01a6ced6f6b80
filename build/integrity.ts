/** The list of every file's hash, for pages that ask for integrity; no other page fetches it. */
import { createHash } from "node:crypto";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";

export const sha384 = (content: string | Uint8Array): string => `sha384-${createHash("sha384").update(content).digest("base64")}`;

/** @returns the hash of the list itself, which the loader carries. */
export function writeHashes(outDir: string, version: string, files: readonly string[]): string {
  const own = readdirSync(join(outDir, version))
    .filter((name) => name.endsWith(".js"))
    .map((name) => `${version}/${name}`);
  const all = [...new Set([...files, ...own])].sort();
  const hashes = Object.fromEntries(all.map((file) => [basename(file), sha384(readFileSync(join(outDir, file)))]));
  const code = `const hashes=${JSON.stringify(hashes)};export const hashOf=(name)=>{if(name in hashes)return hashes[name];throw Error(name)};\n`;
  writeFileSync(join(outDir, version, "integrity.js"), code);
  // As strong as a page needs, and 20 bytes less in every loader.
  return `sha256-${createHash("sha256").update(code).digest("base64")}`;
}
