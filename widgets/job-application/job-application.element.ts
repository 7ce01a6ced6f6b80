import { defineElement, formAttributes, formParts } from "#core/base/contract/element.ts";

export const definition = defineElement({
  tag: "digi-job-application",
  summary: "Takes an application for a job, with a CV and letters.",
  leadsTo: ["privacy"],
  attributes: {
    job: {
      kind: "text",
      text: "The job that is applied for, by its id. Its whole text stands above the form, and the id is sent along.",
      example: "fibre-technician-ghent-nl",
    },
    endpoint: {
      kind: "address",
      text: "Where the application is posted (multipart). Without it the sending is only shown for three seconds: nobody gets the application.",
      example: "/forms/job-application",
    },
    "structured-data": {
      kind: "boolean",
      text: "Gives search engines the job that `job` names (JSON-LD), as a child of the tag. On pages that tell the whole job.",
    },
    ...formAttributes,
  },
  methods: { reset: "Empties the form and returns to it." },
  events: {},
  parts: formParts,
});
