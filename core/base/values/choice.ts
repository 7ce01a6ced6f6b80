import { refine, string, type Struct } from "superstruct";
import { guardOf } from "./field-codes.ts";

/** The codes of problems with a choice, such as a group of radio buttons. Their texts are in `core/ui/radio-group/choice.messages.ts`. */
export const choiceCodes = ["choice.required"] as const;
export type ChoiceCode = (typeof choiceCodes)[number];
export const isChoiceCode = guardOf(choiceCodes);

/** Returns the struct of a choice: one of `values`. An empty or unknown value counts as a missing choice. */
export const choice = <const Value extends string>(values: readonly Value[]): Struct<Value, any> =>
  refine(
    string(),
    "choice",
    (value) => (values as readonly string[]).includes(value) || ("choice.required" satisfies ChoiceCode),
  ) as unknown as Struct<Value, any>;
