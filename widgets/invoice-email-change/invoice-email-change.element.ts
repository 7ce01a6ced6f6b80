import { defineElement } from "#core/base/contract/element.ts";

export const definition = defineElement({
  tag: "digi-invoice-email-change",
  summary: "Confirms a new email address for invoices, by the link of a mail.",
  leadsTo: ["home", "login"],
  attributes: {},
  methods: {},
  events: {},
  parts: {
    heading: "The heading.",
    card: "What came of the link.",
    button: "A button.",
  },
});
