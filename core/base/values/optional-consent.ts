import { literal, union, type Struct } from "superstruct";

/** A checkbox that may stay unchecked. */
export const optionalConsent = (): Struct<"1" | "", any> => union([literal("1"), literal("")]) as unknown as Struct<"1" | "", any>;
