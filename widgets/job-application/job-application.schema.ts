import { object, type Infer } from "superstruct";
import { email, personName, requiredConsent } from "#core/base/values/fields.ts";
import { documentExtensions, uploads } from "#core/base/values/upload.ts";

/** P-104 lets letters be several; how many is for whoever stores them to bear. */
export const mostLetters = 10;

/** P-103, P-202…P-205. One CV (decisions §3). */
export const JobApplicationFields = object({
  first_name: personName(),
  last_name: personName(),
  email: email(),
  upload_cv: uploads(documentExtensions, 1),
  upload_letter: uploads(documentExtensions, mostLetters),
  agree: requiredConsent(),
});

export type JobApplicationFields = Infer<typeof JobApplicationFields>;
