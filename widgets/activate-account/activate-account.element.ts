import { defineElement } from "#core/contract/element.ts";

export const door = defineElement({
  tag: "digi-activate-account",
  summary: "Activates a new account, by the link of a mail.",
  leadsTo: ["home", "login"],
  attributes: {},
  methods: {},
  events: {},
  parts: {
    heading: "The heading.",
    card: "What came of the link.",
    button: "A button.",
  },
  heights: [
    [0, 369],
    [304, 307],
    [496, 257],
    [552, 280],
  ],
});
