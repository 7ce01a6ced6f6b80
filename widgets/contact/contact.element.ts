import { defineElement, formAttributes, formParts } from "#core/base/contract/element.ts";

export const definition = defineElement({
  tag: "digi-contact",
  summary: "Sends a message, with a file if wanted, to customer service.",
  leadsTo: ["privacy"],
  attributes: {
    ...formAttributes,
    category: {
      kind: "choice",
      values: ["commercial", "customer_support", "press", "sponsorship", "jobs"],
      text: "Subject that is chosen at the start.",
    },
  },
  methods: { reset: "Empties the form and returns to it." },
  events: {},
  parts: formParts,
});
