import { createModel, signal } from "@preact/signals-core";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import { createFormModel } from "#core/forms/form/form.model.ts";
import { createSending } from "#core/forms/sending/sending.model.ts";
import { phonePrefix } from "#core/base/values/limits.ts";
import type { definition } from "./contact.element.ts";
import { formsContact } from "./contact.contract.ts";
import type { ContactFields } from "./contact.schema.ts";

export type Model = InstanceType<typeof Model>;

export const Model = createModel((ports: PortsOf<typeof definition>) => {
  const sentTo = signal("");
  const form = createFormModel(ports, {
    name: "contact",
    endpoint: formsContact,
    tracksProgress: true,
    // The file is the last field of the request, so that the server can read all other fields before the file arrives.
    request: ({ upload, ...typed }: ContactFields, extras) => ({
      body: { ...typed, agree: typed.gdpr_agree, prefix: phonePrefix, ...extras, upload },
    }),
    visible: ({ upload, ...typed }) => ({ ...typed, upload: upload?.name ?? "" }),
    onSent: (_answer, { email }) => (sentTo.value = email),
  });

  const sending = createSending(form, ports.clock);

  return {
    form,
    draft: { ...form, reset: sending.reset },
    sending,
    /** The email address to which a receipt was sent; the success message names it. */
    sentTo,
    start() {
      const stopWatching = sending.watch();
      return () => {
        stopWatching();
        form.stop();
      };
    },
    methods: { reset: sending.reset },
  };
});
