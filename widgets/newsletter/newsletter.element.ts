import { defineElement, formAttributes, formParts } from "#core/base/contract/element.ts";

export const definition = defineElement({
  tag: "digi-newsletter",
  summary: "Subscribes a visitor to the newsletter.",
  leadsTo: ["privacy"],
  attributes: { ...formAttributes },
  methods: { reset: "Empties the form and returns to it." },
  events: {},
  parts: formParts,
});
