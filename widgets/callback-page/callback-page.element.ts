import { defineElement, formAttributes, formParts } from "#core/base/contract/element.ts";

export const definition = defineElement({
  tag: "digi-callback-page",
  summary: "Asks for a call, and says when it comes.",
  leadsTo: ["home", "privacy", "terms"],
  attributes: { ...formAttributes },
  methods: { reset: "Empties the form and returns to it." },
  events: {},
  parts: formParts,
});
