import { defineElement, formAttributes, formParts } from "#core/base/contract/element.ts";

export const definition = defineElement({
  tag: "digi-password-recovery",
  summary: "Mails a visitor who forgot a password a link, and lets them set a new one by that link.",
  leadsTo: ["login"],
  attributes: { ...formAttributes },
  methods: {},
  events: {},
  parts: formParts,
});
