import { defineElement } from "#core/base/contract/element.ts";
import { consentDefaultScript } from "#core/base/values/consent-mode.ts";

export const definition = defineElement({
  tag: "digi-cookie-consent",
  file: "choices",
  summary:
    'Asks which cookies a visitor allows, in a bar at the window’s lower edge, and keeps the answer for 13 months in the cookie `digi-consent`. Write it first in the body, once a page, on every page of the site, and `data-consent="required"` at the script: a page without the banner then measures nothing before the choice, too. A link `<a href="#digi-cookies">` anywhere on the page opens the settings again.',
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
    "cookie-domain": {
      kind: "text",
      text: "The domain whose hosts share the choice: `example.be` for `www.example.be` and `shop.example.be`. Without it the choice counts for the page’s own host.",
      example: "example.be",
    },
    clear: {
      kind: "text",
      text: "The cookies to end when a visitor refuses or withdraws a category: names with commas between them, in which `*` stands for any text. Only cookies that scripts of the page can read are ended.",
      example: "_ga,_ga_*,_gcl_au,_clck",
    },
    "consent-record": {
      kind: "boolean",
      text: "Each choice is sent to the API, too (`POST /consent`), so that the provider can prove it: what was chosen, when, in which language, and the versions of the question and of its texts; nothing about who chose.",
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
