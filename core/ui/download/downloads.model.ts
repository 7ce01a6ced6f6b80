/**
 * The downloads of the customer's files, by the addresses that the API gives for them (C-399, C-430).
 *
 *     const downloads = createDownloads(ports, invoiceFile);
 *     downloads.get(action.url); // saved; `states` tells the progress
 */
import { signal, type ReadonlySignal } from "@preact/signals-core";
import type { Call } from "#core/services/api/call.ts";
import type { Failure } from "#core/services/api/outcome.ts";
import type { Endpoint } from "#core/base/contract/endpoint.ts";
import { saveFile } from "#core/platform/save-file.ts";

export type DownloadState =
  /** The file was not requested yet, or was saved. → running */
  | { readonly status: "idle" }
  /** The file is on its way. → idle (saved), failed */
  | { readonly status: "running" }
  /** The file could not be fetched. → running */
  | { readonly status: "failed"; readonly failure: Failure };

export const idle: DownloadState = { status: "idle" };

/** The name of a file for which the server gives none (C-399). */
const unnamed = "downloaded_file.pdf";

export type Downloads = {
  /**
   * The states by address; a file that was not requested yet is `idle`. This is a signal, because reads inside a model's action are not
   * tracked (`createModel`).
   */
  readonly states: ReadonlySignal<ReadonlyMap<string, DownloadState>>;
  /** Saves the file under the server's name. Does nothing while the file is on its way. */
  get(url: string): Promise<void>;
};

/**
 * Creates the downloads of one endpoint.
 * @param endpoint an endpoint of access `account` that answers a file: the token goes to the API's own addresses alone
 */
export function createDownloads<Query, Body>(
  { call }: { readonly call: Call },
  endpoint: Endpoint<Query, Body, File>,
  save: typeof saveFile = saveFile,
): Downloads {
  const states = signal<ReadonlyMap<string, DownloadState>>(new Map());
  const set = (url: string, state: DownloadState): void => void (states.value = new Map(states.peek()).set(url, state));
  return {
    states,
    async get(url) {
      if (states.peek().get(url)?.status === "running") return;
      set(url, { status: "running" });
      const outcome = await call(endpoint, { address: url });
      if (!outcome.ok) return set(url, outcome.failure.code === "network.aborted" ? idle : { status: "failed", failure: outcome.failure });
      save(outcome.value, outcome.value.name || unnamed);
      set(url, idle);
    },
  };
}
