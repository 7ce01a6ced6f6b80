import { any, object, optional, record, string, type Infer } from "superstruct";

/** What is kept of a form: for whom it was typed, its texts by name, and what only its model can read. */
export const Typed = object({ owner: string(), texts: record(string(), string()), choices: optional(any()) });
export type Typed = Infer<typeof Typed>;
