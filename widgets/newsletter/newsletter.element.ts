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
});
