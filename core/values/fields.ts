/**
 * Superstruct structs of the fields that several forms share. Each coerces first (trims, strips) and refuses with a
 * `FieldCode` as its message, so the same struct serves the form in the browser and the reference API.
 */
import { coerce, literal, refine, string, union, type Struct } from "superstruct";
import type { FieldCode } from "./field-codes.ts";
import { nameMaxLength } from "./limits.ts";
import { isEmail, isName, isPhone, normalizePhone } from "./text-rules.ts";

/** A trimmed text on which the checks run in order; the first that fails names the error (P-212). */
function text(name: string, checks: readonly (readonly [(value: string) => boolean, FieldCode])[]): Struct<string, null> {
  const checked = refine(string(), name, (value) => {
    const failed = checks.find(([isGood]) => !isGood(value));
    return failed ? failed[1] : true;
  });
  return coerce(checked, string(), (value) => value.trim());
}

const isFilled = (value: string): boolean => value !== "";

/** A required name, at most 100 letters, hyphens, apostrophes and spaces (P-182…P-185). */
export const personName = (): Struct<string, null> =>
  text("name", [
    [isFilled, "required"],
    [(value) => value.length <= nameMaxLength, "text.too-long"],
    [isName, "name.characters"],
  ]);

/** A required email address, trimmed (P-170…P-172). */
export const email = (): Struct<string, null> =>
  text("email", [
    [isFilled, "required"],
    [isEmail, "email.format"],
  ]);

/** A required Belgian phone: the 9 digits after +32 (P-186, P-187). */
export const phone = (): Struct<string, null> =>
  coerce(
    refine(string(), "phone", (value) => (value === "" ? "required" : isPhone(value) || "phone.format") satisfies FieldCode | boolean),
    string(),
    normalizePhone,
  );

/** A required text of at most `max` characters. A line break counts as one, though a multipart body carries it as two. */
export const requiredText = (max: number, missing: FieldCode = "required"): Struct<string, null> =>
  coerce(
    text("text", [
      [isFilled, missing],
      [(value) => value.length <= max, "text.too-long"],
    ]),
    string(),
    (value) => value.replace(/\r\n?/g, "\n").trim(),
  );

/** A checkbox that must be checked. Forms hold `"1"` when checked and `""` when not, as it travels. */
export const requiredConsent = (): Struct<"1", any> =>
  refine(
    union([literal("1"), literal("")]),
    "consent",
    (value) => value === "1" || ("consent.required" satisfies FieldCode),
  ) as unknown as Struct<"1", any>;

/** A checkbox that may stay unchecked. */
export const optionalConsent = (): Struct<"1" | "", any> => union([literal("1"), literal("")]) as unknown as Struct<"1" | "", any>;

/** One of `values`; an empty choice is missing, anything else unknown is missing too. */
export const choice = <const Value extends string>(values: readonly Value[]): Struct<Value, any> =>
  refine(
    string(),
    "choice",
    (value) => (values as readonly string[]).includes(value) || ("choice.required" satisfies FieldCode),
  ) as unknown as Struct<Value, any>;
