import { defineElement, formAttributes, formParts } from "#core/base/contract/element.ts";

export const definition = defineElement({
  tag: "digi-fiber-check",
  summary:
    "Tells a visitor whether fibre reaches an address. A page that is opened with `?postalCode=1000` has that postal code filled in: a plain form of any page can be the first step.",
  leadsTo: ["privacy"],
  attributes: {
    ...formAttributes,
    "ask-email": { kind: "boolean", text: "Also asks for an email address and a consent to be kept informed." },
  },
  methods: {},
  events: {
    "digi-fiber-checked": { text: "An address was checked.", detail: "{ available: boolean; fttbAddressId: string }" },
  },
  parts: { ...formParts, card: "The result, and each offer in it.", price: "A price." },
});
