import { defineElement, formParts } from "#core/base/contract/element.ts";

export const definition = defineElement({
  tag: "digi-login",
  summary: "Lets a customer in, by password and then by a code that is sent.",
  needs: ["session"],
  prerendered: "for-strangers",
  leadsTo: ["login", "overview", "password-recovery"],
  attributes: {
    next: {
      kind: "address",
      text: "Where to go after the login: a path of this site, or a page that `data-routes` names. `next` in the page's query wins, unless this is the page itself: then the visitor stays. Else the overview.",
      example: "/en/my-digi/invoices",
    },
  },
  methods: {},
  events: {
    "digi-session-changed": {
      text: "The visitor has signed in or out, here, in another widget or in another tab.",
      detail: "{ signedIn: boolean }",
    },
  },
  parts: { ...formParts, input: "The frame of an input." },
});
