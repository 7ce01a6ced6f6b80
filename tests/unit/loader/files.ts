/** Files of a release on a network that a test makes fail. Nobody is asked whether all of the release is gone, but by the test's leave. */
import { vi } from "vitest";
import { createChunks } from "#loader/chunks.ts";
import { createLinker } from "#loader/link.ts";

/** Stands in for the question whether a whole release is gone, which is asked once one of its files did not come. */
export const rejectIfOutdated = vi.fn<(base: string, cause: unknown) => Promise<void>>(() => Promise.resolve());
vi.mock("#loader/outdated.ts", () => ({
  rejectIfOutdated: (...given: Parameters<typeof rejectIfOutdated>) => rejectIfOutdated(...given),
}));

export type Exports = Record<string, unknown>;
export type Require = ((id: string) => Exports) & { load(id: string): Promise<Exports> };
type Code = (require: Require, exports: Exports, module: { exports: Exports }) => void;

export const release = "https://cdn.example/1.4.0/";
export const at = (name: string): string => new URL(name, release).href;

/** The first of our files, which brings what runs all others. */
export const first = at("../shared/prerender.js");
export const firstFile = { d: [], default: (_require: unknown, exports: Exports) => void (exports["createLinker"] = createLinker) };

/** What a page says whose script tells where the release lies. */
export const besideScript = { base: release, from: at("../v1/loader.js") };

/** A network of files. As in Firefox, an address that failed once is dead for ever. */
export function serve(
  files: Record<string, { needs?: readonly string[]; code?: Code; faults?: number; module?: unknown }>,
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
      const { needs = [], code, module } = files[name] ?? {};
      return module ?? { d: needs, default: (...args: Parameters<Code>) => (ran.push(name), code?.(...args)) };
    },
  );
  return { chunks, asked, ran };
}
