/** The change of how invoices are paid from the next one on: sent once, confirmed, and then the view is requested anew (C-390, C-441). */
import { createModel, signal, type ReadonlySignal } from "@preact/signals-core";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import { createSubmission } from "#core/forms/form/submission.model.ts";
import { changePaymentMethod } from "#core/domain/invoices/payment-method.contract.ts";
import { watchReturn } from "#widgets/my-digi/customer-loading.model.ts";
import type { part } from "./payment-method.part.ts";
import { paymentBody } from "./payment-method.rules.ts";
import type { PaymentFields } from "./payment-method.schema.ts";

export type Given = {
  /** Called after the change: what is in sight is old. `message`: what the API said about the change. */
  readonly onChanged: (message?: string) => void;
};

/** The delay before the view is requested anew, in milliseconds (C-441, decisions §9). */
export const reloadDelayMs = 2000;

export type Model = InstanceType<typeof Model>;

export const Model = createModel((ports: PortsOf<typeof part>, given: ReadonlySignal<Given>) => {
  const submission = createSubmission({
    call: ports.call,
    endpoint: changePaymentMethod,
    request: (fields: PaymentFields) => ({ body: paymentBody(fields, ports.language.peek()) }),
    // The host page is told neither the account nor its holder.
    announceSubmit: ({ method }) => ports.emit("digi-submit", { form: "payment-method", fields: { method } }),
    onOutcome(outcome) {
      if (!outcome.ok) return;
      ports.emit("digi-success", { form: "payment-method" });
      ports.clock.after(reloadDelayMs, () => given.peek().onChanged(outcome.message));
    },
  });
  return {
    state: submission.state,
    submit: submission.submit,
    /** The kind of account numbers that the page accepts. */
    ibanKind: signal(ports.ibanKind),
    /** Leaves the form. While a change is on its way nobody knows its result, so that the view is requested anew. */
    leave(): void {
      if (submission.state.peek().status === "sending") given.peek().onChanged();
    },
    start() {
      // The refusal belonged to the session that had ended.
      const stop = watchReturn(ports.session, submission.again);
      return () => {
        stop();
        submission.cancel();
      };
    },
  };
});
