import { createModel, signal } from "@preact/signals-core";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import { createFormModel } from "#core/forms/form/form.model.ts";
import type { definition } from "./newsletter.element.ts";
import { formsSubscribe } from "./newsletter.contract.ts";
import type { NewsletterFields } from "./newsletter.schema.ts";

export type Model = InstanceType<typeof Model>;

export const Model = createModel((ports: PortsOf<typeof definition>) => {
  const sentTo = signal("");
  const form = createFormModel(ports, {
    name: "newsletter",
    endpoint: formsSubscribe,
    // Subscribing itself is the consent to marketing, which is sent as `marketing_agree` (P-101, P-102).
    request: (fields: NewsletterFields, extras) => ({ body: { ...fields, ...extras, marketing_agree: "1" as const } }),
    visible: (fields) => fields,
    onSent: (_answer, { email }) => (sentTo.value = email),
  });
  return {
    form,
    /** The email address to which the welcome mail was sent; the success message names it. */
    sentTo,
    draft: form,
    start: () => form.stop,
    methods: { reset: form.reset },
  };
});
