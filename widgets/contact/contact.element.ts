import { defineElement, formAttributes } from "#core/contract/element.ts";

export const door = defineElement({
  tag: "digi-contact",
  summary: "Sends a message, with a file if wanted, to customer service.",
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
  parts: {
    heading: "The heading.",
    form: "The form.",
    field: "A field with its label and error.",
    label: "A label.",
    input: "An input.",
    error: "The error under a field.",
    button: "A button.",
    alert: "The box of a message.",
  },
  heights: [
    [0, 1886],
    [264, 1841],
    [280, 1796],
    [312, 1729],
    [320, 1686],
    [352, 1638],
    [400, 1593],
    [448, 1548],
    [568, 1290],
    [600, 1245],
    [624, 1199],
  ],
});
