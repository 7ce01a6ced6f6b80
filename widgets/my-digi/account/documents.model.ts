/** Documents of contracts: fetched with the customer's token where they are the API's own, and nowhere else (decisions §5). */
import { signal, type ReadonlySignal } from "@preact/signals-core";
import type { Failure } from "#core/api/outcome.ts";
import type { Call } from "#core/api/client.ts";
import { accountDocument } from "#core/customer/account.contract.ts";
import { saveFile } from "#core/platform/save-file.ts";
import type { Session } from "#core/session/session.ts";

/** Of a document that was asked for, by its address. */
export type DocumentState =
  /** → saved, failed */
  | { readonly status: "fetching" }
  /** `name`: under which the browser saved it. → fetching */
  | { readonly status: "saved"; readonly name: string }
  /** → fetching */
  | { readonly status: "failed"; readonly failure: Failure };

export type Documents = {
  readonly states: ReadonlySignal<Readonly<Record<string, DocumentState>>>;
  /** Another address is a plain link. */
  isOwn(url: string): boolean;
  save(url: string): Promise<void>;
};

type DocumentsPorts = { readonly call: Call; readonly session: Pick<Session, "isApi"> };

/** Where the server names none. */
const usualName = "document.html";

export function createDocuments({ call, session }: DocumentsPorts, keep = saveFile): Documents {
  const states = signal<Readonly<Record<string, DocumentState>>>({});
  const set = (url: string, state: DocumentState): void => void (states.value = { ...states.peek(), [url]: state });
  return {
    states,
    isOwn: (url) => session.isApi(url),
    async save(url) {
      if (!session.isApi(url) || states.peek()[url]?.status === "fetching") return;
      set(url, { status: "fetching" });
      const outcome = await call(accountDocument, { address: url });
      if (!outcome.ok) return set(url, { status: "failed", failure: outcome.failure });
      const name = outcome.value.name || usualName;
      keep(outcome.value, name);
      set(url, { status: "saved", name });
    },
  };
}
