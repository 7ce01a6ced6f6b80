/** The graph of modules, after unused code has been left out: which module needs which. The chunks are planned from it. */
import type { Rolldown } from "vite";

export type GraphModule = {
  /** An absolute path, or an id that the build generates. */
  readonly id: string;
  readonly imports: readonly string[];
  /** Modules that are fetched later, by `import()`. */
  readonly laterImports: readonly string[];
};

/**
 * Reads the graph from the bundler's output.
 * @param output one file for each module: the imports of such a file are those that are left of the module's imports
 */
export function readModuleGraph(output: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]): GraphModule[] {
  const files = new Map(output.filter((file): file is Rolldown.OutputChunk => file.type === "chunk").map((file) => [file.fileName, file]));
  const idsOf = (fileNames: readonly string[]): string[] => fileNames.flatMap((name) => files.get(name)?.moduleIds ?? []);
  return [...files.values()].flatMap(({ moduleIds, imports, dynamicImports }) =>
    moduleIds.map((id) => ({ id, imports: idsOf(imports), laterImports: idsOf(dynamicImports) })),
  );
}
