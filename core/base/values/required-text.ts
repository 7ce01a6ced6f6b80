import type { Struct } from "superstruct";
import { guardOf, type FieldCode } from "./field-codes.ts";
import { isFilled, trimmedText } from "./fields.ts";
import { hasControls } from "./text-rules.ts";
import { lineOf } from "./typed-text.ts";

/** The codes of problems with a text of one line. Their texts are beside the fields that can show them. */
export const oneLineCodes = ["text.one-line"] as const;
export type OneLineCode = (typeof oneLineCodes)[number];
export const isOneLineCode = guardOf(oneLineCodes);

type Checks = readonly (readonly [(value: string) => boolean, FieldCode | OneLineCode])[];

/**
 * Returns the struct of a required text of at most `max` characters. `tidied` cleans the text before the checks; the checks of `more` run
 * last.
 */
export const filledText = (max: number, tidied: (value: string) => string, more: Checks = []): Struct<string, null> =>
  trimmedText<FieldCode | OneLineCode>(
    "text",
    [[isFilled, "required"], [(value) => value.length <= max, "text.too-long"], ...more],
    tidied,
  );

/** Returns the struct of a required text of one line and of at most `max` characters. */
export const requiredText = (max: number): Struct<string, null> =>
  filledText(max, lineOf, [[(value) => !hasControls(value), "text.one-line"]]);
