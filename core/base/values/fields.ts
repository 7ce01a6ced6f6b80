/**
 * Superstruct structs of the fields that nearly every form has; fields that fewer forms have are in their own files beside this one. Each
 * struct coerces first (trims, strips) and refuses with a code as its message, so the same struct serves the form in the browser and the
 * reference API.
 */
import { coerce, literal, refine, string, union, type Struct } from "superstruct";
import type { FieldCode } from "./field-codes.ts";
import { nameMaxLength } from "./limits.ts";
import { isEmail, isName } from "./text-rules.ts";
import { emailOf, nameOf } from "./typed-name.ts";
import { lineOf } from "./typed-text.ts";

/**
 * Returns the struct of a cleaned text on which the checks run in order; the first check that fails names the error (P-212). `Code` lists
 * the codes that the checks may return, where a check returns others than the common `FieldCode`.
 */
export function trimmedText<Code extends string = FieldCode>(
  name: string,
  checks: readonly (readonly [(value: string) => boolean, NoInfer<Code>])[],
  clean = lineOf,
): Struct<string, null> {
  const checked = refine(string(), name, (value) => {
    const failed = checks.find(([isGood]) => !isGood(value));
    return failed ? failed[1] : true;
  });
  return coerce(checked, string(), clean);
}

export const isFilled = (value: string): boolean => value !== "";

/** Returns the struct of a required name: at most 100 letters, hyphens, apostrophes and spaces (P-182…P-185). */
export const personName = (): Struct<string, null> =>
  trimmedText(
    "name",
    [
      [isFilled, "required"],
      [(value) => value.length <= nameMaxLength, "text.too-long"],
      [isName, "name.characters"],
    ],
    nameOf,
  );

/** Returns the struct of a required email address, trimmed (P-170…P-172). */
export const email = (): Struct<string, null> =>
  trimmedText(
    "email",
    [
      [isFilled, "required"],
      [isEmail, "email.format"],
    ],
    emailOf,
  );

/**
 * Returns the struct of a checkbox that must be checked. The value is `"1"` when checked and `""` when not, in the form as in the request.
 */
export const requiredConsent = (): Struct<"1", any> =>
  refine(
    union([literal("1"), literal("")]),
    "consent",
    (value) => value === "1" || ("consent.required" satisfies FieldCode),
  ) as unknown as Struct<"1", any>;
