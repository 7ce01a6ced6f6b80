import { defineElement } from "#core/base/contract/element.ts";

export const definition = defineElement({
  tag: "digi-job-list",
  summary:
    "Lists the jobs that are open, to be filtered by department, language and place; the page's address says by which, and `?job=` opens the whole text of one.",
  leadsTo: ["contact"],
  attributes: {
    department: { kind: "text", text: "Department that is chosen at the start, as the API names it.", example: "shops" },
    language: { kind: "text", text: "Language of the work that is chosen at the start.", example: "nl" },
    location: { kind: "text", text: "Place that is chosen at the start, as the API names it.", example: "ghent" },
  },
  methods: {},
  events: {},
  parts: {
    heading: "The heading.",
    field: "A filter with its label.",
    label: "A label.",
    input: "A filter.",
    card: "A job.",
    button: "A button.",
    alert: "The box of a message.",
  },
});
