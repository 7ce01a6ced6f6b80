import { refine, string, type Struct } from "superstruct";

/** Returns the struct of the answer to the question when to start, which is required (decisions §14). */
export const startAnswer = (): Struct<string, any> =>
  refine(string(), "start", (value) => value === "early" || value === "later" || "start");
