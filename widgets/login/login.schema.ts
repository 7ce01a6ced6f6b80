import { coerce, object, refine, string, type Infer, type Struct } from "superstruct";
import type { FieldCode } from "#core/base/values/field-codes.ts";
import { email } from "#core/base/values/fields.ts";
import { codeLength, type SentCodeProblem } from "#core/base/values/sent-code.ts";

/**
 * Returns the schema of an existing password, which is checked exactly as typed, without trimming. The rules for new passwords do not
 * apply, because older passwords may not follow them.
 */
const knownPassword = (): Struct<string, null> => refine(string(), "password", (value) => value !== "" || ("required" satisfies FieldCode));

/** Returns the schema of the one-time code. Spaces and hyphens of a pasted code are removed. */
const code = (): Struct<string, null> =>
  coerce(
    refine(string(), "code", (value) => (/^\d+$/.test(value) && value.length === codeLength) || ("code.format" satisfies SentCodeProblem)),
    string(),
    (value) => value.replace(/[\s-]/g, ""),
  );

/** The fields of step one of the login (P-025). The user is identified by an email address (decisions §5). */
export const CredentialFields = object({ username: email(), password: knownPassword() });
export type CredentialFields = Infer<typeof CredentialFields>;

/** The fields of step two of the login (P-026). */
export const CodeFields = object({ code: code() });
export type CodeFields = Infer<typeof CodeFields>;
