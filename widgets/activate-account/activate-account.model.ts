import { createModel, signal } from "@preact/signals-core";
import type { Failure } from "#core/api/outcome.ts";
import type { Ports } from "#core/element/room.ts";
import { createPatience } from "#core/forms/access-patience.model.ts";
import { createLinkParams } from "#core/session/link-params.ts";
import { activateAccount } from "./activate-account.contract.ts";

export type ActivationState =
  /** The call is under way. → activated, failed */
  | { readonly status: "loading" }
  /** The thank-you panel (P-043). Final. */
  | { readonly status: "activated"; readonly message?: string }
  /** The error panel (P-044). Without `failure`: the page was not opened by a link. → loading (tried again) */
  | { readonly status: "failed"; readonly failure?: Failure };

export type Model = InstanceType<typeof Model>;

export const Model = createModel((ports: Ports, _options?: unknown, link = createLinkParams("activate-account")) => {
  const state = signal<ActivationState>({ status: "loading" });
  const patience = createPatience(ports.clock);
  /** The visitor has done something here: from now on a new step takes focus. */
  const asked = signal(false);

  const showActivated = (message: string | undefined): void => {
    state.value = { status: "activated", ...(message !== undefined && { message }) };
  };

  const open = async (): Promise<void> => {
    const query = link.take(); // as given (P-042, P-266)
    const lang = ports.language.peek();
    const result = link.settled();
    // A reload after it: what the server said then is shown again, in its own language only.
    if (result) return showActivated(result["lang"] === lang ? result["message"] : undefined);
    const isLink = Object.keys(query).length > 0;
    state.value = isLink ? { status: "loading" } : { status: "failed" };
    if (!isLink) return;
    const outcome = await link.once(() => ports.call(activateAccount, { query }));
    if (!outcome.ok) {
      state.value = { status: "failed", failure: outcome.failure };
      return;
    }
    link.settle({ lang, ...(outcome.message !== undefined && { message: outcome.message }) });
    showActivated(outcome.message);
    ports.emit("digi-success", { form: "activate-account" });
  };

  return {
    state,
    /** The link, once more, after a failure that may pass. */
    async openAgain(): Promise<void> {
      asked.value = true;
      await patience.during(open());
    },
    asked,
    patience,
    go: ports.navigate,
    start: () => void patience.during(open()),
  };
});
