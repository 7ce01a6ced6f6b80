/**
 * Runs the release's files once they are loaded. This code is part of the file that draws prerendered screens, because a page without
 * widgets runs no files: the loader itself can only fetch them (chunks.ts). It must not import modules that other files contain, too.
 */
import type { PageOptions } from "#core/runtime/element/host-link.ts";
import { rejectIfOutdated } from "./outdated.ts";

export type Exports = Record<string, unknown>;
type Require = ((id: string) => Exports) & { load: (id: string) => Promise<Exports> };
type Factory = (require: Require, exports: Exports, module: { exports: Exports }) => void;
export type File = {
  readonly default: Factory;
  /** The addresses of the files that must run before this one, relative to it. */
  readonly d: readonly string[];
  /** The addresses of joined files, which hold several of the files that this one needs. */
  readonly j?: readonly string[];
  /** The files that travel within this one, by their addresses relative to it. A joined file has nothing else. */
  readonly p?: Readonly<Record<string, File>>;
};

/**
 * Tells whether an address is that of a shared file. Several releases may use a file in `shared/`; all other files are in the folder of
 * their own release.
 */
const isShared = (address: string): boolean => /\/shared\/[^/]*$/.test(address);

/** Returns the name of a file, without its folder and the query of a retry. */
const nameOf = (address: string): string => address.replace(/^.*\/|\?.*/g, "");

/**
 * Creates the linker.
 *
 * @param arrive returns a file that has been fetched
 * @param load fetches a file with all files that it needs, and runs them
 * @param options the location of our release, which may change until one of its files has arrived
 * @returns `load`, which runs a file after the files that it needs, each once. It yields to the page before each file that needs others, so
 * that the main thread stays responsive
 */
export function createLinker(
  arrive: (address: string) => Promise<File>,
  load: (address: string) => Promise<Exports>,
  options: Pick<PageOptions, "base" | "from">,
) {
  /** The files that have come within other files, by their addresses. They are not fetched. */
  const brought = new Map<string, File>();
  const fileAt = (address: string): File | Promise<File> => brought.get(address) ?? arrive(address);
  /** Fetches a file, the files that it needs, and so on. */
  const collect = async (address: string): Promise<void> => {
    const { d, j = [], p = {} } = await fileAt(address);
    for (const [name, file] of Object.entries(p)) brought.set(new URL(name, address).href, file);
    const collectAll = (names: readonly string[]) => Promise.all(names.map((name) => collect(new URL(name, address).href)));
    // A joined file that could not be fetched is no failure yet: all that it would have brought is in `d`, and is fetched next, one by one.
    await collectAll(j).catch(() => undefined);
    await collectAll(d);
  };

  const running = new Map<string, { exports: Exports }>();
  const evaluate = async (address: string): Promise<Exports> => {
    const name = nameOf(address);
    const file = await fileAt(address);
    for (const needed of file.d) await evaluate(new URL(needed, address).href);
    if (file.d.length > 0 && !running.has(name)) await new Promise((resolve) => setTimeout(resolve));
    const known = running.get(name);
    if (known) return known.exports;
    const module = { exports: {} };
    running.set(name, module);
    const require = ((id: string) => running.get(nameOf(id))?.exports) as Require;
    require.load = (id) => load(new URL(id, address).href);
    try {
      file.default(require, module.exports, module);
    } catch (cause) {
      running.delete(name); // A module that has thrown an error is forgotten, so that it runs again with the next attempt.
      // The error is built by hand, because the class `DigiError` is part of the loader and not of this file.
      throw Object.assign(new Error(`chunk.invalid: ${name}`, { cause }), { name: "DigiError", code: "chunk.invalid" });
    }
    return module.exports;
  };
  let hasReleaseCome = false;
  return {
    collect,
    async load(address: string): Promise<Exports> {
      await collect(address).catch(async (cause: unknown) => {
        // Where an author's `data-base` has never delivered a file, the address is wrong rather than the release gone, so the check is
        // skipped.
        if (hasReleaseCome || options.from) await rejectIfOutdated(options.base, cause);
        throw cause;
      });
      hasReleaseCome ||= !isShared(address);
      return evaluate(address);
    },
  };
}
