import { defineElement } from "#core/base/contract/element.ts";

export const definition = defineElement({
  tag: "digi-order-result",
  summary: "Says what came of the order that was placed in this tab, and what happens next.",
  leadsTo: ["home", "login", "orders", "bundle"],
  attributes: {},
  methods: {},
  events: {},
  parts: {
    heading: "The heading, and what came of the order.",
    card: "What came of the order.",
    button: "A button.",
  },
});
