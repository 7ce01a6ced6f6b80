import { defineElement, formAttributes, formParts } from "#core/base/contract/element.ts";

export const definition = defineElement({
  tag: "digi-address-form",
  summary: "Asks for an address and hands it to the page; nothing of it is sent.",
  leadsTo: ["privacy"],
  attributes: {
    ...formAttributes,
    "ask-email": { kind: "boolean", text: "Also asks for an email address and a consent to be kept informed." },
  },
  methods: { reset: "Empties the form and returns to it." },
  events: {
    "digi-address-changed": {
      text: "The visitor has confirmed an address, the first one or another. It is what `PUT /address/infrastructure` takes, with a `recaptcha` that is good for one call.",
      detail: "{ address: Record<string, string | boolean> }",
    },
  },
  parts: formParts,
});
