import { assign, object, refine, string, type } from "superstruct";
import { endpoint } from "#core/base/contract/endpoint.ts";
import type { FieldCode } from "#core/base/values/field-codes.ts";
import { JobApplicationFields } from "./job-application.schema.ts";

/** The maximum length of a job id in characters. An id is long, because it consists of the job's title and location. */
const jobMaxLength = 200;
const JobId = refine(string(), "job", (id) => id.length <= jobMaxLength || ("text.too-long" satisfies FieldCode));

/** The request that is sent to the address in the `endpoint` attribute (P-103). `job` is an empty string where the page names no job. */
export const formsJobApplication = endpoint({
  method: "POST",
  path: "/forms/job-application",
  encoding: "multipart",
  answer: type({}),
  spec: {
    id: "forms.job-application",
    summary: "Applies for a job, with a CV and up to ten letters",
    body: assign(JobApplicationFields, object({ job: JobId, lang: string(), platform: string(), recaptcha: string() })),
    codes: ["captcha_invalid"],
  },
});
