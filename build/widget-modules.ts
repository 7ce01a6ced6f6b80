/**
 * Lists the source files of each widget, by their paths in the repository. The build writes the list to `.cache`. The command `npm test --
 * --changed` reads it to find the widgets that a change affects.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import type { Plugin } from "vite";
import { reachable } from "./chunk-plan.ts";
import { readModuleGraph, type GraphModule } from "./module-graph.ts";
import { rootDir, type WidgetFolder } from "./widgets.ts";

export const widgetModulesFile = join(rootDir, ".cache/modules-of-widgets.json");

/** Creates the plugin that reads the same graph as the plan of the chunks. Modules that are fetched later count, too. */
export function widgetModulesPlugin(widgets: readonly WidgetFolder[]): Plugin {
  return {
    name: "digi-widget-modules",
    applyToEnvironment: ({ name }) => name === "graph",
    generateBundle(_options, bundle) {
      const graph = readModuleGraph(Object.values(bundle));
      const whole = graph.map((module) => ({ ...module, imports: [...module.imports, ...module.laterImports] }));
      mkdirSync(dirname(widgetModulesFile), { recursive: true });
      writeFileSync(
        widgetModulesFile,
        JSON.stringify(Object.fromEntries(widgets.map((widget) => [basename(widget.folder), filesOf(widget, whole)]))),
      );
    },
  };
}

function filesOf({ name, parts }: WidgetFolder, graph: readonly GraphModule[]): string[] {
  const entries = [`\0widget:${name}`, ...parts.map((part) => `\0part:${part.name}`)];
  return [...reachable(graph, entries)]
    .filter((id) => id.startsWith(rootDir) && !id.includes("/node_modules/"))
    .map((id) => relative(rootDir, id));
}
