/** The settings that all environments of the build have in common (vite.config.ts). */
import type { BuildEnvironmentOptions, EnvironmentOptions, Rolldown, UserConfig, ViteBuilder } from "vite";
import { rootDir } from "./widgets.ts";

/**
 * Returns an environment of the build. Its input is set by `rolldownOptions.input` instead of `lib.entry`, because Vite takes the entries
 * of a library for paths.
 */
export const environment = (format: "es" | "cjs" | "iife", build: BuildEnvironmentOptions): EnvironmentOptions => ({
  consumer: "client",
  build: {
    lib: { entry: [], formats: [format] },
    target: "es2022",
    minify: false,
    emptyOutDir: false,
    copyPublicDir: false,
    reportCompressedSize: false,
    ...build,
  },
});

export const shared: UserConfig = {
  root: rootDir,
  publicDir: false,
  logLevel: "warn",
  // The mode for libraries is used, because in every other mode Vite wraps each `import()` in a helper that writes into the host page's
  // head and dispatches `vite:preloadError` on its window (decision 1). The environments set their own formats.
  build: { lib: { entry: [], name: "digi" } },
  // The shim is for React 16 and 17. It is left out, because React 18 and 19 contain the same function.
  resolve: { alias: { "use-sync-external-store/shim/index.js": "react", "use-sync-external-store/shim": "react" } },
  define: { "process.env.NODE_ENV": '"production"' },
  oxc: { jsx: { runtime: "automatic", development: false } },
};

/** Builds one environment and returns its output files. */
export async function outputOf(builder: ViteBuilder, name: string): Promise<readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]> {
  const target = builder.environments[name];
  if (!target) throw new Error(`no environment ${name}`);
  const built = await builder.build(target);
  const [first] = [built].flat();
  if (!first || !("output" in first)) throw new Error(`${name}: nothing was built`);
  return first.output;
}
