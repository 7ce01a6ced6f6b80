/**
 * Superstruct structs of the fields that nearly every form has; what fewer have is a file of its own beside this one. Each coerces first
 * (trims, strips) and refuses with a code as its message, so the same struct serves the form in the browser and the reference API.
 */
import { coerce, literal, refine, string, union, type Struct } from "superstruct";
import type { FieldCode } from "./field-codes.ts";
import { nameMaxLength } from "./limits.ts";
import { isEmail, isName } from "./text-rules.ts";

/**
 * A trimmed text on which the checks run in order; the first that fails names the error (P-212). `Code`: what they may say where it is
 * more than any field may.
 */
export function trimmedText<Code extends string = FieldCode>(
  name: string,
  checks: readonly (readonly [(value: string) => boolean, NoInfer<Code>])[],
): Struct<string, null> {
  const checked = refine(string(), name, (value) => {
    const failed = checks.find(([isGood]) => !isGood(value));
    return failed ? failed[1] : true;
  });
  return coerce(checked, string(), (value) => value.trim());
}

export const isFilled = (value: string): boolean => value !== "";

/** A required name, at most 100 letters, hyphens, apostrophes and spaces (P-182…P-185). */
export const personName = (): Struct<string, null> =>
  trimmedText("name", [
    [isFilled, "required"],
    [(value) => value.length <= nameMaxLength, "text.too-long"],
    [isName, "name.characters"],
  ]);

/** A required email address, trimmed (P-170…P-172). */
export const email = (): Struct<string, null> =>
  trimmedText("email", [
    [isFilled, "required"],
    [isEmail, "email.format"],
  ]);

/** A checkbox that must be checked. Forms hold `"1"` when checked and `""` when not, as it travels. */
export const requiredConsent = (): Struct<"1", any> =>
  refine(
    union([literal("1"), literal("")]),
    "consent",
    (value) => value === "1" || ("consent.required" satisfies FieldCode),
  ) as unknown as Struct<"1", any>;
