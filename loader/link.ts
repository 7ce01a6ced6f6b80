/**
 * Runs our files, once they are there. In the file that draws first screens, for a page without widgets runs none: the loader knows only
 * how they are fetched (chunks.ts). It brings nothing along that other files have, too.
 */
import type { PageOptions } from "#core/runtime/element/host-link.ts";
import { rejectIfOutdated } from "./outdated.ts";

export type Exports = Record<string, unknown>;
type Require = ((id: string) => Exports) & { load: (id: string) => Promise<Exports> };
type Factory = (require: Require, exports: Exports, module: { exports: Exports }) => void;
export type File = { readonly default: Factory; readonly d: readonly string[] };

/** Several releases may have a file in `shared/`; all other files lie in the folder of their own release. */
const isShared = (address: string): boolean => /\/shared\/[^/]*$/.test(address);

/** Without its folder and a retry's query. */
const nameOf = (address: string): string => address.replace(/^.*\/|\?.*/g, "");

/**
 * @param arrive answers a file that has been fetched
 * @param load fetches a file with all that it needs, and runs them
 * @param options where our release lies; they may change until something of it has come
 * @returns `load` runs a file after what it needs, each once, with a breath before each that needed others: the page's main thread stays responsive
 */
export function createLinker(
  arrive: (address: string) => Promise<File>,
  load: (address: string) => Promise<Exports>,
  options: Pick<PageOptions, "base" | "from">,
) {
  /** All files below it are there afterwards. */
  const collect = async (address: string): Promise<void> => {
    const { d } = await arrive(address);
    await Promise.all(d.map((needed) => collect(new URL(needed, address).href)));
  };

  const running = new Map<string, { exports: Exports }>();
  const evaluate = async (address: string): Promise<Exports> => {
    const name = nameOf(address);
    const file = await arrive(address);
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
      running.delete(name); // half run is not run
      // A DigiError; its class is the loader's.
      throw Object.assign(new Error(`chunk.invalid: ${name}`, { cause }), { name: "DigiError", code: "chunk.invalid" });
    }
    return module.exports;
  };
  let hasReleaseCome = false;
  return {
    collect,
    async load(address: string): Promise<Exports> {
      await collect(address).catch(async (cause: unknown) => {
        // Where an author wrote an address at which nothing of ours ever was, that is wrong: no release has gone.
        if (hasReleaseCome || options.from) await rejectIfOutdated(options.base, cause);
        throw cause;
      });
      hasReleaseCome ||= !isShared(address);
      return evaluate(address);
    },
  };
}
