import { defineElement } from "#core/base/contract/element.ts";

export const definition = defineElement({
  tag: "digi-bundle-summary",
  summary: "Shows the pack that the visitor has composed, here or on another page, with what it costs a month, and leads to its order.",
  needs: ["bundle"],
  leadsTo: ["bundle", "order"],
  attributes: {},
  methods: {},
  events: {},
  parts: {
    heading: "The heading.",
    card: "The pack.",
    price: "What it costs a month.",
    button: "A button.",
    alert: "The box of a message.",
  },
});
