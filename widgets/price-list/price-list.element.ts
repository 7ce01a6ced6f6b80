import { defineElement } from "#core/base/contract/element.ts";

export const definition = defineElement({
  tag: "digi-price-list",
  summary:
    "Shows what everything costs, in tabs for mobile, internet and TV, with premium numbers and calls abroad. `#id` and `?tab=id` in the page's address open a part.",
  leadsTo: ["roaming"],
  attributes: {
    tab: {
      kind: "text",
      text: "The part that is open at first: mobile, internet or tv, or a part of mobile: numbers, premium-numbers, international, roaming.",
      example: "internet",
    },
    "structured-data": {
      kind: "boolean",
      text: "Gives search engines the products with their prices (JSON-LD), as a child of the tag. On one page of your site, that of the prices.",
    },
  },
  methods: {},
  events: {},
  parts: {
    heading: "A heading.",
    tab: "A tab.",
    card: "A premium number.",
    field: "The search for a country, with its label.",
    label: "Its label.",
    input: "Its input.",
    button: "A button.",
    alert: "The box of a message.",
  },
});
