/** The graph that tells which module needs which, after unused code was removed. The chunks are planned from it. */
import type { Rolldown } from "vite";

export type GraphModule = {
  /** An absolute path, or an id that the build generates. */
  readonly id: string;
  readonly imports: readonly string[];
  /** The modules that are fetched later, by `import()`. */
  readonly laterImports: readonly string[];
};

/**
 * Reads the graph from the bundler's output.
 *
 * @param output one file for each module, which contains only those imports of the module that are still used
 */
export function readModuleGraph(output: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]): GraphModule[] {
  const files = new Map(output.filter((file): file is Rolldown.OutputChunk => file.type === "chunk").map((file) => [file.fileName, file]));
  const idsOf = (fileNames: readonly string[]): string[] => fileNames.flatMap((name) => files.get(name)?.moduleIds ?? []);
  return [...files.values()].flatMap(({ moduleIds, imports, dynamicImports }) =>
    moduleIds.map((id) => ({ id, imports: idsOf(imports), laterImports: idsOf(dynamicImports) })),
  );
}
