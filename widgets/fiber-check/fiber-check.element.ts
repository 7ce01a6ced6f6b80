import { defineElement, formAttributes, formParts } from "#core/contract/element.ts";

export const door = defineElement({
  tag: "digi-fiber-check",
  summary: "Tells a visitor whether fibre reaches an address.",
  leadsTo: ["privacy", "bundle"],
  attributes: {
    ...formAttributes,
    "ask-email": { kind: "boolean", text: "Also asks for an email address and a consent to be kept informed." },
  },
  methods: {},
  events: {
    "digi-fiber-checked": { text: "An address was checked.", detail: "{ available: boolean; fttbAddressId: string }" },
  },
  parts: { ...formParts, card: "The result." },
  heights: [
    [0, 1133],
    [280, 1056],
    [312, 1014],
    [400, 972],
    [456, 921],
    [560, 733],
    [616, 678],
  ],
});
