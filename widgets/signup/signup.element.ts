import { defineElement, formAttributes, formParts } from "#core/base/contract/element.ts";

export const definition = defineElement({
  tag: "digi-signup",
  summary: "Makes an account for a visitor, by the link of a mail and the identity app.",
  leadsTo: ["home", "login", "sign-up", "contact", "privacy", "terms"],
  attributes: {
    ...formAttributes,
    "identity-app": { kind: "text", text: "The real name of the identity app, for its button.", example: "itsme" },
  },
  methods: {},
  events: {},
  parts: { ...formParts, card: "What came of the link." },
});
