import { defineElement } from "#core/base/contract/element.ts";

export const definition = defineElement({
  tag: "digi-text-page",
  summary:
    "Shows a page that editors write, such as the terms: texts and tables, in tabs where it has several parts. `#id` and `?tab=id` in the page's address open a part.",
  leadsTo: ["home"],
  attributes: {
    heading: {
      kind: "text",
      text: "Heading above the page; without it the page's title. Empty: none, where your own page says the title.",
    },
    page: { kind: "text", text: "The page, by its id in the table of pages or by the name that the editors gave it.", example: "terms" },
    src: {
      kind: "address",
      text: "A JSON file with the page: `{ title, sections: [{ i, t, cls, txt, c }] }`. Counts more than `page`. From another origin it needs CORS.",
      example: "/assets/shipping.en.json",
    },
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
