/**
 * Fetches the files of the release and links them. A file contains no `import`: it exports a factory `(require, exports, module)` and the
 * list `d` of files that must run first. So each file can be fetched again on its own: in Firefox the address of a failed module can never
 * be imported again, and a failed dependency would make every importer fail, too.
 */
import { DigiError } from "#core/base/errors/digi-error.ts";
import type { createLinker, Exports, File } from "./link.ts";

const maxRetries = 3;
/**
 * The time limit of the first attempt in milliseconds, because a connection may be open without ever sending a byte. The limit doubles with
 * each further attempt, because the connection may only be slow.
 */
export const attemptMs = 10_000;
/** Waits `ms` milliseconds. Without `ms` it waits only until the next task. */
export const pause = (ms?: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export type Chunks = {
  /**
   * Fetches a file and all files that it needs, in parallel as far as they are known, and runs it once. Can be called again after a
   * failure.
   */
  load(address: string): Promise<Exports>;
  /**
   * Fetches a file and all files that it needs before a widget asks for them, and runs none of them. A failure appears only when the file
   * is loaded.
   */
  prefetch(address: string): void;
};

/**
 * Imports a module in the same way as the runtime. The address is always absolute, because some browsers resolve a relative one against the
 * page. The import runs in a microtask, where the call stack is short: developer tools and monitors that watch requests make the engine
 * read the source of all functions on the stack again.
 */
export const importModule = (address: string): Promise<unknown> => Promise.resolve().then(() => import(/* @vite-ignore */ address));

/** The functions that end waits early, as if their time were over. Calling one after its wait has ended has no effect. */
const hurries = new Set<() => void>();

/**
 * Requests each file that is still loading again, because its connection may be dead. Callers get the response that arrives first. The new
 * request counts as an attempt.
 */
export const hurry = (): void => hurries.forEach((end) => end());

/** Resolves with the file. Rejects where loading takes longer than the limit of this attempt, or `hurry` is called. */
export const inTime = <Value>(file: Promise<Value>, attempt = 0): Promise<Value> =>
  new Promise((resolve, reject) => {
    const end = (): void => {
      clearTimeout(late);
      hurries.delete(end);
      reject(Error("late"));
    };
    const late = setTimeout(end, attemptMs << attempt);
    hurries.add(end);
    void file.then(resolve, reject).then(end);
  });

/**
 * Creates the functions that load files.
 *
 * @param first returns the address of the file that contains the linker (link.ts), and needs no other file
 * @param options the options for the linker
 */
export function createChunks(first: () => string, options: Parameters<typeof createLinker>[2], importFile = importModule): Chunks {
  /** The requests of files, by address. The value is undefined for a file whose request has failed. */
  const arriving = new Map<string, Promise<File> | undefined>();
  let retries = 0; // The number of retries only grows, also when a visitor tries again, so that no failed address is requested twice.

  const fetchFile = (address: string, attempt = 0): Promise<File> => {
    const file = importFile(arriving.has(address) ? `${address}?r=${++retries}` : address).then((file) =>
      typeof (file as File).default === "function" ? (file as File) : Promise.reject(Error("no file")),
    );
    // On a slow connection the earlier request may end first; its file is used then. A request that has failed is replaced by a promise
    // that never settles, so that the next attempt decides.
    return Promise.race([
      file.catch(() => Promise.race<never>([])),
      inTime(file, attempt).catch(async (cause: unknown) => {
        if (attempt >= maxRetries) {
          arriving.set(address, undefined);
          throw new DigiError("chunk.failed", { detail: address + " data-base?", cause });
        }
        await pause((190 + Math.random() * 125) << attempt);
        return fetchFile(address, attempt + 1);
      }),
    ]);
  };

  const arrive = (address: string): Promise<File> => {
    const arrival = arriving.get(address) ?? fetchFile(address);
    arriving.set(address, arrival);
    return arrival;
  };

  let linker: ReturnType<typeof createLinker> | undefined;
  const prefetch = (address: string): void => void (linker?.collect ?? arrive)(address).catch(() => undefined);

  const load = async (address: string): Promise<Exports> => {
    prefetch(address);
    const file = await arrive(first());
    if (!linker) {
      const exports = {} as { createLinker: typeof createLinker };
      // The file with the linker requires no other file, so its factory gets nothing but its exports. Like all files it runs once it is
      // loaded.
      (file.default as (require: unknown, exports: unknown) => void)(0, exports);
      linker = exports.createLinker(arrive, load, options);
    }
    return linker.load(address);
  };

  return { load, prefetch };
}
