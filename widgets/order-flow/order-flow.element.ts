import { defineElement } from "#core/base/contract/element.ts";

export const definition = defineElement({
  tag: "digi-order-flow",
  summary: "Leads from a pack to its order: who orders, where to, how it is paid. Without a pack it leads to the pack builder.",
  needs: ["bundle", "session"],
  leadsTo: ["bundle", "order", "contact", "terms", "privacy", "home", "login", "overview"],
  attributes: {
    "identity-app": { kind: "text", text: "The real name of the identity app, for its button.", example: "itsme" },
  },
  methods: {},
  events: {
    "digi-step-changed": { text: "Another step is shown.", detail: "{ step: string }" },
    "digi-order-placed": { text: "The order was accepted.", detail: "{ orderId: string }" },
  },
  parts: {
    heading: "The heading, and that of the step.",
    form: "The form of a step.",
    field: "A field with its label and error.",
    label: "A label.",
    input: "An input, or the frame of one.",
    error: "The error under a field.",
    button: "A button.",
    alert: "The box of a message.",
    card: "The pack, a section of the review, or what came of the order.",
    price: "A price.",
    dialog: "A question.",
  },
});
