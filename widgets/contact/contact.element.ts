import { defineElement, formAttributes, formParts } from "#core/contract/element.ts";

export const door = defineElement({
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
  heights: [
    [0, 1900],
    [280, 1841],
    [296, 1796],
    [320, 1753],
    [328, 1707],
    [344, 1662],
    [384, 1617],
    [456, 1572],
    [560, 1311],
    [616, 1269],
    [648, 1199],
  ],
});
