import { defineElement } from "#core/base/contract/element.ts";
import { areaPages, views } from "./my-digi.rules.ts";

export const definition = defineElement({
  tag: "digi-my-digi",
  summary: "Shows customers their products, orders, invoices and account; who is not signed in logs in right there.",
  needs: ["session"],
  leadsTo: [...areaPages, "home"],
  attributes: {
    view: {
      kind: "choice",
      values: views,
      text: "Shows this view whatever the page; without it the page’s path says which.",
    },
    "soft-navigation": { kind: "boolean", text: "The menu changes the view and the address without loading the page anew." },
  },
  methods: {},
  events: {
    "digi-session-changed": { text: "Somebody signed in or out here.", detail: "{ signedIn: boolean }" },
  },
  parts: {
    heading: "The heading, and that of a view.",
    card: "A product, an invoice or a group of details.",
    price: "A price.",
    tab: "A tab of a view.",
    form: "A form.",
    field: "A field with its label and error.",
    label: "A label.",
    input: "An input.",
    error: "The error under a field.",
    button: "A button.",
    dialog: "A dialog.",
    alert: "The box of a message.",
  },
});
