import { nullable, number, object, record, string, type Infer } from "superstruct";

/** The stored draft of a mobile line's form. `lineId` is the line that is edited; null where a line is added. */
export const LineDraft = object({ lineId: nullable(number()), answers: record(string(), string()) });
export type LineDraft = Infer<typeof LineDraft>;
