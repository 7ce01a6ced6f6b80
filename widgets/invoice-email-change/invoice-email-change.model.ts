import { createModel, signal } from "@preact/signals-core";
import type { Failure } from "#core/api/outcome.ts";
import type { Ports } from "#core/element/room.ts";
import { createPatience } from "#core/forms/access-patience.model.ts";
import { createLinkParams } from "#core/session/link-params.ts";
import { confirmChangeInvoiceEmail } from "./invoice-email-change.contract.ts";
import { linkNames, readInvoiceLink } from "./invoice-email-change.rules.ts";

/** P-142…P-144. */
export type InvoiceEmailState =
  /** The call is under way. → no-access, access */
  | { readonly step: "loading" }
  /** Without `failure`: the page was not opened by a whole link (P-298). → loading (tried again) */
  | { readonly step: "no-access"; readonly failure?: Failure }
  /** Changed; `message` is the server's own text. Final. */
  | { readonly step: "access"; readonly message?: string };

export type Model = InstanceType<typeof Model>;

export const Model = createModel((ports: Ports, _options?: unknown, link = createLinkParams("confirm-invoice-email")) => {
  const state = signal<InvoiceEmailState>({ step: "loading" });
  const patience = createPatience(ports.clock);
  /** The visitor has done something here: from now on a new step takes focus. */
  const asked = signal(false);

  const showChanged = (message: string | undefined): void => {
    state.value = { step: "access", ...(message !== undefined && { message }) };
  };

  const open = async (): Promise<void> => {
    const values = readInvoiceLink(link.take(linkNames));
    const lang = ports.language.peek();
    const result = link.settled();
    // A reload after the change: what the server said then is shown again, in its own language only.
    if (result) return showChanged(result["lang"] === lang ? result["message"] : undefined);
    state.value = values ? { step: "loading" } : { step: "no-access" };
    if (!values) return;
    const outcome = await link.once(() => ports.call(confirmChangeInvoiceEmail, { query: { ...values, lang } }));
    if (!outcome.ok) {
      state.value = { step: "no-access", failure: outcome.failure }; // P-143
      return;
    }
    link.settle({ lang, ...(outcome.message !== undefined && { message: outcome.message }) });
    showChanged(outcome.message);
    ports.emit("digi-success", { form: "invoice-email-change" });
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
