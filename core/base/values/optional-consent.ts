import { literal, union, type Struct } from "superstruct";

/** Returns the struct of a checkbox that may stay unchecked. The value is `"1"` when checked and `""` when not. */
export const optionalConsent = (): Struct<"1" | "", any> => union([literal("1"), literal("")]) as unknown as Struct<"1" | "", any>;
