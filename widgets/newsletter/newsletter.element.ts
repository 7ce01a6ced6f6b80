import { defineElement, formAttributes, formParts } from "#core/contract/element.ts";

export const door = defineElement({
  tag: "digi-newsletter",
  summary: "Subscribes a visitor to the newsletter.",
  leadsTo: ["privacy"],
  attributes: { ...formAttributes },
  methods: { reset: "Empties the form and returns to it." },
  events: {},
  parts: formParts,
  heights: [
    [0, 905],
    [280, 860],
    [312, 815],
    [360, 756],
    [400, 711],
    [560, 614],
    [696, 569],
  ],
});
