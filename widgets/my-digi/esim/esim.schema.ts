import { coerce, object, optional, refine, string, type Infer, type Struct } from "superstruct";
import { choice } from "#core/base/values/choice.ts";
import type { EsimCodeProblem } from "#core/base/values/esim-code.ts";
import type { FieldCode } from "#core/base/values/field-codes.ts";
import { esimCodeMaxDigits } from "#core/base/values/limits.ts";
import { codeLength } from "#core/base/values/sent-code.ts";
import { codeOf } from "#core/base/values/typed-code.ts";
import { plainDigits } from "#core/base/values/typed-number.ts";
import { lineOf } from "#core/base/values/typed-text.ts";

/**
 * The fields of step one: the answer whether the eSIM is on a phone already, and a checkbox. The checkbox is shown, and required, only
 * after the answer 'yes'.
 */
export const EsimStartFields = refine(
  object({ isEsimInstalled: choice(["yes", "no"]), confirmed: optional(string()) }),
  "confirmation",
  ({ isEsimInstalled, confirmed }) =>
    isEsimInstalled !== "yes" ||
    confirmed === "1" || { path: ["confirmed"], key: "confirmed", message: "consent.required" satisfies FieldCode },
);
export type EsimStartFields = Infer<typeof EsimStartFields>;

/**
 * Returns the struct of the code of an eSIM. A blank between its digits is a mistake that the customer should see; of a pasted message the
 * code alone is taken.
 */
const code = (): Struct<string, null> =>
  coerce(
    refine(string(), "eSIM code", (value) => {
      if (value === "") return "required" satisfies FieldCode;
      return (/^\d+$/.test(value) && value.length <= esimCodeMaxDigits) || ("esim-code.format" satisfies EsimCodeProblem);
    }),
    string(),
    esimCodeOf,
  );

function esimCodeOf(typed: string): string {
  const line = plainDigits(lineOf(typed));
  const { digits, isSure } = codeOf(line, codeLength);
  return isSure && /\p{L}/u.test(line) && digits.length === codeLength ? digits : line || typed;
}

/** The field of step two, named as in the request (C-342). */
export const EsimCheckFields = object({ "verify-code": code() });
export type EsimCheckFields = Infer<typeof EsimCheckFields>;
