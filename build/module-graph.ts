/** Which module needs which, after what nobody uses has been left out: what the chunks are planned from. */
import { rolldown, type InputOptions, type OutputChunk } from "rolldown";

export type GraphModule = {
  /** Absolute path, or an id of ours. */
  readonly id: string;
  readonly imports: readonly string[];
  /** Fetched later, by `import()`. */
  readonly laterImports: readonly string[];
};

export async function readModuleGraph(input: InputOptions): Promise<GraphModule[]> {
  const bundle = await rolldown(input);
  // One file for each module: what such a file imports is what is left of the module's imports.
  const { output } = await bundle.generate({ format: "es", preserveModules: true });
  await bundle.close();
  const files = new Map(output.filter((file): file is OutputChunk => file.type === "chunk").map((file) => [file.fileName, file]));
  const idsOf = (fileNames: readonly string[]): string[] => fileNames.flatMap((name) => files.get(name)?.moduleIds ?? []);
  return [...files.values()].flatMap(({ moduleIds, imports, dynamicImports }) =>
    moduleIds.map((id) => ({ id, imports: idsOf(imports), laterImports: idsOf(dynamicImports) })),
  );
}
