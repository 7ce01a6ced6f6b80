import { defineElement, formAttributes } from "#core/contract/element.ts";

export const door = defineElement({
  tag: "digi-fiber-check",
  summary: "Tells a visitor whether fibre reaches an address.",
  attributes: {
    ...formAttributes,
    "ask-email": { kind: "boolean", text: "Also asks for an email address and a consent to be kept informed." },
  },
  methods: {},
  events: {
    "digi-fiber-checked": { text: "An address was checked.", detail: "{ available: boolean; fttbAddressId: string }" },
  },
  parts: {
    heading: "The heading.",
    form: "The form.",
    field: "A field with its label and error.",
    label: "A label.",
    input: "An input.",
    error: "The error under a field.",
    button: "A button.",
    card: "The result.",
    alert: "The box of a message.",
  },
});
