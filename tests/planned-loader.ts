/**
 * Builds the loader as it will be once all planned tags exist (planned-tags.ts), so that tests see early whether it stays small and fast
 * enough: tests/unit/loader/size.test.ts tests its size, and tests/bench its time.
 */
import type { Chunk } from "#build/chunks.ts";
import { createBuilder } from "vite";
import { buildLoader, createManifest, filesThatTheLoaderNames, loaderEnvironment } from "#build/loader.ts";
import { manifestPlugin, releasesPlugin } from "#build/plugins.ts";
import { shared } from "#build/vite.ts";
import { findWidgets, type WidgetFolder } from "#build/widgets.ts";
import type { AttributeKind } from "#core/base/contract/element.ts";
import { kindOf, plannedTags } from "./planned-tags.ts";

const planned = Object.entries(plannedTags).map(([name, { attributes, methods, heights }]): WidgetFolder => {
  const kinds = attributes.map((attribute) => [attribute, { kind: kindOf(attribute), text: "" } as AttributeKind]);
  return {
    name,
    folder: "",
    definition: {
      tag: `digi-${name}`,
      summary: "",
      attributes: Object.fromEntries(kinds) as Record<string, AttributeKind>,
      methods: Object.fromEntries(methods.map((method) => [method, ""])),
      events: {},
      parts: {},
    },
    parts: [],
    heights,
  };
});

const file = (fileName: string, imports: readonly string[], entry?: string): Chunk => ({
  fileName,
  name: entry ?? fileName,
  imports,
  later: [],
  entry,
  sources: [],
});
const [react, core, forms] = ["shared/react-C4zvshd.js", "shared/core-BieMz4q.js", "shared/forms-Crdf_rT.js"] as const;

/**
 * Writes the file `v1/loader.js` with every existing and every planned tag.
 * @param isIn returns false for a widget to leave out; it gets the widget's position in the list of all, sorted by name
 * @returns the tags that the loader has
 */
export async function buildPlannedLoader(outDir: string, isIn = (_index: number): boolean => true): Promise<string[]> {
  const standing = await findWidgets();
  const all = [...standing, ...planned.filter(({ name }) => !standing.some((widget) => widget.name === name))];
  const widgets = all.sort((a, b) => (a.name < b.name ? -1 : 1)).filter((_, index) => isIn(index));
  const chunks = [
    file("shared/prerender-CvRNky.js", [], "prerender"),
    ...[react, core, forms].map((name) => file(name, [])),
    ...widgets.map(({ name }) => {
      const needsForms = plannedTags[name]?.needsForms ?? true;
      return file(`1.0.0/${name}.js`, needsForms ? [react, core, forms] : [react, core], name);
    }),
  ];
  const named = filesThatTheLoaderNames(chunks);
  const integrity = "sha256-AIq8Zu7eD3NlyLaFt0sbSNSu4kQNj+AhZwAKelcYZyA=";
  const manifest = createManifest(widgets, chunks, { integrity, version: "1.0.0", named });
  const builder = await createBuilder({
    ...shared,
    configFile: false,
    plugins: [manifestPlugin(() => manifest), releasesPlugin("")],
    environments: { loader: loaderEnvironment },
  });
  await buildLoader(builder, manifest, { outDir });
  return widgets.map(({ definition }) => definition.tag);
}
