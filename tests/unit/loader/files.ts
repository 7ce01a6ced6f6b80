/** The files of a release on a network that fails as the test says. The test also decides whether the whole release counts as removed. */
import { vi } from "vitest";
import { createChunks } from "#loader/chunks.ts";
import { createLinker } from "#loader/link.ts";

/** Replaces the loader's check whether a whole release was removed, which it makes after a file could not be loaded. */
export const rejectIfOutdated = vi.fn<(base: string, cause: unknown) => Promise<void>>(() => Promise.resolve());
vi.mock("#loader/outdated.ts", () => ({
  rejectIfOutdated: (...given: Parameters<typeof rejectIfOutdated>) => rejectIfOutdated(...given),
}));

export type Exports = Record<string, unknown>;
export type Require = ((id: string) => Exports) & { load(id: string): Promise<Exports> };
type Code = (require: Require, exports: Exports, module: { exports: Exports }) => void;

export const release = "https://cdn.example/1.4.0/";
export const at = (name: string): string => new URL(name, release).href;

/** The address of the first file of ours that is loaded, which contains the code that runs all others. */
export const first = at("../shared/prerender.js");
export const firstFile = { d: [], default: (_require: unknown, exports: Exports) => void (exports["createLinker"] = createLinker) };

/** The options of a page whose script tells where the release is. */
export const besideScript = { base: release, from: at("../v1/loader.js") };

/** Serves files on a simulated network. As in Firefox, an address that failed once fails for ever. */
export function serve(
  files: Record<string, { needs?: readonly string[]; code?: Code; faults?: number; module?: unknown; more?: object }>,
  options: Parameters<typeof createChunks>[1] = besideScript,
) {
  const asked: string[] = [];
  const ran: string[] = [];
  const dead = new Set<string>();
  const faults = new Map(Object.entries(files).map(([name, { faults = 0 }]) => [name, faults]));
  const chunks = createChunks(
    () => first,
    options,
    async (address) => {
      if (address === first) return firstFile;
      const { pathname, search } = new URL(address);
      const name = pathname.split("/").at(-1) ?? "";
      asked.push(name + search);
      const left = faults.get(name) ?? 0;
      faults.set(name, left - 1);
      if (left > 0) dead.add(address);
      if (dead.has(address)) throw new TypeError("Failed to fetch dynamically imported module");
      const { needs = [], code, module, more } = files[name] ?? {};
      return module ?? { d: needs, ...more, default: (...args: Parameters<Code>) => (ran.push(name), code?.(...args)) };
    },
  );
  return { chunks, asked, ran };
}
