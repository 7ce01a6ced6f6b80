import { nullable, number, object, record, string, type Infer } from "superstruct";

/** The stored draft of a line form. `lineId`: the line that is changed; null where one is added. */
export const LineDraft = object({ lineId: nullable(number()), answers: record(string(), string()) });
export type LineDraft = Infer<typeof LineDraft>;
