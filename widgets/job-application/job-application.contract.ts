import { assign, object, string, type } from "superstruct";
import { endpoint } from "#core/contract/endpoint.ts";
import { JobApplicationFields } from "./job-application.schema.ts";

/** What the address in `endpoint` is sent (P-103). `job` is empty where the page names none. */
export const formsJobApplication = endpoint({
  method: "POST",
  path: "/forms/job-application",
  encoding: "multipart",
  answer: type({}),
  spec: {
    id: "forms.job-application",
    summary: "Applies for a job, with a CV and up to ten letters",
    body: assign(JobApplicationFields, object({ job: string(), lang: string(), platform: string(), recaptcha: string() })),
    codes: ["captcha_invalid"],
  },
});
