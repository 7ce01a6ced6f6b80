import { refine, string, type Struct } from "superstruct";
import type { FieldCode } from "./field-codes.ts";

/** Longer than any of ours, and than a UUID. */
const maxLength = 100;

/** An id that somebody else made and that is kept as it came: a device's, an entry's of the address book. */
export const opaqueId = (): Struct<string, null> =>
  refine(string(), "id", (value) => value.length <= maxLength || ("text.too-long" satisfies FieldCode));
