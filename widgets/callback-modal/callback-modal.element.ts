import { defineElement, formAttributes, formParts } from "#core/contract/element.ts";

export const door = defineElement({
  tag: "digi-callback-modal",
  summary: "A dialog in which a visitor asks to be called back.",
  leadsTo: ["privacy", "terms"],
  attributes: {
    ...formAttributes,
    open: { kind: "boolean", text: "Present: the dialog is open." },
    for: { kind: "text", text: "Id of the button of the page that opens the dialog.", example: "call-me" },
    endpoint: {
      kind: "address",
      text: "Where the request is posted (multipart). Without it nothing is sent: the page takes the fields from `digi-submit`.",
      example: "/forms/callback",
    },
  },
  methods: { show: "Opens the dialog.", close: "Closes it; what was typed is kept." },
  events: { "digi-close": { text: "The visitor closed the dialog.", detail: "undefined" } },
  parts: { dialog: "The dialog.", ...formParts },
  heights: [],
});
