import { object, type Infer } from "superstruct";
import { email, personName, requiredConsent } from "#core/base/values/fields.ts";
import { documentExtensions, uploads } from "#core/base/values/upload.ts";

/** The maximum number of cover letters. P-104 allows several letters without a limit; this limit protects the server that stores them. */
export const mostLetters = 10;

/** The fields of the application form (P-103, P-202…P-205). Exactly one CV can be uploaded (decisions §3). */
export const JobApplicationFields = object({
  first_name: personName(),
  last_name: personName(),
  email: email(),
  upload_cv: uploads(documentExtensions, 1),
  upload_letter: uploads(documentExtensions, mostLetters),
  agree: requiredConsent(),
});

export type JobApplicationFields = Infer<typeof JobApplicationFields>;
