/** Values of the inline edits of an account. */
import { coerce, refine, string, type Struct } from "superstruct";
import type { FieldCode } from "#core/values/field-codes.ts";
import { inlineEditProblem, type InlineEditCode } from "#core/values/inline-edit.ts";
import { isPhone, normalizePhone, type PhoneCode } from "#core/values/phone.ts";
import { isEmail } from "#core/values/text-rules.ts";

/** A required email address, trimmed. */
export const settingEmail = (): Struct<string, null> =>
  coerce(
    refine(
      string(),
      "email",
      (value) => (inlineEditProblem(value) ?? (isEmail(value) || "email.format")) satisfies FieldCode | InlineEditCode | boolean,
    ),
    string(),
    (value) => value.trim(),
  );

/** A required Belgian phone: the 9 digits after +32. */
export const settingPhone = (): Struct<string, null> =>
  coerce(
    refine(
      string(),
      "phone",
      (value) => (inlineEditProblem(value) ?? (isPhone(value) || "phone.format")) satisfies PhoneCode | InlineEditCode | boolean,
    ),
    string(),
    normalizePhone,
  );
