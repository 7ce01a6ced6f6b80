import { defineElement } from "#core/base/contract/element.ts";

export const definition = defineElement({
  tag: "digi-product-conditions",
  summary:
    "Shows the conditions of internet, mobile and landline: fair use, data beyond the bundle, what is left at the end of the month. `#id` and `?tab=id` in the page's address open a part.",
  attributes: {
    tab: { kind: "text", text: "The part that is open at first: internet, mobile or landline.", example: "mobile" },
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
