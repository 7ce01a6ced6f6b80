import { defineElement, formAttributes, formParts } from "#core/contract/element.ts";

export const door = defineElement({
  tag: "digi-password-recovery",
  summary: "Mails a visitor who forgot a password a link, and lets them set a new one by that link.",
  leadsTo: ["login"],
  attributes: { ...formAttributes },
  methods: {},
  events: {},
  parts: formParts,
  heights: [
    [0, 716],
    [280, 633],
    [312, 567],
    [392, 516],
    [552, 519],
    [616, 474],
  ],
});
