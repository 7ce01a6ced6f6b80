import { defineElement, formAttributes } from "#core/contract/element.ts";

export const door = defineElement({
  tag: "digi-signup",
  summary: "Makes an account for a visitor, by the link of a mail and the identity app.",
  attributes: {
    ...formAttributes,
    "identity-app": { kind: "text", text: "The real name of the identity app, for its button.", example: "itsme" },
  },
  methods: {},
  events: {},
  parts: {
    heading: "The heading.",
    form: "The form.",
    field: "A field with its label and error.",
    label: "A label.",
    input: "An input.",
    error: "The error under a field.",
    card: "What came of the link.",
    button: "A button.",
    alert: "The box of a message.",
  },
});
