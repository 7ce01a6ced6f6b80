import { defineElement } from "#core/contract/element.ts";

export const door = defineElement({
  tag: "digi-email-change",
  summary: "Confirms a new email address of an account, by the link of a mail and the identity app.",
  leadsTo: ["home", "login", "confirm-email", "privacy"],
  attributes: {
    "identity-app": { kind: "text", text: "The real name of the identity app, for its button.", example: "itsme" },
  },
  methods: {},
  events: {},
  parts: {
    heading: "The heading.",
    card: "What came of the link.",
    button: "A button.",
    alert: "The box of a message.",
  },
  heights: [
    [0, 567],
    [272, 522],
    [312, 477],
    [328, 430],
    [392, 385],
    [496, 326],
    [552, 357],
    [688, 299],
  ],
});
