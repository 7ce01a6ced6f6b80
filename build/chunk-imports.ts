/** Follows the imports of chunks. */
import type { Chunk } from "./chunks.ts";

/** Returns a file and all files that it needs, each once and the file itself first. */
export function withImports(chunks: readonly Pick<Chunk, "fileName" | "imports">[], fileName: string): string[] {
  const seen = new Set<string>();
  const visit = (name: string): void => {
    if (seen.has(name)) return;
    seen.add(name);
    for (const needed of chunks.find((chunk) => chunk.fileName === name)?.imports ?? []) visit(needed);
  };
  visit(fileName);
  return [...seen];
}
