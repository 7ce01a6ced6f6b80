import { defineElement } from "#core/contract/element.ts";

export const door = defineElement({
  tag: "digi-activate-account",
  summary: "Activates a new account, by the link of a mail.",
  attributes: {},
  methods: {},
  events: {},
  parts: {
    heading: "The heading.",
    card: "What came of the link.",
    button: "A button.",
  },
});
