/** The model of 'keep me informed' for an address that was checked (P-058). */
import { signal } from "@preact/signals-core";
import type { Address } from "#core/domain/address/address.rules.ts";
import { createFormModel, type FormPorts } from "#core/forms/form/form.model.ts";
import { openFiberForm } from "#core/domain/leads/open-fiber.form.ts";

export type Informing = ReturnType<typeof createInforming>;

/** Creates the model. The caller has to end it with `form.stop()`. */
export function createInforming(ports: FormPorts, checked: () => Address) {
  /** The address that we write to; empty until the request was accepted. */
  const email = signal("");
  const form = createFormModel(ports, { ...openFiberForm(checked), onSent: (_answer, fields) => void (email.value = fields.email) });
  return { form, email };
}
