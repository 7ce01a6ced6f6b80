/** Follows the imports of chunks, from file to file. */
import { posix } from "node:path";

type Importing = { readonly fileName: string; readonly imports: readonly string[] };

/** Returns a file and all files that it needs, each once and the file itself first. */
export function withImports(chunks: readonly Importing[], fileName: string): string[] {
  const seen = new Set<string>();
  const visit = (name: string): void => {
    if (seen.has(name)) return;
    seen.add(name);
    for (const needed of chunks.find((chunk) => chunk.fileName === name)?.imports ?? []) visit(needed);
  };
  visit(fileName);
  return [...seen];
}

/** Returns the address of a file, relative to another one. */
export function relative(from: string, to: string): string {
  const path = posix.relative(posix.dirname(from), to);
  return path.startsWith(".") ? path : `./${path}`;
}
