import { defineElement, formAttributes, formParts } from "#core/base/contract/element.ts";

export const definition = defineElement({
  tag: "digi-callback-modal",
  summary: "A dialog in which a visitor asks to be called back.",
  leadsTo: ["privacy", "terms"],
  attributes: {
    ...formAttributes,
    open: { kind: "boolean", text: "Present: the dialog is open." },
    for: { kind: "text", text: "Id of the button of the page that opens the dialog.", example: "call-me" },
    endpoint: {
      kind: "address",
      text: "Where the request is posted (multipart). Without it nothing is sent: a listener of the page takes the fields from `digi-submit`.",
      example: "/forms/callback",
    },
  },
  methods: { show: "Opens the dialog.", close: "Closes it; what was typed is kept." },
  events: {
    "digi-submit": {
      text: "Before the request is sent. `preventDefault()` keeps it from being sent. Without `endpoint`, a listener that takes it sets `event.detail.taken = true`; otherwise nobody does, and no call is promised.",
      detail: "{ form: string; fields: Record<string, string>; taken?: boolean }",
    },
    "digi-close": { text: "The visitor closed the dialog.", detail: "undefined" },
  },
  parts: { dialog: "The dialog.", ...formParts },
});
