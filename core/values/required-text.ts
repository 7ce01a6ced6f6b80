import { coerce, string, type Struct } from "superstruct";
import { isFilled, trimmedText } from "./fields.ts";

/** A required text of at most `max` characters. A line break counts as one, though a multipart body carries it as two. */
export const requiredText = (max: number): Struct<string, null> =>
  coerce(
    trimmedText("text", [
      [isFilled, "required"],
      [(value) => value.length <= max, "text.too-long"],
    ]),
    string(),
    (value) => value.replace(/\r\n?/g, "\n").trim(),
  );
