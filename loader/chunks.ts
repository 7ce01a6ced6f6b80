/**
 * Fetches our files and links them. A file contains no `import`: it exports a factory `(require, exports, module)` and
 * the list `d` of files that must be there first. So each file can be fetched again by itself: a failed module address
 * is dead in Firefox, and a failed dependency would take every importer with it.
 */
import { DigiError } from "#core/base/errors/digi-error.ts";
import type { createLinker, Exports, File } from "./link.ts";

const maxRetries = 3;
/** So long the first attempt may take: a connection may be open, and never send a byte. Each later one twice as long: a line may only be slow. */
export const attemptMs = 10_000;
/** Without a time: a task later. */
export const pause = (ms?: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export type Chunks = {
  /** Fetches a file and all that it needs, in parallel as far as known; runs it once. Can be called again after a failure. */
  load(address: string): Promise<Exports>;
  /** Fetches it and all that it needs, to have it at hand, and runs nothing. Failures show when it is loaded. */
  prefetch(address: string): void;
};

/**
 * As the runtime does it: a relative address would count from the page in some browsers, so it is always a whole one. In a microtask,
 * where only this line of ours is on the stack: who watches requests (developer tools, monitors) has the engine read the source of all
 * that is there once more, for the place of each call.
 */
export const importModule = (address: string): Promise<unknown> => Promise.resolve().then(() => import(/* @vite-ignore */ address));

/** Each ends a wait, as if its time were over; of no effect on one that has ended. */
const hurries = new Set<() => void>();

/**
 * Asks once more, beside the first time, for each file that is on its way: a line may be dead. Who waits gets what comes first. It counts
 * as an attempt.
 */
export const hurry = (): void => hurries.forEach((end) => end());

/** Rejects where it takes longer than that attempt may, or somebody is in a hurry. */
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
 * @param first the address of the file that brings what runs files (link.ts), and needs no other
 * @param options as the linker wants them
 */
export function createChunks(first: () => string, options: Parameters<typeof createLinker>[2], importFile = importModule): Chunks {
  /** Undefined: it was asked for, and failed. */
  const arriving = new Map<string, Promise<File> | undefined>();
  let retries = 0; // only ever grows, also across a visitor's 'try again': no failed address is asked for twice

  const fetchFile = (address: string, attempt = 0): Promise<File> => {
    const file = importFile(arriving.has(address) ? `${address}?r=${++retries}` : address).then((file) =>
      typeof (file as File).default === "function" ? (file as File) : Promise.reject(Error("no file")),
    );
    // On a line that is only slow the earlier request may end first, and counts. A race of nobody never ends.
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
      file.default(undefined as never, exports, undefined as never); // it requires nothing, and is run as all others are when it is loaded
      linker = exports.createLinker(arrive, load, options);
    }
    return linker.load(address);
  };

  return { load, prefetch };
}
