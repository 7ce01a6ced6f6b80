import { defineElement } from "#core/contract/element.ts";

export const door = defineElement({
  tag: "digi-login",
  summary: "Lets a customer in, by password and then by a code that is sent.",
  session: true,
  attributes: {
    next: {
      kind: "address",
      text: "Where to go after the login: a path of this site, or a page that `data-routes` names. `next` in the page's query wins; else the overview.",
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
  parts: {
    heading: "The heading.",
    form: "The form.",
    field: "A field with its label and error.",
    label: "A label.",
    input: "The frame of an input.",
    error: "The error under a field.",
    button: "A button.",
    alert: "The box of a message.",
  },
});
