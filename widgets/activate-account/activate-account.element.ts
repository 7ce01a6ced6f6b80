import { defineElement } from "#core/base/contract/element.ts";

export const definition = defineElement({
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
});
