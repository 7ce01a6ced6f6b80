import { defineElement, formAttributes } from "#core/contract/element.ts";

export const door = defineElement({
  tag: "digi-newsletter",
  summary: "Subscribes a visitor to the newsletter.",
  attributes: { ...formAttributes },
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
    [0, 905],
    [280, 860],
    [312, 815],
    [360, 756],
    [400, 711],
    [560, 614],
    [696, 569],
  ],
});
