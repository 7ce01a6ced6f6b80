/**
 * This script runs in the thread that makes documents, one after the other. It answers each message with the document's bytes or with the
 * reason of a failure.
 */
import { parentPort } from "node:worker_threads";
import { makeDocument, type DocumentJob } from "./make.ts";

export type Asked = { readonly number: number; readonly job: DocumentJob };
export type Made = { readonly number: number } & ({ readonly bytes: Uint8Array<ArrayBuffer> } | { readonly failure: string });

const answer = (made: Made): void => parentPort?.postMessage(made, "bytes" in made ? [made.bytes.buffer] : []);

let last = Promise.resolve();

async function make({ number, job }: Asked): Promise<void> {
  try {
    answer({ number, bytes: new Uint8Array(await makeDocument(job)) });
  } catch (error) {
    answer({ number, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
}

parentPort?.on("message", (asked: Asked) => void (last = last.then(() => make(asked))));
