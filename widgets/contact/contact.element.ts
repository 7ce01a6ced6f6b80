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
    [0, 1877],
    [264, 1832],
    [280, 1787],
    [304, 1744],
    [320, 1677],
    [352, 1629],
    [400, 1584],
    [448, 1539],
    [568, 1281],
    [592, 1236],
    [624, 1190],
  ],
});
