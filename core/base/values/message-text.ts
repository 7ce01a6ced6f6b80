import { Struct } from "superstruct";
import { filledText } from "./required-text.ts";
import { visibleText } from "./typed-text.ts";

/** The type name of structs that `messageText` makes. Of all texts that are sent, only messages may have several lines. */
export const messageType = "message";

/**
 * Returns the struct of a required message of at most `max` characters. A line break counts as one character, although a multipart body
 * encodes it as two.
 */
export const messageText = (max: number): Struct<string, null> =>
  new Struct({ ...filledText(max, (value) => visibleText(value).replace(/\r\n?/g, "\n").trim()), type: messageType });
