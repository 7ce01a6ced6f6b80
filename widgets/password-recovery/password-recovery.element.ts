import { defineElement, formAttributes } from "#core/contract/element.ts";

export const door = defineElement({
  tag: "digi-password-recovery",
  summary: "Mails a visitor who forgot a password a link, and lets them set a new one by that link.",
  attributes: { ...formAttributes },
  methods: {},
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
