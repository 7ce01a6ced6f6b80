import { any, object, optional, record, string, type Infer } from "superstruct";

/** The stored draft of a form: its owner, its texts by field name, and choices that only the form's model can read. */
export const Typed = object({ owner: string(), texts: record(string(), string()), choices: optional(any()) });
export type Typed = Infer<typeof Typed>;
