/** The structs of the values that a customer can edit inline. */
import { coerce, refine, string, type Struct } from "superstruct";
import type { FieldCode } from "#core/base/values/field-codes.ts";
import { inlineEditMaxLength, inlineEditProblem, type InlineEditCode } from "#core/base/values/inline-edit.ts";
import { isPhone, normalizePhone, type PhoneCode } from "#core/base/values/phone.ts";
import type { OneLineCode } from "#core/base/values/required-text.ts";
import { hasControls, isEmail } from "#core/base/values/text-rules.ts";

/** Returns the struct of a required email address, trimmed. */
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

/** Returns the struct of a required Belgian phone number: the 9 digits after +32. */
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

/**
 * Returns the struct of the name that a customer gives to a SIM card: one line, trimmed (C-103).
 *
 * @param maxLength the most characters, where the page data allows another number than the default
 */
export const settingSimCardName = (maxLength = inlineEditMaxLength): Struct<string, null> =>
  coerce(
    refine(
      string(),
      "text",
      (value) =>
        (inlineEditProblem(value, maxLength) ?? (!hasControls(value) || "text.one-line")) satisfies OneLineCode | InlineEditCode | boolean,
    ),
    string(),
    (value) => value.trim(),
  );
