/** The waiting list for fibre at a checked address: the form 'keep me informed' (P-058). */
import { signal } from "@preact/signals-core";
import type { Address } from "#core/domain/address/address.rules.ts";
import { createFormModel, type FormPorts } from "#core/forms/form/form.model.ts";
import { openFiberForm } from "#core/domain/leads/open-fiber.form.ts";

export type WaitingList = ReturnType<typeof createWaitingList>;

/** Creates the model of the waiting list. The caller has to end it with `form.stop()`. */
export function createWaitingList(ports: FormPorts, checked: () => Address) {
  /** The email address that is on the list now; empty until the request was accepted. */
  const email = signal("");
  const form = createFormModel(ports, { ...openFiberForm(checked), onSent: (_answer, fields) => void (email.value = fields.email) });
  return { form, email };
}
