import { defineElement } from "#core/base/contract/element.ts";

export const definition = defineElement({
  tag: "digi-invoice-explainer",
  summary:
    "Explains an invoice: a picture of each page with numbered marks, each explained beside it. `#id` and `?tab=id` in the page's address open a page.",
  attributes: {
    tab: { kind: "text", text: "The page of the invoice that is open at first, by its id.", example: "page-2" },
  },
  methods: {},
  events: {},
  parts: {
    heading: "A heading.",
    tab: "A tab.",
    button: "A button.",
    alert: "The box of a message.",
  },
});
