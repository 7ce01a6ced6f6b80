import { defineElement } from "#core/base/contract/element.ts";

const card = (text: string, example: string) => ({ kind: "text", text, example }) as const;

export const definition = defineElement({
  tag: "digi-configurator",
  summary:
    "Composes a pack and leads to its order. A page that is opened with `?mobile=mobile-max` has that plan chosen; `?fttbAddressId=` is the address, and `?internet=`, `?tv=` and `?landline=` are chosen as soon as the address has them. `?type=` is looked up in all.",
  needs: ["bundle"],
  leadsTo: ["order", "contact"],
  attributes: {
    mobile: card("Id of a mobile plan: the form for a line opens with it chosen.", "mobile-max"),
    internet: card("Id of an internet offer: chosen as soon as an address has it.", "internet-500"),
    tv: card("Id of a TV offer: chosen as soon as an address has it, beside internet or mobile.", "tv-essentials"),
    landline: card("Id of a landline offer: chosen as soon as an address has it, beside internet.", "landline-unlimited"),
    type: card("Id of a card of whatever kind: a mobile plan, or what an address has of internet, TV or landline.", "internet-1000"),
    dealer: { kind: "text", text: "A dealer's code: taken into the pack, and the dealer's name is shown.", example: "DEALER-BRU" },
    "ask-email": { kind: "boolean", text: "The form of the address also asks for an email address and a consent to be kept informed." },
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
    form: "The form of a mobile line or of an address.",
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
