/**
 * This module makes all documents of the API: in a thread of its own, through a queue, and from a cache where the same content has the same
 * key.
 */
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import { createQueue } from "#demo/api/http/queue.ts";
import type { DocumentJob } from "./make.ts";
import type { Asked, Made } from "./worker.ts";

export type DocumentBytes = Uint8Array<ArrayBuffer>;

type Make = (job: DocumentJob, key?: string) => Promise<DocumentBytes>;

export type Documents = {
  /**
   * Makes a document for an order, whose request has already waited for its turn in another queue.
   * @param key names the content: a document that was made under this key is taken from the cache
   */
  readonly make: Make;
  /** Makes a document for a download. Throws a 503 when too many requests wait, before any work for this document has begun. */
  readonly download: Make;
  /** Starts the thread before the first document is requested, because the start takes a second. */
  readonly begin: () => void;
};

/**
 * The size of the queue of downloads. Two downloads at a time keep the thread busy, and an order's documents wait for no more than these
 * two. The last download in the queue has its turn within seconds.
 */
export const downloadQueueSize = { atOnce: 2, waiting: 50 } as const;
/** The number of documents in the cache; each has some 50 KiB. */
const cachedDocuments = 200;
/** The memory limit of the thread in MiB. A document with everything that the bounds of an order allow takes a few dozen MiB. */
const threadMegabytes = 512;

export type Thread = { readonly ask: (job: DocumentJob) => Promise<DocumentBytes>; readonly begin: () => void };

/** The one thread of this process. Nobody ends the thread, and it does not keep alive a process that has nothing else to do. */
const ofProcess = createThread();
const cacheOfProcess = new Map<string, Promise<DocumentBytes>>();

/** Creates the access to the documents, with a queue of its own. It uses the thread and the cache of the process; tests pass others. */
export function createDocuments(thread: Thread = ofProcess, cached: Map<string, Promise<DocumentBytes>> = cacheOfProcess): Documents {
  const queue = createQueue(downloadQueueSize);
  const make: Make = (job, key) => {
    if (key === undefined) return thread.ask(job);
    const name = nameOf(job, key);
    const known = cached.get(name);
    const document = known ?? thread.ask(job);
    // The cache drops the document that was requested the longest time ago.
    cached.delete(name);
    cached.set(name, document);
    if (cached.size > cachedDocuments) cached.delete(cached.keys().next().value ?? "");
    if (!known) document.catch(() => cached.delete(name));
    return document;
  };
  return {
    make,
    download: (job, key) => (key !== undefined && cached.has(nameOf(job, key)) ? make(job, key) : queue.run(() => make(job, key))),
    begin: thread.begin,
  };
}

const nameOf = ({ kind }: DocumentJob, key: string): string => `${kind} ${key}`;

type Waiting = { readonly done: (bytes: DocumentBytes) => void; readonly fail: (error: Error) => void };

/**
 * Creates the handle of a thread. The thread is started with the first job, and again after it has ended by itself; the jobs that were
 * waiting when the thread ended are rejected. `end` stops the thread.
 */
export function createThread(): Thread & { readonly end: () => Promise<void> } {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let count = 0;
  const hearEnd = (ended: Worker, error: Error): void => {
    if (worker !== ended) return;
    worker = undefined;
    for (const { fail } of waiting.values()) fail(error);
    waiting.clear();
  };
  const hear = (made: Made): void => {
    const one = waiting.get(made.number);
    waiting.delete(made.number);
    if (waiting.size === 0) worker?.unref();
    if ("bytes" in made) one?.done(made.bytes);
    else one?.fail(new Error(`a document was not made: ${made.failure}`));
  };
  const running = (): Worker => {
    if (worker) return worker;
    const begun = startWorker();
    begun.on("message", hear);
    begun.on("error", (error) => hearEnd(begun, error));
    begun.on("exit", () => hearEnd(begun, new Error("the thread of documents has ended")));
    begun.unref();
    return (worker = begun);
  };
  return {
    begin: (): void => void running(),
    ask: (job: DocumentJob): Promise<DocumentBytes> =>
      new Promise((done, fail) => {
        const number = ++count;
        waiting.set(number, { done, fail });
        const asked: Asked = { number, job };
        const thread = running();
        thread.ref();
        thread.postMessage(asked, []);
      }),
    async end(): Promise<void> {
      await worker?.terminate();
    },
  };
}

/**
 * Starts the worker thread. A new thread cannot load TypeScript, whichever tool runs the current thread, so the new thread registers tsx
 * first.
 */
function startWorker(): Worker {
  const { resolve } = createRequire(import.meta.url);
  // The file of tsx for `require` looks for its hooks in a folder that does not exist (tsx 4.23), so the `.mjs` file is used.
  const tsx = pathToFileURL(resolve("tsx/esm/api")).href.replace(/\.cjs$/, ".mjs");
  const workerData = { tsx, entry: new URL("worker.ts", import.meta.url).href };
  const begin =
    'const { tsx, entry } = require("node:worker_threads").workerData; import(tsx).then(({ register }) => (register(), import(entry)));';
  return new Worker(begin, { eval: true, execArgv: [], workerData, resourceLimits: { maxOldGenerationSizeMb: threadMegabytes } });
}
