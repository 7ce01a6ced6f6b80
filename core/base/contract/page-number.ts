/** The page of a list that a query asks for (decisions §12). A value that is not a whole number from 1 to a million is refused. */
import { coerce, number, refine, string, type Struct } from "superstruct";

/** The highest page number. It is above that of any list, and low enough for a database to count the entries before that page. */
const maxPage = 1_000_000;

/** Returns the struct of a page number, which counts from 1. A query carries texts, so a text is converted to a number first. */
export const pageNumber = (): Struct<number, null> =>
  coerce(
    refine(number(), "page", (value) => Number.isInteger(value) && value >= 1 && value <= maxPage),
    string(),
    Number,
  );
