import { defineElement } from "#core/base/contract/element.ts";
import { consentDefaultScript } from "#core/base/values/consent-mode.ts";

export const definition = defineElement({
  tag: "digi-cookie-consent",
  file: "choices",
  summary:
    'Asks which cookies a visitor allows, in a bar at the window’s lower edge, and keeps the answer for 13 months in the cookie `digi-consent`. Write it first in the body, once a page, on every page that tracks: where it does not stand, nothing is asked and all is allowed; a link `<a href="#digi-cookies">` anywhere on the page opens the settings again.',
  needs: ["consent"],
  leadsTo: ["cookie-policy"],
  head: {
    text: "Google Consent Mode: put this line into the head, before Google’s own tags, so that nothing is tracked before the visitor has chosen. Without it the widget says the same, later.",
    script: consentDefaultScript,
  },
  attributes: {
    policy: {
      kind: "address",
      text: "The page with the cookie policy; without it that of the site, in the page’s language.",
      example: "/en/cookie-policy",
    },
  },
  methods: { show: "Opens the settings, where the visitor can choose anew." },
  events: {
    "digi-consent-changed": {
      text: "The visitor has chosen, here or in another tab. What is not named is necessary and never asked.",
      detail: "{ categories: { preferences: boolean; statistics: boolean; marketing: boolean } }",
    },
  },
  parts: {
    heading: "A heading.",
    button: "A button.",
    dialog: "The dialog of the settings.",
    field: "A category in the settings.",
    label: "Its name with its box.",
    input: "Its box.",
    alert: "The box of a message.",
  },
});
