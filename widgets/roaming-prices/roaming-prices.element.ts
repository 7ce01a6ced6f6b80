import { defineElement } from "#core/base/contract/element.ts";

export const definition = defineElement({
  tag: "digi-roaming-prices",
  summary:
    "Tells what calls, texts and data cost abroad, country by country. `?country=CI` in the page's address opens a country, and a visitor's choice is written there.",
  attributes: {
    country: { kind: "text", text: "The country that is shown first, by its code. Without it, Belgium.", example: "FR" },
  },
  methods: {},
  events: {},
  parts: {
    heading: "A heading.",
    field: "The search for a country, with its label.",
    label: "Its label.",
    input: "Its input.",
    button: "A button.",
    alert: "The box of a message.",
  },
});
