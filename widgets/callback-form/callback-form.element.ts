import { defineElement, formAttributes, formParts } from "#core/base/contract/element.ts";

export const definition = defineElement({
  tag: "digi-callback-form",
  summary: "Takes a name and an email address of who wants to hear when fibre arrives.",
  leadsTo: ["privacy", "shop-check"],
  attributes: { ...formAttributes },
  methods: { reset: "Empties the form and returns to it." },
  events: {},
  parts: formParts,
});
