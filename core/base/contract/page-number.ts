/** Which page of a list is asked for (decisions §12): what is no whole number from 1 on is refused. */
import { coerce, number, refine, string, type Struct } from "superstruct";

/** Counts from 1. A query carries texts. */
export const pageNumber = (): Struct<number, null> =>
  coerce(
    refine(number(), "page", (value) => Number.isInteger(value) && value >= 1),
    string(),
    Number,
  );
