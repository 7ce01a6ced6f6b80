/** The only way to a paper: made in another thread, queued, and kept where the same content has the same key. */
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import { createQueue } from "#demo/api/http/queue.ts";
import type { PaperJob } from "./make.ts";
import type { Asked, Made } from "./worker.ts";

export type Paper = Uint8Array<ArrayBuffer>;

type Make = (job: PaperJob, key?: string) => Promise<Paper>;

export type Papers = {
  /** For an order, which has had its turn before. @param key names the content: what was made under it is not made again */
  readonly make: Make;
  /** For whoever asks for a file. Throws a 503 where too many do, before anything of it has begun. */
  readonly download: Make;
  /** Starts the thread, which takes a second, before the first paper is asked for. */
  readonly begin: () => void;
};

/** The thread has two at once to go on with, and orders find no more than those before them. The last one that waits has its turn in seconds. */
export const downloadQueueSize = { atOnce: 2, waiting: 50 } as const;
/** Some 50 KiB each. */
const keptPapers = 200;
/** A paper of everything that the bounds allow takes a few dozen MiB. */
const threadMegabytes = 512;

export type Thread = { readonly ask: (job: PaperJob) => Promise<Paper>; readonly begin: () => void };

/** One for each process. Nobody ends it: it keeps no process that has nothing else to do. */
const ofProcess = createThread();
const keptOfProcess = new Map<string, Promise<Paper>>();

export function createPapers(thread: Thread = ofProcess, kept: Map<string, Promise<Paper>> = keptOfProcess): Papers {
  const queue = createQueue(downloadQueueSize);
  const make: Make = (job, key) => {
    if (key === undefined) return thread.ask(job);
    const name = nameOf(job, key);
    const known = kept.get(name);
    const paper = known ?? thread.ask(job);
    // The one that was asked for last stays longest.
    kept.delete(name);
    kept.set(name, paper);
    if (kept.size > keptPapers) kept.delete(kept.keys().next().value ?? "");
    if (!known) paper.catch(() => kept.delete(name));
    return paper;
  };
  return {
    make,
    download: (job, key) => (key !== undefined && kept.has(nameOf(job, key)) ? make(job, key) : queue.run(() => make(job, key))),
    begin: thread.begin,
  };
}

const nameOf = ({ kind }: PaperJob, key: string): string => `${kind} ${key}`;

type Waiting = { readonly done: (bytes: Paper) => void; readonly fail: (error: Error) => void };

/** Begun with the first job, and anew after it has ended by itself: who waited then is told so. */
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
    else one?.fail(new Error(`a paper was not made: ${made.failure}`));
  };
  const running = (): Worker => {
    if (worker) return worker;
    const begun = startWorker();
    begun.on("message", hear);
    begun.on("error", (error) => hearEnd(begun, error));
    begun.on("exit", () => hearEnd(begun, new Error("the thread of papers has ended")));
    begun.unref();
    return (worker = begun);
  };
  return {
    begin: (): void => void running(),
    ask: (job: PaperJob): Promise<Paper> =>
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

/** A new thread knows no TypeScript, whoever runs this one. */
function startWorker(): Worker {
  const { resolve } = createRequire(import.meta.url);
  // The file for `require` looks for its hooks in a folder that is not there (tsx 4.23).
  const tsx = pathToFileURL(resolve("tsx/esm/api")).href.replace(/\.cjs$/, ".mjs");
  const workerData = { tsx, entry: new URL("worker.ts", import.meta.url).href };
  const begin =
    'const { tsx, entry } = require("node:worker_threads").workerData; import(tsx).then(({ register }) => (register(), import(entry)));';
  return new Worker(begin, { eval: true, execArgv: [], workerData, resourceLimits: { maxOldGenerationSizeMb: threadMegabytes } });
}
