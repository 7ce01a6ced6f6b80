import { defineElement, formAttributes, formParts } from "#core/base/contract/element.ts";

export const definition = defineElement({
  tag: "digi-withdrawal",
  summary: "Takes a visitor’s or a customer’s withdrawal from a contract, in two steps, with a receipt.",
  needs: ["session"],
  prerendered: "for-strangers",
  leadsTo: ["login", "withdrawal"],
  attributes: { ...formAttributes },
  methods: {},
  events: {
    "digi-withdrawn": {
      text: "The statement of withdrawal was received; `reference` is the reference of its receipt.",
      detail: "{ reference: string }",
    },
  },
  parts: { ...formParts, card: "The receipt." },
});
