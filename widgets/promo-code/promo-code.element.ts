import { defineElement } from "#core/base/contract/element.ts";

export const definition = defineElement({
  tag: "digi-promo-code",
  summary: "Takes a voucher and a dealer code for the pack that the visitor has composed, here or on another page.",
  needs: ["bundle", "promoCodes"],
  leadsTo: ["bundle"],
  attributes: {},
  methods: {},
  events: {},
  parts: {
    heading: "The heading.",
    form: "The form of a code.",
    field: "A field with its label and error.",
    label: "A label.",
    input: "An input.",
    price: "What the pack costs a month.",
    error: "The error under a field.",
    button: "A button.",
    alert: "The box of a message.",
  },
});
