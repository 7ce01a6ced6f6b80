import { refine, string, type Struct } from "superstruct";
import type { FieldCode } from "./field-codes.ts";

/** The maximum length of an id. It is longer than any id of ours, and than a UUID. */
const maxLength = 100;

/**
 * Returns the struct of an id that another system made and that our code passes on unchanged, such as the id of a device or of an entry of
 * the address book.
 */
export const opaqueId = (): Struct<string, null> =>
  refine(string(), "id", (value) => value.length <= maxLength || ("text.too-long" satisfies FieldCode));
