import { defineElement } from "#core/base/contract/element.ts";

export const definition = defineElement({
  tag: "digi-subscription-carousel",
  summary:
    "Shows subscriptions beside each other. Visitors add those that they want, one of each kind, and go on to the bundle builder with them.",
  leadsTo: ["bundle"],
  attributes: {
    cards: {
      kind: "data",
      type: '{ id: string; type: "mobile" | "internet" | "tv" | "landline"; price: number; label: string; offer?: string | null; description?: string | null; url?: string | null; list?: string[] | null; extra_description?: string | null }[]',
      text: "The subscriptions: a list as property, its JSON as attribute. `price` is euros a month, `url` a page that tells more. Counts more than `src`.",
    },
    src: {
      kind: "address",
      text: "A JSON file with the subscriptions: the list of `cards`, or an object that has it by that name. From another origin it needs CORS.",
      example: "/assets/subscriptions.en.json",
    },
  },
  methods: {},
  events: {
    "digi-selection-changed": {
      text: "A subscription was added or taken away; `ids` are those that are added now.",
      detail: "{ ids: string[] }",
    },
  },
  parts: {
    heading: "The heading.",
    card: "A subscription.",
    price: "What it costs a month.",
    button: "A button.",
    alert: "The box of a message.",
  },
});
