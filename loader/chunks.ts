/**
 * Fetches our files and links them. A file contains no `import`: it exports a factory `(require, exports, module)` and
 * the list `d` of files that must be there first. So each file can be fetched again by itself: a failed module address
 * is dead in Firefox, and a failed dependency would take every importer with it.
 */
import { DigiError } from "#core/errors/digi-error.ts";

type Exports = Record<string, unknown>;
type Require = ((id: string) => Exports) & { load: (id: string) => Promise<Exports> };
type Factory = (require: Require, exports: Exports, module: { exports: Exports }) => void;
type File = { readonly default: Factory; readonly d: readonly string[] };

const maxRetries = 3;
/** So long an attempt may take: a connection may be open, and never send a byte. */
export const attemptMs = 10_000;
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export type Chunks = {
  /** Fetches a file and all that it needs, in parallel as far as known; runs it once. Can be called again after a failure. */
  load(address: string): Promise<Exports>;
  /** Fetches it and all that it needs, to have it at hand, and runs nothing. Failures show when it is loaded. */
  prefetch(address: string): void;
  /** Asks once more, beside the first time, for each file that is on its way: a line may be dead. Who waits gets what comes first. It counts as an attempt. */
  hurry(): void;
};

/**
 * As the runtime does it: a relative address would count from the page in some browsers, so it is always a whole one. In a microtask,
 * where only this line of ours is on the stack: who watches requests (developer tools, monitors) has the engine read the source of all
 * that is there once more, for the place of each call.
 */
export const importModule = (address: string): Promise<unknown> => Promise.resolve().then(() => import(/* @vite-ignore */ address));

/** Each ends a wait, as if its time were over; of no effect on one that has ended. */
const hurries: (() => void)[] = [];

/** Rejects where it takes longer than an attempt may, or somebody is in a hurry. */
export const inTime = <Value>(file: Promise<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    const late = setTimeout(reject, attemptMs);
    hurries.push(reject);
    file.finally(() => clearTimeout(late)).then(resolve, reject);
  });

/** Without its folder and a retry's query. */
export const nameOf = (address: string): string => address.replace(/^.*\/|\?.*/g, "");

export function createChunks(importFile = importModule): Chunks {
  /** Undefined: it was asked for, and failed. */
  const arriving = new Map<string, Promise<File> | undefined>();
  const running = new Map<string, { exports: Exports }>();
  let retries = 0; // only ever grows, also across a visitor's 'try again': no failed address is asked for twice

  const fetchFile = (address: string, attempt = 0): Promise<File> => {
    const file = importFile(arriving.has(address) ? `${address}?r=${++retries}` : address).then((file) =>
      typeof (file as File).default === "function" ? (file as File) : Promise.reject(),
    );
    // On a line that is only slow the earlier request may end first, and counts. A race of nobody never ends.
    return Promise.race([
      file.catch(() => Promise.race<never>([])),
      inTime(file).catch(async (cause: unknown) => {
        if (attempt >= maxRetries) {
          arriving.set(address, undefined);
          throw new DigiError("chunk.failed", { detail: nameOf(address), cause });
        }
        await pause((190 + Math.random() * 125) * 2 ** attempt);
        return fetchFile(address, attempt + 1);
      }),
    ]);
  };

  const arrive = (address: string): Promise<File> => {
    let arrival = arriving.get(address);
    if (!arrival) arriving.set(address, (arrival = fetchFile(address)));
    return arrival;
  };

  /** All files below it are there afterwards. */
  const collect = async (address: string): Promise<void> => {
    const { d } = await arrive(address);
    await Promise.all(d.map((needed) => collect(new URL(needed, address).href)));
  };

  /** Lowest first, each once, with a breath before each that needed others: the page's main thread stays responsive. */
  const evaluate = async (address: string): Promise<Exports> => {
    const name = nameOf(address);
    const file = await arrive(address);
    for (const needed of file.d) await evaluate(new URL(needed, address).href);
    if (file.d.length > 0 && !running.has(name)) await pause(0);
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
      throw new DigiError("chunk.invalid", { detail: name, cause });
    }
    return module.exports;
  };

  const load = (address: string): Promise<Exports> => collect(address).then(() => evaluate(address));

  const hurry = (): void => {
    for (const end of hurries) end();
  };

  return { load, hurry, prefetch: (address) => void collect(address).catch(() => undefined) };
}
