import { refine, string, type Struct } from "superstruct";
import { startValues } from "./start-question.rules.ts";

/** The code of a missing answer to the question when to start. */
export const startCode = "start";

/** Returns the struct of the answer to the question when to start, which is required (decisions §14). */
export const startAnswer = (): Struct<string, any> =>
  refine(string(), "start", (value) => (startValues as readonly string[]).includes(value) || startCode);
