import { defineElement } from "#core/base/contract/element.ts";

export const definition = defineElement({
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
});
