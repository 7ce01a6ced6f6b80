import { createModel, signal } from "@preact/signals-core";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import { createFormModel } from "#core/forms/form/form.model.ts";
import { openFiberForm } from "#core/domain/leads/open-fiber.form.ts";
import type { definition } from "./callback-form.element.ts";

export type Model = InstanceType<typeof Model>;

export const Model = createModel((ports: PortsOf<typeof definition>) => {
  const sentTo = signal("");
  const form = createFormModel(ports, { ...openFiberForm(), onSent: (_answer, { email }) => (sentTo.value = email) });
  return {
    form,
    draft: form,
    /** The email address of the last request that was sent: news about fibre goes there. */
    sentTo,
    start: () => form.stop,
    methods: { reset: form.reset },
  };
});
