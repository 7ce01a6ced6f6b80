import { coerce, object, refine, string, type Infer, type Struct } from "superstruct";
import type { FieldCode } from "#core/base/values/field-codes.ts";
import { email } from "#core/base/values/fields.ts";
import { codeLength, type SentCodeProblem } from "#core/base/values/sent-code.ts";

/** As typed, never trimmed. Whether it follows the rules of a new one is not asked here: older ones may not. */
const knownPassword = (): Struct<string, null> => refine(string(), "password", (value) => value !== "" || ("required" satisfies FieldCode));

/** Spaces and hyphens of a pasted code are forgiven. */
const code = (): Struct<string, null> =>
  coerce(
    refine(string(), "code", (value) => (/^\d+$/.test(value) && value.length === codeLength) || ("code.format" satisfies SentCodeProblem)),
    string(),
    (value) => value.replace(/[\s-]/g, ""),
  );

/** Step one (P-025). The identifier is the email (decisions §5). */
export const CredentialFields = object({ username: email(), password: knownPassword() });
export type CredentialFields = Infer<typeof CredentialFields>;

/** Step two (P-026). */
export const CodeFields = object({ code: code() });
export type CodeFields = Infer<typeof CodeFields>;
