import { defineElement } from "#core/contract/element.ts";

const card = (text: string, example: string) => ({ kind: "text", text, example }) as const;

export const door = defineElement({
  tag: "digi-configurator",
  summary:
    "Composes a pack and leads to its order. A page that is opened with `?mobile=mobile-max` has that plan chosen; `?fttbAddressId=`, `?internet=`, `?tv=` and `?landline=` are kept with the pack.",
  needs: ["bundle"],
  leadsTo: ["order", "shop-check", "contact"],
  attributes: {
    mobile: card("Id of a mobile plan: the form for a line opens with it chosen.", "mobile-max"),
    internet: card("Id of an internet offer, kept with the pack until there is an address.", "internet-500"),
    tv: card("Id of a TV offer, kept with the pack until there is an address.", "tv-essentials"),
    landline: card("Id of a landline offer, kept with the pack until there is an address.", "landline-unlimited"),
  },
  methods: {},
  events: {
    "digi-bundle-changed": {
      text: "The pack is another: by the visitor, or by another tab. Never a number or a name.",
      detail: "{ ids: string[]; codes: string[]; fttbAddressId: string | null; total: number }",
    },
  },
  parts: {
    heading: "A heading.",
    form: "The form of a mobile line.",
    field: "A field with its label and error.",
    label: "A label.",
    input: "An input.",
    error: "The error under a field.",
    button: "A button.",
    alert: "The box of a message.",
    card: "A plan, a line of the pack, or the pack itself.",
    price: "A price.",
    dialog: "The pack, drawn up on a phone.",
  },
});
