/**
 * Files of the customer, by the addresses that the API names for them (C-399, C-430).
 *
 *     const downloads = createDownloads(ports, invoiceFile);
 *     downloads.get(action.url); // saved; `states` says how it goes
 */
import { signal, type ReadonlySignal } from "@preact/signals-core";
import type { Call } from "#core/services/api/client.ts";
import type { Failure } from "#core/services/api/outcome.ts";
import type { Endpoint } from "#core/base/contract/endpoint.ts";
import { saveFile } from "#core/platform/save-file.ts";

export type DownloadState =
  /** → running */
  | { readonly status: "idle" }
  /** → idle (saved), failed */
  | { readonly status: "running" }
  /** → running */
  | { readonly status: "failed"; readonly failure: Failure };

export const idle: DownloadState = { status: "idle" };

/** C-399. */
const unnamed = "downloaded_file.pdf";

export type Downloads = {
  /** By address; a file that nobody asked for yet is `idle`. A signal, for what a model does is read by nobody (`createModel`). */
  readonly states: ReadonlySignal<ReadonlyMap<string, DownloadState>>;
  /** Saves the file under the server's name. Nothing while it is on its way. */
  get(url: string): Promise<void>;
};

/** @param endpoint a call of access `account` that answers a file: the token goes to the API's own addresses alone */
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
