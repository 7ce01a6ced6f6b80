import { Struct } from "superstruct";
import { filledText } from "./required-text.ts";

/** The type of a struct of `messageText`: of all texts that travel, only these may have several lines. */
export const messageType = "message";

/** A required message of at most `max` characters. A line break counts as one, though a multipart body carries it as two. */
export const messageText = (max: number): Struct<string, null> =>
  new Struct({ ...filledText(max, (value) => value.replace(/\r\n?/g, "\n").trim()), type: messageType });
