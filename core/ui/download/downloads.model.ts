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
import { fileLink, type FileLink } from "./file-link.ts";

export type DownloadState =
  /** The file was not requested yet, or has been saved. Next: running. */
  | { readonly status: "idle" }
  /** The file is being loaded. Next: idle (saved), failed. */
  | { readonly status: "running" }
  /** The file could not be loaded. Next: running. */
  | { readonly status: "failed"; readonly failure: Failure };

export const idle: DownloadState = { status: "idle" };

/** The name for a file to which the server gives none (C-399). */
const unnamed = "downloaded_file.pdf";

export type Downloads = {
  /**
   * The states of the downloads by address; a file that was not requested yet is `idle`. The map is in a signal, because reads inside a
   * model's action are not tracked (`createModel`).
   */
  readonly states: ReadonlySignal<ReadonlyMap<string, DownloadState>>;
  /** Returns the kind of link to a file; undefined for an address that must not be a link. */
  linkTo(url: string): FileLink | undefined;
  /** Loads the file and saves it under the server's name. Does nothing while the file is being loaded. */
  get(url: string): Promise<void>;
};

/**
 * Creates the downloads of one endpoint.
 * @param endpoint an endpoint with access `account` whose response is a file; the token is sent only to the API's own addresses
 */
export function createDownloads<Query, Body>(
  { call, session }: { readonly call: Call; readonly session: { readonly api: unknown } },
  endpoint: Endpoint<Query, Body, File>,
  save: typeof saveFile = saveFile,
): Downloads {
  const states = signal<ReadonlyMap<string, DownloadState>>(new Map());
  const set = (url: string, state: DownloadState): void => void (states.value = new Map(states.peek()).set(url, state));
  return {
    states,
    linkTo: (url) => fileLink(session.api, url),
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
