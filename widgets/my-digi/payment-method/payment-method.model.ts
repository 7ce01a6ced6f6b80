/**
 * The change of the payment method, which applies from the next invoice on. It is sent once and confirmed; then the invoices are requested
 * again (C-390, C-441).
 */
import { createModel, signal, type ReadonlySignal } from "@preact/signals-core";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import { createSubmission } from "#core/forms/form/submission.model.ts";
import { changePaymentMethod } from "#core/domain/invoices/payment-method.contract.ts";
import { watchReturn } from "#widgets/my-digi/customer-loading.model.ts";
import type { part } from "./payment-method.part.ts";
import { paymentBody } from "./payment-method.rules.ts";
import type { PaymentFields } from "./payment-method.schema.ts";

export type Given = {
  /** Called after the change, because the shown invoices are outdated. `message` is the API's text about the change. */
  readonly onChanged: (message?: string) => void;
};

/** The delay in milliseconds before the invoices are requested again (C-441, decisions §9). */
export const reloadDelayMs = 2000;

export type Model = InstanceType<typeof Model>;

export const Model = createModel((ports: PortsOf<typeof part>, given: ReadonlySignal<Given>) => {
  const submission = createSubmission({
    call: ports.call,
    endpoint: changePaymentMethod,
    request: (fields: PaymentFields) => ({ body: paymentBody(fields, ports.language.peek()) }),
    // The event contains only the method, because the host page must see neither the account number nor its holder.
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
    /** The kind of bank account numbers (IBAN) that the page accepts. */
    ibanKind: signal(ports.ibanKind),
    /** Leaves the form. While a change is being sent its result is unknown, so the invoices are requested again. */
    leave(): void {
      if (submission.state.peek().status === "sending") given.peek().onChanged();
    },
    start() {
      // After a new login the error is removed, because it came from the session that had ended.
      const stop = watchReturn(ports.session, submission.again);
      return () => {
        stop();
        submission.cancel();
      };
    },
  };
});
