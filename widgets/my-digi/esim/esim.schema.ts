import { object, optional, refine, string, type Infer, type Struct } from "superstruct";
import { choice } from "#core/base/values/choice.ts";
import type { EsimCodeProblem } from "#core/base/values/esim-code.ts";
import type { FieldCode } from "#core/base/values/field-codes.ts";
import { esimCodeMaxDigits } from "#core/base/values/limits.ts";

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
 * Returns the struct of the code of an eSIM. The code is checked exactly as typed, because a blank is a mistake that the customer should
 * see.
 */
const code = (): Struct<string, null> =>
  refine(string(), "eSIM code", (value) => {
    if (value === "") return "required" satisfies FieldCode;
    return (/^\d+$/.test(value) && value.length <= esimCodeMaxDigits) || ("esim-code.format" satisfies EsimCodeProblem);
  });

/** The field of step two, named as in the request (C-342). */
export const EsimCheckFields = object({ "verify-code": code() });
export type EsimCheckFields = Infer<typeof EsimCheckFields>;
