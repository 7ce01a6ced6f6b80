/**
 * Builds the loader alone, with every tag or with some of them, for the test of its size (tests/unit/loader/size.test.ts) and of its time
 * (tests/bench).
 */
import type { Chunk } from "#build/chunks.ts";
import { createBuilder } from "vite";
import { buildLoader, createManifest, filesThatTheLoaderNames, loaderEnvironment } from "#build/loader.ts";
import { manifestPlugin, releasesPlugin } from "#build/plugins.ts";
import { shared } from "#build/vite.ts";
import { findWidgets } from "#build/widgets.ts";

/** The widgets that have no field, and so need no file of `core/forms`. */
const withoutForms: ReadonlySet<string> = new Set([
  "hero-slider",
  "invoice-explainer",
  "my-digi",
  "order-result",
  "price-list",
  "product-conditions",
  "roaming-prices",
  "text-page",
]);

const file = (fileName: string, imports: readonly string[], entry?: string): Chunk => ({
  fileName,
  name: entry ?? fileName,
  imports,
  later: [],
  entry,
  sources: [],
  brings: [],
});
const [react, core, forms] = ["shared/react-C4zvshd.js", "shared/core-BieMz4q.js", "shared/forms-Crdf_rT.js"] as const;

/**
 * Writes the file `v1/loader.js` with every tag.
 * @param isIn returns false for a widget to leave out; it gets the widget's position in the list of all, sorted by name
 * @returns the tags that the loader has
 */
export async function buildWholeLoader(outDir: string, isIn = (_index: number): boolean => true): Promise<string[]> {
  const all = await findWidgets();
  const widgets = all.toSorted((a, b) => (a.name < b.name ? -1 : 1)).filter((_, index) => isIn(index));
  const chunks = [
    file("shared/prerender-CvRNky.js", [], "prerender"),
    ...[react, core, forms].map((name) => file(name, [])),
    ...widgets.map(({ name }) => file(`1.0.0/${name}.js`, withoutForms.has(name) ? [react, core] : [react, core, forms], name)),
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
